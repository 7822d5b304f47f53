//! A plan: an append that can be written, and the table after it.

use std::fmt;

use game::Game;

use crate::{Append, Rejected, Table};

/// An append that can be written, and the table as it will be then.
///
/// First write the append, durably; then [`Table::commit`]. Drop the plan if writing fails.
#[derive(Clone)]
pub struct Plan<G: Game> {
    pub(crate) append: Append,
    pub(crate) next: Table<G>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) rejected: Option<Rejected<G::Refusal>>,
}

/// The parts of a plan: append, table, events, and why not.
pub type Parts<G> =
    (Append, Table<G>, Vec<<G as Game>::Event>, Option<Rejected<<G as Game>::Refusal>>);

/// The table has changed since the plan was made: plan again.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the table has moved on since this was planned: plan it again")]
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

    /// The events of the append, for sights.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Why the command itself was rejected, where something else is to be written all the same: a
    /// deadline had come first.
    pub fn rejected(&self) -> Option<&Rejected<G::Refusal>> {
        self.rejected.as_ref()
    }

    /// The table, for a plan that opens one. For others there is [`Table::commit`].
    pub fn into_table(self) -> Table<G> {
        self.next
    }

    /// All of it: what is to be written, the table and the events once that is durable, and why the
    /// command itself was rejected. For an owner that plans one thing at a time.
    pub fn into_parts(self) -> Parts<G> {
        (self.append, self.next, self.events, self.rejected)
    }
}

impl<G: Game> Table<G> {
    /// Takes over a plan whose append is durable, and returns its events.
    ///
    /// # Errors
    /// Returns the plan if it was not made on the table as it is now.
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

/// Without records and events: both hold secrets.
impl<G: Game> fmt::Debug for Plan<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("records", &self.append.records().len())
            .field("next", &self.next)
            .field("rejected", &self.rejected)
            .finish_non_exhaustive()
    }
}
