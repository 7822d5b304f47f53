//! Walks through the records of a table that has ended, step by step.

use game::{Game, Log, Millis};

use crate::replay::{ReplayObserver, broken, run};
use crate::{Append, Broken, Record, Records, Table, Unfit};

/// One record of a table that has ended, and the state after it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'s, G: Game> {
    /// The number of its append, counted from 1.
    pub append: u64,
    /// The record.
    pub record: &'s Record,
    /// The game after the record; `None` before the start.
    pub game: Option<&'s G>,
    /// Game time after the record.
    pub at: Millis,
    /// The events of the record, in full.
    pub events: &'s [G::Event],
    /// The table after the record. Its hash is set only after the last record.
    pub table: &'s Table<G>,
}

/// Calls `show` for every record of a table that has ended, with the full game. Nothing else gives
/// access to a full game, so a table that is still being played is an error.
///
/// # Errors
/// The first invalid record; the last record if the table has not ended.
pub fn walk<G: Game>(records: &Records, show: impl FnMut(Step<'_, G>)) -> Result<Table<G>, Broken> {
    let appends = records.appends();
    if !records.is_ended() {
        let last = appends.len() - 1;
        let record = appends[last].records().len() - 1;
        return Err(broken(appends, last, record, &Unfit::Secret));
    }
    run(appends, &mut Walk { show, events: Vec::new() })
}

struct Walk<F, E> {
    show: F,
    events: Vec<E>,
}

impl<G: Game, F: FnMut(Step<'_, G>)> ReplayObserver<G> for Walk<F, G::Event> {
    fn log(&mut self) -> &mut impl Log<G::Event> {
        self.events.clear();
        &mut self.events
    }

    fn after(&mut self, table: &Table<G>, append: &Append, record: &Record) {
        let run = table.run.as_ref();
        (self.show)(Step {
            append: append.seq(),
            record,
            game: run.map(|run| &run.game),
            at: run.map_or(Millis::ZERO, |run| run.time.last()),
            events: &self.events,
            table,
        });
    }
}
