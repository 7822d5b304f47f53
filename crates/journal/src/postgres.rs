//! Tables in a PostgreSQL that several machines share.
//!
//! Whatever waits to be written goes into one statement, which is one transaction. The key (table,
//! seq) is the fence between machines. One task tells the others which tables have grown, and one
//! hears it from them; who hears nothing reads what is missing when it is named.

mod address;
mod batch;
mod chores;
mod columns;
mod connect_error;
mod faults;
mod listener;
mod lists;
mod notifier;
mod others;
mod pool;
mod read;
mod schema;
#[cfg(test)]
pub(crate) mod tests;
mod tls;
mod writer;

pub use connect_error::ConnectError;

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
    AppendError, Entry, Held, Keep, Listed, Notice, ReadError, Row, ServerId, State, Summary,
    Trouble,
};
use batch::Task;
use faults::{no_connection, trouble};
use notifier::News;
use others::Others;
use writer::Wanted;

/// How many statements with appends may be under way at once, where one takes long.
const WRITERS: usize = 3;
/// So many appends wait before those who send have to.
const WAITING: usize = 1024;
/// So many notices are kept for one who is slow to hear them.
const NOTICES: usize = 4096;
/// What is read within this time is read; then it is given up.
const PATIENCE: Duration = Duration::from_secs(6);
/// A line that was lost while nobody looked is found out by the first who uses it.
const TRIES: usize = 3;

/// Asks something over any line that is free. Only for what may be asked twice.
macro_rules! ask {
    ($self:ident, $client:ident => $what:expr) => {
        async {
            let mut last = Trouble::Busy;
            for _ in 0..TRIES {
                let line = $self.pool.get().await.map_err(|error| no_connection(&error))?;
                let answer = {
                    let $client = &line;
                    timeout(PATIENCE, $what).await
                };
                match Self::judged(line, answer) {
                    Ok(answer) => return answer,
                    Err(trouble) => last = trouble,
                }
            }
            Err(last)
        }
        .await
    };
}

/// The doors to the tasks, and the lines for those who read.
pub(crate) struct Postgres {
    pool: Pool,
    /// `None` once it is closed.
    writer: Locked<Option<mpsc::Sender<Wanted>>>,
    news: mpsc::WeakUnboundedSender<News>,
    heard: broadcast::Sender<Notice>,
    about: String,
    /// Those that end by themselves when nobody sends any more, and the listener, which does not.
    tasks: Mutex<Vec<JoinHandle<()>>>,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub(crate) async fn open(url: &str, password: Option<&str>) -> Result<Self, ConnectError> {
        let pool::Opened { pool, address, tls, about } = pool::open(url, password).await?;
        let (writer, inbox) = mpsc::channel(WAITING);
        let (news, told) = mpsc::unbounded_channel();
        let (heard, _) = broadcast::channel(NOTICES);
        let random = |_| ConnectError::Address { why: "the system gives no randomness".to_owned() };
        let own = format!("{:016x}", u64::from_be_bytes(table::random().map_err(random)?));
        let inbox = Arc::new(Mutex::new(inbox));
        let mut tasks = Vec::new();
        let others = Arc::<Others>::default();
        for _ in 0..WRITERS {
            let (inbox, news) = (inbox.clone(), news.clone());
            tasks.push(tokio::spawn(writer::run(pool.clone(), inbox, news, others.clone())));
        }
        tasks.push(tokio::spawn(notifier::run(pool.clone(), own.clone(), told, others.clone())));
        let mut first = heard.subscribe();
        let listener = tokio::spawn(listener::run(address, tls, own, heard.clone(), others));
        // Whoever wants to hear from now on hears all. If it cannot listen yet, it says so later.
        let _ = timeout(address::CONNECT, first.recv()).await;
        let news = news.downgrade();
        let writer = Locked::new(Some(writer));
        let tasks = Mutex::new(tasks);
        Ok(Self { pool, writer, news, heard, about, tasks, listener })
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        let closed = || AppendError::Unavailable(Trouble::Closed);
        let writer = self.writer().ok_or_else(closed)?;
        // The text is made here, by many, and not by the few who write.
        let task = Box::new(Task::new(entry));
        let (reply, answer) = oneshot::channel();
        writer.send((task, reply)).await.map_err(|_| closed())?;
        drop(writer);
        // A writer answers whatever it has taken; if it does not, it died over it.
        answer.await.unwrap_or(Err(AppendError::Unknown))
    }

    pub(crate) async fn read(&self, table: &TableId, from: u64) -> Result<Vec<Row>, ReadError> {
        ask!(self, client => read::rows(client, table, from))?
    }

