//! Lists over all tables. Each reads along an index and stops when it has enough rows. A damaged row is
//! skipped, so that it does not hide the peers.

use deadpool_postgres::Client;
use game::Seat;
use table::{Format, Person, TableId, UnixMillis};
use tokio_postgres::{Error, Row};

use super::columns::{self, SUMMARY, Unfit, get, signed};
use crate::{LobbyTable, SeatedTable};

pub(super) const DUE: &str =
    "SELECT id, wake FROM clew.tables WHERE wake <= $1 ORDER BY wake, key LIMIT $2";

pub(super) const GROWN: &str = "
    SELECT t.id, t.seq FROM unnest($1::text[], $2::bigint[]) AS known (id, seq)
    JOIN clew.tables AS t ON t.id = known.id AND t.seq > known.seq";

/// A server without a heartbeat for this time counts as stopped. Servers send one every second.
const SERVER_TIMEOUT_MS: u64 = 20_000;

pub(super) fn lobby_sql() -> String {
    format!(
        "SELECT t.id, {SUMMARY} FROM clew.tables AS t WHERE t.public AND t.state < 2
        ORDER BY t.state, t.opened DESC, t.key DESC LIMIT $1"
    )
}

pub(super) fn person_sql() -> String {
    format!(
        "SELECT t.id, p.seats, {SUMMARY} FROM (
            SELECT tab, array_agg(seat ORDER BY seat) AS seats FROM clew.sitters
            WHERE person = $1 GROUP BY tab ORDER BY tab DESC LIMIT $2
        ) AS p JOIN clew.tables AS t ON t.key = p.tab ORDER BY p.tab DESC"
    )
}

pub(super) async fn due(
    client: &Client,
    before: UnixMillis,
    most: usize,
) -> Result<Vec<(TableId, UnixMillis)>, Error> {
    let statement = client.prepare_cached(DUE).await?;
    let rows = client.query(&statement, &[&signed(before.0), &signed(most as u64)]).await?;
    Ok(whole(&rows, |row| Ok((columns::table(row, 0)?, columns::wall(row, 1)?))))
}

/// Running tables are few, and this is asked seldom: there is no index for it. The table's own column may be
/// older than its last append.
pub(super) const UNCHANGED_SINCE: &str = "
    SELECT t.id FROM clew.tables AS t WHERE t.state = 1 AND t.changed < $1 AND NOT EXISTS (
        SELECT FROM clew.appends WHERE tab = t.key AND seq = t.seq AND wall >= $1)
    ORDER BY t.key LIMIT $2";

pub(super) async fn unchanged_since(
    client: &Client,
    before: UnixMillis,
    most: usize,
) -> Result<Vec<TableId>, Error> {
    let statement = client.prepare_cached(UNCHANGED_SINCE).await?;
    let rows = client.query(&statement, &[&signed(before.0), &signed(most as u64)]).await?;
    Ok(whole(&rows, |row| columns::table(row, 0)))
}

pub(super) async fn grown(
    client: &Client,
    known: &[(TableId, u64)],
) -> Result<Vec<(TableId, u64)>, Error> {
    let statement = client.prepare_cached(GROWN).await?;
    let (ids, seqs): (Vec<&str>, Vec<i64>) =
        known.iter().map(|(id, seq)| (id.as_str(), signed(*seq))).unzip();
    let rows = client.query(&statement, &[&ids, &seqs]).await?;
    Ok(whole(&rows, |row| Ok((columns::table(row, 0)?, columns::number(row, 1)?))))
}

pub(super) async fn lobby(client: &Client, most: usize) -> Result<Vec<LobbyTable>, Error> {
    let statement = client.prepare_cached(&lobby_sql()).await?;
    let rows = client.query(&statement, &[&signed(most as u64)]).await?;
    Ok(whole(&rows, |row| {
        Ok(LobbyTable { table: columns::table(row, 0)?, summary: columns::summary(row, 1)? })
    }))
}

pub(super) async fn of_person(
    client: &Client,
    person: Person,
    most: usize,
) -> Result<Vec<SeatedTable>, Error> {
    let statement = client.prepare_cached(&person_sql()).await?;
    let who = person.0.bytes().as_slice();
    let rows = client.query(&statement, &[&who, &signed(most as u64)]).await?;
    Ok(whole(&rows, |row| {
        let seat = |seat: i16| usize::try_from(seat).ok().and_then(Seat::new).ok_or(Unfit);
        let seats = get::<Vec<i16>>(row, 1)?.into_iter().map(seat).collect::<Result<_, _>>()?;
        Ok(SeatedTable {
            table: columns::table(row, 0)?,
            seats,
            summary: columns::summary(row, 2)?,
        })
    }))
}

pub(super) async fn tables(client: &Client) -> Result<Vec<TableId>, Error> {
    let rows = client.query("SELECT id FROM clew.tables ORDER BY key", &[]).await?;
    Ok(whole(&rows, |row| columns::table(row, 0)))
}

pub(super) async fn last_heartbeat(client: &Client) -> Result<Option<UnixMillis>, Error> {
    let row = client.query_one("SELECT max(seen) FROM clew.servers", &[]).await?;
    Ok(get::<Option<i64>>(&row, 0)
        .ok()
        .flatten()
        .and_then(|seen| u64::try_from(seen).ok())
        .map(UnixMillis))
}

/// The newest format that every running server can read.
pub(super) async fn common_format(client: &Client, now: UnixMillis) -> Result<Format, Error> {
    let sql = "SELECT min(format) FROM clew.servers WHERE seen >= $1";
    let statement = client.prepare_cached(sql).await?;
    let since = signed(now.0.saturating_sub(SERVER_TIMEOUT_MS));
    let row = client.query_one(&statement, &[&since]).await?;
    let least = get::<Option<i16>>(&row, 0).ok().flatten();
    let least = least.and_then(|number| u64::try_from(number).ok());
    Ok(match least {
        // No server has sent a heartbeat yet, not even this one.
        None => Format::NEWEST,
        // A newer program than this one also reads all formats of this one.
        Some(number) => Format::numbered(number).unwrap_or(Format::NEWEST),
    })
}

/// The time by the database's clock.
pub(super) async fn time(client: &Client) -> Result<UnixMillis, Error> {
    let sql = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let statement = client.prepare_cached(sql).await?;
    let row = client.query_one(&statement, &[]).await?;
    Ok(UnixMillis(columns::number(&row, 0).unwrap_or(0)))
}

pub(super) fn whole<T>(rows: &[Row], read: impl Fn(&Row) -> Result<T, Unfit>) -> Vec<T> {
    rows.iter().filter_map(|row| read(row).ok()).collect()
}
