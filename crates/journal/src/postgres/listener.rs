//! Receives from the other machines which tables have grown.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::time::{interval, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::{Address, CONNECT_TIMEOUT};
use super::notifier::{self, CHANNEL};
use super::peers::Peers;
use crate::Notice;

/// Delay before connecting again.
const RECONNECT_DELAY: Duration = Duration::from_millis(250);
/// Interval and timeout of pings, which detect a connection that was cut silently.
const PING_INTERVAL: Duration = Duration::from_secs(2);

/// Listens for ever. After every new connection it reports that notices may have been missed.
pub(super) async fn run(
    address: Address,
    tls: MakeRustlsConnect,
    own: String,
    notices: broadcast::Sender<Notice>,
    peers: Arc<Peers>,
) {
    loop {
        listen(&address, tls.clone(), &own, (&notices, &peers)).await;
        sleep(RECONNECT_DELAY).await;
    }
}

/// Listens until the connection is lost.
async fn listen(
    address: &Address,
    tls: MakeRustlsConnect,
    own: &str,
    (notices, peers): (&broadcast::Sender<Notice>, &Peers),
) {
    let Ok(Ok((client, mut connection))) =
        timeout(CONNECT_TIMEOUT, address.config.connect(tls)).await
    else {
        return;
    };
    let messages = async {
        while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(notification) = message {
                let Some((sender, tables)) = notifier::read(own, notification.payload()) else {
                    continue;
                };
                peers.heard(sender);
                // An error means that there is no receiver.
                let _ = notices.send(Notice::Grown(tables));
            }
        }
    };
    let life = async {
        if client.batch_execute(&format!("LISTEN {CHANNEL}")).await.is_err() {
            return;
        }
        let _ = notices.send(Notice::Missed);
        ping_until_lost(&client).await;
    };
    tokio::select! {
        () = messages => {}
        () = life => {}
    }
}

/// Returns when the server no longer answers.
async fn ping_until_lost(client: &Client) {
    let mut ticks = interval(PING_INTERVAL);
    loop {
        ticks.tick().await;
        if !matches!(timeout(PING_INTERVAL, client.simple_query("")).await, Ok(Ok(_))) {
            return;
        }
    }
}
