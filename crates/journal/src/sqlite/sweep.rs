//! Tables that have been kept long enough go, a few at a time.

use rusqlite::{Connection, Result, params};
use table::UnixMillis;

use super::columns::{self, signed};
use super::desk::Desk;
use super::faults::{is_damage, trouble};
use crate::{State, Trouble};

/// So many tables at most are looked at in one go.
const TABLES: usize = 64;
/// From so many appends on, a batch is full: a transaction then takes some milliseconds.
const APPENDS: u64 = 1_000;

/// The next tables of one state.
#[derive(Debug)]
pub(super) struct Batch {
    state: State,
    /// Those that have not changed since.
    bound: UnixMillis,
    /// Behind this one: when it changed, and its key.
    after: (i64, i64),
}

/// What a batch came to.
#[derive(Debug)]
pub(super) struct Swept {
    /// So many tables are gone.
    pub(super) count: u64,
    /// What is to do after it.
    pub(super) next: Option<Batch>,
}

/// A table that may go.
struct Old {
    key: i64,
    changed: i64,
    /// From this append on they lie in the spare log.
    spare: Option<u64>,
}

impl Batch {
    pub(super) fn first(state: State, bound: UnixMillis) -> Self {
        Self { state, bound, after: (i64::MIN, i64::MIN) }
    }
}

/// Does a batch. A table that is damaged stays, and the others go.
pub(super) fn sweep(desk: &mut Desk, batch: &Batch) -> std::result::Result<Swept, Trouble> {
    let swept = desk.alone(|connection| {
        let old = find(connection, batch)?;
        old.iter().try_for_each(|old| forget(connection, old))?;
        Ok((old.len() as u64, old))
    });
    let (count, old) = match swept {
        Ok(swept) => swept,
        Err(error) if is_damage(&error) => one_by_one(desk, batch)?,
        Err(error) => return Err(trouble(&error)),
    };
    let next = old.last().map(|last| Batch { after: (last.changed, last.key), ..*batch });
    Ok(Swept { count, next })
}

fn one_by_one(desk: &mut Desk, batch: &Batch) -> std::result::Result<(u64, Vec<Old>), Trouble> {
    let old = desk.alone(|connection| find(connection, batch)).map_err(|error| trouble(&error))?;
    let mut count = 0;
    for old in &old {
        match desk.alone(|connection| forget(connection, old)) {
            Ok(()) => count += 1,
            Err(error) if is_damage(&error) => {}
            Err(error) => return Err(trouble(&error)),
        }
    }
    Ok((count, old))
}

/// The tables of a batch, in the order of the index.
fn find(connection: &Connection, batch: &Batch) -> Result<Vec<Old>> {
    let mut statement = connection.prepare_cached(&sql(batch.state))?;
    let (changed, key) = batch.after;
    let mut rows = statement.query(params![signed(batch.bound.0), changed, key, TABLES as i64])?;
    let (mut old, mut appends) = (Vec::new(), 0_u64);
    while let Some(row) = rows.next()? {
        let (key, changed) = (row.get(0)?, row.get(1)?);
        // A number that cannot be is that of a damaged table, which will show soon enough.
        appends = appends.saturating_add(columns::number(row, 2).unwrap_or(0));
        old.push(Old { key, changed, spare: columns::optional(row, 3)? });
        if appends >= APPENDS {
            break;
        }
    }
    Ok(old)
}

/// The state stands in the text, and what the index says of itself: only then is it known to fit.
pub(super) fn sql(state: State) -> String {
    format!(
        "SELECT key, changed, seq, spare FROM tables
        WHERE state = {} AND state <> 1 AND changed < ?1 AND (changed, key) > (?2, ?3)
        ORDER BY changed, key LIMIT ?4",
        columns::state(state)
    )
}

fn forget(connection: &Connection, old: &Old) -> Result<()> {
    // A table that never was in the usual log may stand beside a broken page of it.
    let usual = (old.spare != Some(1)).then_some("DELETE FROM appends WHERE tab = ?1");
    let everywhere = [
        "DELETE FROM appends_spare WHERE tab = ?1",
        "DELETE FROM sitters WHERE tab = ?1",
        "DELETE FROM vaults WHERE tab = ?1",
        "DELETE FROM tables WHERE key = ?1",
    ];
    for sql in usual.into_iter().chain(everywhere) {
        connection.prepare_cached(sql)?.execute([old.key])?;
    }
    Ok(())
}
