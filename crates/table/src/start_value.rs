//! The value that seeds chance in format 2.

use game::{Game, Seat};

use crate::{Entropy, Hash, Record, Sitter, Table};

impl<G: Game> Table<G> {
    /// Hashes what is fixed before the last contribution of a player, and the contributions:
    /// docs/journal.md has the text. It leaves out whatever the server could still choose then: the
    /// time, names, aliases, how records are grouped, and how the config is written.
    pub(crate) fn start_value(&self, rules: u16, entropy: &[(Seat, Entropy)]) -> Hash {
        let mut text = format!(
            "clew-start-2\ntable {}\ncommitment {}\ngame {} {rules}\n",
            self.id,
            self.commitment,
            G::NAME
        );
        for (seat, sitter) in self.people.iter() {
            text += &match sitter {
                Sitter::Player { .. } => format!("seat {seat} person\n"),
                Sitter::Bot { level } => format!("seat {seat} bot {level}\n"),
            };
        }
        for (key, value) in &*self.settings {
            text += &format!("{}\n", Record::Set { key: key.clone(), value: value.clone() });
        }
        for (seat, bytes) in entropy {
            text += &format!("entropy {seat} {bytes}\n");
        }
        Hash::of(&[text.as_bytes()])
    }
}
