//! What lies in the database, and how an older one is brought up to date.

use tokio_postgres::{Client, Error};

use super::ConnectError;
use super::faults::said;

/// What brings a database from schema n to n + 1, beginning with none. None of them is ever changed
/// once a release has it.
const MIGRATIONS: &[&str] =
    &[include_str!("schema/1.sql"), include_str!("schema/2.sql"), include_str!("schema/3.sql")];

/// The schema that this program reads and writes.
pub(super) const NEWEST: i32 = MIGRATIONS.len() as i32;

/// `Clew` in ASCII: whoever changes the schema holds this lock.
const LOCK: i64 = 0x43_6c_65_77;

/// Brings the database up to date. Of several that try at once one does it, and the others find it
/// done.
pub(super) async fn migrate(client: &mut Client, place: &str) -> Result<(), ConnectError> {
    let failed = |error: Error| ConnectError::Setup { place: place.to_owned(), why: said(&error) };
    // A database that is up to date is not written to: it may be one that can only be read.
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

/// The schema that is there; 0 if there is none.
async fn found(client: &Client) -> Result<i32, Error> {
    let there = client.query_one("SELECT to_regclass('clew.migrations') IS NOT NULL", &[]).await?;
    if !there.get::<_, bool>(0) {
        return Ok(0);
    }
    let row = client.query_one("SELECT coalesce(max(number), 0) FROM clew.migrations", &[]).await?;
    Ok(row.get(0))
}
