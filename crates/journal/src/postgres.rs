//! A store in PostgreSQL that several machines share.
//!
//! All waiting appends go into one statement, which is one transaction. The primary key (table, seq)
//! decides between machines. The notifier tells the other machines which tables have grown, and the
//! listener receives that from them. A machine that misses a notice finds the missing appends later with
//! a query.

mod address;
mod batch;
mod columns;
mod error;
mod listener;
mod lists;
mod notifier;
mod peers;
mod pool;
mod presence;
mod read;
mod schema;
#[cfg(test)]
pub(crate) mod tests;
mod upkeep;
mod writer;

pub use error::ConnectError;

use std::fmt;
use std::sync::{Arc, Mutex as Locked, PoisonError};
use std::time::Duration;

use deadpool_postgres::{Client, Pool};
use game::Seat;
use table::{Entropy, Format, Person, TableId, UnixMillis, Vault};
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::error::Elapsed;
use tokio::time::timeout;
use tokio_postgres::Error;

use crate::{
    AppendError, Entry, LobbyTable, Notice, Presence, ReadError, Retention, Row, SeatedTable,
    ServerId, State, Summary, Trouble,
};
use batch::Task;
use error::{no_connection, trouble};
use notifier::TableSeq;
use peers::Peers;
use writer::Request;

/// Number of writer tasks. A second one writes only while a statement of the first takes long.
const WRITER_TASKS: usize = 3;
/// Maximum number of appends in the writers' inbox; senders wait while it is full.
const INBOX_CAPACITY: usize = 1024;
/// Number of notices kept for a receiver that is slow.
const NOTICE_CAPACITY: usize = 4096;
/// Maximum time of a query.
const QUERY_TIMEOUT: Duration = Duration::from_secs(6);
/// Maximum number of attempts of a query. A connection that was lost unnoticed is only detected by using
/// it.
const MAX_ATTEMPTS: usize = 3;

/// Runs an idempotent query on a free connection, and repeats it if the connection was lost.
macro_rules! query {
    ($self:ident, $client:ident => $what:expr) => {
        async {
            let mut last = Trouble::Busy;
            for _ in 0..MAX_ATTEMPTS {
                let client = $self.pool.get().await.map_err(|error| no_connection(&error))?;
                let answer = {
                    let $client = &client;
                    timeout(QUERY_TIMEOUT, $what).await
                };
                match Self::outcome(client, answer) {
                    Ok(answer) => return answer,
                    Err(trouble) => last = trouble,
                }
            }
            Err(last)
        }
        .await
    };
}

/// The channels to the tasks, and the connections for queries.
pub(crate) struct Postgres {
    pool: Pool,
    /// `None` after [`Postgres::close`].
    writer: Locked<Option<mpsc::Sender<Request>>>,
    news: mpsc::WeakUnboundedSender<TableSeq>,
    notices: broadcast::Sender<Notice>,
    about: String,
    /// The writers and the notifier, which end when all senders are gone.
    tasks: Mutex<Vec<JoinHandle<()>>>,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub(crate) async fn open(url: &str, password: Option<&str>) -> Result<Self, ConnectError> {
        let pool::Opened { pool, address, tls, about } = pool::open(url, password).await?;
        let (writer, inbox) = mpsc::channel(INBOX_CAPACITY);
        let (news, told) = mpsc::unbounded_channel();
        let (notices, _) = broadcast::channel(NOTICE_CAPACITY);
        let random = |_| ConnectError::Address { why: "the system gives no randomness".to_owned() };
        let own = format!("{:016x}", u64::from_be_bytes(table::random().map_err(random)?));
        let inbox = Arc::new(Mutex::new(inbox));
        let mut tasks = Vec::new();
        let peers = Arc::<Peers>::default();
        for _ in 0..WRITER_TASKS {
            let (inbox, news) = (inbox.clone(), news.clone());
            tasks.push(tokio::spawn(writer::run(pool.clone(), inbox, news, peers.clone())));
        }
        tasks.push(tokio::spawn(notifier::run(pool.clone(), own.clone(), told, peers.clone())));
        let mut first = notices.subscribe();
        let listener = tokio::spawn(listener::run(address, tls, own, notices.clone(), peers));
        // Wait until the listener is ready, so that no later notice is missed. If that takes too long,
        // it reports a gap.
        let _ = timeout(address::CONNECT_TIMEOUT, first.recv()).await;
        let news = news.downgrade();
        let writer = Locked::new(Some(writer));
        let tasks = Mutex::new(tasks);
        Ok(Self { pool, writer, news, notices, about, tasks, listener })
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        let closed = || AppendError::Unavailable(Trouble::Closed);
        let writer = self.writer().ok_or_else(closed)?;
        // The text is formatted here, in the caller's task, and not in the few writers.
        let task = Box::new(Task::new(entry));
        let (reply, answer) = oneshot::channel();
        writer.send((task, reply)).await.map_err(|_| closed())?;
        drop(writer);
        // A writer answers every request; a missing answer means that it panicked.
        answer.await.unwrap_or(Err(AppendError::Unknown))
    }

    pub(crate) async fn read(
        &self,
        table: &TableId,
        from: u64,
        most: u64,
    ) -> Result<Vec<Row>, ReadError> {
        query!(self, client => read::rows(client, table, from, most))?
    }

    pub(crate) async fn unchanged_since(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<TableId>, Trouble> {
        query!(self, client => lists::unchanged_since(client, before, most))
    }

    pub(crate) async fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        query!(self, client => read::vault(client, table))?
    }

