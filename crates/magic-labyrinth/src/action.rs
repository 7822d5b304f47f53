//! What a player can do.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::Side;

/// What a player can do, written `roll`, `step north`, `stop`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// ML-20: throw the die.
    Roll,
    /// ML-20: one square in this direction.
    Step(Side),
    /// ML-21: let the other steps go.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Step(side) => write!(f, "step {side}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            None if text == "roll" => Ok(Self::Roll),
            None if text == "stop" => Ok(Self::Stop),
            Some(("step", side)) => Ok(Self::Step(side.parse()?)),
            _ => Err(Unreadable::new("`roll`, `step SIDE` or `stop`", text)),
        }
    }
}
