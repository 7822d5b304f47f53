//! SQLite without threads and messages: what the journal is measured against.

use std::fmt;
use std::path::Path;

use super::OpenError;
use super::append::Task;
use super::desk::{Desk, Work};
use super::lock::Lock;
use super::open::{self, Care, Opened};
use crate::{AppendError, Entry};

/// The same file, written by the caller's own thread.
pub struct Bare {
    desk: Desk,
    _lock: Lock,
}

impl Bare {
    /// The file of this folder; see [`Journal::sqlite`](crate::Journal::sqlite).
    ///
    /// # Errors
    /// What is in the way.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let Opened { desk, lock, .. } = open::open(folder, 0, Care::Full)?;
        Ok(Self { desk, _lock: lock })
    }

    /// Writes all of them in one transaction, and returns when that is on disk.
    ///
    /// # Errors
    /// What the first of those that failed was told.
    pub fn write(&mut self, entries: Vec<Entry>) -> Result<(), AppendError> {
        let work = |entry| Work::Append(Box::new(Task::new(entry)));
        let works: Vec<Work> = entries.into_iter().map(work).collect();
        let answers = self.desk.write(&works);
        self.desk.tidy();
        answers.into_iter().collect()
    }
}

impl fmt::Debug for Bare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bare(..)")
    }
}
