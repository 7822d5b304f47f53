//! Reads one table.

use deadpool_postgres::Client;
use game::Seat;
use table::{AliasKey, Entropy, Hash, Person, Salt, Seed, TableId, Vault};
use tokio_postgres::Error;

use super::columns::{self, SUMMARY, Unfit, bytes, get, number, signed, wall};
use crate::chain::{self, Chain, Raw};
use crate::{AppendId, Damage, ReadError, Row, Summary};

/// The table's row and its appends in one statement, so that both are from the same snapshot.
const ROWS: &str = "
    SELECT t.seq, t.seal, a.seq, a.id, a.wall, a.seal, a.body
    FROM clew.tables AS t LEFT JOIN clew.appends AS a ON a.tab = t.key AND a.seq >= $2 AND a.seq <= $3
    WHERE t.id = $1 ORDER BY a.seq";

const VAULT: &str = "
    SELECT a.seq, a.id, a.wall, a.seal, a.body, v.seed, v.salt, v.alias_key
    FROM clew.tables AS t LEFT JOIN clew.appends AS a ON a.tab = t.key AND a.seq = 1
    LEFT JOIN clew.vaults AS v ON v.tab = t.key WHERE t.id = $1";

const SITTERS: &str = "
    SELECT s.seat, s.person
    FROM clew.sitters AS s JOIN clew.tables AS t ON t.key = s.tab WHERE t.id = $1 ORDER BY s.seat";

const ENTROPY: &str = "
    SELECT l.seat, l.person, l.entropy
    FROM clew.lent AS l JOIN clew.tables AS t ON t.key = l.tab WHERE t.id = $1 ORDER BY l.seat";

/// The outer error concerns the store, the inner one the table.
type Read<T> = Result<Result<T, ReadError>, Error>;

/// At most `most` appends from number `from` on, checked.
pub(super) async fn rows(client: &Client, table: &TableId, from: u64, most: u64) -> Read<Vec<Row>> {
    let from = from.max(1);
    let end = from.saturating_add(most);
    let statement = client.prepare_cached(ROWS).await?;
    let values = (table.as_str(), signed(from - 1), signed(end - 1));
    let found = client.query(&statement, &[&values.0, &values.1, &values.2]).await?;
    Ok(checked(table, from, end, &found))
}

fn checked(
    table: &TableId,
    from: u64,
    end: u64,
    found: &[tokio_postgres::Row],
) -> Result<Vec<Row>, ReadError> {
    let Some(head) = found.first() else { return Err(ReadError::NoSuchTable) };
    let at = |seq, what| move |Unfit| ReadError::Damaged { table: table.clone(), seq, what };
    let last = number(head, 0).map_err(at(from, Damage::Summary))?;
    let seal: Hash = bytes(head, 1).map_err(at(from, Damage::Summary))?.into();
    if from > last {
        return Ok(Vec::new());
    }
    let mut stored =
        found.iter().filter(|row| get::<Option<i64>>(row, 2).is_ok_and(|seq| seq.is_some()));
    let before = match from {
        1 => Hash::START,
        _ => {
            let missing =
                ReadError::Damaged { table: table.clone(), seq: from - 1, what: Damage::Missing };
            let row = stored.next().filter(|row| number(row, 2).is_ok_and(|seq| seq == from - 1));
            bytes(row.ok_or(missing)?, 5).map_err(at(from - 1, Damage::Seal))?.into()
        }
    };
    let mut chain = Chain::from(table, from, before);
    let mut rows = Vec::new();
    for row in stored {
        let raw = raw(row, 2).map_err(at(from + rows.len() as u64, Damage::File))?;
        rows.push(chain.take(&raw)?);
    }
    let is_whole = end > last;
    chain.end(last.min(end - 1), is_whole.then_some(seal))?;
    Ok(rows)
}

/// The secrets, checked against the first append.
pub(super) async fn vault(client: &Client, table: &TableId) -> Read<Vault> {
    let statement = client.prepare_cached(VAULT).await?;
    let found = client.query_opt(&statement, &[&table.as_str()]).await?;
    Ok(found.ok_or(ReadError::NoSuchTable).and_then(|row| {
        let mut chain = Chain::from(table, 1, Hash::START);
        let raw = raw(&row, 0).map_err(|Unfit| chain.damaged(Damage::Missing))?;
        let first = chain.take(&raw)?;
        chain::vault(table, &first.append, kept(&row).ok())
    }))
}

