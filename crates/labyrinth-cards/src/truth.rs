//! All there is.

use game::{BySeat, Viewer};
use serde::Serialize;

use crate::state::LabyrinthCards;
use crate::{CardSet, View};

/// All there is: what everybody sees, and the hands and the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Truth {
    /// What each player holds.
    pub secret: BySeat<Held>,
    /// The cards not yet drawn.
    pub deck: CardSet,
    /// What everybody sees.
    pub view: View,
}

/// What one player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Held {
    /// These cards.
    pub hand: CardSet,
}

impl LabyrinthCards {
    pub(crate) fn whole_truth(&self) -> Truth {
        Truth {
            secret: BySeat::from_fn(self.options.seats, |seat| Held { hand: self.hands[seat] }),
            deck: self.deck,
            view: self.look_at(Viewer::Watcher),
        }
    }
}
