//! The codes by which people join tables that wait for players.

use rusqlite::{Connection, OptionalExtension, Result, params};
use table::TableId;

use super::error::trouble;
use super::write_connection::WriteConnection;
use crate::Trouble;

const OF_TABLE: &str = "SELECT code FROM codes JOIN tables ON key = tab WHERE id = ?1";
const FREE: &str =
    "DELETE FROM codes WHERE code = ?1 AND tab NOT IN (SELECT key FROM tables WHERE state = 0)";
const CLAIM: &str = "INSERT OR IGNORE INTO codes (code, tab)
    SELECT ?1, key FROM tables WHERE id = ?2 AND state = 0";
const FIND: &str = "SELECT id FROM codes JOIN tables ON key = tab WHERE code = ?1 AND state = 0";

/// A request to give a table a code.
#[derive(Debug)]
pub(super) struct Claim {
    pub(super) table: TableId,
    pub(super) code: String,
}

impl Claim {
    /// Gives the table the code in its own transaction, and returns the code that the table has then.
    pub(super) fn write(
        &self,
        connection: &mut WriteConnection,
    ) -> std::result::Result<Option<String>, Trouble> {
        let Self { table, code } = self;
        let claimed = connection.transaction(|connection| {
            if let Some(code) = of_table(connection, table)? {
                return Ok(Some(code));
            }
            connection.prepare_cached(FREE)?.execute([code])?;
            connection.prepare_cached(CLAIM)?.execute(params![code, table.as_str()])?;
            of_table(connection, table)
        });
        claimed.map_err(|error| trouble(&error))
    }
}

fn of_table(connection: &Connection, table: &TableId) -> Result<Option<String>> {
    let mut read = connection.prepare_cached(OF_TABLE)?;
    read.query_row([table.as_str()], |row| row.get(0)).optional()
}

/// The waiting table with this code.
pub(super) fn find(
    connection: &Connection,
    code: &str,
) -> std::result::Result<Option<TableId>, Trouble> {
    let found = connection
        .prepare_cached(FIND)
        .and_then(|mut find| find.query_row([code], |row| row.get::<_, String>(0)).optional());
    // A damaged name is as good as none: nothing can be joined there.
    Ok(found.map_err(|error| trouble(&error))?.and_then(|id| id.parse().ok()))
}
