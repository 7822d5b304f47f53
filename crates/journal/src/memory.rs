//! A store in memory, for tests and for servers that keep nothing.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use game::Seat;
use table::{Entropy, Hash, Person, TableId, UnixMillis, Vault};
use tokio::sync::broadcast;

use crate::presence::FORGET_AFTER_MS;

use crate::{
    Access, AppendError, Entry, LobbyTable, Notice, Presence, ReadError, Retention, Row,
    SeatedTable, ServerId, State, Summary, Trouble, chain,
};

/// All tables behind one lock, which is held for a short time and never across an `await`.
pub(crate) struct Memory {
    tables: Mutex<Tables>,
    /// Whether several servers in this process share it, as machines share a database.
    shared: bool,
    notices: broadcast::Sender<Notice>,
}

/// Number of notices kept for a receiver that is slow.
const NOTICE_CAPACITY: usize = 1024;

impl Default for Memory {
    fn default() -> Self {
        Self {
            tables: Mutex::default(),
            shared: false,
            notices: broadcast::channel(NOTICE_CAPACITY).0,
        }
    }
}

#[derive(Default)]
struct Tables {
    all: BTreeMap<TableId, Stored>,
    /// The codes of tables, also of those that wait no longer.
    codes: BTreeMap<String, TableId>,
    /// Number of tables ever opened.
    opened: u64,
    /// Time of the newest heartbeat.
    alive: Option<UnixMillis>,
    /// The signs of life of each server.
    presence: Vec<(ServerId, Presence)>,
}

struct Stored {
    /// Tables that were opened later have higher numbers.
    number: u64,
    rows: Vec<Row>,
    summary: Summary,
    seats: Vec<(Seat, Person)>,
    vault: Option<Vault>,
    /// The players' contributions to the chance.
    entropy: Vec<(Seat, Person, Entropy)>,
    /// The rematch of the table.
    rematch: Option<TableId>,
}

impl Stored {
    fn is_waiting(&self) -> bool {
        self.summary.state == State::Waiting
    }
}

