//! Those who write: whatever waits goes into one statement.

use std::collections::HashSet;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Object, Pool};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::batch::{self, Task};
use super::faults::{after_statement, is_own, no_connection};
use super::notifier::News;
use super::others::Others;
use crate::AppendError;

/// So many appends at most share a statement.
const TOGETHER: usize = 256;
/// A statement that takes longer has an unknown end.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long a statement takes is counted in these.
const MOMENT: Duration = Duration::from_millis(1);
/// After so many another statement may begin beside it.
const ALONE: u32 = 20;

/// An append, and who waits for it.
pub(super) type Wanted = (Box<Task>, oneshot::Sender<Result<(), AppendError>>);

/// What several writers share: whoever is free takes all that waits.
pub(super) type Inbox = Arc<Mutex<mpsc::Receiver<Wanted>>>;

/// Takes appends until nobody can send any more. While it writes, what comes gathers for the next
/// statement: few large ones cost the database much less than many small ones. One that takes long
/// holds up nobody else. Where other machines write too, each leaves them a turn.
pub(super) async fn run(
    pool: Pool,
    inbox: Inbox,
    news: mpsc::UnboundedSender<News>,
    others: Arc<Others>,
) {
    let mut taken = Vec::with_capacity(TOGETHER);
    loop {
        let mut inbox = inbox.lock().await;
        if inbox.recv_many(&mut taken, TOGETHER).await == 0 {
            return;
        }
        let mut writing = pin!(write_all(&pool, std::mem::take(&mut taken), &news));
        match finish(writing.as_mut(), &others).await {
            Some(turn) if turn.is_zero() => {}
            Some(turn) => sleep(turn).await,
            None => {
                drop(inbox);
                writing.await;
            }
        }
    }
}

/// Waits for a statement, and says how long the other machines are left to themselves then; `None`
/// if it takes so long that another may begin beside it.
async fn finish(
    mut writing: Pin<&mut impl Future<Output = ()>>,
    others: &Others,
) -> Option<Duration> {
    for moments in 0..ALONE {
        if timeout(MOMENT, &mut writing).await.is_ok() {
            return Some(others.turn(moments * MOMENT));
        }
    }
    None
}

/// Writes appends, of each table one after another, and answers for them.
async fn write_all(pool: &Pool, mut taken: Vec<Wanted>, news: &mpsc::UnboundedSender<News>) {
    while !taken.is_empty() {
        let (mut round, rest) = one_each(taken);
        taken = rest;
        // Everybody locks tables in this order.
        round.sort_by(|(one, _), (other, _)| one.entry.table.cmp(&other.entry.table));
        let (tasks, replies): (Vec<_>, Vec<_>) = round.into_iter().unzip();
        let tasks: Vec<&Task> = tasks.iter().map(|task| &**task).collect();
        let answers = write(pool, &tasks).await;
        for ((task, reply), answer) in tasks.iter().zip(replies).zip(answers) {
            if answer.is_ok() {
                // Who is to be told may be gone: then nobody waits for it.
                let _ = news.send((task.entry.table.clone(), task.entry.append.seq()));
            }
            let _ = reply.send(answer);
        }
    }
}

/// The first append of each table, and the others.
fn one_each(all: Vec<Wanted>) -> (Vec<Wanted>, Vec<Wanted>) {
    let mut seen = HashSet::new();
    all.into_iter().partition(|(task, _)| seen.insert(task.entry.table.clone()))
}

async fn write(pool: &Pool, tasks: &[&Task]) -> Vec<Result<(), AppendError>> {
    let all = |error: AppendError| vec![Err(error); tasks.len()];
    let client = match pool.get().await {
        Ok(client) => client,
        Err(error) => return all(AppendError::Unavailable(no_connection(&error))),
    };
    match timeout(PATIENCE, batch::write(&client, tasks)).await {
        Ok(Ok(answers)) => answers,
        Ok(Err(error)) if is_own(&error) && tasks.len() > 1 => {
            drop(client);
            // The fault may lie with one of them: the others go on without it.
            let mut answers = Vec::with_capacity(tasks.len());
            for task in tasks {
                answers.extend(Box::pin(write(pool, &[task])).await);
            }
            answers
        }
        Ok(Err(error)) => all(after_statement(&error)),
        Err(_) => {
            // It may still be done; nobody else gets this line.
            drop(Object::take(client));
            all(AppendError::Unknown)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long the others are left to themselves after a statement of so many milliseconds.
    async fn turn_after(millis: u64, others: &Others) -> Option<Duration> {
        finish(pin!(sleep(Duration::from_millis(millis))), others).await
    }

    #[tokio::test(start_paused = true)]
    async fn the_others_are_left_as_long_as_it_took() {
        let others = Others::default();
        assert_eq!(turn_after(5, &others).await, Some(Duration::ZERO), "nobody else writes");
        others.heard("other");
        assert_eq!(turn_after(0, &others).await, Some(Duration::ZERO));
        let turn = turn_after(5, &others).await.expect("it is short");
        assert!((4..=5).contains(&turn.as_millis()), "{turn:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_takes_long_holds_up_nobody() {
        assert_eq!(turn_after(1_000, &Others::default()).await, None);
    }
}
