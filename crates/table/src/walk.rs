//! Through the records of a table that has ended, step by step.

use game::{Game, Log, Millis};

use crate::replay::{Onlooker, broken, run};
use crate::{Append, Broken, Record, Records, Table, Unfit};

/// One record of a table that has ended, and what it made.
#[derive(Clone, Copy, Debug)]
pub struct Step<'s, G: Game> {
    /// The append in which it stands, counted from 1.
    pub append: u64,
    /// The record.
    pub record: &'s Record,
    /// The game after it; `None` before the start.
    pub game: Option<&'s G>,
    /// Game time after it.
    pub at: Millis,
    /// What happened, in full.
    pub events: &'s [G::Event],
    /// The table after it; its hash is set at the end.
    pub table: &'s Table<G>,
}

/// Shows every record of a table that has ended, with all that it made. This is the one way to a
/// game in full, so a table that is still being played is refused.
///
/// # Errors
/// The first record that cannot be; the last one if the table has not ended.
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

impl<G: Game, F: FnMut(Step<'_, G>)> Onlooker<G> for Walk<F, G::Event> {
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
