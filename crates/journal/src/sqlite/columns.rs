//! Converts between our types and columns.

use rusqlite::types::{FromSqlError, FromSqlResult, Type, ValueRef};
use rusqlite::{Error, Result, Row};
use table::{TableId, UnixMillis};

use crate::{Access, Chat, State, Summary};

/// The columns of a summary, in the order in which they are read.
pub(super) const SUMMARY: &str =
    "t.game, t.state, t.public, t.seats, t.free, t.chat, t.opened, t.changed, t.wake";

/// SQLite has no unsigned integers. No time or sequence number reaches the limit.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn state(state: State) -> i64 {
    match state {
        State::Waiting => 0,
        State::Running => 1,
        State::Over => 2,
        State::Closed => 3,
    }
}

pub(super) fn access(access: Access) -> i64 {
    i64::from(access == Access::Public)
}

pub(super) fn chat(chat: Chat) -> i64 {
    i64::from(chat == Chat::On)
}

/// The summary from the columns of [`SUMMARY`], the first of which has the index `first`.
pub(super) fn summary(row: &Row<'_>, first: usize) -> Result<Summary> {
    let code = |at: usize, most: usize| -> Result<usize> {
        let code: i64 = row.get(first + at)?;
        let found = usize::try_from(code).ok().filter(|&code| code < most);
        found.ok_or(Error::IntegralValueOutOfRange(first + at, code))
    };
    Ok(Summary {
        game: row.get(first)?,
        state: State::ALL[code(1, State::ALL.len())?],
        access: [Access::Private, Access::Public][code(2, 2)?],
        seats: row.get(first + 3)?,
        free: row.get(first + 4)?,
        chat: [Chat::Off, Chat::On][code(5, 2)?],
        opened: wall(row, first + 6)?,
        changed: wall(row, first + 7)?,
        wake: optional(row, first + 8)?.map(UnixMillis),
    })
}

pub(super) fn wall(row: &Row<'_>, at: usize) -> Result<UnixMillis> {
    number(row, at).map(UnixMillis)
}

pub(super) fn number(row: &Row<'_>, at: usize) -> Result<u64> {
    let number: i64 = row.get(at)?;
    u64::try_from(number).map_err(|_| Error::IntegralValueOutOfRange(at, number))
}

pub(super) fn optional(row: &Row<'_>, at: usize) -> Result<Option<u64>> {
    match row.get_ref(at)? {
        ValueRef::Null => Ok(None),
        _ => number(row, at).map(Some),
    }
}

pub(super) fn table(row: &Row<'_>, at: usize) -> Result<TableId> {
    let text = row.get_ref(at)?.as_str().map_err(|error| unfit(at, error))?;
    text.parse().map_err(|_| unfit(at, FromSqlError::InvalidType))
}

/// The bytes of a text column, which need not be UTF-8.
pub(super) fn text<'r>(row: &'r Row<'_>, at: usize) -> Result<&'r [u8]> {
    row.get_ref(at)?.as_bytes().map_err(|error| unfit(at, error))
}

/// A column of exactly `N` bytes.
pub(super) fn bytes<const N: usize>(row: &Row<'_>, at: usize) -> Result<[u8; N]> {
    blob(row.get_ref(at)?).map_err(|error| unfit(at, error))
}

fn blob<const N: usize>(value: ValueRef<'_>) -> FromSqlResult<[u8; N]> {
    let blob = value.as_blob()?;
    let size = FromSqlError::InvalidBlobSize { expected_size: N, blob_size: blob.len() };
    blob.try_into().map_err(|_| size)
}

fn unfit(at: usize, error: FromSqlError) -> Error {
    Error::FromSqlConversionFailure(at, Type::Null, Box::new(error))
}
