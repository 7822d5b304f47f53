//! The rematch of a table that has ended.

use rusqlite::{Connection, OptionalExtension, Result, params};
use table::TableId;

use super::error::{is_damage, trouble};
use super::write_connection::WriteConnection;
use crate::{Damage, ReadError};

const READ: &str = "SELECT rematch FROM tables WHERE id = ?1";
const WRITE: &str = "UPDATE tables SET rematch = ?3 WHERE id = ?1 AND rematch IS ?2";

/// A request to set a rematch.
#[derive(Debug)]
pub(super) struct Rematch {
    pub(super) table: TableId,
    /// The rematch that the table must have for the change to happen.
    pub(super) before: Option<TableId>,
    pub(super) next: TableId,
}

impl Rematch {
    /// Sets the rematch in its own transaction, and returns the rematch that the table has then.
    pub(super) fn write(
        &self,
        connection: &mut WriteConnection,
    ) -> std::result::Result<TableId, ReadError> {
        let Self { table, before, next } = self;
        let before = before.as_ref().map(TableId::as_str);
        let found = connection.transaction(|connection| {
            let mut write = connection.prepare_cached(WRITE)?;
            write.execute(params![table.as_str(), before, next.as_str()])?;
            text(connection, table)
        });
        match parsed(table, found)? {
            Some(now) => Ok(now),
            // Cannot happen: a rematch is replaced, but never removed.
            None => Err(ReadError::Unavailable(crate::Trouble::Busy)),
        }
    }
}

/// The rematch of a table.
pub(super) fn read(
    connection: &Connection,
    table: &TableId,
) -> std::result::Result<Option<TableId>, ReadError> {
    parsed(table, text(connection, table))
}

fn text(connection: &Connection, table: &TableId) -> Result<Option<Option<String>>> {
    let mut read = connection.prepare_cached(READ)?;
    read.query_row([table.as_str()], |row| row.get(0)).optional()
}

fn parsed(
    table: &TableId,
    found: Result<Option<Option<String>>>,
) -> std::result::Result<Option<TableId>, ReadError> {
    let damaged = || ReadError::Damaged { table: table.clone(), seq: 1, what: Damage::Summary };
    match found {
        Ok(None) => Err(ReadError::NoSuchTable),
        Ok(Some(text)) => text.map(|text| text.parse().map_err(|_| damaged())).transpose(),
        Err(error) if is_damage(&error) => Err(damaged()),
        Err(error) => Err(ReadError::Unavailable(trouble(&error))),
    }
}
