//! The database schema and its migrations.

use tokio_postgres::{Client, Error};

use super::ConnectError;
use super::error::message;

/// The migration from schema n to n + 1, beginning with an empty database. A released migration is never
/// changed.
const MIGRATIONS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
];

/// The schema that this program reads and writes.
pub(super) const NEWEST: i32 = MIGRATIONS.len() as i32;

/// The id of the advisory lock for migrations: `Clew` in ASCII.
const LOCK: i64 = 0x43_6c_65_77;

/// Migrates the database to the newest schema. If several machines try at once, one does it and the
/// peers find it done.
pub(super) async fn migrate(client: &mut Client, place: &str) -> Result<(), ConnectError> {
    let failed =
        |error: Error| ConnectError::Setup { place: place.to_owned(), why: message(&error) };
    // A database that is up to date is not written to, because it may be read-only.
    let mut found = found(client).await.map_err(failed)?;
    if found < NEWEST {
        let change = client.transaction().await.map_err(failed)?;
        change.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
        change
            .batch_execute(
                "CREATE SCHEMA IF NOT EXISTS clew;
                CREATE TABLE IF NOT EXISTS clew.migrations (
                    number integer PRIMARY KEY,
                    at     timestamptz NOT NULL DEFAULT now()
                );",
            )
            .await
            .map_err(failed)?;
        let row = change
            .query_one("SELECT coalesce(max(number), 0) FROM clew.migrations", &[])
            .await
            .map_err(failed)?;
        found = row.get(0);
        for (number, sql) in (1_i32..).zip(MIGRATIONS).skip(usize::try_from(found).unwrap_or(0)) {
            change.batch_execute(sql).await.map_err(failed)?;
            let note = "INSERT INTO clew.migrations (number) VALUES ($1)";
            change.execute(note, &[&number]).await.map_err(failed)?;
        }
        change.commit().await.map_err(failed)?;
        found = found.max(NEWEST);
    }
    if found > NEWEST {
        return Err(ConnectError::Newer { place: place.to_owned(), found, known: NEWEST });
    }
    Ok(())
}

/// The schema of the database; 0 if there is none.
async fn found(client: &Client) -> Result<i32, Error> {
    let there = client.query_one("SELECT to_regclass('clew.migrations') IS NOT NULL", &[]).await?;
    if !there.get::<_, bool>(0) {
        return Ok(0);
    }
    let row = client.query_one("SELECT coalesce(max(number), 0) FROM clew.migrations", &[]).await?;
    Ok(row.get(0))
}
