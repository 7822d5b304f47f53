//! Deletes tables whose retention time is over, a few at a time.

use rusqlite::{Connection, Result, params};
use table::UnixMillis;

use super::columns::{self, signed};
use super::error::{is_damage, trouble};
use super::write_connection::WriteConnection;
use crate::{State, Trouble};

/// Maximum number of tables in a batch.
const MAX_TABLES: usize = 64;
/// Number of appends that make a batch full; deleting them takes some milliseconds.
const FULL_BATCH_APPENDS: u64 = 1_000;

/// Some tables in one state that are to be deleted.
#[derive(Debug)]
pub(super) struct Batch {
    state: State,
    /// Only tables that have not changed since.
    bound: UnixMillis,
    /// The last table of the batch before: the time of its last change, and its key.
    after: (i64, i64),
}

/// The result of a batch.
#[derive(Debug)]
pub(super) struct Swept {
    /// Number of deleted tables.
    pub(super) count: u64,
    /// The next batch; `None` if this was the last.
    pub(super) next: Option<Batch>,
}

/// A table that is to be deleted.
struct Old {
    key: i64,
    changed: i64,
    /// The first append in the spare log.
    spare: Option<u64>,
}

impl Batch {
    pub(super) fn first(state: State, bound: UnixMillis) -> Self {
        Self { state, bound, after: (i64::MIN, i64::MIN) }
    }
}

/// Deletes the tables of a batch. A damaged table is kept, the others are deleted.
pub(super) fn sweep(
    connection: &mut WriteConnection,
    batch: &Batch,
) -> std::result::Result<Swept, Trouble> {
    let swept = connection.transaction(|connection| {
        let old = find(connection, batch)?;
        old.iter().try_for_each(|old| forget(connection, old))?;
        Ok((old.len() as u64, old))
    });
    let (count, old) = match swept {
        Ok(swept) => swept,
        Err(error) if is_damage(&error) => one_by_one(connection, batch)?,
        Err(error) => return Err(trouble(&error)),
    };
    let next = old.last().map(|last| Batch { after: (last.changed, last.key), ..*batch });
    Ok(Swept { count, next })
}

fn one_by_one(
    connection: &mut WriteConnection,
    batch: &Batch,
) -> std::result::Result<(u64, Vec<Old>), Trouble> {
    let old = connection
        .transaction(|connection| find(connection, batch))
        .map_err(|error| trouble(&error))?;
    let mut count = 0;
    for old in &old {
        match connection.transaction(|connection| forget(connection, old)) {
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
    let mut rows =
        statement.query(params![signed(batch.bound.0), changed, key, MAX_TABLES as i64])?;
    let (mut old, mut appends) = (Vec::new(), 0_u64);
    while let Some(row) = rows.next()? {
        let (key, changed) = (row.get(0)?, row.get(1)?);
        // An impossible number means a damaged table, which will be noticed when it is deleted.
        appends = appends.saturating_add(columns::number(row, 2).unwrap_or(0));
        old.push(Old { key, changed, spare: columns::optional(row, 3)? });
        if appends >= FULL_BATCH_APPENDS {
            break;
        }
    }
    Ok(old)
}

/// The state and the condition of the index are written into the text: otherwise SQLite would not use
/// the index.
pub(super) fn sql(state: State) -> String {
    format!(
        "SELECT key, changed, seq, spare FROM tables
        WHERE state = {} AND state <> 1 AND changed < ?1 AND (changed, key) > (?2, ?3)
        ORDER BY changed, key LIMIT ?4",
        columns::state(state)
    )
}

fn forget(connection: &Connection, old: &Old) -> Result<()> {
    // A table that was never in the usual log may be next to a damaged page of it.
    let usual = (old.spare != Some(1)).then_some("DELETE FROM appends WHERE tab = ?1");
    let everywhere = [
        "DELETE FROM appends_spare WHERE tab = ?1",
        "DELETE FROM sitters WHERE tab = ?1",
        "DELETE FROM vaults WHERE tab = ?1",
        "DELETE FROM codes WHERE tab = ?1",
        "DELETE FROM tables WHERE key = ?1",
    ];
    for sql in usual.into_iter().chain(everywhere) {
        connection.prepare_cached(sql)?.execute([old.key])?;
    }
    Ok(())
}
