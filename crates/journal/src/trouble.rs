//! What can go wrong, and what to do next.

use std::fmt;

use table::TableId;

/// Why an append was not acknowledged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another append has that number, or the table does not stand where the writer believed.
    #[error("somebody else wrote first: reload the table and judge anew")]
    Conflict,
    /// It may or may not be there. A writer knows its own append by its id.
    #[error("the append may or may not be written: reload the table and look for it")]
    Unknown,
    /// Nothing was written. The same append may be tried again.
    #[error("nothing was written: {0}")]
    Unavailable(Trouble),
}

/// Why a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// It was never opened, or it has been swept.
    #[error("there is no such table")]
    NoSuchTable,
    /// What is kept of this table is not what was written. Other tables are not concerned.
    #[error("table {table} is damaged at append {seq}: {what}; restore it from a copy")]
    Damaged {
        /// The table.
        table: TableId,
        /// The first append that cannot be had.
        seq: u64,
        /// What was found there.
        what: Damage,
    },
    /// The store cannot be asked at all just now.
    #[error("the table cannot be read: {0}")]
    Unavailable(Trouble),
}

/// What is wrong with a stored append. No text of it: it may hold secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// It is not there, and a later one is, or should be.
    Missing,
    /// Its text does not go with its seal.
    Seal,
    /// A line of its text cannot be read; counted from 1.
    Text(usize),
    /// It belongs to another table.
    Stranger,
    /// The secrets are missing, or are not those that the table committed to.
    Vault,
    /// How the table stands cannot be read.
    Summary,
    /// The file cannot be read at this place.
    File,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("it is missing"),
            Self::Seal => f.write_str("its seal does not fit its text"),
            Self::Text(line) => write!(f, "line {line} of its text cannot be read"),
            Self::Stranger => f.write_str("it belongs to another table"),
            Self::Vault => f.write_str("the seed is not the one that was committed to"),
            Self::Summary => f.write_str("the table's own row cannot be read"),
            Self::File => f.write_str("the file is broken at this place"),
        }
    }
}

/// Why the store cannot be used just now.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// There is no space left.
    #[error("the disk is full: free some space, nothing need be restarted")]
    Full,
    /// It may not be written to.
    #[error("the store is read-only: make it writable, nothing need be restarted")]
    ReadOnly,
    /// Somebody else holds it, such as a program that makes a copy.
    #[error("another program holds the store: try again")]
    Busy,
    /// The file is damaged at the place that was needed.
    #[error("the file is damaged at this place: restore it from a copy")]
    Damaged,
    /// It was closed.
    #[error("the store is closed: the server is going down")]
    Closed,
    /// The entry is wrong in itself. Trying again does not help.
    #[error("no table can have this append: {0}")]
    Misfit(&'static str),
    /// What the store says.
    #[error("the store says: {0}")]
    Other(String),
}

impl From<Trouble> for ReadError {
    fn from(trouble: Trouble) -> Self {
        Self::Unavailable(trouble)
    }
}
