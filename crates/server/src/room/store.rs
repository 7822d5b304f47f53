//! From an order to an append that is on disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::http::StatusCode;
use game::{Seat, SeatSet};
use games::{AnyPlan, AnyTable, Happened, Kind, Refused};
use journal::{AppendError, AppendId, Chat, Entry, Journal, ReadError, State, Summary};
use table::{Append, End, Hand, Order, Person, Record, Sitter, TableId, UnixMillis, Vault};

use super::TurnTimes;
use crate::metrics::Metrics;
use crate::{Clock, Error};

/// How often an order is planned anew when somebody else was quicker, or when it is not known
/// whether it was written.
const TRIES: usize = 5;

/// A table together with the place where it is kept.
#[derive(Debug)]
pub(super) struct Store {
    pub(super) journal: Journal,
    /// Measures how long appends take.
    pub(super) clock: Clock,
    pub(super) table: Arc<dyn AnyTable>,
    pub(super) vault: Vault,
    pub(super) summary: Summary,
    pub(super) ids: Ids,
    /// Since when the game waits for whom.
    pub(super) turns: TurnTimes,
}

/// Names for appends that nobody else uses: the first is drawn, and the others follow on it.
#[derive(Debug, Default)]
pub(super) struct Ids(Option<u128>);

impl Ids {
    fn next(&mut self) -> Result<AppendId, Error> {
        let next = match self.0 {
            Some(last) => last.wrapping_add(1),
            None => u128::from_be_bytes(table::random()?),
        };
        self.0 = Some(next);
        Ok(AppendId(next.to_be_bytes()))
    }
}

/// What an order has made.
#[derive(Debug)]
pub(super) struct Made {
    /// The last append of the table that it is about.
    pub(super) seq: u64,
    /// What happened, where that is known.
    pub(super) happened: Vec<Happened>,
    /// How long the append took that was acknowledged, in microseconds.
    pub(super) took: Option<u64>,
    /// Whether others have written meanwhile, and what they wrote was taken in.
    pub(super) caught_up: Option<Caught>,
    /// Why the order was not carried out.
    pub(super) refused: Option<NotDone>,
}

/// What others have written, as it was taken in.
#[derive(Debug, Default)]
pub(super) struct Caught {
    /// What happened, with the time at which it was written.
    pub(super) happened: Vec<(UnixMillis, Happened)>,
    /// Who has acted.
    pub(super) acted: SeatSet,
    /// Whether the table had to be made again of all its records, so that what happened before is
    /// not known.
    pub(super) anew: bool,
    /// The appends, by number and id.
    ids: Vec<(u64, AppendId)>,
}

impl Caught {
    /// Takes in what came later.
    fn extend(&mut self, later: Self) {
        self.happened.extend(later.happened);
        self.acted = later.acted.iter().fold(self.acted, SeatSet::with);
        self.anew |= later.anew;
        self.ids.extend(later.ids);
    }

    /// The number of the append with this id, which may be followed by others.
    fn seq_of(&self, id: AppendId) -> Option<u64> {
        self.ids.iter().find(|(_, of)| *of == id).map(|(seq, _)| *seq)
    }
}

/// Why an order was not carried out.
#[derive(Debug)]
pub(super) enum NotDone {
    /// A bot's: somebody else was quicker, so it looks again.
    Overtaken,
    /// The rules or the table say no.
    Refused(Refused),
    /// The store cannot say yes.
    Store(Error),
    /// The game's own code failed.
    Fault,
}

