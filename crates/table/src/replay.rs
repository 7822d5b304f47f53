//! Replays records: rebuilds a table from its appends and checks every record on the way.

use std::fmt;

use game::{Game, Log, Quiet};

use crate::keys::{Repeated, first_repeated};
use crate::{Append, Hash, Record, Rejected, Table, Unfit};

/// The first invalid record, and why it is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The append, counted from 1.
    pub append: u64,
    /// The record in it, counted from 1.
    pub record: usize,
    /// The line of a file with these records, counted from 1.
    pub line: usize,
    /// The reason in words.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { append, record, line, why } = self;
        write!(f, "append {append}, record {record} (line {line}): {why}")
    }
}

impl std::error::Error for Broken {}

/// Rebuilds a table from all its appends. Every record is checked against the rules. No seed is needed,
/// because outcomes of chance are taken from the records; [`verify`](crate::verify()) checks them against
/// the seed.
///
/// # Errors
/// The first invalid record.
pub fn replay<G: Game>(appends: &[Append]) -> Result<Table<G>, Broken> {
    run(appends, &mut Quiet)
}

/// Like [`replay`], and also calls `on_events` with the number of each append and its game events, in
/// full. The caller makes sights of them.
///
/// # Errors
/// The first invalid record.
pub fn replay_events<G: Game>(
    appends: &[Append],
    on_events: impl FnMut(u64, Vec<G::Event>),
) -> Result<Table<G>, Broken> {
    let mut collector = EventCollector { on_events, seq: 0, events: Vec::new() };
    let table = run(appends, &mut collector)?;
    (collector.on_events)(collector.seq, collector.events);
    Ok(table)
}

/// The table after appends that another machine has stored; `on_events` gets the events of each.
/// Idempotency keys are not compared: the machine that stored the appends has done so.
///
/// # Errors
/// The first invalid record; also if the appends do not continue the table.
pub fn follow<G: Game>(
    table: &Table<G>,
    appends: &[Append],
    on_events: impl FnMut(u64, Vec<G::Event>),
) -> Result<Table<G>, Broken> {
    let mut collector = EventCollector { on_events, seq: 0, events: Vec::new() };
    let mut place = Some(table.clone());
    let (mut seq, mut before) = (table.seq, table.hash);
    for append in appends {
        let mut at = 0;
        let done = match append.seq() == seq + 1 && append.before() == before {
            true => apply_append(&mut place, append, &mut collector, &mut at),
            false => Err(Unfit::NotNext.into()),
        };
        if let Err(why) = done {
            // The line in the file is unknown here: the earlier appends are not at hand.
            let why = why.to_string();
            return Err(Broken { append: append.seq(), record: at + 1, line: 1, why });
        }
        (seq, before) = (append.seq(), append.seal());
    }
    let mut table = place.expect("the table was given");
    table.hash = before;
    (collector.on_events)(collector.seq, collector.events);
    Ok(table)
}

/// Collects the events of an append until the next append begins.
struct EventCollector<F, E> {
    on_events: F,
    seq: u64,
    events: Vec<E>,
}

impl<G: Game, F: FnMut(u64, Vec<G::Event>)> ReplayObserver<G> for EventCollector<F, G::Event> {
    fn before(&mut self, table: &Table<G>, _: &Record) -> Result<(), Unfit> {
        if table.seq != self.seq {
            let events = std::mem::take(&mut self.events);
            if self.seq > 0 {
                (self.on_events)(self.seq, events);
            }
            self.seq = table.seq;
        }
        Ok(())
    }

    fn log(&mut self) -> &mut impl Log<G::Event> {
        &mut self.events
    }
}

/// Callbacks during a replay.
pub(crate) trait ReplayObserver<G: Game> {
    /// Called before a record is applied, except for the first one, which creates the table.
    fn before(&mut self, _table: &Table<G>, _record: &Record) -> Result<(), Unfit> {
        Ok(())
    }

    /// Receives the events of the game.
    fn log(&mut self) -> &mut impl Log<G::Event>;

    /// Called after a record was applied.
    fn after(&mut self, _table: &Table<G>, _append: &Append, _record: &Record) {}
}

/// An observer that ignores everything.
impl<G: Game> ReplayObserver<G> for Quiet {
    fn log(&mut self) -> &mut impl Log<G::Event> {
        self
    }
}

pub(crate) fn run<G: Game>(
    appends: &[Append],
    observer: &mut impl ReplayObserver<G>,
) -> Result<Table<G>, Broken> {
    let mut table: Option<Table<G>> = None;
    let mut wrong = None;
    for (nth, append) in appends.iter().enumerate() {
        let mut at = 0;
        let before = nth.checked_sub(1).map(|before| &appends[before]);
        let done = if append.follows(nth as u64 + 1, before) {
            apply_append(&mut table, append, observer, &mut at)
        } else {
            Err(Unfit::NotNext.into())
        };
        if let Err(why) = done {
            wrong = Some(((nth, at), why.to_string()));
            break;
        }
    }
    // Keys are compared once at the end: comparing them at each action would take longer than the rules.
    if let Some(Repeated { at, first }) = first_repeated(appends)
        && wrong.as_ref().is_none_or(|(place, _)| at < *place)
    {
        wrong = Some((at, Unfit::Doubled(first).to_string()));
    }
    match (wrong, table) {
        (Some(((append, record), why)), _) => Err(broken(appends, append, record, &why)),
        (None, Some(mut table)) => {
            table.hash = appends.last().map_or(Hash::START, Append::seal);
            Ok(table)
        }
        (None, None) => {
            Err(Broken { append: 1, record: 1, line: 2, why: Unfit::NotOpened.to_string() })
        }
    }
}

/// The error for a record, given the indexes of its append and of the record in it, counted from 0.
pub(crate) fn broken(
    appends: &[Append],
    append: usize,
    record: usize,
    why: &impl ToString,
) -> Broken {
    let above: usize = appends[..append].iter().map(Append::lines).sum();
    let records = &appends[append].records()[..record];
    let line = 2 + above + records.iter().map(Record::lines).sum::<usize>();
    Broken { append: append as u64 + 1, record: record + 1, line, why: why.to_string() }
}

/// Applies one append. `at` is set to the index of the record that is being applied.
fn apply_append<G: Game>(
    place: &mut Option<Table<G>>,
    append: &Append,
    observer: &mut impl ReplayObserver<G>,
    at: &mut usize,
) -> Result<(), Rejected<G::Refusal>> {
    let records = append.records();
    if records.is_empty() {
        return Err(Unfit::Empty.into());
    }
    let (first, table) = match place {
        Some(table) => (0, table),
        None => {
            let opening = records.first().ok_or(Unfit::NotOpened)?;
            let table = place.insert(Table::opened(opening)?);
            observer.after(table, append, opening);
            (1, table)
        }
    };
    table.seq = append.seq();
    for (nth, record) in records.iter().enumerate().skip(first) {
        *at = nth;
        // Only `start` needs the hash, and the append's seal is right by construction.
        let hash = match record {
            Record::Start { .. } => append.hash_after(nth + 1),
            _ => Hash::START,
        };
        observer.before(table, record)?;
        table.apply(record, hash, observer.log())?;
        if matches!(record, Record::Set { .. })
            && !matches!(records.get(nth + 1), Some(Record::Set { .. }))
        {
            table.apply_settings()?;
        }
        observer.after(table, append, record);
    }
    table.check_append_end()
}
