//! How SQLite is told to behave, and whether it does.

use rusqlite::types::Value;
use rusqlite::{Connection, Result};

use super::OpenError;

/// What every connection is told: the name, the value, and how it is read back.
const WANTED: &[(&str, &str, &str)] = &[
    // An append is in the log before it is acknowledged, and readers never wait for the writer.
    ("journal_mode", "WAL", "wal"),
    // The log is on disk before COMMIT answers. Less would lose moves when the power fails.
    ("synchronous", "FULL", "2"),
    // A read error on a mapped page ends the process; an ordinary read gives an error.
    ("mmap_size", "0", "0"),
    // No rows refer to rows that others could take away.
    ("foreign_keys", "OFF", "0"),
    // A program that makes a copy holds the file for moments.
    ("busy_timeout", "5000", "5000"),
    // The writer does that itself, after it has answered.
    ("wal_autocheckpoint", "0", "0"),
    // A damaged page is told as such and not followed.
    ("cell_size_check", "ON", "1"),
    ("trusted_schema", "OFF", "0"),
];

/// Tells a connection that may write.
pub(super) fn apply(connection: &Connection) -> Result<()> {
    tell(connection, |_| true)
}

/// Tells a connection that only reads; the mode of the log is the file's and not its own.
pub(super) fn apply_to_reader(connection: &Connection) -> Result<()> {
    tell(connection, |name| name != "journal_mode")
}

/// Lets a connection that may write answer before anything is on disk.
pub(super) fn drop_care(connection: &Connection) -> Result<()> {
    connection.pragma_update(None, "synchronous", "OFF")
}

fn tell(connection: &Connection, is_told: impl Fn(&str) -> bool) -> Result<()> {
    for (name, value, _) in WANTED.iter().filter(|(name, ..)| is_told(name)) {
        // Some answer with the value that now holds, some with nothing.
        let mut statement = connection.prepare(&format!("PRAGMA {name} = {value}"))?;
        statement.query([])?.next()?;
    }
    Ok(())
}

/// Reads everything back: SQLite answers a setting that it cannot keep with silence.
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

/// What a pragma is now, as text.
pub(super) fn read_back(connection: &Connection, name: &str) -> Result<String> {
    let value = connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))?;
    Ok(match value {
        Value::Integer(number) => number.to_string(),
        Value::Text(text) => text,
        Value::Null | Value::Real(_) | Value::Blob(_) => "something else".to_owned(),
    })
}