impl Store {
    /// Carries out an order that is received at `now`; all that it makes is durable afterwards.
    pub(super) async fn carry_out(&mut self, order: Order, now: UnixMillis) -> Made {
        let mut made = Made {
            seq: self.table.seq(),
            happened: Vec::new(),
            took: None,
            caught_up: None,
            refused: None,
        };
        for _ in 0..TRIES {
            let plan = || self.table.plan(&self.vault, order.clone(), now);
            let plan = match guarded(plan) {
                Some(Ok(plan)) => plan,
                Some(Err(Refused { kind: Kind::Broken, code, .. })) => {
                    tracing::error!(table = %self.table.id(), cause = code, "the game's code broke its contract: the table is closed");
                    made.refused = Some(NotDone::Fault);
                    return made;
                }
                Some(Err(refused)) => {
                    made.refused = Some(NotDone::Refused(refused));
                    return made;
                }
                None => {
                    tracing::error!(table = %self.table.id(), cause = PANIC, "an action could not be planned: the table is closed");
                    made.refused = Some(NotDone::Fault);
                    return made;
                }
            };
            match self.write(plan, &order, now, &mut made).await {
                Ok(true) => return made,
                // Another holder's bot thinks the same: one of both is enough.
                Ok(false) if matches!(order, Order::Act { hand: Hand::Bot, .. }) => {
                    made.refused = Some(NotDone::Overtaken);
                    return made;
                }
                Ok(false) => {}
                Err(error) => {
                    made.refused = Some(NotDone::Store(error));
                    return made;
                }
            }
        }
        made.refused = Some(NotDone::Store(busy()));
        made
    }

    /// Writes a plan; `false` if it must be planned anew.
    async fn write(
        &mut self,
        plan: AnyPlan,
        order: &Order,
        now: UnixMillis,
        made: &mut Made,
    ) -> Result<bool, Error> {
        let AnyPlan { append, next, happened, rejected } = plan;
        let mut turns = self.turns;
        turns.take_in(now, append.records());
        let id = self.ids.next()?;
        let summary = summary(&self.summary, &*next, now);
        let seats = match changes_seats(&append) {
            true => Some(self.sitters(&*next, order).await?),
            false => None,
        };
        let entry = Entry {
            table: next.id().clone(),
            seats,
            append,
            id,
            summary: summary.clone(),
            vault: None,
        };
        let since = self.clock.micros();
        let answer = self.journal.append(entry).await;
        match answer {
            Ok(()) => made.took = Some(self.clock.micros().saturating_sub(since)),
            Err(AppendError::Conflict | AppendError::Unknown) => {
                let caught = self.catch_up().await?;
                let ours = caught.as_ref().and_then(|caught| caught.seq_of(id));
                match (&mut made.caught_up, caught) {
                    (_, None) => {}
                    (Some(before), Some(caught)) => before.extend(caught),
                    (none, caught) => *none = caught,
                }
                if let Some(seq) = ours {
                    made.seq = seq;
                    made.refused = rejected.map(NotDone::Refused);
                }
                return Ok(ours.is_some());
            }
            Err(AppendError::Unavailable(trouble)) => {
                tracing::error!(table = %self.table.id(), cause = %trouble, "an append was not written");
                return Err(unavailable());
            }
        }
        (self.table, self.summary, self.turns) = (next, summary, turns);
        made.seq = self.table.seq();
        made.happened.push(happened);
        made.refused = rejected.map(NotDone::Refused);
        Ok(true)
    }

    /// Who sits where after an order. Records know persons by an alias; who they are is known from
    /// the list before, and of whoever sits down from the order.
    async fn sitters(
        &self,
        next: &dyn AnyTable,
        order: &Order,
    ) -> Result<Vec<(Seat, Person)>, Error> {
        let before = self.journal.sitters(next.id()).await;
        let before = before.map_err(|error| unreadable(next.id(), &error))?;
        let mut known: Vec<Person> = before.into_iter().map(|(_, person)| person).collect();
        known.extend(sits_down(order));
        Ok(sitters(next, &self.vault, &known))
    }

    /// What has happened so far, from the first append on.
    pub(super) async fn past(&self) -> Result<Vec<Happened>, Error> {
        let rows = self
            .journal
            .read(self.table.id(), 1)
            .await
            .map_err(|error| unreadable(self.table.id(), &error))?;
        // What others have written meanwhile is heard when it is taken in.
        let known = rows.into_iter().filter(|row| row.seq() <= self.table.seq());
        let appends: Vec<Append> = known.map(|row| row.append).collect();
        let past = guarded(|| games::retell(&appends)).and_then(Result::ok);
        past.ok_or_else(broken)
    }

