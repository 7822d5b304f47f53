//! From records back to the table.

use std::fmt;

use game::{Game, Log, Quiet};

use crate::keys::{Repeated, first_repeated};
use crate::{Append, Hash, Record, Rejected, Table, Unfit};

/// The first record that does not fit, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The append, counted from 1.
    pub append: u64,
    /// The record in it, counted from 1.
    pub record: usize,
    /// The line of a file with these records, counted from 1.
    pub line: usize,
    /// Why it does not fit.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { append, record, line, why } = self;
        write!(f, "append {append}, record {record} (line {line}): {why}")
    }
}

impl std::error::Error for Broken {}

/// The table that these appends make, from the first on. Every record is judged by the rules, as if
/// it happened now. Nothing is drawn, so no seed is needed; [`verify`](crate::verify) draws.
///
/// # Errors
/// The first record that cannot be.
pub fn replay<G: Game>(appends: &[Append]) -> Result<Table<G>, Broken> {
    run(appends, &mut Quiet)
}

/// As [`replay`], and tells what happened in each append, in full: for those who make sights of it.
///
/// # Errors
/// The first record that cannot be.
pub fn retell<G: Game>(
    appends: &[Append],
    hear: impl FnMut(u64, Vec<G::Event>),
) -> Result<Table<G>, Broken> {
    let mut retold = Retold { hear, seq: 0, events: Vec::new() };
    let table = run(appends, &mut retold)?;
    (retold.hear)(retold.seq, retold.events);
    Ok(table)
}

/// The table after these appends, which follow on it, and what happened in each: for one who had
/// others write at the same table. Keys are not compared: the writer of the appends has done so.
///
/// # Errors
/// The first record that cannot be; also if they do not follow.
pub fn follow<G: Game>(
    table: &Table<G>,
    appends: &[Append],
    hear: impl FnMut(u64, Vec<G::Event>),
) -> Result<Table<G>, Broken> {
    let mut retold = Retold { hear, seq: 0, events: Vec::new() };
    let mut place = Some(table.clone());
    let (mut seq, mut before) = (table.seq, table.hash);
    for append in appends {
        let mut at = 0;
        let done = match append.seq() == seq + 1 && append.before() == before {
            true => one(&mut place, append, &mut retold, &mut at),
            false => Err(Unfit::NotNext.into()),
        };
        if let Err(why) = done {
            // Only those who have all of them can count lines.
            let why = why.to_string();
            return Err(Broken { append: append.seq(), record: at + 1, line: 1, why });
        }
        (seq, before) = (append.seq(), append.seal());
    }
    let mut table = place.expect("it was there from the beginning");
    table.hash = before;
    (retold.hear)(retold.seq, retold.events);
    Ok(table)
}

/// Collects what happened in an append until the next begins.
struct Retold<F, E> {
    hear: F,
    seq: u64,
    events: Vec<E>,
}

impl<G: Game, F: FnMut(u64, Vec<G::Event>)> Onlooker<G> for Retold<F, G::Event> {
    fn before(&mut self, table: &Table<G>, _: &Record) -> Result<(), Unfit> {
        if table.seq != self.seq {
            let events = std::mem::take(&mut self.events);
            if self.seq > 0 {
                (self.hear)(self.seq, events);
            }
            self.seq = table.seq;
        }
        Ok(())
    }

    fn log(&mut self) -> &mut impl Log<G::Event> {
        &mut self.events
    }
}

/// An observer of a replay.
pub(crate) trait Onlooker<G: Game> {
    /// Before a record is done; the first, `open`, makes the table and has nothing before it.
    fn before(&mut self, _table: &Table<G>, _record: &Record) -> Result<(), Unfit> {
        Ok(())
    }

    /// Where events go.
    fn log(&mut self) -> &mut impl Log<G::Event>;

    /// After a record was done.
    fn after(&mut self, _table: &Table<G>, _append: &Append, _record: &Record) {}
}

/// Observes nothing.
impl<G: Game> Onlooker<G> for Quiet {
    fn log(&mut self) -> &mut impl Log<G::Event> {
        self
    }
}

pub(crate) fn run<G: Game>(
    appends: &[Append],
    onlooker: &mut impl Onlooker<G>,
) -> Result<Table<G>, Broken> {
    let mut table: Option<Table<G>> = None;
    let mut wrong = None;
    for (nth, append) in appends.iter().enumerate() {
        let mut at = 0;
        let before = nth.checked_sub(1).map(|before| &appends[before]);
        let done = if append.follows(nth as u64 + 1, before) {
            one(&mut table, append, onlooker, &mut at)
        } else {
            Err(Unfit::NotNext.into())
        };
        if let Err(why) = done {
            wrong = Some(((nth, at), why.to_string()));
            break;
        }
    }
    // Keys are compared once and not at each action: that would take longer than the rules do.
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

/// Says which record it is, of the append with this number counted from 0.
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

/// Applies one append; `at` is the index of the record that it has come to.
fn one<G: Game>(
    place: &mut Option<Table<G>>,
    append: &Append,
    onlooker: &mut impl Onlooker<G>,
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
            onlooker.after(table, append, opening);
            (1, table)
        }
    };
    table.seq = append.seq();
    for (nth, record) in records.iter().enumerate().skip(first) {
        *at = nth;
        // Seals are right by construction, so no other hash is needed.
        let hash = match record {
            Record::Start { .. } => append.hash_after(nth + 1),
            _ => Hash::START,
        };
        onlooker.before(table, record)?;
        table.apply(record, hash, onlooker.log())?;
        if matches!(record, Record::Set { .. })
            && !matches!(records.get(nth + 1), Some(Record::Set { .. }))
        {
            table.settle()?;
        }
        onlooker.after(table, append, record);
    }
    table.at_rest()
}
