//! What is written, and what is read back.

use std::fmt;

use game::Seat;
use table::{Append, Hash, Person, Record, TableId, UnixMillis, Vault};

use crate::Summary;

/// One append with all that changes together with it: it is written as a whole or not at all.
#[derive(Clone)]
pub struct Entry {
    /// The table.
    pub table: TableId,
    /// What happened there.
    pub append: Append,
    /// By this the writer knows its own append again.
    pub id: AppendId,
    /// How the table stands afterwards; it takes the place of the one before. Its `changed` is
    /// kept with the append as the time of writing.
    pub summary: Summary,
    /// Who sits where afterwards, the whole list; `None` if that did not change.
    pub seats: Option<Vec<(Seat, Person)>>,
    /// The table's secrets, given with the first append. Later ones are not looked at: a seed
    /// never changes.
    pub vault: Option<Vault>,
}

impl Entry {
    /// Why no table can have this append, whatever is stored.
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

/// Neither records nor persons: they are nobody's business who reads a log.
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

/// 16 random bytes by which a writer knows its own append again.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AppendId(pub [u8; 16]);

/// 16 random bytes by which a running server is known.
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

/// An append as it was kept. Number, seals and text have been checked.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// What its writer called it.
    pub id: AppendId,
    /// When it was written, as its writer said.
    pub wall: UnixMillis,
    /// The append.
    pub append: Append,
}

impl Row {
    /// Which append of its table this is, counted from 1.
    pub fn seq(&self) -> u64 {
        self.append.seq()
    }
}

/// Without the records: those of a running table are secret.
impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("seq", &self.seq())
            .field("id", &self.id)
            .field("wall", &self.wall)
            .finish_non_exhaustive()
    }
}
