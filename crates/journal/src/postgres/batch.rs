//! Writes many appends in one statement, which is one round trip and one transaction.

use deadpool_postgres::Client;
use table::Vault;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::columns::{signed, state};
use crate::{Access, AppendError, Chat, Entry};

/// The statement for all kinds of appends.
const WRITE: &str = include_str!("batch.sql");
/// The faster statement for appends that neither open a table nor change its seats.
const MOVE: &str = include_str!("moves.sql");

/// An entry with the text of its records.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) entry: Entry,
    body: String,
}

impl Task {
    pub(super) fn new(entry: Entry) -> Self {
        let body = entry.append.body();
        Self { entry, body }
    }

    /// Whether the append neither opens a table nor changes its seats.
    fn is_move(&self) -> bool {
        let Entry { append, seats, vault, .. } = &self.entry;
        append.seq() > 1 && seats.is_none() && vault.is_none()
    }
}

/// Writes appends of different tables, sorted by table, and returns a result for each. An error concerns
/// all of them.
pub(super) async fn write(
    client: &Client,
    tasks: &[&Task],
) -> Result<Vec<Result<(), AppendError>>, Error> {
    let columns = Columns::of(tasks);
    let rows = if tasks.iter().all(|task| task.is_move()) {
        client.query(&client.prepare_cached(MOVE).await?, &columns.moves()).await?
    } else {
        client.query(&client.prepare_cached(WRITE).await?, &columns.values()).await?
    };
    let mut answers = vec![Err(AppendError::Conflict); tasks.len()];
    for row in rows {
        let (nr, won, again): (i64, bool, bool) = (row.get(0), row.get(1), row.get(2));
        if won || again {
            answers[usize::try_from(nr - 1).expect("rows are counted from 1")] = Ok(());
        }
    }
    Ok(answers)
}

/// The parameters of the statements: one list for each column.
#[derive(Default)]
struct Columns<'t> {
    ids: Vec<&'t str>,
    seqs: Vec<i64>,
    befores: Vec<Vec<u8>>,
    marks: Vec<&'t [u8]>,
    seals: Vec<Vec<u8>>,
    bodies: Vec<&'t str>,
    games: Vec<&'t str>,
    states: Vec<i16>,
    publics: Vec<bool>,
    seats: Vec<i16>,
    free: Vec<i16>,
    chats: Vec<bool>,
    opened: Vec<i64>,
    changed: Vec<i64>,
    wakes: Vec<Option<i64>>,
    reseats: Vec<bool>,
    seeds: Vec<Option<Vec<u8>>>,
    salts: Vec<Option<Vec<u8>>>,
    alias_keys: Vec<Option<Vec<u8>>>,
    /// The new seats: the number of the append in this batch, the seat and the person.
    sitting: Vec<i64>,
    sits_at: Vec<i16>,
    sits: Vec<&'t [u8]>,
}

impl<'t> Columns<'t> {
    fn of(tasks: &[&'t Task]) -> Self {
        let mut columns = Self::default();
        for (nr, task) in (1..).zip(tasks) {
            columns.push(nr, task);
        }
        columns
    }

    fn push(&mut self, nr: i64, task: &'t Task) {
        let Entry { table, append, id, summary, seats, vault } = &task.entry;
        self.ids.push(table.as_str());
        self.seqs.push(signed(append.seq()));
        self.befores.push(append.before().bytes().to_vec());
        self.marks.push(&id.0);
        self.seals.push(append.seal().bytes().to_vec());
        self.bodies.push(&task.body);
        self.games.push(&summary.game);
        self.states.push(state(summary.state));
        self.publics.push(summary.access == Access::Public);
        self.seats.push(summary.seats.into());
        self.free.push(summary.free.into());
        self.chats.push(summary.chat == Chat::On);
        self.opened.push(signed(summary.opened.0));
        self.changed.push(signed(summary.changed.0));
        self.wakes.push(summary.wake.map(|wall| signed(wall.0)));
        self.reseats.push(seats.is_some());
        self.seeds.push(vault.as_ref().map(|vault| vault.seed().reveal().to_vec()));
        self.salts.push(vault.as_ref().map(|vault| vault.salt().reveal().to_vec()));
        let alias_key = vault.as_ref().and_then(Vault::alias_key);
        self.alias_keys.push(alias_key.map(|key| key.reveal().to_vec()));
        for (seat, person) in seats.iter().flatten() {
            self.sitting.push(nr);
            self.sits_at.push(i16::from(seat.index() as u8));
            self.sits.push(person.0.bytes());
        }
    }

    /// The parameters of [`MOVE`], in order.
    fn moves(&self) -> [&(dyn ToSql + Sync); 13] {
        [
            &self.ids,
            &self.seqs,
            &self.befores,
            &self.marks,
            &self.seals,
            &self.bodies,
            &self.states,
            &self.publics,
            &self.seats,
            &self.free,
            &self.chats,
            &self.changed,
            &self.wakes,
        ]
    }

    /// The parameters of [`WRITE`], in order.
    fn values(&self) -> [&(dyn ToSql + Sync); 22] {
        [
            &self.ids,
            &self.seqs,
            &self.befores,
            &self.marks,
            &self.seals,
            &self.bodies,
            &self.games,
            &self.states,
            &self.publics,
            &self.seats,
            &self.free,
            &self.chats,
            &self.opened,
            &self.changed,
            &self.wakes,
            &self.reseats,
            &self.seeds,
            &self.salts,
            &self.alias_keys,
            &self.sitting,
            &self.sits_at,
            &self.sits,
        ]
    }
}
