//! Signs of life that machines share.

use deadpool_postgres::Client;
use table::{Alias, Hash, TableId, UnixMillis};
use tokio_postgres::{Error, Row};

use super::columns::{self, Unfit, get, signed};
use super::lists::whole;
use crate::presence::FORGET_AFTER_MS;
use crate::{Presence, ServerId};

pub(super) const PUT: &str = "
    WITH gone AS (DELETE FROM clew.presence WHERE seen < $6)
    INSERT INTO clew.presence AS p (tab, person, server, seen, pause)
    SELECT t.key, new.person, $1, new.seen, new.pause
    FROM unnest($2::text[], $3::bytea[], $4::bigint[], $5::bigint[]) AS new (id, person, seen, pause)
    JOIN clew.tables AS t ON t.id = new.id
    ON CONFLICT (tab, person, server)
    DO UPDATE SET seen = greatest(p.seen, excluded.seen), pause = excluded.pause";

pub(super) const OF_OTHERS: &str = "
    SELECT t.id, p.person, p.seen, p.pause FROM unnest($1::text[]) AS wanted (id)
    JOIN clew.tables AS t ON t.id = wanted.id
    JOIN clew.presence AS p ON p.tab = t.key
    WHERE p.server <> $2 AND p.seen > $3";

/// Stores the signs of life of a server, and deletes old ones of all servers.
pub(super) async fn put(
    client: &Client,
    server: ServerId,
    signs: &[Presence],
) -> Result<(), Error> {
    let Some(newest) = signs.iter().map(|sign| sign.seen.0).max() else { return Ok(()) };
    let tables: Vec<&str> = signs.iter().map(|sign| sign.table.as_str()).collect();
    let persons: Vec<&[u8]> = signs.iter().map(|sign| sign.person.0.bytes().as_slice()).collect();
    let seen: Vec<i64> = signs.iter().map(|sign| signed(sign.seen.0)).collect();
    let pause: Vec<Option<i64>> = signs.iter().map(|sign| sign.pause.map(signed)).collect();
    let old = signed(newest.saturating_sub(FORGET_AFTER_MS));
    let statement = client.prepare_cached(PUT).await?;
    let server = server.0.as_slice();
    client.execute(&statement, &[&server, &tables, &persons, &seen, &pause, &old]).await.map(drop)
}

/// The signs of life at these tables, after `since`, of other servers than this one.
pub(super) async fn of_others(
    client: &Client,
    tables: &[TableId],
    server: ServerId,
    since: UnixMillis,
) -> Result<Vec<Presence>, Error> {
    let tables: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let statement = client.prepare_cached(OF_OTHERS).await?;
    let rows = client.query(&statement, &[&tables, &server.0.as_slice(), &signed(since.0)]).await?;
    Ok(whole(&rows, sign))
}

fn sign(row: &Row) -> Result<Presence, Unfit> {
    let pause: Option<i64> = get(row, 3)?;
    Ok(Presence {
        table: columns::table(row, 0)?,
        person: Alias(Hash::from(columns::bytes::<32>(row, 1)?)),
        seen: columns::wall(row, 2)?,
        pause: pause.and_then(|run| u64::try_from(run).ok()),
    })
}
