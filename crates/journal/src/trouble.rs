//! Errors of the journal, and what to do next.

use std::fmt;

use table::TableId;

/// The reason why an append was not acknowledged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The table's last append is not the one that the writer expected.
    #[error("another writer was first: reload the table and decide again")]
    Conflict,
    /// The append may or may not have been stored. The writer can find it by its id.
    #[error("the append may or may not be written: reload the table and look for it")]
    Unknown,
    /// Nothing was stored. The same append may be tried again.
    #[error("nothing was written: {0}")]
    Unavailable(Trouble),
}

/// The reason why a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The table was never opened, or has been deleted.
    #[error("there is no such table")]
    NoSuchTable,
    /// The stored data of this table is not what was written. Other tables are not affected.
    #[error("table {table} is damaged at append {seq}: {what}; restore it from a copy")]
    Damaged {
        /// The table.
        table: TableId,
        /// The first append that is damaged.
        seq: u64,
        /// The kind of damage.
        what: Damage,
    },
    /// The store cannot be read now.
    #[error("the table cannot be read: {0}")]
    Unavailable(Trouble),
}

/// The kind of damage to stored data. It quotes nothing, because the data may be secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// The append is missing.
    Missing,
    /// The text does not match its seal.
    Seal,
    /// This line of the text, counted from 1, cannot be parsed.
    Text(usize),
    /// The append belongs to another table.
    Stranger,
    /// The secrets are missing, or do not match the commitment.
    Vault,
    /// The table's row cannot be read.
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

/// The reason why the store cannot be used now.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// There is no space left.
    #[error("the disk is full: free some space, nothing need be restarted")]
    Full,
    /// The store is read-only.
    #[error("the store is read-only: make it writable, nothing need be restarted")]
    ReadOnly,
    /// Another program holds the store, such as a backup.
    #[error("another program holds the store: try again")]
    Busy,
    /// The file is damaged at the place that was needed.
    #[error("the file is damaged at this place: restore it from a copy")]
    Damaged,
    /// The journal was closed.
    #[error("the store is closed: the server is going down")]
    Closed,
    /// The entry is invalid in itself. Trying again does not help.
    #[error("no table can have this append: {0}")]
    Misfit(&'static str),
    /// Another error of the store.
    #[error("the store says: {0}")]
    Other(String),
}

impl From<Trouble> for ReadError {
    fn from(trouble: Trouble) -> Self {
        Self::Unavailable(trouble)
    }
}
