//! Tells the other machines which tables have grown: their names and numbers, and nothing else.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::Pool;
use table::TableId;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::others::Others;

/// A table, and the number of its last append.
pub(super) type News = (TableId, u64);

/// What machines listen to.
pub(super) const CHANNEL: &str = "clew";

/// PostgreSQL takes texts of less than 8000 bytes.
const LONGEST: usize = 7_000;
/// So many tables at most are told of at once.
const TOGETHER: usize = 256;
const PATIENCE: Duration = Duration::from_secs(3);
/// So often news are sent before they are given up: who misses them catches up otherwise.
const TRIES: usize = 3;
/// So long news gather before others are sent, for each machine that writes: a statement costs the
/// database as much as an append and wakes every machine, and nobody sees a few milliseconds.
const PAUSE: Duration = Duration::from_millis(5);

/// Sends news until there can be none any more. They go in statements of their own, so that nobody
/// who writes waits for it; what gathers meanwhile goes together.
pub(super) async fn run(
    pool: Pool,
    own: String,
    mut inbox: mpsc::UnboundedReceiver<News>,
    others: Arc<Others>,
) {
    let mut taken = Vec::with_capacity(TOGETHER);
    while inbox.recv_many(&mut taken, TOGETHER).await > 0 {
        for text in texts(&own, &taken) {
            for _ in 0..TRIES {
                if timeout(PATIENCE, send(&pool, &text)).await == Ok(true) {
                    break;
                }
            }
        }
        taken.clear();
        sleep(others.share(PAUSE)).await;
    }
}

/// Nobody waits until news are on disk: a database that crashes has lost those who listened, too.
const TELL: &str = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";

async fn send(pool: &Pool, text: &str) -> bool {
    let Ok(client) = pool.get().await else { return false };
    let Ok(statement) = client.prepare_cached(TELL).await else { return false };
    client.execute(&statement, &[&CHANNEL, &text]).await.is_ok()
}

/// The news as texts: who tells, then tables with their numbers.
fn texts(own: &str, news: &[News]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, seq) in news {
        match texts.last_mut() {
            Some(text) if text.len() < LONGEST => {
                write!(text, " {table}:{seq}").expect("a string takes all");
            }
            _ => texts.push(format!("{own} {table}:{seq}")),
        }
    }
    texts
}

/// Who tells a text, and their news; `None` if it is our own, or nobody's.
pub(super) fn read<'t>(own: &str, text: &'t str) -> Option<(&'t str, Arc<[News]>)> {
    let (teller, news) = text.split_once(' ').filter(|(teller, _)| *teller != own)?;
    let one = |word: &str| {
        let (table, seq) = word.split_once(':')?;
        Some((table.parse().ok()?, seq.parse().ok()?))
    };
    Some((teller, news.split(' ').filter_map(one).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_survive_text_and_back_and_nobody_hears_their_own() {
        let news: Vec<News> =
            (1..=900).map(|n| (format!("table-{n}").parse().expect("a name"), n)).collect();
        let texts = texts("one", &news);
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() < 8_000));
        let heard = texts.iter().map(|text| read("other", text).expect("it is another's"));
        let (tellers, heard): (Vec<&str>, Vec<Arc<[News]>>) = heard.unzip();
        assert!(heard.concat() == news && tellers.iter().all(|teller| *teller == "one"));
        assert!(texts.iter().all(|text| read("one", text).is_none()));
        assert_eq!(read("one", "nonsense"), None);
    }
}
