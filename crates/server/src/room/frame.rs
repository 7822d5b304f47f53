//! What a table publishes: all that streams and pages make their own picture of.

use std::sync::{Arc, OnceLock};

use game::SeatSet;
use games::AnyTable;
use journal::{Access, Chat};
use serde_json::value::RawValue;
use table::{Alias, AliasKey, Person, Sitter, TableId};

/// A table as it stands after an append, with what is known of the people around it.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The table.
    pub(crate) table: Arc<dyn AnyTable>,
    /// Who may find it.
    pub(crate) access: Access,
    /// Whether people may write to each other.
    pub(crate) chat: Chat,
    /// What the ids of persons in the table's records follow from; `None` in format 1.
    pub(crate) alias_key: Option<AliasKey>,
    /// The players who are there.
    pub(crate) here: SeatSet,
    /// The players who have added to the chance.
    pub(crate) ready: SeatSet,
    /// The players who want a pause.
    pub(crate) pausing: SeatSet,
    /// The players who have kept all waiting for so long that a bot may cover them.
    pub(crate) late: SeatSet,
    /// How many things have been said.
    pub(crate) said: u64,
    /// The table at which it goes on.
    pub(crate) again: Option<TableId>,
    /// Whether a fault in a game's own code has ended the table.
    pub(crate) broken: bool,
    /// Whether the server is going down.
    pub(crate) leaving: bool,
    /// The view as JSON, where all viewers see the same; serialised when the first of them looks.
    pub(crate) shared_view: OnceLock<Box<RawValue>>,
}

impl Frame {
    /// The id by which the table's records know a person. It stays the same for the table's life.
    pub(crate) fn alias(&self, person: Option<Person>) -> Option<Alias> {
        person.map(|person| self.alias_key.map_or(Alias(person.0), |key| key.alias(person)))
    }

    /// The seats of a person, in order.
    pub(crate) fn seats_of(&self, alias: Option<Alias>) -> SeatSet {
        let Some(alias) = alias else { return SeatSet::NOBODY };
        let is_theirs = |sitter: &Sitter| match sitter {
            Sitter::Player { person: theirs, .. } => *theirs == alias,
            Sitter::Bot { .. } => false,
        };
        let seats = self.table.people().iter().filter(|(_, sitter)| is_theirs(sitter));
        seats.map(|(seat, _)| seat).collect()
    }
}
