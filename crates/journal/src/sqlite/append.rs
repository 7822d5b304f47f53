//! Writes one append inside an open transaction, to one of two logs.

use rusqlite::{Connection, OptionalExtension, Result, params};
use table::{AliasKey, TableId, UnixMillis};

use super::columns::{access, chat, optional, signed, state};
use crate::{AppendError, AppendId, Entry, ServerId, Summary};

/// An entry with the text of its records.
pub(super) struct Task {
    entry: Entry,
    body: String,
}

const OPEN: &str = "
    INSERT INTO tables (id, seq, seal, game, state, public, seats, free, chat, opened, changed, wake)
    VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
    ON CONFLICT (id) DO NOTHING RETURNING key, spare";

/// Updates the table only if its last append is the one that the writer expects.
const MOVE_ON: &str = "
    UPDATE tables SET seq = ?12, seal = ?2, game = ?3, state = ?4, public = ?5, seats = ?6, free = ?7,
        chat = ?8, opened = ?9, changed = ?10, wake = ?11
    WHERE id = ?1 AND seq = ?12 - 1 AND seal = ?13 RETURNING key, spare";

const SPARE: &str = "UPDATE tables SET spare = ?2 WHERE key = ?1 AND spare IS NULL";

impl Task {
    pub(super) fn new(entry: Entry) -> Self {
        let body = entry.append.body();
        Self { entry, body }
    }

    /// Writes the append. The outer error fails the whole transaction, the inner one only this append:
    /// then nothing of it was written.
    ///
    /// With [`Log::Spare`] the table moves to the spare log, if it has not yet.
    pub(super) fn write(
        &self,
        connection: &Connection,
        log: Log,
    ) -> Result<Result<(), AppendError>> {
        let Entry { table, append, id, summary, seats, vault } = &self.entry;
        let Some((key, spare)) = self.claim(connection)? else {
            let again = is_there(connection, table, append.seq(), *id)?;
            return Ok(if again { Ok(()) } else { Err(AppendError::Conflict) });
        };
        if log == Log::Spare {
            connection.prepare_cached(SPARE)?.execute(params![key, signed(append.seq())])?;
        }
        let log = log.max(Log::of(spare, append.seq()));
        connection.prepare_cached(log.insert())?.execute(params![
            key,
            signed(append.seq()),
            id.0,
            signed(summary.changed.0),
            append.seal().bytes(),
            self.body,
        ])?;
        if let Some(seats) = seats {
            connection.prepare_cached("DELETE FROM sitters WHERE tab = ?1")?.execute([key])?;
            let sql = "INSERT OR REPLACE INTO sitters (tab, seat, person) VALUES (?1, ?2, ?3)";
            let mut insert = connection.prepare_cached(sql)?;
            for (seat, person) in seats {
                insert.execute(params![key, seat.index() as i64, person.0.bytes()])?;
            }
        }
        if let (1, Some(vault)) = (append.seq(), vault) {
            let sql = "INSERT INTO vaults (tab, seed, salt, alias_key) VALUES (?1, ?2, ?3, ?4)";
            let (seed, salt, alias_key) = (vault.seed(), vault.salt(), vault.alias_key());
            let alias_key = alias_key.as_ref().map(AliasKey::reveal);
            let values = params![key, seed.reveal(), salt.reveal(), alias_key];
            connection.prepare_cached(sql)?.execute(values)?;
        }
        Ok(Ok(()))
    }

    /// Updates the table's row. Returns the table's key and the first append in its spare log; `None` if
    /// the append is not the next one.
    fn claim(&self, connection: &Connection) -> Result<Option<(i64, Option<u64>)>> {
        let Entry { table, append, summary, .. } = &self.entry;
        let Summary {
            game,
            state: now,
            access: who,
            seats,
            free,
            chat: talk,
            opened,
            changed,
            wake,
        } = summary;
        let (id, seal, before) = (table.as_str(), append.seal(), append.before());
        let (now, who, talk) = (state(*now), access(*who), chat(*talk));
        let (opened, changed) = (signed(opened.0), signed(changed.0));
        let wake = wake.map(|wall| signed(wall.0));
        let key = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, optional(row, 1)?));
        if append.seq() == 1 {
            connection.prepare_cached(OPEN)?.query_row(
                params![id, seal.bytes(), game, now, who, seats, free, talk, opened, changed, wake],
                key,
            )
        } else {
            let seq = signed(append.seq());
            connection.prepare_cached(MOVE_ON)?.query_row(
                params![
                    id,
                    seal.bytes(),
                    game,
                    now,
                    who,
                    seats,
                    free,
                    talk,
                    opened,
                    changed,
                    wake,
                    seq,
                    before.bytes()
                ],
                key,
            )
        }
        .optional()
    }
}

/// Whether this very append is already stored.
fn is_there(connection: &Connection, table: &TableId, seq: u64, id: AppendId) -> Result<bool> {
    let mut find = connection.prepare_cached("SELECT key, spare FROM tables WHERE id = ?1")?;
    let found = find
        .query_row([table.as_str()], |row| Ok((row.get::<_, i64>(0)?, optional(row, 1)?)))
        .optional()?;
    let Some((key, spare)) = found else { return Ok(false) };
    let mut find = connection.prepare_cached(Log::of(spare, seq).find())?;
    let is_it = find.query_row(params![key, signed(seq)], |row| {
        Ok(row.get_ref(0)?.as_blob().is_ok_and(|found| found == id.0))
    });
    Ok(is_it.optional()?.unwrap_or(false))
}

/// Records the heartbeat of a server, and forgets servers that have been silent for a day.
pub(super) fn write_heartbeat(
    connection: &Connection,
    server: ServerId,
    now: UnixMillis,
) -> Result<()> {
    let sql = "INSERT INTO servers (id, seen) VALUES (?1, ?2)
        ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen)";
    connection.prepare_cached(sql)?.execute(params![server.0, signed(now.0)])?;
    let day_ago = signed(now.0).saturating_sub(24 * 60 * 60 * 1000);
    connection.prepare_cached("DELETE FROM servers WHERE seen < ?1")?.execute([day_ago])?;
    Ok(())
}

/// One of the two logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Log {
    Usual,
    Spare,
}

impl Log {
    /// The log that holds append `seq` of a table whose spare log begins with append `spare`.
    pub(super) fn of(spare: Option<u64>, seq: u64) -> Self {
        if spare.is_some_and(|first| first <= seq) { Self::Spare } else { Self::Usual }
    }

    /// Inserts an append: table, number, id, time, seal, text.
    pub(super) fn insert(self) -> &'static str {
        match self {
            Self::Usual => "INSERT INTO appends VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            Self::Spare => "INSERT INTO appends_spare VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        }
    }

    /// Finds the id and the seal of an append: table, number.
    pub(super) fn find(self) -> &'static str {
        match self {
            Self::Usual => "SELECT id, seal FROM appends WHERE tab = ?1 AND seq = ?2",
            Self::Spare => "SELECT id, seal FROM appends_spare WHERE tab = ?1 AND seq = ?2",
        }
    }

    /// Selects appends in order: table, first number, count. It reads no further, because the next page
    /// may belong to another table and be damaged.
    pub(super) fn select(self) -> &'static str {
        match self {
            Self::Usual => {
                "SELECT seq, id, wall, seal, body FROM appends
                WHERE tab = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3"
            }
            Self::Spare => {
                "SELECT seq, id, wall, seal, body FROM appends_spare
                WHERE tab = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3"
            }
        }
    }
}
