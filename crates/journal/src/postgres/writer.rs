//! The writer tasks: all waiting appends go into one statement.

use std::collections::HashSet;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Object, Pool};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::batch::{self, Task};
use super::error::{after_statement, is_own, no_connection};
use super::notifier::TableSeq;
use super::peers::Peers;
use crate::AppendError;

/// Maximum number of appends in a statement.
const MAX_BATCH: usize = 256;
/// Maximum time of a statement; after it, the result is unknown.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(6);
/// Resolution at which the time of a statement is measured.
const TICK: Duration = Duration::from_millis(1);
/// Number of ticks after which another writer may start a statement in parallel.
const TICKS_ALONE: u32 = 20;

/// An append, and the channel for its result.
pub(super) type Request = (Box<Task>, oneshot::Sender<Result<(), AppendError>>);

/// The inbox that all writers share: a free writer takes all waiting requests.
pub(super) type Inbox = Arc<Mutex<mpsc::Receiver<Request>>>;

/// Writes appends until all senders are gone. Appends that arrive during a statement gather for the next
/// one, because few large statements cost the database much less than many small ones. If a statement
/// takes long, another writer starts the next one. Other machines get time for theirs ([`Peers`]).
pub(super) async fn run(
    pool: Pool,
    inbox: Inbox,
    news: mpsc::UnboundedSender<TableSeq>,
    peers: Arc<Peers>,
) {
    let mut taken = Vec::with_capacity(MAX_BATCH);
    loop {
        let mut inbox = inbox.lock().await;
        if inbox.recv_many(&mut taken, MAX_BATCH).await == 0 {
            return;
        }
        let mut writing = pin!(write_all(&pool, std::mem::take(&mut taken), &news));
        match finish(writing.as_mut(), &peers).await {
            Some(wait) if wait.is_zero() => {}
            Some(wait) => sleep(wait).await,
            None => {
                drop(inbox);
                writing.await;
            }
        }
    }
}

/// Waits for a statement, and returns how long to wait for the peers afterwards; `None` after
/// [`TICKS_ALONE`] ticks, when another writer may start.
async fn finish(
    mut writing: Pin<&mut impl Future<Output = ()>>,
    peers: &Peers,
) -> Option<Duration> {
    for ticks in 0..TICKS_ALONE {
        if timeout(TICK, &mut writing).await.is_ok() {
            return Some(peers.wait_after(ticks * TICK));
        }
    }
    None
}

/// Writes appends and sends the results. Several appends of one table are written one after another.
async fn write_all(pool: &Pool, mut taken: Vec<Request>, news: &mpsc::UnboundedSender<TableSeq>) {
    while !taken.is_empty() {
        let (mut round, rest) = one_each(taken);
        taken = rest;
        // All machines lock tables in this order, so there is no deadlock.
        round.sort_by(|(one, _), (other, _)| one.entry.table.cmp(&other.entry.table));
        let (tasks, replies): (Vec<_>, Vec<_>) = round.into_iter().unzip();
        let tasks: Vec<&Task> = tasks.iter().map(|task| &**task).collect();
        let answers = write(pool, &tasks).await;
        for ((task, reply), answer) in tasks.iter().zip(replies).zip(answers) {
            if answer.is_ok() {
                // An error means that the notifier has ended.
                let _ = news.send((task.entry.table.clone(), task.entry.append.seq()));
            }
            let _ = reply.send(answer);
        }
    }
}

/// Splits into the first append of each table, and the rest.
fn one_each(all: Vec<Request>) -> (Vec<Request>, Vec<Request>) {
    let mut seen = HashSet::new();
    all.into_iter().partition(|(task, _)| seen.insert(task.entry.table.clone()))
}

async fn write(pool: &Pool, tasks: &[&Task]) -> Vec<Result<(), AppendError>> {
    let all = |error: AppendError| vec![Err(error); tasks.len()];
    let client = match pool.get().await {
        Ok(client) => client,
        Err(error) => return all(AppendError::Unavailable(no_connection(&error))),
    };
    match timeout(STATEMENT_TIMEOUT, batch::write(&client, tasks)).await {
        Ok(Ok(answers)) => answers,
        Ok(Err(error)) if is_own(&error) && tasks.len() > 1 => {
            drop(client);
            // One of the appends may have caused the error: write each alone.
            let mut answers = Vec::with_capacity(tasks.len());
            for task in tasks {
                answers.extend(Box::pin(write(pool, &[task])).await);
            }
            answers
        }
        Ok(Err(error)) => all(after_statement(&error)),
        Err(_) => {
            // The statement may still run, so the connection is not reused.
            drop(Object::take(client));
            all(AppendError::Unknown)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The waiting time after a statement that took this number of milliseconds.
    async fn waits_after(millis: u64, peers: &Peers) -> Option<Duration> {
        finish(pin!(sleep(Duration::from_millis(millis))), peers).await
    }

    #[tokio::test(start_paused = true)]
    async fn the_others_are_left_as_long_as_it_took() {
        let peers = Peers::default();
        assert_eq!(waits_after(5, &peers).await, Some(Duration::ZERO), "nobody else writes");
        peers.heard("other");
        assert_eq!(waits_after(0, &peers).await, Some(Duration::ZERO));
        let turn = waits_after(5, &peers).await.expect("it is short");
        assert!((4..=5).contains(&turn.as_millis()), "{turn:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_takes_long_holds_up_nobody() {
        assert_eq!(waits_after(1_000, &Peers::default()).await, None);
    }
}
