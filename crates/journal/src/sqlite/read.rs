//! Reads one table.

use std::ops::Range;

use game::Seat;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Error, OptionalExtension, Result, params};
use table::{AliasKey, Append, Hash, Person, Salt, Seed, TableId, Vault};

use super::append::Log;
use super::columns::{self, SUMMARY, bytes, number, optional, signed, wall};
use super::error::{is_damage, trouble};
use crate::chain::{self, Chain, Raw};
use crate::{AppendId, Damage, ReadError, Row, Summary};

const HEAD: &str = "SELECT key, seq, seal, spare FROM tables WHERE id = ?1";

/// The end of a table's log.
struct Head {
    key: i64,
    last: u64,
    seal: Hash,
    /// The first append in the spare log.
    spare: Option<u64>,
}

/// At most `most` appends from number `from` on, checked.
pub(super) fn rows(
    connection: &Connection,
    table: &TableId,
    from: u64,
    most: u64,
) -> std::result::Result<Vec<Row>, ReadError> {
    let from = from.max(1);
    let at = |seq| move |error: Error| read_error(table, seq, Damage::File, &error);
    // A transaction, so that the table's row and its appends are from the same snapshot.
    let moment = connection.unchecked_transaction().map_err(at(from))?;
    let head = head(&moment, table, from)?;
    if from > head.last {
        return Ok(Vec::new());
    }
    let before = match from {
        1 => Hash::START,
        _ => seal(&moment, &head, from - 1).map_err(at(from - 1))?.ok_or_else(|| {
            ReadError::Damaged { table: table.clone(), seq: from - 1, what: Damage::Missing }
        })?,
    };
    let mut chain = Chain::from(table, from, before);
    let mut rows = Vec::new();
    let end = head.last.saturating_add(1).min(from.saturating_add(most));
    let turn = head.spare.unwrap_or(u64::MAX).clamp(from, end);
    for (log, range) in [(Log::Usual, from..turn), (Log::Spare, turn..end)] {
        if !range.is_empty() {
            take(&moment, log, head.key, range, &mut chain, &mut rows)
                .map_err(|fault| fault.at(table, from + rows.len() as u64))?;
        }
    }
    chain.end(end - 1, (end > head.last).then_some(head.seal))?;
    Ok(rows)
}

/// Reads a range of appends from one log.
fn take(
    moment: &Connection,
    log: Log,
    key: i64,
    range: Range<u64>,
    chain: &mut Chain<'_>,
    rows: &mut Vec<Row>,
) -> std::result::Result<(), Fault> {
    let count = range.end - range.start;
    let mut statement = moment.prepare_cached(log.select())?;
    let mut stored = statement.query(params![key, signed(range.start), signed(count)])?;
    while let Some(row) = stored.next()? {
        rows.push(chain.take(&raw(row)?).map_err(Fault::Chain)?);
    }
    Ok(())
}

/// An error while reading appends.
enum Fault {
    Chain(ReadError),
    Sqlite(Error),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Self::Sqlite(error)
    }
}

impl Fault {
    fn at(self, table: &TableId, seq: u64) -> ReadError {
        match self {
            Self::Chain(error) => error,
            Self::Sqlite(error) => read_error(table, seq, Damage::File, &error),
        }
    }
}

/// The secrets, checked against the first append.
pub(super) fn vault(
    connection: &Connection,
    table: &TableId,
) -> std::result::Result<Vault, ReadError> {
    let moment = connection
        .unchecked_transaction()
        .map_err(|error| read_error(table, 1, Damage::File, &error))?;
    let head = head(&moment, table, 1)?;
    let read = |connection: &Connection| -> Result<Option<Vault>> {
        let sql = "SELECT seed, salt, alias_key FROM vaults WHERE tab = ?1";
        let mut statement = connection.prepare_cached(sql)?;
        let vault = statement.query_row([head.key], |row| {
            let vault = Vault::of(Seed::new(bytes(row, 0)?), Salt::new(bytes(row, 1)?));
            Ok(match row.get_ref(2)? {
                ValueRef::Null => vault,
                _ => vault.with_alias_key(AliasKey::new(bytes(row, 2)?)),
            })
        });
        vault.optional()
    };
    let kept = read(&moment).map_err(|error| read_error(table, 1, Damage::Vault, &error))?;
    chain::vault(table, &first(&moment, table, &head)?, kept)
}

