//! The table at which the people of an ended table play once more.

use rusqlite::{Connection, OptionalExtension, Result, params};
use table::TableId;

use super::desk::Desk;
use super::faults::{is_damage, trouble};
use crate::{Damage, ReadError};

const READ: &str = "SELECT rematch FROM tables WHERE id = ?1";
const WRITE: &str = "UPDATE tables SET rematch = ?3 WHERE id = ?1 AND rematch IS ?2";

/// A rematch that is to be written down.
#[derive(Debug)]
pub(super) struct Rematch {
    pub(super) table: TableId,
    /// The rematch that the table must have until now.
    pub(super) before: Option<TableId>,
    pub(super) next: TableId,
}

impl Rematch {
    /// Writes it in a transaction of its own, and says which rematch the table has then.
    pub(super) fn write(&self, desk: &mut Desk) -> std::result::Result<TableId, ReadError> {
        let Self { table, before, next } = self;
        let before = before.as_ref().map(TableId::as_str);
        let found = desk.alone(|connection| {
            let mut write = connection.prepare_cached(WRITE)?;
            write.execute(params![table.as_str(), before, next.as_str()])?;
            text(connection, table)
        });
        match parsed(table, found)? {
            Some(now) => Ok(now),
            // It had another one, and has none now: nobody takes one away, so this cannot be.
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
