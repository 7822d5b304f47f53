//! Lists over all tables. Each reads along an index and stops when it has enough rows.
//!
//! A damaged row is skipped, so that it does not hide the others. Where the index itself is damaged the
//! list ends; if it is still empty then, that is an error.

use game::Seat;
use rusqlite::{Connection, Error, OptionalExtension, Params, Result, Row, params};
use table::{Person, TableId, UnixMillis};

use super::columns::{self, SUMMARY, signed};
use super::error::{is_damage, trouble};
use crate::{LobbyTable, SeatedTable, Trouble};

pub(super) const DUE: &str = "
    SELECT id, wake FROM tables WHERE wake <= ?1 ORDER BY wake, key LIMIT ?2";

pub(super) const LAST_HEARTBEAT: &str = "SELECT seen FROM servers ORDER BY seen DESC LIMIT 1";

pub(super) fn lobby_sql() -> String {
    format!(
        "SELECT t.id, {SUMMARY} FROM tables AS t WHERE t.public = 1 AND t.state < 2
        ORDER BY t.state, t.opened DESC, t.key DESC LIMIT ?1"
    )
}

pub(super) fn person_sql() -> String {
    format!(
        "SELECT t.id, s.seat, {SUMMARY} FROM sitters AS s CROSS JOIN tables AS t ON t.key = s.tab
        WHERE s.person = ?1 ORDER BY s.tab DESC, s.seat"
    )
}

pub(super) fn due(
    connection: &Connection,
    before: UnixMillis,
    most: usize,
) -> std::result::Result<Vec<(TableId, UnixMillis)>, Trouble> {
    let mut found = Vec::new();
    let limit = params![signed(before.0), signed(most as u64)];
    walk(connection, DUE, limit, &mut found, |row, found| {
        found.push((columns::table(row, 0)?, columns::wall(row, 1)?));
        Ok(Scan::Continue)
    })?;
    Ok(found)
}

pub(super) fn lobby(
    connection: &Connection,
    most: usize,
) -> std::result::Result<Vec<LobbyTable>, Trouble> {
    let mut found = Vec::new();
    walk(connection, &lobby_sql(), [signed(most as u64)], &mut found, |row, found| {
        found.push(LobbyTable {
            table: columns::table(row, 0)?,
            summary: columns::summary(row, 1)?,
        });
        Ok(Scan::Continue)
    })?;
    Ok(found)
}

/// Running tables are few, and this is asked seldom: there is no index for it.
pub(super) fn unchanged_since(
    connection: &Connection,
    before: UnixMillis,
    most: usize,
) -> std::result::Result<Vec<TableId>, Trouble> {
    let sql = "SELECT id FROM tables WHERE state = 1 AND changed < ?1 ORDER BY key LIMIT ?2";
    let mut found = Vec::new();
    let values = [columns::signed(before.0), columns::signed(most as u64)];
    walk(connection, sql, values, &mut found, |row, found| {
        found.push(columns::table(row, 0)?);
        Ok(Scan::Continue)
    })?;
    Ok(found)
}

pub(super) fn of_person(
    connection: &Connection,
    person: Person,
    most: usize,
) -> std::result::Result<Vec<SeatedTable>, Trouble> {
    let mut found: Vec<SeatedTable> = Vec::new();
    let who = [person.0.bytes()];
    walk(connection, &person_sql(), who, &mut found, |row, found| {
        let table = columns::table(row, 0)?;
        let index: u8 = row.get(1)?;
        let seat =
            Seat::new(index.into()).ok_or(Error::IntegralValueOutOfRange(1, index.into()))?;
        let count = found.len();
        match found.last_mut().filter(|held| held.table == table) {
            Some(held) => held.seats.push(seat),
            // The seats of a table are adjacent, so the last table is complete now.
            None if count >= most => return Ok(Scan::Stop),
            None => {
                let summary = columns::summary(row, 2)?;
                found.push(SeatedTable { table, seats: vec![seat], summary });
            }
        }
        Ok(Scan::Continue)
    })?;
    Ok(found)
}

pub(super) fn tables(connection: &Connection) -> std::result::Result<Vec<TableId>, Trouble> {
    let mut found = Vec::new();
    walk(connection, "SELECT id FROM tables ORDER BY key", [], &mut found, |row, found| {
        found.push(columns::table(row, 0)?);
        Ok(Scan::Continue)
    })?;
    Ok(found)
}

pub(super) fn last_heartbeat(
    connection: &Connection,
) -> std::result::Result<Option<UnixMillis>, Trouble> {
    let read = || {
        let mut statement = connection.prepare_cached(LAST_HEARTBEAT)?;
        statement.query_row([], |row| columns::wall(row, 0)).optional()
    };
    read().map_err(|error| trouble(&error))
}

/// Whether to continue along the index.
enum Scan {
    Continue,
    Stop,
}

fn walk<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    found: &mut Vec<T>,
    mut take: impl FnMut(&Row<'_>, &mut Vec<T>) -> Result<Scan>,
) -> std::result::Result<(), Trouble> {
    let all = || -> Result<()> {
        let mut statement = connection.prepare_cached(sql)?;
        let mut rows = statement.query(values)?;
        while let Some(row) = rows.next()? {
            match take(row, found) {
                Ok(Scan::Continue) => {}
                Ok(Scan::Stop) => break,
                Err(error) if is_damage(&error) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    };
    match all() {
        Err(error) if found.is_empty() || !is_damage(&error) => Err(trouble(&error)),
        _ => Ok(()),
    }
}
