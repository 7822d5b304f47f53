//! The data that is written with an append, and read back.

use std::fmt;

use game::Seat;
use table::{Append, Hash, Person, Record, TableId, UnixMillis, Vault};

use crate::Summary;

/// An append together with everything that changes with it; all of it is stored, or nothing.
#[derive(Clone)]
pub struct Entry {
    /// The table.
    pub table: TableId,
    /// The records.
    pub append: Append,
    /// Identifies the append, so that a writer that got no answer can find out whether its append was
    /// stored.
    pub id: AppendId,
    /// The state of the table after the append; replaces the previous summary. Its `changed` is stored
    /// as the time of the append.
    pub summary: Summary,
    /// The persons at all seats after the append; `None` if they did not change.
    pub seats: Option<Vec<(Seat, Person)>>,
    /// The table's secrets, given with the first append. They are ignored later, because a seed never
    /// changes.
    pub vault: Option<Vault>,
}

impl Entry {
    /// The reason why no table can have this append, whatever is stored; `None` if it may be valid.
    pub(crate) fn misfit(&self) -> Option<&'static str> {
        match (self.append.seq(), self.append.records().first()) {
            (_, None) => Some("it has no records"),
            (0, _) => Some("appends are counted from 1"),
            (1, Some(Record::Open { table, .. })) if *table != self.table => {
                Some("it opens another table")
            }
            (1, Some(Record::Open { .. })) => {
                (self.append.before() != Hash::START).then_some("something stands before the first")
            }
            (1, Some(_)) => Some("it is the first and opens no table"),
            (_, Some(Record::Open { .. })) => Some("it opens a table that is open"),
            (_, Some(_)) => None,
        }
    }
}

/// Leaves out records and persons, which do not belong into a log.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("table", &self.table)
            .field("seq", &self.append.seq())
            .field("id", &self.id)
            .field("summary", &self.summary)
            .field("seats", &self.seats.as_ref().map(Vec::len))
            .finish_non_exhaustive()
    }
}

/// 16 random bytes that identify an append.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AppendId(pub [u8; 16]);

/// 16 random bytes that identify a running server.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ServerId(pub [u8; 16]);

impl fmt::Debug for AppendId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AppendId({:032x})", u128::from_be_bytes(self.0))
    }
}

impl fmt::Debug for ServerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerId({:032x})", u128::from_be_bytes(self.0))
    }
}

/// A stored append. Its number, seal and text have been checked.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// The id that its writer gave it.
    pub id: AppendId,
    /// When it was written, by the writer's clock.
    pub wall: UnixMillis,
    /// The append.
    pub append: Append,
}

impl Row {
    /// The number of the append at its table, counted from 1.
    pub fn seq(&self) -> u64 {
        self.append.seq()
    }
}

/// Leaves out the records: those of a running table are secret.
impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("seq", &self.seq())
            .field("id", &self.id)
            .field("wall", &self.wall)
            .finish_non_exhaustive()
    }
}
