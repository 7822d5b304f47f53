//! The same people play the same game once more.

use game::Game;

use crate::draft::Draft;
use crate::planning::opening;
use crate::{Plan, Record, Rejected, Sitter, Table, TableId, Vault};

impl<G: Game> Table<G> {
    /// Plans the first append of another table with the settings, people, bots and host of this
    /// one, each at their seat.
    ///
    /// # Errors
    /// If this table has not ended.
    pub fn again(&self, id: TableId, vault: &Vault) -> Result<Plan<G>, Rejected<G::Refusal>> {
        if self.end.is_none() {
            return Err(Rejected::NotEnded);
        }
        let mut draft = Draft::first(opening::<G>(id, vault), vault)?;
        for (key, value) in self.settings.iter() {
            draft.push(Record::Set { key: key.clone(), value: value.clone() })?;
        }
        draft.table.settle()?;
        for (seat, sitter) in self.people.iter() {
            draft.push(match sitter {
                Sitter::Player { person, name, .. } => {
                    Record::Join { seat, person: *person, name: name.clone() }
                }
                Sitter::Bot { level } => Record::Bot { seat, level: level.clone() },
            })?;
        }
        if let Some(seat) = self.people.host()
            && draft.table.people.host() != Some(seat)
        {
            draft.push(Record::Host { seat })?;
        }
        draft.finish(None)
    }
}
