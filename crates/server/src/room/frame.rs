//! What a table publishes: all that streams and pages make their own picture of.

use std::sync::{Arc, OnceLock};

use game::SeatSet;
use games::AnyTable;
use journal::{Access, Chat};
use table::{Alias, AliasKey, Person, Sitter, TableId};

use super::common::Common;

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
    /// How often more than the game itself has changed.
    pub(crate) settled: u64,
    /// How many things have been said.
    pub(crate) said: u64,
    /// The table at which it goes on.
    pub(crate) again: Option<TableId>,
    /// Whether a fault in a game's own code has ended the table.
    pub(crate) broken: bool,
    /// Whether the server is going down.
    pub(crate) leaving: bool,
    /// What is the same for every viewer and seldom changes, as it is sent; shared with the frames
    /// before where nothing of it has changed.
    pub(crate) still: Arc<OnceLock<Vec<u8>>>,
    /// What all viewers see of the game, once one of them has looked.
    pub(crate) common: OnceLock<Common>,
}

impl Frame {
    /// Whether all that is written in [`Frame::still`] is as it was in the frame before.
    pub(crate) fn is_still(&self, before: &Self) -> bool {
        let parts = |frame: &Self| {
            let Self { access, chat, here, ready, pausing, late, settled, .. } = *frame;
            (access, chat, here, ready, pausing, late, settled)
        };
        parts(self) == parts(before) && self.again == before.again
    }

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
