//! The connection that writes, and its transactions.

use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rusqlite::hooks::Wal;
use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, Error, Result};
use table::UnixMillis;

use super::append::{Log, Task, write_heartbeat};
use super::error::{after_commit, is_torn, trouble};
use crate::{AppendError, ServerId, Trouble};

/// Number of pages in the write-ahead log from which on a checkpoint copies them into the file.
const CHECKPOINT_PAGES: u32 = 4_000;
/// Number of pages from which on a blocking checkpoint truncates the log. It only grows so large while
/// readers are active all the time; they wait for a moment then.
const TRUNCATE_PAGES: u32 = 16_000;
/// Maximum time that a blocking checkpoint waits for another program that uses the file.
const TRUNCATE_TIMEOUT: Duration = Duration::from_millis(50);
/// Maximum time that other statements wait for another program that uses the file.
const BUSY_TIMEOUT: Duration = Duration::from_millis(5000);

/// The connection that writes.
pub(super) struct WriteConnection {
    connection: Connection,
    /// Number of pages in the write-ahead log after the last commit.
    log: Arc<AtomicU32>,
    /// Number of pages in the log at the last checkpoint.
    checkpointed: u32,
    /// Number of pages at which the next blocking checkpoint is tried.
    truncate_at: u32,
    /// Number of committed transactions.
    commits: u64,
}

/// Requests that may share a transaction.
pub(super) enum Work {
    Append(Box<Task>),
    Heartbeat(ServerId, UnixMillis),
}

/// Where a transaction failed, and why.
enum Failed {
    /// At the request with this index.
    At(usize, Error),
    /// At BEGIN.
    Begin(Error),
    /// At COMMIT.
    Commit(Error),
}

impl WriteConnection {
    pub(super) fn new(mut connection: Connection) -> Result<Self> {
        let log = Arc::new(AtomicU32::new(0));
        let noted = Arc::clone(&log);
        connection.wal_hook(Some(move |_: &mut Wal, pages| {
            noted.store(u32::try_from(pages).unwrap_or(0), Ordering::Relaxed);
            Ok(())
        }))?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(Self { connection, log, checkpointed: 0, truncate_at: TRUNCATE_PAGES, commits: 0 })
    }

    /// Performs all requests in one transaction, and returns the result of each when it is on disk. A
    /// request that is impossible fails alone.
    pub(super) fn write(&mut self, works: &[Work]) -> Vec<Result<(), AppendError>> {
        let all = |error: AppendError| vec![Err(error); works.len()];
        match self.in_one_transaction(works, Log::Usual) {
            Ok(answers) => answers,
            Err(Failed::Begin(error)) => all(AppendError::Unavailable(trouble(&error))),
            Err(Failed::Commit(error)) => all(after_commit(&error)),
            Err(Failed::At(at, error)) => match trouble(&error) {
                // The store as a whole cannot be written to.
                store @ (Trouble::Full | Trouble::ReadOnly | Trouble::Busy) => {
                    all(AppendError::Unavailable(store))
                }
                // Only this request is at fault: perform the others without it.
                own => {
                    let mut answers = self.write(&works[..at]);
                    answers.push(match is_torn(&error) {
                        true => self.write_to_spare_log(&works[at]),
                        false => Err(AppendError::Unavailable(own)),
                    });
                    answers.extend(self.write(&works[at + 1..]));
                    answers
                }
            },
        }
    }

    /// Writes an append whose page in the log is damaged to the spare log.
    fn write_to_spare_log(&mut self, work: &Work) -> Result<(), AppendError> {
        match self.in_one_transaction(slice::from_ref(work), Log::Spare) {
            Ok(answers) => answers.into_iter().collect(),
            Err(Failed::Commit(error)) => Err(after_commit(&error)),
            Err(Failed::Begin(error) | Failed::At(_, error)) => {
                Err(AppendError::Unavailable(trouble(&error)))
            }
        }
    }

    fn in_one_transaction(
        &mut self,
        works: &[Work],
        log: Log,
    ) -> std::result::Result<Vec<Result<(), AppendError>>, Failed> {
        if works.is_empty() {
            return Ok(Vec::new());
        }
        self.begin().map_err(Failed::Begin)?;
        let mut answers = Vec::with_capacity(works.len());
        for (at, work) in works.iter().enumerate() {
            let done = match work {
                Work::Append(task) => task.write(&self.connection, log),
                Work::Heartbeat(server, now) => {
                    write_heartbeat(&self.connection, *server, *now).map(Ok)
                }
            };
            match done {
                Ok(answer) => answers.push(answer),
                Err(error) => {
                    self.roll_back();
                    return Err(Failed::At(at, error));
                }
            }
        }
        self.commit().map_err(Failed::Commit)?;
        Ok(answers)
    }

    /// Runs `work` in its own transaction.
    pub(super) fn transaction<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T>,
    ) -> Result<T> {
        self.begin()?;
        match work(&self.connection) {
            Ok(done) => self.commit().map(|()| done),
            Err(error) => {
                self.roll_back();
                Err(error)
            }
        }
    }

    fn begin(&mut self) -> Result<()> {
        // A transaction is still open only if an earlier rollback failed.
        if !self.connection.is_autocommit() {
            self.connection.execute_batch("ROLLBACK")?;
        }
        self.connection.prepare_cached("BEGIN IMMEDIATE")?.execute([]).map(drop)
    }

    fn commit(&mut self) -> Result<()> {
        let done = self.connection.prepare_cached("COMMIT").and_then(|mut end| end.execute([]));
        match done {
            Ok(_) => self.commits += 1,
            Err(_) => self.roll_back(),
        }
        done.map(drop)
    }

    fn roll_back(&self) {
        // After some errors SQLite has rolled back already.
        if !self.connection.is_autocommit() {
            // If this fails, the next transaction tries again before it begins.
            let _ = self.connection.execute_batch("ROLLBACK");
        }
    }

    /// Copies the write-ahead log into the file when it has grown. Called after all requests were answered.
    pub(super) fn checkpoint(&mut self) {
        let pages = self.log.load(Ordering::Relaxed);
        // SQLite has restarted the log after a complete checkpoint.
        if pages < self.checkpointed {
            (self.checkpointed, self.truncate_at) = (0, TRUNCATE_PAGES);
        }
        if pages - self.checkpointed < CHECKPOINT_PAGES {
            return;
        }
        self.checkpointed = pages;
        // Pages that cannot be copied now stay in the log, where they are as safe.
        let _ = self.connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::PASSIVE);
        if pages >= self.truncate_at {
            // If a reader blocks this now, it is not tried again at once.
            self.truncate_at = pages.saturating_add(TRUNCATE_PAGES);
            let _ = self.connection.busy_timeout(TRUNCATE_TIMEOUT);
            let _ = self.connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::TRUNCATE);
            let _ = self.connection.busy_timeout(BUSY_TIMEOUT);
        }
    }

    /// The connection itself, for tests.
    #[cfg(test)]
    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Number of committed transactions.
    #[cfg(test)]
    pub(super) fn commits(&self) -> u64 {
        self.commits
    }
}
