//! The settings of SQLite connections, and a check that they are in force.

use rusqlite::types::Value;
use rusqlite::{Connection, Result};

use super::OpenError;

/// The settings of every connection: the name, the value, and the value that SQLite reports back.
const WANTED: &[(&str, &str, &str)] = &[
    // An append is in the log before it is acknowledged, and readers never wait for the writer.
    ("journal_mode", "WAL", "wal"),
    // The log is on disk before COMMIT answers. Less would lose moves when the power fails.
    ("synchronous", "FULL", "2"),
    // A read error on a mapped page would kill the process; an ordinary read returns an error.
    ("mmap_size", "0", "0"),
    // The schema has no foreign keys to enforce.
    ("foreign_keys", "OFF", "0"),
    // A program that makes a backup holds the file for a short time.
    ("busy_timeout", "5000", "5000"),
    // The writer checkpoints itself, after it has answered.
    ("wal_autocheckpoint", "0", "0"),
    // Report a damaged page instead of following its pointers.
    ("cell_size_check", "ON", "1"),
    ("trusted_schema", "OFF", "0"),
];

/// Configures a connection that writes.
pub(super) fn apply(connection: &Connection) -> Result<()> {
    set_pragmas(connection, |_| true)
}

/// Configures a connection that only reads; the journal mode belongs to the file.
pub(super) fn apply_to_reader(connection: &Connection) -> Result<()> {
    set_pragmas(connection, |name| name != "journal_mode")
}

/// Lets a connection acknowledge commits before they are on disk.
pub(super) fn disable_sync(connection: &Connection) -> Result<()> {
    connection.pragma_update(None, "synchronous", "OFF")
}

fn set_pragmas(connection: &Connection, is_set: impl Fn(&str) -> bool) -> Result<()> {
    for (name, value, _) in WANTED.iter().filter(|(name, ..)| is_set(name)) {
        // Some pragmas return the new value, some return nothing.
        let mut statement = connection.prepare(&format!("PRAGMA {name} = {value}"))?;
        statement.query([])?.next()?;
    }
    Ok(())
}

/// Checks that all settings are in force: SQLite ignores settings silently that it cannot apply.
pub(super) fn check(
    connection: &Connection,
    path: &std::path::Path,
) -> std::result::Result<(), OpenError> {
    for &(name, _, wanted) in WANTED {
        let found =
            read_back(connection, name).map_err(|error| super::open::failure(path, &error))?;
        if found != wanted {
            return Err(OpenError::Setting { name, wanted: wanted.to_owned(), found });
        }
    }
    Ok(())
}

/// The current value of a pragma, as text.
pub(super) fn read_back(connection: &Connection, name: &str) -> Result<String> {
    let value = connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))?;
    Ok(match value {
        Value::Integer(number) => number.to_string(),
        Value::Text(text) => text,
        Value::Null | Value::Real(_) | Value::Blob(_) => "something else".to_owned(),
    })
}
