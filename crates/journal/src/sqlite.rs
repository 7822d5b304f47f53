//! A store in one SQLite file.
//!
//! One thread writes: all waiting appends go into one transaction, and they are answered when it is on
//! disk. Two threads read, each with its own connection. Nothing else touches the file.

mod append;
mod codes;
mod columns;
mod error;
mod lists;
mod open;
mod pragmas;
mod read;
mod reader;
mod rematch;
mod schema;
mod sweep;
#[cfg(test)]
mod tests;
mod truncated;
mod write_connection;
mod writer;

pub use error::OpenError;
pub(crate) use open::Durability;

use std::path::Path;
use std::thread::{self, JoinHandle};

use game::Seat;
use table::{Person, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, oneshot};

use crate::{
    AppendError, Entry, LobbyTable, ReadError, Retention, Row, SeatedTable, ServerId, State,
    Summary, Trouble,
};
use append::Task;
use codes::Claim;
use open::Opened;
use reader::ReadRequest;
use rematch::Rematch;
use sweep::Batch;
use writer::Write;

/// Number of reader threads.
const READER_THREADS: usize = 2;
/// Maximum number of requests in an inbox; senders wait while it is full.
const INBOX_CAPACITY: usize = 1024;

/// The channels to the threads.
#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: mpsc::Sender<Write>,
    readers: mpsc::Sender<ReadRequest>,
    about: String,
    /// Declared after the channels: they are dropped first, which ends the threads.
    _threads: Threads,
}

/// Joins its threads when dropped, so that what was begun is finished.
#[derive(Debug, Default)]
struct Threads(Vec<JoinHandle<()>>);

impl Sqlite {
    pub(crate) fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_with(folder, Durability::Full)
    }

    pub(crate) fn open_with(folder: &Path, durability: Durability) -> Result<Self, OpenError> {
        let Opened { connection, readers: connections, lock, about } =
            open::open(folder, READER_THREADS, durability)?;
        let (writer, inbox) = mpsc::channel(INBOX_CAPACITY);
        let (readers, read_inbox) = mpsc::channel(INBOX_CAPACITY);
        let spawn = |name: &str, run: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(name.to_owned()).spawn(run).map_err(|error| {
                OpenError::Unavailable { path: folder.to_owned(), why: error.to_string() }
            })
        };
        let mut threads = Threads::default();
        threads.0.push(spawn("journal-writer", Box::new(|| writer::run(connection, inbox, lock)))?);
        let read_inbox = reader::share(read_inbox);
        for connection in connections {
            let inbox = read_inbox.clone();
            let run = Box::new(move || reader::run(connection, &inbox));
            threads.0.push(spawn("journal-reader", run)?);
        }
        Ok(Self { writer, readers, about, _threads: threads })
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        // The text is formatted here, in the caller's task, and not in the writer thread.
        let task = Box::new(Task::new(entry));
        self.write(|reply| Write::Append(task, reply)).await
    }

    pub(crate) async fn heartbeat(&self, server: ServerId, now: UnixMillis) -> Result<(), Trouble> {
        match self.write(|reply| Write::Heartbeat(server, now, reply)).await {
            Ok(()) => Ok(()),
            Err(AppendError::Unavailable(trouble)) => Err(trouble),
            Err(error) => Err(Trouble::Other(error.to_string())),
        }
    }

    pub(crate) async fn sweep(&self, now: UnixMillis, keep: Retention) -> Result<u64, Trouble> {
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

    pub(crate) async fn read(
        &self,
        table: &TableId,
        from: u64,
        most: u64,
    ) -> Result<Vec<Row>, ReadError> {
        self.ask(|reply| ReadRequest::Read(table.clone(), from, most, reply)).await
    }

    pub(crate) async fn unchanged_since(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<TableId>, Trouble> {
        self.ask(|reply| ReadRequest::UnchangedSince(before, most, reply)).await
    }

    pub(crate) async fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        self.ask(|reply| ReadRequest::Vault(table.clone(), reply)).await
    }

    pub(crate) async fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        self.ask(|reply| ReadRequest::Sitters(table.clone(), reply)).await
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        self.ask(|reply| ReadRequest::Summary(table.clone(), reply)).await
    }

    pub(crate) async fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        self.ask(|reply| ReadRequest::Rematch(table.clone(), reply)).await
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

    pub(crate) async fn claim_code(
        &self,
        table: &TableId,
        code: &str,
    ) -> Result<Option<String>, Trouble> {
        let (reply, answer) = oneshot::channel();
        let claim = Claim { table: table.clone(), code: code.to_owned() };
        self.writer.send(Write::Claim(claim, reply)).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }

    pub(crate) async fn table_of_code(&self, code: &str) -> Result<Option<TableId>, Trouble> {
        self.ask(|reply| ReadRequest::TableOfCode(code.to_owned(), reply)).await
    }

    pub(crate) async fn due(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<(TableId, UnixMillis)>, Trouble> {
        self.ask(|reply| ReadRequest::Due(before, most, reply)).await
    }

    pub(crate) async fn lobby(&self, most: usize) -> Result<Vec<LobbyTable>, Trouble> {
        self.ask(|reply| ReadRequest::Lobby(most, reply)).await
    }

    pub(crate) async fn of_person(
        &self,
        person: Person,
        most: usize,
    ) -> Result<Vec<SeatedTable>, Trouble> {
        self.ask(|reply| ReadRequest::OfPerson(person, most, reply)).await
    }

    pub(crate) async fn tables(&self) -> Result<Vec<TableId>, Trouble> {
        self.ask(ReadRequest::Tables).await
    }

    pub(crate) async fn last_heartbeat(&self) -> Result<Option<UnixMillis>, Trouble> {
        self.ask(ReadRequest::LastHeartbeat).await
    }

    pub(crate) fn describe(&self) -> &str {
        &self.about
    }

    /// Readers close first: the connection that closes last truncates the log, and that must be the
    /// writer.
    pub(crate) async fn close(&self) {
        for _ in 0..READER_THREADS {
            let (reply, gone) = oneshot::channel();
            if self.readers.send(ReadRequest::Close(reply)).await.is_ok() {
                // An error means that the thread has ended already.
                let _ = gone.await;
            }
        }
        let (reply, gone) = oneshot::channel();
        if self.writer.send(Write::Close(reply)).await.is_ok() {
            let _ = gone.await;
        }
    }

    /// Sends a request to the writer and waits until it is durable.
    async fn write(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<(), AppendError>>) -> Write,
    ) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        if self.writer.send(message(reply)).await.is_err() {
            return Err(AppendError::Unavailable(Trouble::Closed));
        }
        // The writer answers every request; a missing answer means that it panicked.
        answer.await.unwrap_or(Err(AppendError::Unknown))
    }

    /// Sends a request to the readers and waits for the answer.
    async fn ask<T, E: From<Trouble>>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, E>>) -> ReadRequest,
    ) -> Result<T, E> {
        let (reply, answer) = oneshot::channel();
        self.readers.send(request(reply)).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            // A thread that panicked has reported it on standard error.
            let _ = thread.join();
        }
    }
}
