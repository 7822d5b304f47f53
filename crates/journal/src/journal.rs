//! The journal: one interface for all stores.

use std::path::Path;
use std::sync::Arc;

use game::Seat;
use table::{Entropy, Format, Person, TableId, UnixMillis, Vault};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::faulty::{Faulty, Outage};
use crate::memory::Memory;
use crate::postgres::Postgres;
use crate::sqlite::{Durability, Sqlite};
use crate::{
    AppendError, ConnectError, Entry, LobbyTable, OpenError, Presence, ReadError, Retention, Row,
    SeatedTable, ServerId, Summary, Trouble, When,
};

/// The append-only log of tables. Clones share the same journal.
///
/// Every answer is about durable data: an acknowledged append is found by everything that is asked
/// afterwards, also after a crash of the machine.
#[derive(Clone, Debug)]
pub struct Journal(Kind);

/// The kinds of stores.
#[derive(Clone, Debug)]
enum Kind {
    Memory(Arc<Memory>),
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
    Faulty(Arc<Faulty>),
}

impl Journal {
    /// A journal in memory, lost when the process ends.
    pub fn memory() -> Self {
        Self(Kind::Memory(Arc::default()))
    }

    /// A journal in memory that several servers of one process share, as machines share a database. For
    /// tests.
    pub fn shared_memory() -> Self {
        Self(Kind::Memory(Arc::new(Memory::shared())))
    }

    /// A journal in the file `clew.db` of this folder. Creates both if needed. No other process can use
    /// the folder until [`Journal::close`].
    ///
    /// Blocks on the disk, so it must not be called inside an async task.
    ///
    /// # Errors
    /// The reason why the folder cannot be used.
    pub fn sqlite(folder: &Path) -> Result<Self, OpenError> {
        Ok(Self(Kind::Sqlite(Arc::new(Sqlite::open(folder)?))))
    }

    /// Like [`Journal::sqlite`], but appends do not wait for the disk, so moves are lost when the power
    /// fails. Used only by a test that must be able to detect this.
    ///
    /// # Errors
    /// The reason why the folder cannot be used.
    pub fn unsafe_sqlite(folder: &Path) -> Result<Self, OpenError> {
        Ok(Self(Kind::Sqlite(Arc::new(Sqlite::open_with(folder, Durability::None)?))))
    }

    /// A journal in PostgreSQL, which several machines may share: `postgres://user@host:port/database`.
    /// `password` is used if the address contains none.
    ///
    /// # Errors
    /// The reason why the database cannot be used.
    pub async fn postgres(url: &str, password: Option<&str>) -> Result<Self, ConnectError> {
        Ok(Self(Kind::Postgres(Arc::new(Postgres::open(url, password).await?))))
    }

    /// Forwards to `inner`, but append number `n`, counted from 1 over all tables, fails with
    /// [`AppendError::Unknown`].
    #[must_use]
    pub fn faulty(inner: Self, n: u64, when: When) -> Self {
        Self(Kind::Faulty(Arc::new(Faulty::new(inner, n, when))))
    }

    /// Forwards to `inner`, but tables cannot be read during an outage.
    #[must_use]
    pub fn with_outage(inner: Self, outage: Outage) -> Self {
        Self(Kind::Faulty(Arc::new(Faulty::with_outage(inner, outage))))
    }

