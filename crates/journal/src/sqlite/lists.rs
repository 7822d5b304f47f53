//! Lists over all tables. Each walks along an index and stops when it has enough.
//!
//! A damaged row is left out: it must not hide the others. Where the index itself is damaged, a list
//! ends; whoever has found nothing by then is told so.

use game::Seat;
use rusqlite::{Connection, Error, OptionalExtension, Params, Result, Row, params};
use table::{Person, TableId, UnixMillis};

use super::columns::{self, SUMMARY, signed};
use super::faults::{is_damage, trouble};
use crate::{Held, Listed, Trouble};

pub(super) const DUE: &str = "
    SELECT id, wake FROM tables WHERE wake <= ?1 ORDER BY wake, key LIMIT ?2";

pub(super) const LAST_ALIVE: &str = "SELECT seen FROM servers ORDER BY seen DESC LIMIT 1";

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
        Ok(Go::On)
    })?;
    Ok(found)
}

pub(super) fn lobby(
    connection: &Connection,
    most: usize,
) -> std::result::Result<Vec<Listed>, Trouble> {
    let mut found = Vec::new();
    walk(connection, &lobby_sql(), [signed(most as u64)], &mut found, |row, found| {
        found.push(Listed { table: columns::table(row, 0)?, summary: columns::summary(row, 1)? });
        Ok(Go::On)
    })?;
    Ok(found)
}

pub(super) fn of_person(
    connection: &Connection,
    person: Person,
    most: usize,
) -> std::result::Result<Vec<Held>, Trouble> {
    let mut found: Vec<Held> = Vec::new();
    let who = [person.0.bytes()];
    walk(connection, &person_sql(), who, &mut found, |row, found| {
        let table = columns::table(row, 0)?;
        let index: u8 = row.get(1)?;
        let seat =
            Seat::new(index.into()).ok_or(Error::IntegralValueOutOfRange(1, index.into()))?;
        let count = found.len();
        match found.last_mut().filter(|held| held.table == table) {
            Some(held) => held.seats.push(seat),
            // The seats of a table stand together, so the last one is complete now.
            None if count >= most => return Ok(Go::Home),
            None => {
                let summary = columns::summary(row, 2)?;
                found.push(Held { table, seats: vec![seat], summary });
            }
        }
        Ok(Go::On)
    })?;
    Ok(found)
}

pub(super) fn every(connection: &Connection) -> std::result::Result<Vec<TableId>, Trouble> {
    let mut found = Vec::new();
    walk(connection, "SELECT id FROM tables ORDER BY key", [], &mut found, |row, found| {
        found.push(columns::table(row, 0)?);
        Ok(Go::On)
    })?;
    Ok(found)
}

pub(super) fn last_alive(
    connection: &Connection,
) -> std::result::Result<Option<UnixMillis>, Trouble> {
    let read = || {
        let mut statement = connection.prepare_cached(LAST_ALIVE)?;
        statement.query_row([], |row| columns::wall(row, 0)).optional()
    };
    read().map_err(|error| trouble(&error))
}

/// Whether to go on along the index.
enum Go {
    On,
    Home,
}

fn walk<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    found: &mut Vec<T>,
    mut take: impl FnMut(&Row<'_>, &mut Vec<T>) -> Result<Go>,
) -> std::result::Result<(), Trouble> {
    let all = || -> Result<()> {
        let mut statement = connection.prepare_cached(sql)?;
        let mut rows = statement.query(values)?;
        while let Some(row) = rows.next()? {
            match take(row, found) {
                Ok(Go::On) => {}
                Ok(Go::Home) => break,
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
