//! What the players and watchers see happen.

use game::{Seat, SeatSet, Sighting};
use serde::Serialize;

use crate::{Card, CardSet, Place, Turn};

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// LC-41: with which cards a short game is played.
    Half {
        /// These.
        cards: CardSet,
    },
    /// LC-50: a card came into the own hand.
    Draw {
        /// The viewer.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// LC-50: a card came into another's hand.
    Drawn {
        /// Whose.
        seat: Seat,
    },
    /// LC-10: a card of the first square was laid.
    Lay {
        /// Which.
        card: Card,
        /// Where.
        at: Place,
        /// By how many quarter turns.
        turn: Turn,
    },
    /// LC-11: who begins.
    First {
        /// That player.
        seat: Seat,
    },
    /// LC-20: a card was played.
    Place {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        at: Place,
        /// By how many quarter turns.
        turn: Turn,
    },
    /// LC-23: a card was taken.
    Take {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// LC-26: a card was claimed that could not be taken.
    Miss {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// LC-26: a player took no more.
    Finish {
        /// Who.
        seat: Seat,
    },
    /// LC-40: the game ended.
    End {
        /// Who won.
        won: SeatSet,
    },
}

impl Sighting for Sight {
    /// Everything stays to be seen.
    fn fleeting(&self) -> bool {
        false
    }

    /// A played card comes out of a hidden hand (LC-50). What is drawn was in no world before.
    fn reveals(&self) -> bool {
        matches!(self, Self::Place { .. })
    }
}