    pub(crate) async fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        ask!(self, client => read::vault(client, table))?
    }

    pub(crate) async fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        Ok(ask!(self, client => read::sitters(client, table))?)
    }

    pub(crate) async fn common_format(&self, now: UnixMillis) -> Result<Format, Trouble> {
        ask!(self, client => lists::common_format(client, now))
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        ask!(self, client => read::summary(client, table))?
    }

    pub(crate) async fn grown(
        &self,
        known: &[(TableId, u64)],
    ) -> Result<Vec<(TableId, u64)>, Trouble> {
        ask!(self, client => lists::grown(client, known))
    }

    pub(crate) async fn due(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<(TableId, UnixMillis)>, Trouble> {
        ask!(self, client => lists::due(client, before, most))
    }

    pub(crate) async fn lobby(&self, most: usize) -> Result<Vec<Listed>, Trouble> {
        ask!(self, client => lists::lobby(client, most))
    }

    pub(crate) async fn of_person(
        &self,
        person: Person,
        most: usize,
    ) -> Result<Vec<Held>, Trouble> {
        ask!(self, client => lists::of_person(client, person, most))
    }

    pub(crate) async fn every(&self) -> Result<Vec<TableId>, Trouble> {
        ask!(self, client => lists::every(client))
    }

    pub(crate) async fn last_alive(&self) -> Result<Option<UnixMillis>, Trouble> {
        ask!(self, client => lists::last_alive(client))
    }

    pub(crate) async fn time(&self) -> Result<UnixMillis, Trouble> {
        ask!(self, client => lists::time(client))
    }

    /// Said twice it means the same, so it may be said again when nobody knows.
    pub(crate) async fn alive(&self, server: ServerId, now: UnixMillis) -> Result<(), Trouble> {
        ask!(self, client => chores::alive(client, server, now))
    }

    pub(crate) async fn put_entropy(
        &self,
        table: &TableId,
        seq: u64,
        what: (Seat, Person, Entropy),
    ) -> Result<(), Trouble> {
        ask!(self, client => chores::put_entropy(client, table, what))?;
        if let Some(news) = self.news.upgrade() {
            let _ = news.send((table.clone(), seq));
        }
        Ok(())
    }

    pub(crate) async fn entropy(
        &self,
        table: &TableId,
    ) -> Result<Vec<(Seat, Person, Entropy)>, Trouble> {
        ask!(self, client => read::entropy(client, table))
    }

    pub(crate) async fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        ask!(self, client => read::rematch(client, table))?
    }

    /// Asked twice it answers the same, so it may be asked again when nobody knows.
    pub(crate) async fn set_rematch(
        &self,
        (table, seq): (&TableId, u64),
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<TableId, ReadError> {
        ask!(self, client => chores::set_rematch(client, table, before, next))?;
        if let Some(news) = self.news.upgrade() {
            let _ = news.send((table.clone(), seq));
        }
        // In a statement of its own: one that waited for another writer does not see what that wrote.
        let now = self.rematch(table).await?;
        now.ok_or(ReadError::Unavailable(Trouble::Busy))
    }

    pub(crate) async fn sweep(&self, now: UnixMillis, keep: Keep) -> Result<u64, Trouble> {
        let mut count = 0;
        for state in State::ALL {
            let Some(bound) = keep.bound(state, now) else { continue };
            loop {
                let swept = ask!(self, client => chores::sweep(client, state, bound))?;
                count += swept;
                if swept == 0 {
                    break;
                }
            }
        }
        Ok(count)
    }

    pub(crate) fn notices(&self) -> broadcast::Receiver<Notice> {
        self.heard.subscribe()
    }

    pub(crate) fn describe(&self) -> &str {
        &self.about
    }

    /// What was begun is finished; then all lines are closed.
    pub(crate) async fn close(&self) {
        self.listener.abort();
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        for task in self.tasks.lock().await.drain(..) {
            // One that died has said so on standard error.
            let _ = task.await;
        }
        self.pool.close();
    }

    fn writer(&self) -> Option<mpsc::Sender<Wanted>> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What becomes of a question, and of the line that it went over: `Err` if it may be asked again.
    fn judged<T>(
        client: Client,
        answer: Result<Result<T, Error>, Elapsed>,
    ) -> Result<Result<T, Trouble>, Trouble> {
        match answer {
            Ok(Ok(answer)) => Ok(Ok(answer)),
            Ok(Err(error)) if client.is_closed() || error.is_closed() => Err(trouble(&error)),
            Ok(Err(error)) => Ok(Err(trouble(&error))),
            Err(_) => {
                // Nobody else is to wait for this line.
                drop(deadpool_postgres::Object::take(client));
                Ok(Err(Trouble::Other("it does not answer".to_owned())))
            }
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The others end when nobody sends any more.
        self.listener.abort();
    }
}

/// Without lines and addresses: these hold a password.
impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("about", &self.about).finish_non_exhaustive()
    }
}
