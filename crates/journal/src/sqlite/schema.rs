//! The schema of the file and its migrations.

use std::path::Path;

use rusqlite::{Connection, Result};

use super::OpenError;
use super::open::failure;

/// The application id in the header of our files: `Clew` in ASCII.
pub(super) const APPLICATION: i64 = 0x43_6c_65_77;
/// The migration from schema n to n + 1, beginning with an empty file. A released migration is never
/// changed.
const MIGRATIONS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
];

/// The schema that this program reads and writes.
pub(super) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Rejects files of other programs and of newer schemas. Reads only the first page.
pub(super) fn check(connection: &Connection, file: &Path) -> std::result::Result<(), OpenError> {
    let failed = |error| failure(file, &error);
    let application = number(connection, "PRAGMA application_id").map_err(failed)?;
    let found = number(connection, "PRAGMA user_version").map_err(failed)?;
    let things = number(connection, "SELECT count(*) FROM sqlite_schema").map_err(failed)?;
    let is_empty = (application, found, things) == (0, 0, 0);
    if application != APPLICATION && !is_empty {
        return Err(OpenError::Foreign { file: file.to_owned() });
    }
    if found > NEWEST {
        return Err(OpenError::Newer { file: file.to_owned(), found, known: NEWEST });
    }
    Ok(())
}

/// Migrates the file to the newest schema, in one transaction.
pub(super) fn migrate(connection: &mut Connection) -> Result<()> {
    let found = number(connection, "PRAGMA user_version")?;
    let missing = MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0));
    if missing.len() == 0 {
        return Ok(());
    }
    let transaction = connection.transaction()?;
    for migration in missing {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", NEWEST)?;
    transaction.commit()
}

fn number(connection: &Connection, sql: &str) -> Result<i64> {
    connection.query_row(sql, [], |row| row.get(0))
}
