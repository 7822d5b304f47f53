//! Writes outside the log: heartbeats, contributions to the chance, rematches, codes, and the deletion of
//! old tables.

use deadpool_postgres::Client;
use game::Seat;
use table::{Entropy, Format, Person, TableId, UnixMillis};
use tokio_postgres::Error;

use super::columns::{signed, state};
use crate::{ServerId, State};

/// Maximum number of tables deleted in one statement, so that appends do not wait long.
const SWEEP_BATCH: i64 = 64;

const HEARTBEAT: &str = "
    WITH gone AS (DELETE FROM clew.servers WHERE seen < $2::bigint - 86400000 AND id <> $1)
    INSERT INTO clew.servers AS s (id, seen, format) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET seen = greatest(s.seen, excluded.seen)";

const PUT_ENTROPY: &str = "
    INSERT INTO clew.lent (tab, seat, person, entropy)
    SELECT key, $2, $3, $4 FROM clew.tables WHERE id = $1 AND state = 0
    ON CONFLICT (tab, seat) DO UPDATE SET person = excluded.person, entropy = excluded.entropy";

const SET_REMATCH: &str = "
    UPDATE clew.tables SET rematch = $3 WHERE id = $1 AND rematch IS NOT DISTINCT FROM $2";

const FREE_CODE: &str = "
    DELETE FROM clew.codes WHERE code = $1
    AND NOT EXISTS (SELECT FROM clew.tables WHERE key = tab AND state = 0)";

const CLAIM_CODE: &str = "
    INSERT INTO clew.codes (code, tab) SELECT $1, key FROM clew.tables WHERE id = $2 AND state = 0
    ON CONFLICT DO NOTHING";

/// The statement that deletes old tables. Tables that are being written to are skipped until the next
/// time.
pub(super) fn sweep_sql(state_of: State) -> String {
    format!(
        "WITH old AS MATERIALIZED (
            SELECT key FROM clew.tables WHERE state = {} AND state <> 1 AND changed < $1
            ORDER BY changed, key LIMIT $2 FOR UPDATE SKIP LOCKED
        ),
        a AS (DELETE FROM clew.appends WHERE tab IN (SELECT key FROM old)),
        s AS (DELETE FROM clew.sitters WHERE tab IN (SELECT key FROM old)),
        c AS (DELETE FROM clew.codes WHERE tab IN (SELECT key FROM old)),
        v AS (DELETE FROM clew.vaults WHERE tab IN (SELECT key FROM old)),
        l AS (DELETE FROM clew.lent WHERE tab IN (SELECT key FROM old))
        DELETE FROM clew.tables WHERE key IN (SELECT key FROM old)",
        state(state_of)
    )
}

/// Records the heartbeat of a server, and forgets servers that have been silent for a day.
pub(super) async fn heartbeat(
    client: &Client,
    server: ServerId,
    now: UnixMillis,
) -> Result<(), Error> {
    let statement = client.prepare_cached(HEARTBEAT).await?;
    let reads = i16::from(Format::NEWEST.number());
    client.execute(&statement, &[&server.0.as_slice(), &signed(now.0), &reads]).await.map(drop)
}

/// Stores a player's contribution to the chance of a table that has not started.
pub(super) async fn put_entropy(
    client: &Client,
    table: &TableId,
    (seat, person, entropy): (Seat, Person, Entropy),
) -> Result<(), Error> {
    let statement = client.prepare_cached(PUT_ENTROPY).await?;
    let at = i16::from(seat.index() as u8);
    let (who, what) = (person.0.bytes().as_slice(), entropy.0.as_slice());
    client.execute(&statement, &[&table.as_str(), &at, &who, &what]).await.map(drop)
}

/// Sets the rematch of a table if it is still `before`.
pub(super) async fn set_rematch(
    client: &Client,
    table: &TableId,
    before: Option<&TableId>,
    next: &TableId,
) -> Result<(), Error> {
    let statement = client.prepare_cached(SET_REMATCH).await?;
    let before = before.map(TableId::as_str);
    client.execute(&statement, &[&table.as_str(), &before, &next.as_str()]).await.map(drop)
}

/// Gives a waiting table this code, unless it has one or another waiting table has this one.
pub(super) async fn claim_code(client: &Client, table: &TableId, code: &str) -> Result<(), Error> {
    let free = client.prepare_cached(FREE_CODE).await?;
    client.execute(&free, &[&code]).await?;
    let claim = client.prepare_cached(CLAIM_CODE).await?;
    client.execute(&claim, &[&code, &table.as_str()]).await.map(drop)
}

/// Deletes some tables in this state that have not changed since `bound`, and returns their number.
pub(super) async fn sweep(client: &Client, state: State, bound: UnixMillis) -> Result<u64, Error> {
    let statement = client.prepare_cached(&sweep_sql(state)).await?;
    client.execute(&statement, &[&signed(bound.0), &SWEEP_BATCH]).await
}
