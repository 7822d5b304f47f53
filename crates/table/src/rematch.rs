//! The rematch: the first append of another table with the same people, settings and game.

use game::{Game, Seat};

use crate::draft::Draft;
use crate::planning::opening;
use crate::{Format, Note, Person, Plan, Record, Rejected, Sitter, Switch, Table, TableId, Vault};

impl<G: Game> Table<G> {
    /// Plans the first append of another table that has the settings, bots, host and players of this
    /// one, each at the same seat. `persons` gives the identity of each player, because this table's
    /// records hold only aliases, which are not valid at another table; a player who is not listed is
    /// left out. `chat` is the chat setting of the new table.
    ///
    /// # Errors
    /// If this table has not ended.
    pub fn rematch(
        &self,
        id: TableId,
        vault: &Vault,
        persons: &[(Seat, Person)],
        chat: Switch,
    ) -> Result<Plan<G>, Rejected<G::Refusal>> {
        if self.end.is_none() {
            return Err(Rejected::NotEnded);
        }
        let mut draft = Draft::first(opening::<G>(id, vault), vault)?;
        for (key, value) in self.settings.iter() {
            draft.push(Record::Set { key: key.clone(), value: value.clone() })?;
        }
        draft.table.apply_settings()?;
        for (seat, sitter) in self.people.iter() {
            let person = persons.iter().find(|(sits, _)| *sits == seat);
            draft.push(match (sitter, person) {
                (Sitter::Player { name, .. }, Some(&(_, person))) => {
                    Record::Join { seat, person: vault.alias(person), name: name.clone() }
                }
                (Sitter::Player { .. }, None) => continue,
                (Sitter::Bot { level }, _) => Record::Bot { seat, level: level.clone() },
            })?;
        }
        if let Some(seat) = self.people.host()
            && draft.table.people.host() != Some(seat)
            && draft.table.people.at(seat).is_some()
        {
            draft.push(Record::Host { seat })?;
        }
        if chat == Switch::Off && vault.format() >= Format::Two {
            draft.push(Record::Note(Note::Chat(chat)))?;
        }
        draft.finish(None)
    }
}