    pub(crate) async fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        Ok(query!(self, client => read::sitters(client, table))?)
    }

    pub(crate) async fn common_format(&self, now: UnixMillis) -> Result<Format, Trouble> {
        query!(self, client => lists::common_format(client, now))
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        query!(self, client => read::summary(client, table))?
    }

    pub(crate) async fn grown(
        &self,
        known: &[(TableId, u64)],
    ) -> Result<Vec<(TableId, u64)>, Trouble> {
        query!(self, client => lists::grown(client, known))
    }

    pub(crate) async fn due(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<(TableId, UnixMillis)>, Trouble> {
        query!(self, client => lists::due(client, before, most))
    }

    pub(crate) async fn lobby(&self, most: usize) -> Result<Vec<LobbyTable>, Trouble> {
        query!(self, client => lists::lobby(client, most))
    }

    pub(crate) async fn of_person(
        &self,
        person: Person,
        most: usize,
    ) -> Result<Vec<SeatedTable>, Trouble> {
        query!(self, client => lists::of_person(client, person, most))
    }

    pub(crate) async fn tables(&self) -> Result<Vec<TableId>, Trouble> {
        query!(self, client => lists::tables(client))
    }

    pub(crate) async fn last_heartbeat(&self) -> Result<Option<UnixMillis>, Trouble> {
        query!(self, client => lists::last_heartbeat(client))
    }

    pub(crate) async fn time(&self) -> Result<UnixMillis, Trouble> {
        query!(self, client => lists::time(client))
    }

    /// A heartbeat is idempotent, so it may be repeated.
    pub(crate) async fn heartbeat(&self, server: ServerId, now: UnixMillis) -> Result<(), Trouble> {
        query!(self, client => upkeep::heartbeat(client, server, now))
    }

    pub(crate) async fn put_entropy(
        &self,
        table: &TableId,
        seq: u64,
        what: (Seat, Person, Entropy),
    ) -> Result<(), Trouble> {
        query!(self, client => upkeep::put_entropy(client, table, what))?;
        if let Some(news) = self.news.upgrade() {
            let _ = news.send((table.clone(), seq));
        }
        Ok(())
    }

    pub(crate) async fn entropy(
        &self,
        table: &TableId,
    ) -> Result<Vec<(Seat, Person, Entropy)>, Trouble> {
        query!(self, client => read::entropy(client, table))
    }

    /// A sign of life is idempotent, so it may be repeated.
    pub(crate) async fn put_presence(
        &self,
        server: ServerId,
        signs: &[Presence],
    ) -> Result<(), Trouble> {
        query!(self, client => presence::put(client, server, signs))
    }

    pub(crate) async fn presence(
        &self,
        tables: &[TableId],
        server: ServerId,
        since: UnixMillis,
    ) -> Result<Vec<Presence>, Trouble> {
        query!(self, client => presence::of_others(client, tables, server, since))
    }

    pub(crate) async fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        query!(self, client => read::rematch(client, table))?
    }

    /// Setting a rematch is idempotent, so it may be repeated.
    pub(crate) async fn set_rematch(
        &self,
        (table, seq): (&TableId, u64),
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<TableId, ReadError> {
        query!(self, client => upkeep::set_rematch(client, table, before, next))?;
        if let Some(news) = self.news.upgrade() {
            let _ = news.send((table.clone(), seq));
        }
        // A separate statement, because one that waited for a lock does not see what the holder has
        // written.
        let now = self.rematch(table).await?;
        now.ok_or(ReadError::Unavailable(Trouble::Busy))
    }

    /// Claiming a code is idempotent, so it may be repeated.
    pub(crate) async fn claim_code(
        &self,
        table: &TableId,
        code: &str,
    ) -> Result<Option<String>, Trouble> {
        let known = query!(self, client => read::code(client, table))?;
        if known.is_some() {
            return Ok(known);
        }
        query!(self, client => upkeep::claim_code(client, table, code))?;
        query!(self, client => read::code(client, table))
    }

    pub(crate) async fn table_of_code(&self, code: &str) -> Result<Option<TableId>, Trouble> {
        query!(self, client => read::table_of_code(client, code))
    }

    pub(crate) async fn sweep(&self, now: UnixMillis, keep: Retention) -> Result<u64, Trouble> {
        let mut count = 0;
        for state in State::ALL {
            let Some(bound) = keep.bound(state, now) else { continue };
            loop {
                let swept = query!(self, client => upkeep::sweep(client, state, bound))?;
                count += swept;
                if swept == 0 {
                    break;
                }
            }
        }
        Ok(count)
    }

    pub(crate) fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    pub(crate) fn describe(&self) -> &str {
        &self.about
    }

    /// Finishes what was begun, then closes all connections.
    pub(crate) async fn close(&self) {
        self.listener.abort();
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        for task in self.tasks.lock().await.drain(..) {
            // A task that panicked has reported it on standard error.
            let _ = task.await;
        }
        self.pool.close();
    }

    fn writer(&self) -> Option<mpsc::Sender<Request>> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Decides about an answer and its connection: `Err` if the query may be repeated on another
    /// connection.
    fn outcome<T>(
        client: Client,
        answer: Result<Result<T, Error>, Elapsed>,
    ) -> Result<Result<T, Trouble>, Trouble> {
        match answer {
            Ok(Ok(answer)) => Ok(Ok(answer)),
            Ok(Err(error)) if client.is_closed() || error.is_closed() => Err(trouble(&error)),
            Ok(Err(error)) => Ok(Err(trouble(&error))),
            Err(_) => {
                // Drop the connection, because the statement still runs on it.
                drop(deadpool_postgres::Object::take(client));
                Ok(Err(Trouble::Other("it does not answer".to_owned())))
            }
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The other tasks end when their senders are dropped.
        self.listener.abort();
    }
}

/// Leaves out connections and addresses, which hold a password.
impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("about", &self.about).finish_non_exhaustive()
    }
}
