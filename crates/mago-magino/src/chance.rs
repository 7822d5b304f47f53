//! What nature can do.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};

use crate::{Face, Frog, FrogList, Space};

/// What nature can do, written `first B`, `roll witch`, `roll 3`, `arrow meadow-3`, `frog 7`,
/// `frogs 7 2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// MM-11: who begins.
    First(Seat),
    /// MM-03: the face of the die.
    Roll(Face),
    /// MM-04: where the arrow points.
    Arrow(Space),
    /// MM-50: the id of a new frog.
    Frog(Frog),
    /// MM-53, from rules number 2: the ids of all frogs that are mixed on one space, in the order of
    /// the children that they are.
    Frogs(FrogList),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Roll(face) => write!(f, "roll {face}"),
            Self::Arrow(space) => write!(f, "arrow {space}"),
            Self::Frog(frog) => write!(f, "frog {frog}"),
            Self::Frogs(frogs) => write!(f, "frogs {frogs}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (kind, value) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "first" => Ok(Self::First(value.parse()?)),
            "roll" => Ok(Self::Roll(value.parse()?)),
            "arrow" => Ok(Self::Arrow(value.parse()?)),
            "frog" => Ok(Self::Frog(value.parse()?)),
            "frogs" => Ok(Self::Frogs(value.parse()?)),
            _ => Err(Unreadable::new("first, roll, arrow, frog or frogs, and what came up", text)),
        }
    }
}