/// The persons at the seats, in order of seats.
pub(super) fn sitters(
    connection: &Connection,
    table: &TableId,
) -> std::result::Result<Vec<(Seat, Person)>, ReadError> {
    let read = || -> Result<Vec<(Seat, Person)>> {
        let sql = "SELECT s.seat, s.person FROM sitters AS s JOIN tables AS t ON t.key = s.tab
            WHERE t.id = ?1 ORDER BY s.seat";
        let mut statement = connection.prepare_cached(sql)?;
        let found = statement.query_map([table.as_str()], |row| {
            let index: u8 = row.get(0)?;
            let seat =
                Seat::new(index.into()).ok_or(Error::IntegralValueOutOfRange(0, index.into()))?;
            Ok((seat, Person(bytes(row, 1)?.into())))
        })?;
        found.collect()
    };
    read().map_err(|error| read_error(table, 1, Damage::File, &error))
}

/// The table's summary.
pub(super) fn summary(
    connection: &Connection,
    table: &TableId,
) -> std::result::Result<Summary, ReadError> {
    let read = || -> Result<Option<Summary>> {
        let sql = format!("SELECT {SUMMARY} FROM tables AS t WHERE t.id = ?1");
        let mut statement = connection.prepare_cached(&sql)?;
        statement.query_row([table.as_str()], |row| columns::summary(row, 0)).optional()
    };
    read()
        .map_err(|error| read_error(table, 1, Damage::Summary, &error))?
        .ok_or(ReadError::NoSuchTable)
}

fn head(
    connection: &Connection,
    table: &TableId,
    from: u64,
) -> std::result::Result<Head, ReadError> {
    let read = || -> Result<Option<Head>> {
        let mut statement = connection.prepare_cached(HEAD)?;
        let head = statement.query_row([table.as_str()], |row| {
            let (key, last) = (row.get(0)?, number(row, 1)?);
            Ok(Head { key, last, seal: bytes(row, 2)?.into(), spare: optional(row, 3)? })
        });
        head.optional()
    };
    read()
        .map_err(|error| read_error(table, from, Damage::Summary, &error))?
        .ok_or(ReadError::NoSuchTable)
}

fn seal(connection: &Connection, head: &Head, seq: u64) -> Result<Option<Hash>> {
    let mut statement = connection.prepare_cached(Log::of(head.spare, seq).find())?;
    let seal =
        statement.query_row(params![head.key, signed(seq)], |row| bytes(row, 1).map(Hash::from));
    seal.optional()
}

/// The append that opened the table.
fn first(
    connection: &Connection,
    table: &TableId,
    head: &Head,
) -> std::result::Result<Append, ReadError> {
    let (mut chain, mut rows) = (Chain::from(table, 1, Hash::START), Vec::new());
    take(connection, Log::of(head.spare, 1), head.key, 1..2, &mut chain, &mut rows)
        .map_err(|fault| fault.at(table, 1))?;
    rows.pop().map(|row| row.append).ok_or_else(|| chain.damaged(Damage::Missing))
}

fn raw<'r>(row: &'r rusqlite::Row<'_>) -> Result<Raw<'r>> {
    Ok(Raw {
        seq: number(row, 0)?,
        id: AppendId(bytes(row, 1)?),
        wall: wall(row, 2)?,
        seal: bytes(row, 3)?.into(),
        body: columns::text(row, 4)?,
    })
}

/// Translates an error of SQLite that occurred at this append.
fn read_error(table: &TableId, seq: u64, what: Damage, error: &Error) -> ReadError {
    if is_damage(error) {
        ReadError::Damaged { table: table.clone(), seq, what }
    } else {
        ReadError::Unavailable(trouble(error))
    }
}
