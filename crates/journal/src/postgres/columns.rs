//! Converts between our types and columns.

use table::{TableId, UnixMillis};
use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use crate::{Access, Chat, State, Summary};

/// The columns of a summary, in the order in which they are read.
pub(super) const SUMMARY: &str = "t.game, t.state, t.public, t.seats, t.free, t.chat, t.opened,
    coalesce((SELECT wall FROM clew.appends WHERE tab = t.key AND seq = t.seq), t.changed), t.wake";

/// A column has a value that this program never writes.
#[derive(Debug)]
pub(super) struct Unfit;

type Result<T> = std::result::Result<T, Unfit>;

/// PostgreSQL has no unsigned integers. No time or sequence number reaches the limit.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn state(state: State) -> i16 {
    match state {
        State::Waiting => 0,
        State::Running => 1,
        State::Over => 2,
        State::Closed => 3,
    }
}

/// The summary from the columns of [`SUMMARY`], the first of which has the index `first`.
pub(super) fn summary(row: &Row, first: usize) -> Result<Summary> {
    let state: i16 = get(row, first + 1)?;
    let state = usize::try_from(state).ok().and_then(|code| State::ALL.get(code));
    let small = |at: usize| u8::try_from(get::<i16>(row, first + at)?).map_err(|_| Unfit);
    let (public, chat): (bool, bool) = (get(row, first + 2)?, get(row, first + 5)?);
    let wake: Option<i64> = get(row, first + 8)?;
    Ok(Summary {
        game: get(row, first)?,
        state: *state.ok_or(Unfit)?,
        access: if public { Access::Public } else { Access::Private },
        seats: small(3)?,
        free: small(4)?,
        chat: if chat { Chat::On } else { Chat::Off },
        opened: wall(row, first + 6)?,
        changed: wall(row, first + 7)?,
        wake: wake.map(unsigned).transpose()?.map(UnixMillis),
    })
}

pub(super) fn wall(row: &Row, at: usize) -> Result<UnixMillis> {
    number(row, at).map(UnixMillis)
}

pub(super) fn number(row: &Row, at: usize) -> Result<u64> {
    unsigned(get(row, at)?)
}

pub(super) fn table(row: &Row, at: usize) -> Result<TableId> {
    get::<&str>(row, at)?.parse().map_err(|_| Unfit)
}

/// A column of exactly `N` bytes.
pub(super) fn bytes<const N: usize>(row: &Row, at: usize) -> Result<[u8; N]> {
    get::<&[u8]>(row, at)?.try_into().map_err(|_| Unfit)
}

pub(super) fn get<'r, T: FromSql<'r>>(row: &'r Row, at: usize) -> Result<T> {
    row.try_get(at).map_err(|_| Unfit)
}

fn unsigned(number: i64) -> Result<u64> {
    u64::try_from(number).map_err(|_| Unfit)
}
