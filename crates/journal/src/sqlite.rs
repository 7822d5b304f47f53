//! Tables in one file of SQLite.
//!
//! One thread writes: whatever waits for it goes into one transaction, and answers are given when
//! that is on disk. Two threads read, each with a connection of its own. All three take messages
//! from closed lists; nobody else touches the file.

mod append;
mod columns;
mod cut;
mod desk;
mod faults;
mod lists;
mod lock;
mod log;
mod open;
mod open_error;
mod pragmas;
mod read;
mod reader;
mod rematch;
mod schema;
mod sweep;
#[cfg(test)]
mod tests;
mod writer;

pub(crate) use open::Care;
pub use open_error::OpenError;

use std::path::Path;
use std::thread::{self, JoinHandle};

use game::Seat;
use table::{Person, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, oneshot};

use crate::{
    AppendError, Entry, Held, Keep, Listed, ReadError, Row, ServerId, State, Summary, Trouble,
};
use append::Task;
use open::Opened;
use reader::Question;
use rematch::Rematch;
use sweep::Batch;
use writer::Write;

/// How many threads read.
const READERS: usize = 2;
/// So many messages wait before those who send have to.
const WAITING: usize = 1024;

/// The doors to the threads.
#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: mpsc::Sender<Write>,
    readers: mpsc::Sender<Question>,
    about: String,
    /// Stands below the doors: these are dropped first, and then the threads end.
    _threads: Threads,
}

/// Waits for its threads when it is dropped: what was begun is finished.
#[derive(Debug, Default)]
struct Threads(Vec<JoinHandle<()>>);

impl Sqlite {
    pub(crate) fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_with(folder, Care::Full)
    }

    pub(crate) fn open_with(folder: &Path, care: Care) -> Result<Self, OpenError> {
        let Opened { desk, readers: connections, lock, about } = open::open(folder, READERS, care)?;
        let (writer, inbox) = mpsc::channel(WAITING);
        let (readers, questions) = mpsc::channel(WAITING);
        let spawn = |name: &str, run: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(name.to_owned()).spawn(run).map_err(|error| {
                OpenError::Unavailable { path: folder.to_owned(), why: error.to_string() }
            })
        };
        let mut threads = Threads::default();
        threads.0.push(spawn("journal-writer", Box::new(|| writer::run(desk, inbox, lock)))?);
        let questions = reader::share(questions);
        for connection in connections {
            let questions = questions.clone();
            let run = Box::new(move || reader::run(connection, &questions));
            threads.0.push(spawn("journal-reader", run)?);
        }
        Ok(Self { writer, readers, about, _threads: threads })
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        // The text is made here, by many, and not by the one who writes.
        let task = Box::new(Task::new(entry));
        self.write(|reply| Write::Append(task, reply)).await
    }

    pub(crate) async fn alive(&self, server: ServerId, now: UnixMillis) -> Result<(), Trouble> {
        match self.write(|reply| Write::Alive(server, now, reply)).await {
            Ok(()) => Ok(()),
            Err(AppendError::Unavailable(trouble)) => Err(trouble),
            Err(error) => Err(Trouble::Other(error.to_string())),
        }
    }

    pub(crate) async fn sweep(&self, now: UnixMillis, keep: Keep) -> Result<u64, Trouble> {
        let mut count = 0;
        for state in State::ALL {
            let Some(bound) = keep.bound(state, now) else { continue };
            let mut next = Some(Batch::first(state, bound));
            while let Some(batch) = next {
                let (reply, answer) = oneshot::channel();
                let sent = self.writer.send(Write::Sweep(batch, reply)).await;
                sent.map_err(|_| Trouble::Closed)?;
                let swept = answer.await.map_err(|_| Trouble::Closed)??;
                count += swept.count;
                next = swept.next;
            }
        }
        Ok(count)
    }

    pub(crate) async fn read(&self, table: &TableId, from: u64) -> Result<Vec<Row>, ReadError> {
        self.ask(|reply| Question::Read(table.clone(), from, reply)).await
    }

    pub(crate) async fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        self.ask(|reply| Question::Vault(table.clone(), reply)).await
    }

    pub(crate) async fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        self.ask(|reply| Question::Sitters(table.clone(), reply)).await
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        self.ask(|reply| Question::Summary(table.clone(), reply)).await
    }

    pub(crate) async fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        self.ask(|reply| Question::Rematch(table.clone(), reply)).await
    }

    pub(crate) async fn set_rematch(
        &self,
        table: &TableId,
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<TableId, ReadError> {
        let (table, before, next) = (table.clone(), before.cloned(), next.clone());
        let (reply, answer) = oneshot::channel();
        let write = Write::Rematch(Rematch { table, before, next }, reply);
        self.writer.send(write).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }

    pub(crate) async fn due(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<(TableId, UnixMillis)>, Trouble> {
        self.ask(|reply| Question::Due(before, most, reply)).await
    }

    pub(crate) async fn lobby(&self, most: usize) -> Result<Vec<Listed>, Trouble> {
        self.ask(|reply| Question::Lobby(most, reply)).await
    }

    pub(crate) async fn of_person(
        &self,
        person: Person,
        most: usize,
    ) -> Result<Vec<Held>, Trouble> {
        self.ask(|reply| Question::OfPerson(person, most, reply)).await
    }

    pub(crate) async fn every(&self) -> Result<Vec<TableId>, Trouble> {
        self.ask(Question::Every).await
    }

    pub(crate) async fn last_alive(&self) -> Result<Option<UnixMillis>, Trouble> {
        self.ask(Question::LastAlive).await
    }

    pub(crate) fn describe(&self) -> &str {
        &self.about
    }

    /// Readers go first: whoever closes last tidies the file up, and that must be the writer.
    pub(crate) async fn close(&self) {
        for _ in 0..READERS {
            let (reply, gone) = oneshot::channel();
            if self.readers.send(Question::Close(reply)).await.is_ok() {
                // An error means that it is gone already.
                let _ = gone.await;
            }
        }
        let (reply, gone) = oneshot::channel();
        if self.writer.send(Write::Close(reply)).await.is_ok() {
            let _ = gone.await;
        }
    }

    /// Sends the writer something and waits until it is durable.
    async fn write(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<(), AppendError>>) -> Write,
    ) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        if self.writer.send(message(reply)).await.is_err() {
            return Err(AppendError::Unavailable(Trouble::Closed));
        }
        // The writer answers whatever it has taken; if it does not, it died over it.
        answer.await.unwrap_or(Err(AppendError::Unknown))
    }

    /// Asks a reader.
    async fn ask<T, E: From<Trouble>>(
        &self,
        question: impl FnOnce(oneshot::Sender<Result<T, E>>) -> Question,
    ) -> Result<T, E> {
        let (reply, answer) = oneshot::channel();
        self.readers.send(question(reply)).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            // It has said on standard error what it died of.
            let _ = thread.join();
        }
    }
}
