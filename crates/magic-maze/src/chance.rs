//! What nature can do.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};

use crate::Hero;
use crate::ability::{Abilities, Ability};
use crate::square::Square;
use crate::tile::Tile;

/// What nature can do, written `deal A north east`, `start elf 1:1,1`, `tile 7`, `turn-up west`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// MZ-10: the action tile that a player gets.
    Deal(Seat, Abilities),
    /// MZ-18: where a hero starts.
    Start(Hero, Square),
    /// MZ-15, MZ-58: the tile on top of the deck.
    Tile(Tile),
    /// MZ-70: the action tile that is turned up.
    TurnUp(Ability),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(seat, abilities) => write!(f, "deal {seat} {abilities}"),
            Self::Start(hero, at) => write!(f, "start {hero} {at}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::TurnUp(ability) => write!(f, "turn-up {ability}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (kind, value) = text.split_once(' ').unwrap_or((text, ""));
        let two = || value.split_once(' ').unwrap_or((value, ""));
        match kind {
            "deal" => Ok(Self::Deal(two().0.parse()?, two().1.parse()?)),
            "start" => Ok(Self::Start(two().0.parse()?, two().1.parse()?)),
            "tile" => Ok(Self::Tile(value.parse()?)),
            "turn-up" => Ok(Self::TurnUp(value.parse()?)),
            _ => Err(Unreadable::new("deal, start, tile or turn-up, and what came up", text)),
        }
    }
}
