//! Hears from the other machines which tables have grown.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::time::{interval, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::{Address, CONNECT};
use super::notifier::{self, CHANNEL};
use super::others::Others;
use crate::Notice;

/// So long it waits before it knocks again.
const AGAIN: Duration = Duration::from_millis(250);
/// So often it asks whether the line is alive: one that was cut in silence says nothing.
const BEAT: Duration = Duration::from_secs(2);

/// Listens for ever. Whenever the line was away, notices may have been missed, and it says so.
pub(super) async fn run(
    address: Address,
    tls: MakeRustlsConnect,
    own: String,
    heard: broadcast::Sender<Notice>,
    others: Arc<Others>,
) {
    loop {
        listen(&address, tls.clone(), &own, (&heard, &others)).await;
        sleep(AGAIN).await;
    }
}

/// Until the line is lost.
async fn listen(
    address: &Address,
    tls: MakeRustlsConnect,
    own: &str,
    (heard, others): (&broadcast::Sender<Notice>, &Others),
) {
    let Ok(Ok((client, mut line))) = timeout(CONNECT, address.config.connect(tls)).await else {
        return;
    };
    let messages = async {
        while let Some(Ok(message)) = poll_fn(|cx| line.poll_message(cx)).await {
            if let AsyncMessage::Notification(told) = message {
                let Some((teller, news)) = notifier::read(own, told.payload()) else { continue };
                others.heard(teller);
                // Nobody may want to hear it.
                let _ = heard.send(Notice::Grown(news));
            }
        }
    };
    let life = async {
        if client.batch_execute(&format!("LISTEN {CHANNEL}")).await.is_err() {
            return;
        }
        let _ = heard.send(Notice::Missed);
        beat(&client).await;
    };
    tokio::select! {
        () = messages => {}
        () = life => {}
    }
}

/// Until the server does not answer any more.
async fn beat(client: &Client) {
    let mut beat = interval(BEAT);
    loop {
        beat.tick().await;
        if !matches!(timeout(BEAT, client.simple_query("")).await, Ok(Ok(_))) {
            return;
        }
    }
}