/// The stored secrets.
fn kept(row: &tokio_postgres::Row) -> Result<Vault, Unfit> {
    let vault = Vault::of(Seed::new(bytes(row, 5)?), Salt::new(bytes(row, 6)?));
    Ok(match get::<Option<&[u8]>>(row, 7)? {
        None => vault,
        Some(_) => vault.with_alias_key(AliasKey::new(bytes(row, 7)?)),
    })
}

/// The persons at the seats, in order of seats.
pub(super) async fn sitters(
    client: &Client,
    table: &TableId,
) -> Result<Vec<(Seat, Person)>, Error> {
    let statement = client.prepare_cached(SITTERS).await?;
    let found = client.query(&statement, &[&table.as_str()]).await?;
    let one = |row: &tokio_postgres::Row| -> Result<(Seat, Person), Unfit> {
        let seat = usize::try_from(get::<i16>(row, 0)?).ok().and_then(Seat::new).ok_or(Unfit)?;
        Ok((seat, Person(bytes(row, 1)?.into())))
    };
    Ok(found.iter().filter_map(|row| one(row).ok()).collect())
}

/// The table's summary.
pub(super) async fn summary(client: &Client, table: &TableId) -> Read<Summary> {
    let sql = format!("SELECT {SUMMARY} FROM clew.tables AS t WHERE t.id = $1");
    let statement = client.prepare_cached(&sql).await?;
    let found = client.query_opt(&statement, &[&table.as_str()]).await?;
    let unfit = |Unfit| ReadError::Damaged { table: table.clone(), seq: 1, what: Damage::Summary };
    Ok(found.ok_or(ReadError::NoSuchTable).and_then(|row| columns::summary(&row, 0).map_err(unfit)))
}

/// The table's rematch.
pub(super) async fn rematch(client: &Client, table: &TableId) -> Read<Option<TableId>> {
    let statement = client.prepare_cached("SELECT rematch FROM clew.tables WHERE id = $1").await?;
    let found = client.query_opt(&statement, &[&table.as_str()]).await?;
    let damaged = || ReadError::Damaged { table: table.clone(), seq: 1, what: Damage::Summary };
    Ok(found.ok_or(ReadError::NoSuchTable).and_then(|row| {
        let text: Option<&str> = get(&row, 0).map_err(|Unfit| damaged())?;
        text.map(|text| text.parse().map_err(|_| damaged())).transpose()
    }))
}

/// The code of a table.
pub(super) async fn code(client: &Client, table: &TableId) -> Result<Option<String>, Error> {
    let sql = "SELECT code FROM clew.codes JOIN clew.tables ON key = tab WHERE id = $1";
    let statement = client.prepare_cached(sql).await?;
    Ok(client.query_opt(&statement, &[&table.as_str()]).await?.map(|row| row.get(0)))
}

/// The waiting table with this code. A damaged name is as good as none: nothing can be joined there.
pub(super) async fn table_of_code(client: &Client, code: &str) -> Result<Option<TableId>, Error> {
    let sql =
        "SELECT id FROM clew.codes JOIN clew.tables ON key = tab WHERE code = $1 AND state = 0";
    let statement = client.prepare_cached(sql).await?;
    let found = client.query_opt(&statement, &[&code]).await?;
    Ok(found.and_then(|row| row.get::<_, &str>(0).parse().ok()))
}

/// The players' contributions to the chance.
pub(super) async fn entropy(
    client: &Client,
    table: &TableId,
) -> Result<Vec<(Seat, Person, Entropy)>, Error> {
    let statement = client.prepare_cached(ENTROPY).await?;
    let found = client.query(&statement, &[&table.as_str()]).await?;
    let one = |row: &tokio_postgres::Row| -> Result<(Seat, Person, Entropy), Unfit> {
        let seat = usize::try_from(get::<i16>(row, 0)?).ok().and_then(Seat::new).ok_or(Unfit)?;
        Ok((seat, Person(bytes(row, 1)?.into()), Entropy(bytes(row, 2)?)))
    };
    Ok(found.iter().filter_map(|row| one(row).ok()).collect())
}

/// An append from its columns, the first of which has the index `first`.
fn raw(row: &tokio_postgres::Row, first: usize) -> Result<Raw<'_>, Unfit> {
    Ok(Raw {
        seq: number(row, first)?,
        id: AppendId(bytes(row, first + 1)?),
        wall: wall(row, first + 2)?,
        seal: bytes(row, first + 3)?.into(),
        body: get::<&str>(row, first + 4)?.as_bytes(),
    })
}
