//! What a player can do.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::{Card, Place, Turn};

/// What a player can do, written `place 17 at -1,0 turn 3`, `take 23`, `finish`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// LC-20: lay a card from the hand.
    Place {
        /// Which.
        card: Card,
        /// Where.
        at: Place,
        /// By how many quarter turns clockwise.
        turn: Turn,
    },
    /// LC-23, LC-26: take a lying card.
    Take(Card),
    /// LC-26: take no more.
    Finish,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { card, at, turn } => write!(f, "place {card} at {at} turn {turn}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Finish => f.write_str("finish"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut words = [""; 6];
        let mut count = 0;
        for word in text.split(' ') {
            *words.get_mut(count).ok_or_else(|| unknown(text))? = word;
            count += 1;
        }
        match words[..count] {
            ["finish"] => Ok(Self::Finish),
            ["take", card] => Ok(Self::Take(card.parse()?)),
            ["place", card, "at", at, "turn", turn] => {
                Ok(Self::Place { card: card.parse()?, at: at.parse()?, turn: turn.parse()? })
            }
            _ => Err(unknown(text)),
        }
    }
}

fn unknown(text: &str) -> Unreadable {
    Unreadable::new("`place CARD at COLUMN,ROW turn N`, `take CARD` or `finish`", text)
}