    /// Takes in what others have written; `None` if that is nothing.
    pub(super) async fn catch_up(&mut self) -> Result<Option<Caught>, Error> {
        let id = self.table.id().clone();
        let said = |error| unreadable(&id, &error);
        let rows = self.journal.read(&id, self.table.seq() + 1).await.map_err(said)?;
        if rows.is_empty() {
            return Ok(None);
        }
        // All is read before anything changes: who has taken in half of it and failed at the rest would
        // never look for it again.
        let summary = self.journal.summary(&id).await.map_err(said)?;
        let walls: Vec<(u64, UnixMillis)> = rows.iter().map(|row| (row.seq(), row.wall)).collect();
        let ids = rows.iter().map(|row| (row.seq(), row.id)).collect();
        let mut turns = self.turns;
        rows.iter().for_each(|row| turns.take_in(row.wall, row.append.records()));
        let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
        let acted = appends.iter().flat_map(Append::records).filter_map(|record| match record {
            Record::Act { seat, .. } => Some(*seat),
            _ => None,
        });
        let acted = acted.collect();
        let (happened, anew) = match guarded(|| self.table.follow(&appends)) {
            Some(Ok((next, happened))) => {
                self.table = next;
                (happened, false)
            }
            // It does not follow on what we have: then what we have is not what is kept.
            _ => {
                let rows = self.journal.read(&id, 1).await.map_err(said)?;
                turns = TurnTimes::of(&rows);
                let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
                self.table = load(&id, &appends)?;
                (Vec::new(), true)
            }
        };
        (self.summary, self.turns) = (summary, turns);
        let wall =
            |seq| walls.iter().find(|(of, _)| *of == seq).map_or(UnixMillis(0), |(_, wall)| *wall);
        let happened = happened.into_iter().map(|told| (wall(told.seq()), told)).collect();
        Ok(Some(Caught { happened, acted, anew, ids }))
    }
}

/// The table of these appends.
pub(crate) fn load(id: &TableId, appends: &[Append]) -> Result<Arc<dyn AnyTable>, Error> {
    match guarded(|| games::load(appends)) {
        Some(Ok(table)) => Ok(table),
        Some(Err(_)) => {
            // At no level the error's text: it may hold a hidden fact.
            let cause = "its records are intact but make no game";
            tracing::error!(table = %id, cause, "a table cannot be loaded");
            Err(broken())
        }
        None => {
            tracing::error!(table = %id, cause = PANIC, "a table cannot be loaded");
            Err(broken())
        }
    }
}

/// Writes the first append of a table, and counts the table; `false` if there is a table of that name
/// already.
pub(crate) async fn open(
    journal: &Journal,
    metrics: &Metrics,
    plan: &AnyPlan,
    vault: &Vault,
    (summary, persons): (&Summary, &[Person]),
) -> Result<bool, Error> {
    let entry = Entry {
        table: plan.next.id().clone(),
        append: plan.append.clone(),
        id: AppendId(table::random()?),
        summary: summary.clone(),
        seats: Some(sitters(&*plan.next, vault, persons)),
        vault: Some(vault.clone()),
    };
    // The same append twice is written once, so that it may be sent again if nobody knows.
    for _ in 0..TRIES {
        match journal.append(entry.clone()).await {
            Ok(()) => {
                metrics.opened_table();
                return Ok(true);
            }
            Err(AppendError::Conflict) => return Ok(false),
            Err(AppendError::Unknown) => {}
            Err(error) => {
                tracing::error!(table = %entry.table, cause = %error, "a table was not opened");
                return Err(unavailable());
            }
        }
    }
    let cause = AppendError::Unknown;
    tracing::error!(table = %entry.table, %cause, "a table was not opened");
    Err(unavailable())
}