impl Memory {
    pub(crate) fn shared() -> Self {
        Self { shared: true, ..Self::default() }
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    pub(crate) fn put_entropy(&self, table: &TableId, seq: u64, what: (Seat, Person, Entropy)) {
        if let Some(stored) = self.lock().all.get_mut(table) {
            stored.entropy.retain(|&(seat, ..)| seat != what.0);
            stored.entropy.push(what);
            stored.entropy.sort_unstable_by_key(|&(seat, ..)| seat);
        }
        let _ = self.notices.send(Notice::Grown([(table.clone(), seq)].into()));
    }

    pub(crate) fn entropy(&self, table: &TableId) -> Vec<(Seat, Person, Entropy)> {
        self.lock().all.get(table).map_or_else(Vec::new, |stored| stored.entropy.clone())
    }

    pub(crate) fn put_presence(&self, server: ServerId, signs: &[Presence]) {
        let Some(newest) = signs.iter().map(|sign| sign.seen.0).max() else { return };
        let mut tables = self.lock();
        let is_replaced = |by: ServerId, old: &Presence| {
            let same = |new: &Presence| (&new.table, new.person) == (&old.table, old.person);
            by == server && signs.iter().any(same)
        };
        tables
            .presence
            .retain(|(by, old)| !is_replaced(*by, old) && old.seen.0 + FORGET_AFTER_MS >= newest);
        tables.presence.extend(signs.iter().map(|sign| (server, sign.clone())));
    }

    pub(crate) fn presence(
        &self,
        tables: &[TableId],
        server: ServerId,
        since: UnixMillis,
    ) -> Vec<Presence> {
        let all = self.lock();
        let others = all.presence.iter().filter(|(by, sign)| {
            *by != server && sign.seen > since && tables.contains(&sign.table)
        });
        others.map(|(_, sign)| sign.clone()).collect()
    }

    pub(crate) fn rematch(&self, table: &TableId) -> Result<Option<TableId>, ReadError> {
        self.find(table, |stored| stored.rematch.clone())
    }

    pub(crate) fn set_rematch(
        &self,
        (table, seq): (&TableId, u64),
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<TableId, ReadError> {
        let now = {
            let mut tables = self.lock();
            let stored = tables.all.get_mut(table).ok_or(ReadError::NoSuchTable)?;
            if stored.rematch.as_ref() == before {
                stored.rematch = Some(next.clone());
            }
            stored.rematch.clone().ok_or(ReadError::Unavailable(Trouble::Busy))?
        };
        if self.shared {
            let _ = self.notices.send(Notice::Grown([(table.clone(), seq)].into()));
        }
        Ok(now)
    }

    pub(crate) fn claim_code(&self, table: &TableId, code: &str) -> Option<String> {
        let mut tables = self.lock();
        let Tables { all, codes, .. } = &mut *tables;
        if let Some((code, _)) = codes.iter().find(|(_, known)| *known == table) {
            return Some(code.clone());
        }
        let waits = |table: &TableId| all.get(table).is_some_and(Stored::is_waiting);
        if !waits(table) || codes.get(code).is_some_and(waits) {
            return None;
        }
        codes.insert(code.to_owned(), table.clone());
        Some(code.to_owned())
    }

    pub(crate) fn table_of_code(&self, code: &str) -> Option<TableId> {
        let tables = self.lock();
        let table = tables.codes.get(code)?;
        tables.all.get(table).is_some_and(Stored::is_waiting).then(|| table.clone())
    }

    pub(crate) fn append(&self, entry: Entry) -> Result<(), AppendError> {
        let Entry { table, append, id, summary, seats, vault } = entry;
        let mut tables = self.lock();
        let number = tables.opened;
        let rows = tables.all.get(&table).map_or(&[][..], |stored| &stored.rows);
        let last = rows.last().map_or((0, Hash::START), |row| (row.seq(), row.append.seal()));
        if (append.seq(), append.before()) != (last.0 + 1, last.1) {
            let again = rows.iter().any(|row| row.id == id && row.seq() == append.seq());
            return if again { Ok(()) } else { Err(AppendError::Conflict) };
        }

        let (name, seq) = (table.clone(), append.seq());
        let row = Row { id, wall: summary.changed, append };
        if row.seq() == 1 {
            tables.opened += 1;
            let seats = seats.unwrap_or_default();
            let (rows, entropy, rematch) = (vec![row], Vec::new(), None);
            let stored = Stored { number, rows, summary, seats, vault, entropy, rematch };
            tables.all.insert(table, stored);
        } else if let Some(stored) = tables.all.get_mut(&table) {
            stored.rows.push(row);
            stored.summary = summary;
            stored.seats = seats.unwrap_or_else(|| std::mem::take(&mut stored.seats));
        }
        drop(tables);
        if self.shared {
            // An error means that there is no receiver.
            let _ = self.notices.send(Notice::Grown([(name, seq)].into()));
        }
        Ok(())
    }

    pub(crate) fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    pub(crate) fn read(
        &self,
        table: &TableId,
        from: u64,
        most: u64,
    ) -> Result<Vec<Row>, ReadError> {
        let range = from..from.saturating_add(most);
        self.find(table, |stored| {
            stored.rows.iter().filter(|row| range.contains(&row.seq())).cloned().collect()
        })
    }

    pub(crate) fn unchanged_since(&self, before: UnixMillis, most: usize) -> Vec<TableId> {
        let tables = self.lock();
        let is_old =
            |summary: &Summary| summary.state == State::Running && summary.changed < before;
        let old = tables.all.iter().filter(|(_, stored)| is_old(&stored.summary));
        old.take(most).map(|(id, _)| id.clone()).collect()
    }

    pub(crate) fn vault(&self, table: &TableId) -> Result<Vault, ReadError> {
        self.find(table, |stored| {
            let first = stored.rows.first().ok_or(ReadError::NoSuchTable)?;
            chain::vault(table, &first.append, stored.vault.clone())
        })?
    }

    pub(crate) fn sitters(&self, table: &TableId) -> Result<Vec<(Seat, Person)>, ReadError> {
        self.find(table, |stored| {
            let mut seats = stored.seats.clone();
            seats.sort_unstable_by_key(|&(seat, _)| seat);
            seats
        })
    }

    pub(crate) fn summary(&self, table: &TableId) -> Result<Summary, ReadError> {
        self.find(table, |stored| stored.summary.clone())
    }

    pub(crate) fn grown(&self, known: &[(TableId, u64)]) -> Vec<(TableId, u64)> {
        let tables = self.lock();
        let last = |id: &TableId| tables.all.get(id)?.rows.last().map(Row::seq);
        let grown = known.iter().filter_map(|(id, seq)| Some((id.clone(), last(id)?, *seq)));
        grown.filter(|(_, last, seq)| last > seq).map(|(id, last, _)| (id, last)).collect()
    }

    pub(crate) fn due(&self, before: UnixMillis, most: usize) -> Vec<(TableId, UnixMillis)> {
        let tables = self.lock();
        let wakes =
            tables.all.iter().filter_map(|(id, stored)| Some((id, stored, stored.summary.wake?)));
        let mut due: Vec<_> = wakes.filter(|&(_, _, wake)| wake <= before).collect();
        due.sort_by_key(|&(_, stored, wake)| (wake, stored.number));
        due.into_iter().take(most).map(|(id, _, wake)| (id.clone(), wake)).collect()
    }

    pub(crate) fn lobby(&self, most: usize) -> Vec<LobbyTable> {
        let tables = self.lock();
        let is_listed =
            |summary: &Summary| summary.access == Access::Public && summary.state.is_listed();
        let mut found: Vec<_> =
            tables.all.iter().filter(|(_, stored)| is_listed(&stored.summary)).collect();
        found.sort_by_key(|(_, stored)| {
            let Summary { state, opened, .. } = stored.summary;
            (state, Reverse((opened, stored.number)))
        });
        let listed = |(id, stored): (&TableId, &Stored)| LobbyTable {
            table: id.clone(),
            summary: stored.summary.clone(),
        };
        found.into_iter().take(most).map(listed).collect()
    }

    pub(crate) fn of_person(&self, person: Person, most: usize) -> Vec<SeatedTable> {
        let tables = self.lock();
        let mut found = Vec::new();
        for (id, stored) in &tables.all {
            let own = stored.seats.iter().filter(|(_, sitter)| *sitter == person);
            let mut seats: Vec<Seat> = own.map(|&(seat, _)| seat).collect();
            seats.sort_unstable();
            if !seats.is_empty() {
                let summary = stored.summary.clone();
                found.push((stored.number, SeatedTable { table: id.clone(), seats, summary }));
            }
        }
        found.sort_by_key(|&(number, _)| Reverse(number));
        found.into_iter().take(most).map(|(_, held)| held).collect()
    }

    pub(crate) fn tables(&self) -> Vec<TableId> {
        let tables = self.lock();
        let mut found: Vec<_> = tables.all.iter().collect();
        found.sort_by_key(|(_, stored)| stored.number);
        found.into_iter().map(|(id, _)| id.clone()).collect()
    }

    pub(crate) fn heartbeat(&self, _: ServerId, now: UnixMillis) {
        let mut tables = self.lock();
        tables.alive = tables.alive.max(Some(now));
    }

    pub(crate) fn last_heartbeat(&self) -> Option<UnixMillis> {
        self.lock().alive
    }

    pub(crate) fn sweep(&self, now: UnixMillis, keep: Retention) -> u64 {
        let mut tables = self.lock();
        let count = tables.all.len();
        tables.all.retain(|_, Stored { summary, .. }| {
            keep.bound(summary.state, now).is_none_or(|bound| summary.changed >= bound)
        });
        let Tables { all, codes, .. } = &mut *tables;
        codes.retain(|_, table| all.contains_key(table));
        (count - all.len()) as u64
    }

    fn find<T>(&self, table: &TableId, what: impl FnOnce(&Stored) -> T) -> Result<T, ReadError> {
        self.lock().all.get(table).map(what).ok_or(ReadError::NoSuchTable)
    }

    /// A panic cannot leave the data half changed, so a poisoned lock is still good.
    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Leaves out the tables, because persons do not belong into a log.
impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory(..)")
    }
}
