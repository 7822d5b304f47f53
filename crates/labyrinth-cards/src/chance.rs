//! What nature can do.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};

use crate::{Card, CardSet, Turn};

/// What nature can do, written `half 1 4 ..`, `deal 17`, `lay 23 turn 1`, `first B`, `draw 5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// LC-41: the cards of a short game.
    Half(CardSet),
    /// LC-10: a card for the next hand.
    Deal(Card),
    /// LC-10: a card of the first square.
    Lay(Card, Turn),
    /// LC-11: who begins.
    First(Seat),
    /// LC-28: the card that is drawn.
    Draw(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Half(cards) => write!(f, "half {cards}"),
            Self::Deal(card) => write!(f, "deal {card}"),
            Self::Lay(card, turn) => write!(f, "lay {card} turn {turn}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (kind, value) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "half" => Ok(Self::Half(value.parse()?)),
            "deal" => Ok(Self::Deal(value.parse()?)),
            "lay" => {
                let lay = || Unreadable::new("`lay CARD turn N`", text);
                let (card, turn) = value.split_once(" turn ").ok_or_else(lay)?;
                Ok(Self::Lay(card.parse()?, turn.parse()?))
            }
            "first" => Ok(Self::First(value.parse()?)),
            "draw" => Ok(Self::Draw(value.parse()?)),
            _ => {
                let expected = "half, deal, lay, first or draw, and what came up";
                Err(Unreadable::new(expected, text))
            }
        }
    }
}