/// The cause in log lines about a game's code that panicked. Where it did is in a line of its own.
pub(super) const PANIC: &str = "the game's code panicked";

/// Runs a game's code; `None` if it panics.
pub(crate) fn guarded<T>(run: impl FnOnce() -> T) -> Option<T> {
    // What a panic leaves half done is thrown away: plans are made on copies.
    catch_unwind(AssertUnwindSafe(run)).ok()
}

/// How a table stands after this.
pub(crate) fn summary(before: &Summary, table: &dyn AnyTable, now: UnixMillis) -> Summary {
    let people = table.people();
    Summary {
        state: match table.end() {
            Some(End::Over(_)) => State::Over,
            Some(End::Closed(_)) => State::Closed,
            None if table.is_started() => State::Running,
            None => State::Waiting,
        },
        chat: match table.notes().map(table::Notes::chat) {
            Some(table::Switch::On) => Chat::On,
            Some(table::Switch::Off) => Chat::Off,
            None => before.chat,
        },
        seats: people.seats(),
        free: people.free().len(),
        changed: now,
        wake: table.deadline(),
        ..before.clone()
    }
}

/// Who sits where, of these persons.
fn sitters(table: &dyn AnyTable, vault: &Vault, known: &[Person]) -> Vec<(Seat, Person)> {
    let person = |sitter: &Sitter| match sitter {
        Sitter::Player { person: alias, .. } => {
            known.iter().copied().find(|&person| vault.alias(person) == *alias)
        }
        Sitter::Bot { .. } => None,
    };
    table.people().iter().filter_map(|(seat, sitter)| Some((seat, person(sitter)?))).collect()
}

/// Who gets a seat by this order.
pub(crate) fn sits_down(order: &Order) -> Option<Person> {
    match order {
        Order::Join { person, .. } | Order::Pass { person, .. } | Order::Take { person, .. } => {
            Some(*person)
        }
        _ => None,
    }
}

fn changes_seats(append: &Append) -> bool {
    append
        .records()
        .iter()
        .any(|record| matches!(record, Record::Join { .. } | Record::Leave { .. }))
}

/// What is said of a table that cannot be read.
pub(crate) fn unreadable(table: &TableId, error: &ReadError) -> Error {
    match error {
        ReadError::NoSuchTable => {
            let text =
                "there is no such table: it was never opened, or was forgotten after its time";
            Error::new(StatusCode::NOT_FOUND, "no-such-table", text)
        }
        ReadError::Damaged { seq, what, .. } => {
            tracing::error!(%table, seq, cause = %what, "a table is damaged: restore it from a copy");
            broken()
        }
        ReadError::Unavailable(trouble) => {
            tracing::error!(%table, cause = %trouble, "a table cannot be read");
            unavailable()
        }
    }
}

fn broken() -> Error {
    let text = "this table cannot be played on: we are sorry; what was played is kept, please open another";
    Error::new(StatusCode::CONFLICT, "table-broken", text)
}

pub(crate) fn unavailable() -> Error {
    let text = "nothing can be kept just now, so nothing was done: try again in a moment";
    Error::new(StatusCode::SERVICE_UNAVAILABLE, "store-unavailable", text).after(1)
}

/// What is said where too many want something of one table at once.
pub(super) fn busy() -> Error {
    let text = "too much is going on at this table, so nothing was done: try again";
    Error::new(StatusCode::SERVICE_UNAVAILABLE, "table-busy", text).after(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It is not known whether ours was written, and when we look, others have written after it.
    #[test]
    fn an_append_is_told_by_its_own_number() {
        let id = |byte| AppendId([byte; 16]);
        let mut caught = Caught { ids: vec![(7, id(1)), (8, id(2))], ..Caught::default() };
        caught.extend(Caught { ids: vec![(9, id(3))], ..Caught::default() });
        assert_eq!(
            [1, 2, 3, 4].map(|byte| caught.seq_of(id(byte))),
            [Some(7), Some(8), Some(9), None]
        );
    }
}
