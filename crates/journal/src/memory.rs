//! Tables that are forgotten with the process: for tests, and for a server that keeps nothing.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use game::Seat;
use table::{Entropy, Hash, Person, TableId, UnixMillis, Vault};
use tokio::sync::broadcast;

use crate::{
    Access, AppendError, Entry, Held, Keep, Listed, Notice, ReadError, Row, ServerId, Summary,
    Trouble, chain,
};

/// All tables, behind one lock that is held for moments and never over an `await`.
pub(crate) struct Memory {
    tables: Mutex<Tables>,
    /// Several servers in one process may share it, as several machines share a database.
    shared: bool,
    heard: broadcast::Sender<Notice>,
}

/// So many notices are kept for one who is slow to hear them.
const NOTICES: usize = 1024;

impl Default for Memory {
    fn default() -> Self {
        Self { tables: Mutex::default(), shared: false, heard: broadcast::channel(NOTICES).0 }
    }
}

#[derive(Default)]
struct Tables {
    all: BTreeMap<TableId, Stored>,
    /// How many were ever opened.
    opened: u64,
    /// When any server was last alive.
    alive: Option<UnixMillis>,
}

struct Stored {
    /// Later tables have higher numbers.
    number: u64,
    rows: Vec<Row>,
    summary: Summary,
    seats: Vec<(Seat, Person)>,
    vault: Option<Vault>,
    /// What players have added to the chance.
    lent: Vec<(Seat, Person, Entropy)>,
    /// The table at which the same people play once more.
    rematch: Option<TableId>,
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
            stored.lent.retain(|&(seat, ..)| seat != what.0);
            stored.lent.push(what);
            stored.lent.sort_unstable_by_key(|&(seat, ..)| seat);
        }
        let _ = self.heard.send(Notice::Grown([(table.clone(), seq)].into()));
    }

    pub(crate) fn entropy(&self, table: &TableId) -> Vec<(Seat, Person, Entropy)> {
        self.lock().all.get(table).map_or_else(Vec::new, |stored| stored.lent.clone())
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
            let _ = self.heard.send(Notice::Grown([(table.clone(), seq)].into()));
        }
        Ok(now)
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
            let (rows, lent, rematch) = (vec![row], Vec::new(), None);
            let stored = Stored { number, rows, summary, seats, vault, lent, rematch };
            tables.all.insert(table, stored);
        } else if let Some(stored) = tables.all.get_mut(&table) {
            stored.rows.push(row);
            stored.summary = summary;
            stored.seats = seats.unwrap_or_else(|| std::mem::take(&mut stored.seats));
        }
        drop(tables);
        if self.shared {
            // Nobody may want to hear it.
            let _ = self.heard.send(Notice::Grown([(name, seq)].into()));
        }
        Ok(())
    }

    pub(crate) fn notices(&self) -> broadcast::Receiver<Notice> {
        self.heard.subscribe()
    }

    pub(crate) fn read(&self, table: &TableId, from: u64) -> Result<Vec<Row>, ReadError> {
        self.find(table, |stored| {
            stored.rows.iter().filter(|row| row.seq() >= from).cloned().collect()
        })
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

    pub(crate) fn lobby(&self, most: usize) -> Vec<Listed> {
        let tables = self.lock();
        let is_listed =
            |summary: &Summary| summary.access == Access::Public && summary.state.is_listed();
        let mut found: Vec<_> =
            tables.all.iter().filter(|(_, stored)| is_listed(&stored.summary)).collect();
        found.sort_by_key(|(_, stored)| {
            let Summary { state, opened, .. } = stored.summary;
            (state, Reverse((opened, stored.number)))
        });
        let listed = |(id, stored): (&TableId, &Stored)| Listed {
            table: id.clone(),
            summary: stored.summary.clone(),
        };
        found.into_iter().take(most).map(listed).collect()
    }

    pub(crate) fn of_person(&self, person: Person, most: usize) -> Vec<Held> {
        let tables = self.lock();
        let mut found = Vec::new();
        for (id, stored) in &tables.all {
            let own = stored.seats.iter().filter(|(_, sitter)| *sitter == person);
            let mut seats: Vec<Seat> = own.map(|&(seat, _)| seat).collect();
            seats.sort_unstable();
            if !seats.is_empty() {
                let summary = stored.summary.clone();
                found.push((stored.number, Held { table: id.clone(), seats, summary }));
            }
        }
        found.sort_by_key(|&(number, _)| Reverse(number));
        found.into_iter().take(most).map(|(_, held)| held).collect()
    }

    pub(crate) fn every(&self) -> Vec<TableId> {
        let tables = self.lock();
        let mut found: Vec<_> = tables.all.iter().collect();
        found.sort_by_key(|(_, stored)| stored.number);
        found.into_iter().map(|(id, _)| id.clone()).collect()
    }

    pub(crate) fn alive(&self, _: ServerId, now: UnixMillis) {
        let mut tables = self.lock();
        tables.alive = tables.alive.max(Some(now));
    }

    pub(crate) fn last_alive(&self) -> Option<UnixMillis> {
        self.lock().alive
    }

    pub(crate) fn sweep(&self, now: UnixMillis, keep: Keep) -> u64 {
        let mut tables = self.lock();
        let count = tables.all.len();
        tables.all.retain(|_, Stored { summary, .. }| {
            keep.bound(summary.state, now).is_none_or(|bound| summary.changed >= bound)
        });
        (count - tables.all.len()) as u64
    }

    fn find<T>(&self, table: &TableId, what: impl FnOnce(&Stored) -> T) -> Result<T, ReadError> {
        self.lock().all.get(table).map(what).ok_or(ReadError::NoSuchTable)
    }

    /// Nothing under the lock can stop half-way, so what a panic elsewhere left is whole.
    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Without the tables: their persons are nobody's business who reads a log.
impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory(..)")
    }
}
