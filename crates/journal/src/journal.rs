//! One interface for every place where tables are kept.

use std::path::Path;
use std::sync::Arc;

use game::Seat;
use table::{Entropy, Format, Person, TableId, UnixMillis, Vault};

use crate::faulty::{Faulty, Outage};
use crate::memory::Memory;
use crate::postgres::Postgres;
use crate::sqlite::{Care, Sqlite};
use crate::{
    AppendError, ConnectError, Entry, Held, Keep, Listed, Notices, OpenError, ReadError, Row,
    ServerId, Summary, Trouble, When,
};

/// The append-only log of tables. A clone is the same journal.
///
/// Every answer is about what is durable: an append that was acknowledged is found by all that is
/// asked afterwards, and after the machine has died.
#[derive(Clone, Debug)]
pub struct Journal(Kind);

/// The closed list of places.
#[derive(Clone, Debug)]
enum Kind {
    Memory(Arc<Memory>),
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
    Faulty(Arc<Faulty>),
}

impl Journal {
    /// Forgotten with the process.
    pub fn memory() -> Self {
        Self(Kind::Memory(Arc::default()))
    }

    /// Forgotten with the process, and shared by several servers in it as machines share a database:
    /// for tests.
    pub fn shared_memory() -> Self {
        Self(Kind::Memory(Arc::new(Memory::shared())))
    }

    /// In the file `clew.db` of this folder. Both are made if they are not there; the folder is
    /// this process's alone until [`Journal::close`].
    ///
    /// Waits for the disk: not for the inside of a task.
    ///
    /// # Errors
    /// What is in the way.
    pub fn sqlite(folder: &Path) -> Result<Self, OpenError> {
        Ok(Self(Kind::Sqlite(Arc::new(Sqlite::open(folder)?))))
    }

    /// As [`Journal::sqlite`], but an answer does not wait for the disk: moves are lost when the
    /// power fails. There is one use for it: a test that must see the difference.
    ///
    /// # Errors
    /// What is in the way.
    pub fn unsafe_sqlite(folder: &Path) -> Result<Self, OpenError> {
        Ok(Self(Kind::Sqlite(Arc::new(Sqlite::open_with(folder, Care::None)?))))
    }

    /// In a PostgreSQL that several machines may share: `postgres://user@host:port/database`. The
    /// password stands in the address or is given beside it.
    ///
    /// # Errors
    /// What is in the way.
    pub async fn postgres(url: &str, password: Option<&str>) -> Result<Self, ConnectError> {
        Ok(Self(Kind::Postgres(Arc::new(Postgres::open(url, password).await?))))
    }

    /// As `inner`, but the append number `n`, counted from 1 over all tables, fails with
    /// [`AppendError::Unknown`].
    #[must_use]
    pub fn faulty(inner: Self, n: u64, when: When) -> Self {
        Self(Kind::Faulty(Arc::new(Faulty::new(inner, n, when))))
    }

    /// As `inner`, but no table can be read while there is an outage.
    #[must_use]
    pub fn with_outage(inner: Self, outage: Outage) -> Self {
        Self(Kind::Faulty(Arc::new(Faulty::with_outage(inner, outage))))
    }