    /// Stores an append with everything that changes with it, all or nothing. Returns when it is
    /// durable.
    ///
    /// The append must be the table's next one and continue its last seal. Sending the same append with
    /// the same id again succeeds and stores it once.
    ///
    /// # Errors
    /// [`AppendError`] says whether the append may have been stored, and what to do next.
    pub async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        if let Some(why) = entry.misfit() {
            return Err(AppendError::Unavailable(Trouble::Misfit(why)));
        }
        match &self.0 {
            Kind::Memory(memory) => memory.append(entry),
            Kind::Sqlite(sqlite) => sqlite.append(entry).await,
            Kind::Postgres(postgres) => postgres.append(entry).await,
            // The future must be boxed, because it contains that of another journal.
            Kind::Faulty(faulty) => Box::pin(faulty.append(entry)).await,
        }
    }

    /// The appends of a table in order, from number `from` on. Numbers, seals and texts are checked; the
    /// appends before `from` are not read.
    ///
    /// # Errors
    /// If the table does not exist, is damaged, or cannot be read now.
    pub async fn read(&self, table: &TableId, from: u64) -> Result<Vec<Row>, ReadError> {
        self.read_part(table, from, u64::MAX).await
    }

    /// The same, but at most `most` appends.
    ///
    /// # Errors
    /// If the table does not exist, is damaged, or cannot be read now.
    pub async fn read_part(
        &self,
        table: &TableId,
        from: u64,
        most: u64,
    ) -> Result<Vec<Row>, ReadError> {
        self.can_read()?;
        match self.backend() {
            Backend::Memory(memory) => memory.read(table, from, most),
            Backend::Sqlite(sqlite) => sqlite.read(table, from, most).await,
            Backend::Postgres(postgres) => postgres.read(table, from, most).await,
        }
    }

    /// The secrets of a table, checked against its commitment.
    ///
    /// # Errors
    /// If the table does not exist, is damaged, or cannot be read now.
    pub async fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        self.can_read()?;
        match self.backend() {
            Backend::Memory(memory) => memory.vault(table),
            Backend::Sqlite(sqlite) => sqlite.vault(table).await,
            Backend::Postgres(postgres) => postgres.vault(table).await,
        }
    }

    /// The persons at the seats of a table, in order of seats. The records hold only their aliases.
    ///
    /// # Errors
    /// If the table is damaged or cannot be read now.
    pub async fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        self.can_read()?;
        match self.backend() {
            Backend::Memory(memory) => memory.sitters(table),
            Backend::Sqlite(sqlite) => sqlite.sitters(table).await,
            Backend::Postgres(postgres) => postgres.sitters(table).await,
        }
    }

    /// The state of a table for lists.
    ///
    /// # Errors
    /// If the table does not exist, is damaged, or cannot be read now.
    pub async fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        self.can_read()?;
        match self.backend() {
            Backend::Memory(memory) => memory.summary(table),
            Backend::Sqlite(sqlite) => sqlite.summary(table).await,
            Backend::Postgres(postgres) => postgres.summary(table).await,
        }
    }

    /// Tables whose deadline is at or before this time, the earliest first, at most `most`.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn due(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<(TableId, UnixMillis)>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.due(before, most)),
            Backend::Sqlite(sqlite) => sqlite.due(before, most).await,
            Backend::Postgres(postgres) => postgres.due(before, most).await,
        }
    }

    /// Running tables whose last append was written before this time, at most `most`.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn unchanged_since(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<TableId>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.unchanged_since(before, most)),
            Backend::Sqlite(sqlite) => sqlite.unchanged_since(before, most).await,
            Backend::Postgres(postgres) => postgres.unchanged_since(before, most).await,
        }
    }

    /// Which of these tables have more appends than the given number, and how many. A notice is lost if
    /// a machine dies before sending it; this query finds what it would have announced. Always empty if
    /// the journal is not shared.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn grown(&self, known: &[(TableId, u64)]) -> Result<Vec<(TableId, u64)>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) if memory.is_shared() => Ok(memory.grown(known)),
            Backend::Memory(_) | Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(postgres) => postgres.grown(known).await,
        }
    }

    /// Public tables: those that wait for players, then those being played; the newest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn lobby(&self, most: usize) -> Result<Vec<LobbyTable>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.lobby(most)),
            Backend::Sqlite(sqlite) => sqlite.lobby(most).await,
            Backend::Postgres(postgres) => postgres.lobby(most).await,
        }
    }

    /// The tables at which a person sits, or sat at the end; the newest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn of_person(
        &self,
        person: Person,
        most: usize,
    ) -> Result<Vec<SeatedTable>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.of_person(person, most)),
            Backend::Sqlite(sqlite) => sqlite.of_person(person, most).await,
            Backend::Postgres(postgres) => postgres.of_person(person, most).await,
        }
    }

    /// All tables, the oldest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn tables(&self) -> Result<Vec<TableId>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.tables()),
            Backend::Sqlite(sqlite) => sqlite.tables().await,
            Backend::Postgres(postgres) => postgres.tables().await,
        }
    }

    /// Records that a server is running. The time in which no server ran is given back to players.
    ///
    /// # Errors
    /// If the store cannot be written to now.
    pub async fn heartbeat(&self, server: ServerId, now: UnixMillis) -> Result<(), Trouble> {
        match self.backend() {
            Backend::Memory(memory) => memory.heartbeat(server, now),
            Backend::Sqlite(sqlite) => return sqlite.heartbeat(server, now).await,
            Backend::Postgres(postgres) => return postgres.heartbeat(server, now).await,
        }
        Ok(())
    }

    /// The newest record format that every running server on this journal can read; new tables are
    /// opened in it. `now` is the time by the caller's clock.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn common_format(&self, now: UnixMillis) -> Result<Format, Trouble> {
        match self.backend() {
            Backend::Memory(_) | Backend::Sqlite(_) => Ok(Format::NEWEST),
            Backend::Postgres(postgres) => postgres.common_format(now).await,
        }
    }

    /// The time of the newest heartbeat of any server.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn last_heartbeat(&self) -> Result<Option<UnixMillis>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.last_heartbeat()),
            Backend::Sqlite(sqlite) => sqlite.last_heartbeat().await,
            Backend::Postgres(postgres) => postgres.last_heartbeat().await,
        }
    }

    /// Deletes tables whose retention time is over, a few at a time so that appends continue meanwhile,
    /// and returns their number. Damaged tables are kept.
    ///
    /// # Errors
    /// If the store cannot be written to now. Tables deleted before the error stay deleted.
    pub async fn sweep(&self, now: UnixMillis, keep: Retention) -> Result<u64, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.sweep(now, keep)),
            Backend::Sqlite(sqlite) => sqlite.sweep(now, keep).await,
            Backend::Postgres(postgres) => postgres.sweep(now, keep).await,
        }
    }

    /// Stores a player's contribution to the chance of a table that has not started, and notifies the
    /// other machines. Does nothing if the journal is not shared: then the table's task keeps it in
    /// memory.
    ///
    /// # Errors
    /// If the store cannot be written to now.
    pub async fn put_entropy(
        &self,
        table: &TableId,
        seq: u64,
        what: (Seat, Person, Entropy),
    ) -> Result<(), Trouble> {
        match self.backend() {
            Backend::Memory(memory) if memory.is_shared() => memory.put_entropy(table, seq, what),
            Backend::Memory(_) | Backend::Sqlite(_) => {}
            Backend::Postgres(postgres) => return postgres.put_entropy(table, seq, what).await,
        }
        Ok(())
    }

    /// The players' contributions to the chance of a table: the seat, the person and the bytes.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn entropy(&self, table: &TableId) -> Result<Vec<(Seat, Person, Entropy)>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.entropy(table)),
            Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(postgres) => postgres.entropy(table).await,
        }
    }

    /// The id of a table's rematch, if there is one.
    ///
    /// # Errors
    /// If the table does not exist or cannot be read now.
    pub async fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        self.can_read()?;
        match self.backend() {
            Backend::Memory(memory) => memory.rematch(table),
            Backend::Sqlite(sqlite) => sqlite.rematch(table).await,
            Backend::Postgres(postgres) => postgres.rematch(table).await,
        }
    }

    /// Sets the rematch of `table` to `next` if it is still `before`, notifies the other machines, and
    /// returns the rematch that the table has then. If several machines set one at the same time, all
    /// get the same answer. `seq` is the number of the table's last append.
    ///
    /// # Errors
    /// If the table does not exist or cannot be written to now.
    pub async fn set_rematch(
        &self,
        (table, seq): (&TableId, u64),
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<TableId, ReadError> {
        match self.backend() {
            Backend::Memory(memory) => memory.set_rematch((table, seq), before, next),
            Backend::Sqlite(sqlite) => sqlite.set_rematch(table, before, next).await,
            Backend::Postgres(postgres) => postgres.set_rematch((table, seq), before, next).await,
        }
    }

    /// Gives a table that waits for players this code, unless it has one already or another waiting table
    /// has this one. Returns the code that the table has then. Codes are no part of the log.
    ///
    /// # Errors
    /// If the store cannot be written to now.
    pub async fn claim_code(&self, table: &TableId, code: &str) -> Result<Option<String>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.claim_code(table, code)),
            Backend::Sqlite(sqlite) => sqlite.claim_code(table, code).await,
            Backend::Postgres(postgres) => postgres.claim_code(table, code).await,
        }
    }

    /// The table that waits for players and has this code.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn table_of_code(&self, code: &str) -> Result<Option<TableId>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.table_of_code(code)),
            Backend::Sqlite(sqlite) => sqlite.table_of_code(code).await,
            Backend::Postgres(postgres) => postgres.table_of_code(code).await,
        }
    }

    /// Stores which persons were seen at this server lately, so that other machines know it too. Does nothing if
    /// the journal is not shared: then the rooms of the one server know it.
    ///
    /// # Errors
    /// If the store cannot be written to now.
    pub async fn put_presence(&self, server: ServerId, signs: &[Presence]) -> Result<(), Trouble> {
        match self.backend() {
            Backend::Memory(memory) if memory.is_shared() => memory.put_presence(server, signs),
            Backend::Memory(_) | Backend::Sqlite(_) => {}
            Backend::Postgres(postgres) => return postgres.put_presence(server, signs).await,
        }
        Ok(())
    }

    /// Which persons were seen at these tables by other servers than this one, after `since`.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn presence(
        &self,
        tables: &[TableId],
        server: ServerId,
        since: UnixMillis,
    ) -> Result<Vec<Presence>, Trouble> {
        match self.backend() {
            Backend::Memory(memory) => Ok(memory.presence(tables, server, since)),
            Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(postgres) => postgres.presence(tables, server, since).await,
        }
    }

    /// Whether other machines may write to the same tables.
    pub fn is_shared(&self) -> bool {
        match self.backend() {
            Backend::Memory(memory) => memory.is_shared(),
            Backend::Sqlite(_) => false,
            Backend::Postgres(_) => true,
        }
    }

    /// Notices about what other machines write from now on.
    pub fn notices(&self) -> Notices {
        match self.backend() {
            Backend::Memory(memory) => Notices(Some(memory.notices())),
            Backend::Sqlite(_) => Notices(None),
            Backend::Postgres(postgres) => Notices(Some(postgres.notices())),
        }
    }

    /// The time by the store's clock; `None` if the store has no clock.
    ///
    /// # Errors
    /// If the store cannot be asked now.
    pub async fn time(&self) -> Result<Option<UnixMillis>, Trouble> {
        match self.backend() {
            Backend::Memory(_) | Backend::Sqlite(_) => Ok(None),
            Backend::Postgres(postgres) => postgres.time().await.map(Some),
        }
    }

    /// Finishes what was begun and releases the store. Later calls fail with [`Trouble::Closed`]; a
    /// journal in memory has nothing to close.
    pub async fn close(&self) {
        match self.backend() {
            Backend::Memory(_) => {}
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Where tables are stored, and how safely; one line for the log.
    pub fn describe(&self) -> String {
        match &self.0 {
            Kind::Memory(_) => "in memory: nothing is kept when the server stops".to_owned(),
            Kind::Sqlite(sqlite) => sqlite.describe().to_owned(),
            Kind::Postgres(postgres) => postgres.describe().to_owned(),
            Kind::Faulty(faulty) => faulty.describe(),
        }
    }

    /// Fails during an outage of a faulty journal.
    fn can_read(&self) -> Result<(), ReadError> {
        if let Kind::Faulty(faulty) = &self.0 { faulty.can_read() } else { Ok(()) }
    }

    /// The store itself. A faulty journal has already decided whether to fail.
    fn backend(&self) -> Backend<'_> {
        match &self.0 {
            Kind::Memory(memory) => Backend::Memory(memory),
            Kind::Sqlite(sqlite) => Backend::Sqlite(sqlite),
            Kind::Postgres(postgres) => Backend::Postgres(postgres),
            Kind::Faulty(faulty) => faulty.inner.backend(),
        }
    }
}

/// A store that really stores something.
enum Backend<'j> {
    Memory(&'j Memory),
    Sqlite(&'j Sqlite),
    Postgres(&'j Postgres),
}

/// Another machine wrote something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// These tables have this number of appends, or data outside their log has changed.
    Grown(Arc<[(TableId, u64)]>),
    /// Some notices may have been lost: readers must query the tables that they follow.
    Missed,
}

/// A stream of notices. It never yields for a journal that is not shared.
#[derive(Debug)]
pub struct Notices(pub(crate) Option<Receiver<Notice>>);

impl Notices {
    /// Waits for the next notice.
    pub async fn next(&mut self) -> Notice {
        let Some(inbox) = &mut self.0 else { return std::future::pending().await };
        match inbox.recv().await {
            Ok(notice) => notice,
            Err(RecvError::Lagged(_)) => Notice::Missed,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
