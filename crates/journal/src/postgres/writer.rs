//! Those who write: whatever waits goes into one statement.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Object, Pool};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;

use super::batch::{self, Task};
use super::faults::{after_statement, is_own, no_connection};
use super::notifier::News;
use crate::AppendError;

/// So many appends at most share a statement.
const TOGETHER: usize = 256;
/// A statement that takes longer has an unknown end.
const PATIENCE: Duration = Duration::from_secs(6);
/// After so long another statement may begin beside it.
const ALONE: Duration = Duration::from_millis(20);

/// An append, and who waits for it.
pub(super) type Wanted = (Box<Task>, oneshot::Sender<Result<(), AppendError>>);

/// What several writers share: whoever is free takes all that waits.
pub(super) type Inbox = Arc<Mutex<mpsc::Receiver<Wanted>>>;

/// Takes appends until nobody can send any more. While it writes, what comes gathers for the next
/// statement: few large ones cost the database much less than many small ones. One that takes long
/// holds up nobody else.
pub(super) async fn run(pool: Pool, inbox: Inbox, news: mpsc::UnboundedSender<News>) {
    let mut taken = Vec::with_capacity(TOGETHER);
    loop {
        let mut inbox = inbox.lock().await;
        if inbox.recv_many(&mut taken, TOGETHER).await == 0 {
            return;
        }
        let mut writing = pin!(write_all(&pool, std::mem::take(&mut taken), &news));
        if timeout(ALONE, &mut writing).await.is_err() {
            drop(inbox);
            writing.await;
        }
    }
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