    /// Writes an append with all that changes together with it, as a whole or not at all. The
    /// answer comes when it is durable.
    ///
    /// The append must be the table's next one and stand on its last seal. The same append once
    /// more, with the same id, is well too: it is written once.
    ///
    /// # Errors
    /// [`AppendError`] says what is known about it, and what to do next.
    pub async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        if let Some(why) = entry.misfit() {
            return Err(AppendError::Unavailable(Trouble::Misfit(why)));
        }
        match &self.0 {
            Kind::Memory(memory) => memory.append(entry),
            Kind::Sqlite(sqlite) => sqlite.append(entry).await,
            Kind::Postgres(postgres) => postgres.append(entry).await,
            // A journal may hold a journal: the future of one cannot hold that of another.
            Kind::Faulty(faulty) => Box::pin(faulty.append(entry)).await,
        }
    }

    /// The appends of a table, in order, beginning with this number. Numbers, seals and texts are
    /// checked; what stands before `from` is taken at its seal.
    ///
    /// # Errors
    /// If there is no such table, or it is damaged, or it cannot be read now.
    pub async fn read(&self, table: &TableId, from: u64) -> Result<Vec<Row>, ReadError> {
        self.can_read()?;
        match self.place() {
            Place::Memory(memory) => memory.read(table, from),
            Place::Sqlite(sqlite) => sqlite.read(table, from).await,
            Place::Postgres(postgres) => postgres.read(table, from).await,
        }
    }

    /// The secrets of a table, checked against what it committed to.
    ///
    /// # Errors
    /// If there is no such table, or it is damaged, or it cannot be read now.
    pub async fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        self.can_read()?;
        match self.place() {
            Place::Memory(memory) => memory.vault(table),
            Place::Sqlite(sqlite) => sqlite.vault(table).await,
            Place::Postgres(postgres) => postgres.vault(table).await,
        }
    }

    /// Who sits where, in order of seats: the persons themselves, whom records know by an alias.
    ///
    /// # Errors
    /// If it is damaged, or it cannot be read now.
    pub async fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        self.can_read()?;
        match self.place() {
            Place::Memory(memory) => memory.sitters(table),
            Place::Sqlite(sqlite) => sqlite.sitters(table).await,
            Place::Postgres(postgres) => postgres.sitters(table).await,
        }
    }

    /// How a table stands.
    ///
    /// # Errors
    /// If there is no such table, or it is damaged, or it cannot be read now.
    pub async fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        self.can_read()?;
        match self.place() {
            Place::Memory(memory) => memory.summary(table),
            Place::Sqlite(sqlite) => sqlite.summary(table).await,
            Place::Postgres(postgres) => postgres.summary(table).await,
        }
    }

    /// Tables that want to be woken at or before this time, the earliest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn due(
        &self,
        before: UnixMillis,
        most: usize,
    ) -> Result<Vec<(TableId, UnixMillis)>, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.due(before, most)),
            Place::Sqlite(sqlite) => sqlite.due(before, most).await,
            Place::Postgres(postgres) => postgres.due(before, most).await,
        }
    }

    /// Which of these tables have more appends than the number beside them, and how many. News can be
    /// lost with a machine that dies before it tells them: this finds what they would have told. Where
    /// nobody shares the journal there is nothing to find.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn grown(&self, known: &[(TableId, u64)]) -> Result<Vec<(TableId, u64)>, Trouble> {
        match self.place() {
            Place::Memory(memory) if memory.is_shared() => Ok(memory.grown(known)),
            Place::Memory(_) | Place::Sqlite(_) => Ok(Vec::new()),
            Place::Postgres(postgres) => postgres.grown(known).await,
        }
    }

    /// Public tables: those that wait for players, then those that play; the newest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn lobby(&self, most: usize) -> Result<Vec<Listed>, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.lobby(most)),
            Place::Sqlite(sqlite) => sqlite.lobby(most).await,
            Place::Postgres(postgres) => postgres.lobby(most).await,
        }
    }

    /// The tables at which a person sits, or sat at the end; the newest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn of_person(&self, person: Person, most: usize) -> Result<Vec<Held>, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.of_person(person, most)),
            Place::Sqlite(sqlite) => sqlite.of_person(person, most).await,
            Place::Postgres(postgres) => postgres.of_person(person, most).await,
        }
    }

    /// All tables, the oldest first.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn tables(&self) -> Result<Vec<TableId>, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.every()),
            Place::Sqlite(sqlite) => sqlite.every().await,
            Place::Postgres(postgres) => postgres.every().await,
        }
    }

    /// A server says that it lives. Time in which none did is given back to players.
    ///
    /// # Errors
    /// If the store cannot be written to now.
    pub async fn alive(&self, server: ServerId, now: UnixMillis) -> Result<(), Trouble> {
        match self.place() {
            Place::Memory(memory) => memory.alive(server, now),
            Place::Sqlite(sqlite) => return sqlite.alive(server, now).await,
            Place::Postgres(postgres) => return postgres.alive(server, now).await,
        }
        Ok(())
    }

    /// The newest format of records that every server reads which shares this journal and has said
    /// lately that it lives: in this format tables are opened. `now` is the time by our clock.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn common_format(&self, now: UnixMillis) -> Result<Format, Trouble> {
        match self.place() {
            Place::Memory(_) | Place::Sqlite(_) => Ok(Format::NEWEST),
            Place::Postgres(postgres) => postgres.common_format(now).await,
        }
    }

    /// When any server last said that it lives.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn last_alive(&self) -> Result<Option<UnixMillis>, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.last_alive()),
            Place::Sqlite(sqlite) => sqlite.last_alive().await,
            Place::Postgres(postgres) => postgres.last_alive().await,
        }
    }

    /// Forgets tables that have been kept long enough, a few at a time so that appends go on
    /// meanwhile, and says how many. A damaged table stays.
    ///
    /// # Errors
    /// If the store cannot be written to now. What has been swept until then is gone.
    pub async fn sweep(&self, now: UnixMillis, keep: Keep) -> Result<u64, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.sweep(now, keep)),
            Place::Sqlite(sqlite) => sqlite.sweep(now, keep).await,
            Place::Postgres(postgres) => postgres.sweep(now, keep).await,
        }
    }

    /// Keeps what a player adds to the chance of a table that waits, for all who share this journal,
    /// and tells them. Where nobody shares it nothing is kept: one task has it in memory.
    ///
    /// # Errors
    /// If the store cannot be written to now.
    pub async fn put_entropy(
        &self,
        table: &TableId,
        seq: u64,
        what: (Seat, Person, Entropy),
    ) -> Result<(), Trouble> {
        match self.place() {
            Place::Memory(memory) if memory.is_shared() => memory.put_entropy(table, seq, what),
            Place::Memory(_) | Place::Sqlite(_) => {}
            Place::Postgres(postgres) => return postgres.put_entropy(table, seq, what).await,
        }
        Ok(())
    }

    /// What players have added to the chance of a table: the seat, who sat there, and what.
    ///
    /// # Errors
    /// If the store cannot be read now.
    pub async fn entropy(&self, table: &TableId) -> Result<Vec<(Seat, Person, Entropy)>, Trouble> {
        match self.place() {
            Place::Memory(memory) => Ok(memory.entropy(table)),
            Place::Sqlite(_) => Ok(Vec::new()),
            Place::Postgres(postgres) => postgres.entropy(table).await,
        }
    }

    /// The table at which the people of this one play once more, if somebody has asked for it.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read now.
    pub async fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        self.can_read()?;
        match self.place() {
            Place::Memory(memory) => memory.rematch(table),
            Place::Sqlite(sqlite) => sqlite.rematch(table).await,
            Place::Postgres(postgres) => postgres.rematch(table).await,
        }
    }

    /// Writes down the table at which the people of `table` play once more, if it has the rematch
    /// `before` until now, and tells all who share this journal. Says which rematch it has then: of
    /// several that are written at once, all writers are told the same one. `seq` is the table's last
    /// append.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be written to now.
    pub async fn set_rematch(
        &self,
        (table, seq): (&TableId, u64),
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<TableId, ReadError> {
        match self.place() {
            Place::Memory(memory) => memory.set_rematch((table, seq), before, next),
            Place::Sqlite(sqlite) => sqlite.set_rematch(table, before, next).await,
            Place::Postgres(postgres) => postgres.set_rematch((table, seq), before, next).await,
        }
    }

    /// Whether other machines may write to the same tables.
    pub fn is_shared(&self) -> bool {
        match self.place() {
            Place::Memory(memory) => memory.is_shared(),
            Place::Sqlite(_) => false,
            Place::Postgres(_) => true,
        }
    }

    /// What other writers do from now on.
    pub fn notices(&self) -> Notices {
        match self.place() {
            Place::Memory(memory) => Notices(Some(memory.notices())),
            Place::Sqlite(_) => Notices(None),
            Place::Postgres(postgres) => Notices(Some(postgres.notices())),
        }
    }

    /// What time it is at the store; `None` if it has no clock but ours.
    ///
    /// # Errors
    /// If the store cannot be asked now.
    pub async fn time(&self) -> Result<Option<UnixMillis>, Trouble> {
        match self.place() {
            Place::Memory(_) | Place::Sqlite(_) => Ok(None),
            Place::Postgres(postgres) => postgres.time().await.map(Some),
        }
    }

    /// Finishes what was begun and gives the store free. Whatever comes later is told that it is
    /// closed; a journal in memory has nothing to close.
    pub async fn close(&self) {
        match self.place() {
            Place::Memory(_) => {}
            Place::Sqlite(sqlite) => sqlite.close().await,
            Place::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Where tables are kept, and how safely; one line for the log.
    pub fn describe(&self) -> String {
        match &self.0 {
            Kind::Memory(_) => "in memory: nothing is kept when the server stops".to_owned(),
            Kind::Sqlite(sqlite) => sqlite.describe().to_owned(),
            Kind::Postgres(postgres) => postgres.describe().to_owned(),
            Kind::Faulty(faulty) => faulty.describe(),
        }
    }

    /// Whether a table can be read at all: there may be an outage.
    fn can_read(&self) -> Result<(), ReadError> {
        if let Kind::Faulty(faulty) = &self.0 { faulty.can_read() } else { Ok(()) }
    }

    /// Where it lies in the end. A faulty journal fails before that is asked.
    fn place(&self) -> Place<'_> {
        match &self.0 {
            Kind::Memory(memory) => Place::Memory(memory),
            Kind::Sqlite(sqlite) => Place::Sqlite(sqlite),
            Kind::Postgres(postgres) => Place::Postgres(postgres),
            Kind::Faulty(faulty) => faulty.inner.place(),
        }
    }
}

/// A place that really keeps something.
enum Place<'j> {
    Memory(&'j Memory),
    Sqlite(&'j Sqlite),
    Postgres(&'j Postgres),
}
