//! Tells the other machines which tables have grown: their ids and sequence numbers, and nothing else.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::Pool;
use table::TableId;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::peers::Peers;

/// A table and the number of its last append.
pub(super) type TableSeq = (TableId, u64);

/// The channel of LISTEN and NOTIFY.
pub(super) const CHANNEL: &str = "clew";

/// Maximum length of a notification in bytes. PostgreSQL accepts less than 8000.
const MAX_PAYLOAD_BYTES: usize = 7_000;
/// Maximum number of tables announced in one round.
const MAX_BATCH: usize = 256;
/// Maximum time of sending a notification.
const SEND_TIMEOUT: Duration = Duration::from_secs(3);
/// Maximum number of attempts. A machine that misses a notification finds the appends later with a
/// query.
const MAX_ATTEMPTS: usize = 3;
/// Time in which tables gather before the next notification, for each machine that writes. A
/// notification costs the database as much as an append and wakes every machine, and a delay of a few
/// milliseconds is not noticed.
const GATHER_TIME: Duration = Duration::from_millis(5);

/// Sends notifications until all senders are gone. They are separate statements, so that no writer waits
/// for them.
pub(super) async fn run(
    pool: Pool,
    own: String,
    mut inbox: mpsc::UnboundedReceiver<TableSeq>,
    peers: Arc<Peers>,
) {
    let mut taken = Vec::with_capacity(MAX_BATCH);
    while inbox.recv_many(&mut taken, MAX_BATCH).await > 0 {
        for text in texts(&own, &taken) {
            for _ in 0..MAX_ATTEMPTS {
                if timeout(SEND_TIMEOUT, send(&pool, &text)).await == Ok(true) {
                    break;
                }
            }
        }
        taken.clear();
        sleep(peers.share(GATHER_TIME)).await;
    }
}

/// Notifications need not wait for the disk: after a crash of the database, all listeners are
/// disconnected anyway.
const NOTIFY: &str = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";

async fn send(pool: &Pool, text: &str) -> bool {
    let Ok(client) = pool.get().await else { return false };
    let Ok(statement) = client.prepare_cached(NOTIFY).await else { return false };
    client.execute(&statement, &[&CHANNEL, &text]).await.is_ok()
}

/// The texts of the notifications: the sender's id, then tables with their sequence numbers.
fn texts(own: &str, news: &[TableSeq]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, seq) in news {
        match texts.last_mut() {
            Some(text) if text.len() < MAX_PAYLOAD_BYTES => {
                write!(text, " {table}:{seq}").expect("writing to a string cannot fail");
            }
            _ => texts.push(format!("{own} {table}:{seq}")),
        }
    }
    texts
}

/// Parses a notification into the sender's id and its tables; `None` for our own ones and for other
/// texts.
pub(super) fn read<'t>(own: &str, text: &'t str) -> Option<(&'t str, Arc<[TableSeq]>)> {
    let (sender, tables) = text.split_once(' ').filter(|(sender, _)| *sender != own)?;
    let one = |word: &str| {
        let (table, seq) = word.split_once(':')?;
        Some((table.parse().ok()?, seq.parse().ok()?))
    };
    Some((sender, tables.split(' ').filter_map(one).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_survive_text_and_back_and_nobody_hears_their_own() {
        let news: Vec<TableSeq> =
            (1..=900).map(|n| (format!("table-{n}").parse().expect("a name"), n)).collect();
        let texts = texts("one", &news);
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() < 8_000));
        let notices = texts.iter().map(|text| read("other", text).expect("it is another's"));
        let (senders, notices): (Vec<&str>, Vec<Arc<[TableSeq]>>) = notices.unzip();
        assert!(notices.concat() == news && senders.iter().all(|sender| *sender == "one"));
        assert!(texts.iter().all(|text| read("one", text).is_none()));
        assert_eq!(read("one", "nonsense"), None);
    }
}
