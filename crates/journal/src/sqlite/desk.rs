//! The one connection that writes, and its transactions.

use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rusqlite::hooks::Wal;
use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, Error, Result};
use table::UnixMillis;

use super::append::{Task, write_alive};
use super::faults::{after_commit, is_torn, trouble};
use super::log::Log;
use crate::{AppendError, ServerId, Trouble};

/// From so many pages in the log on, they are put into the file.
const LOG: u32 = 4_000;
/// From so many on, somebody reads all the time, and the log cannot begin anew by itself: then it
/// is made to, and readers wait for a moment.
const LONG_LOG: u32 = 16_000;
/// How long that may hold up the writer, if another program keeps the file.
const PATIENCE: Duration = Duration::from_millis(50);
/// What SQLite waits for a program that holds the file, otherwise.
const BUSY: Duration = Duration::from_millis(5000);

/// The one connection that writes.
pub(super) struct Desk {
    connection: Connection,
    /// How many pages the log has after the last commit.
    log: Arc<AtomicU32>,
    /// How many of them the last move into the file has seen.
    moved: u32,
    /// From so many on, the log is made to begin anew.
    long: u32,
    /// How many transactions were committed.
    commits: u64,
}

/// What may stand together in one transaction.
pub(super) enum Work {
    Append(Box<Task>),
    Alive(ServerId, UnixMillis),
}

/// Why a transaction came to nothing.
enum Failed {
    /// At this piece of work.
    At(usize, Error),
    /// Before the first.
    Begin(Error),
    /// At the end.
    Commit(Error),
}

impl Desk {
    pub(super) fn new(mut connection: Connection) -> Result<Self> {
        let log = Arc::new(AtomicU32::new(0));
        let noted = Arc::clone(&log);
        connection.wal_hook(Some(move |_: &mut Wal, pages| {
            noted.store(u32::try_from(pages).unwrap_or(0), Ordering::Relaxed);
            Ok(())
        }))?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(Self { connection, log, moved: 0, long: LONG_LOG, commits: 0 })
    }

    /// Does all of it in one transaction, and answers for each piece when that is on disk. A piece
    /// that cannot be done fails alone.
    pub(super) fn write(&mut self, works: &[Work]) -> Vec<Result<(), AppendError>> {
        let all = |error: AppendError| vec![Err(error); works.len()];
        match self.together(works, Log::Usual) {
            Ok(answers) => answers,
            Err(Failed::Begin(error)) => all(AppendError::Unavailable(trouble(&error))),
            Err(Failed::Commit(error)) => all(after_commit(&error)),
            Err(Failed::At(at, error)) => match trouble(&error) {
                // Nobody can write now.
                store @ (Trouble::Full | Trouble::ReadOnly | Trouble::Busy) => {
                    all(AppendError::Unavailable(store))
                }
                // The fault lies with this one: the others go on without it.
                own => {
                    let mut answers = self.write(&works[..at]);
                    answers.push(match is_torn(&error) {
                        true => self.write_apart(&works[at]),
                        false => Err(AppendError::Unavailable(own)),
                    });
                    answers.extend(self.write(&works[at + 1..]));
                    answers
                }
            },
        }
    }

    /// The page it should go to is broken: it goes to the spare log.
    fn write_apart(&mut self, work: &Work) -> Result<(), AppendError> {
        match self.together(slice::from_ref(work), Log::Spare) {
            Ok(answers) => answers.into_iter().collect(),
            Err(Failed::Commit(error)) => Err(after_commit(&error)),
            Err(Failed::Begin(error) | Failed::At(_, error)) => {
                Err(AppendError::Unavailable(trouble(&error)))
            }
        }
    }

    fn together(
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
                Work::Alive(server, now) => write_alive(&self.connection, *server, *now).map(Ok),
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

    /// Runs `work` in a transaction of its own.
    pub(super) fn alone<T>(&mut self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
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
        // Left over only if not even a rollback was possible then.
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
        // After some errors SQLite has done it itself.
        if !self.connection.is_autocommit() {
            // If this fails, the next transaction tries again before it begins.
            let _ = self.connection.execute_batch("ROLLBACK");
        }
    }

    /// Moves the log into the file when it has grown. Called when everybody has been answered.
    pub(super) fn tidy(&mut self) {
        let pages = self.log.load(Ordering::Relaxed);
        // All had been moved and nobody was reading: SQLite has begun the log anew.
        if pages < self.moved {
            (self.moved, self.long) = (0, LONG_LOG);
        }
        if pages - self.moved < LOG {
            return;
        }
        self.moved = pages;
        // What cannot be moved now stays in the log, where it is as safe.
        let _ = self.connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::PASSIVE);
        if pages >= self.long {
            // Who cannot be waited for now is not waited for again at once.
            self.long = pages.saturating_add(LONG_LOG);
            let _ = self.connection.busy_timeout(PATIENCE);
            let _ = self.connection.wal_checkpoint_v2(None::<&str>, CheckpointMode::TRUNCATE);
            let _ = self.connection.busy_timeout(BUSY);
        }
    }

    /// The connection itself, for tests.
    #[cfg(test)]
    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// How many transactions were committed.
    #[cfg(test)]
    pub(super) fn commits(&self) -> u64 {
        self.commits
    }
}
