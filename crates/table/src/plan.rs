//! A plan: an append that is ready to be stored, and the table after it.

use std::fmt;

use game::Game;

use crate::{Append, Rejected, Table};

/// An append that is ready to be stored, and the table as it will be after it.
///
/// Store the append durably first, then call [`Table::commit`]. Drop the plan if storing fails.
#[derive(Clone)]
pub struct Plan<G: Game> {
    pub(crate) append: Append,
    pub(crate) next: Table<G>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) rejected: Option<Rejected<G::Refusal>>,
}

/// The parts of a plan: append, next table, events, and why the command was rejected after due alarms.
pub type Parts<G> =
    (Append, Table<G>, Vec<<G as Game>::Event>, Option<Rejected<<G as Game>::Refusal>>);

/// The table has changed since the plan was made: plan again.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the table has changed since this was planned: plan it again")]
pub struct Outdated<G: Game>(pub Box<Plan<G>>);

impl<G: Game> Plan<G> {
    /// The append to write.
    pub fn append(&self) -> &Append {
        &self.append
    }

    /// The table after the append.
    pub fn next(&self) -> &Table<G> {
        &self.next
    }

    /// The game events of the append, from which each viewer's sights are made.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Why the command was rejected although there is something to store: the plan then holds only the
    /// alarms whose deadline passed first.
    pub fn rejected(&self) -> Option<&Rejected<G::Refusal>> {
        self.rejected.as_ref()
    }

    /// The new table, for a plan that opens one. Other plans go to [`Table::commit`].
    pub fn into_table(self) -> Table<G> {
        self.next
    }

    /// Takes the plan apart. For an owner that makes one plan at a time and so needs no
    /// [`Table::commit`]: it may use the table and the events once the append is durable.
    pub fn into_parts(self) -> Parts<G> {
        (self.append, self.next, self.events, self.rejected)
    }
}

impl<G: Game> Table<G> {
    /// Replaces the table by that of a plan whose append is durable, and returns the events.
    ///
    /// # Errors
    /// Returns the plan if the table has changed since it was made.
    pub fn commit(&mut self, plan: Plan<G>) -> Result<Vec<G::Event>, Outdated<G>> {
        let follows = plan.append.seq() == self.seq + 1
            && plan.append.before() == self.hash
            && plan.next.id == self.id;
        if !follows {
            return Err(Outdated(Box::new(plan)));
        }
        *self = plan.next;
        Ok(plan.events)
    }
}

/// Leaves out records and events, because both hold secrets.
impl<G: Game> fmt::Debug for Plan<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("records", &self.append.records().len())
            .field("next", &self.next)
            .field("rejected", &self.rejected)
            .finish_non_exhaustive()
    }
}
