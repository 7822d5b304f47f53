//! What a player can do.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::{Frog, Nth, Space};

/// What a player can do, written `roll`, `end`, `child 1 to meadow-3`, `magician to house`,
/// `frog 7 to meadow-4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// MM-20: throw the die.
    Roll,
    /// MM-52: end the turn instead of rolling again.
    End,
    /// MM-20: move one of the own children.
    Child {
        /// Which of the two.
        nth: Nth,
        /// Whether it picks up a crystal, and when.
        load: Load,
        /// Where it ends.
        to: Space,
    },
    /// MM-20: move the magician.
    Magician {
        /// Where he ends.
        to: Space,
    },
    /// MM-27: hop with a frog.
    Frog {
        /// Which.
        frog: Frog,
        /// Where to.
        to: Space,
    },
}

/// MM-31: whether a child picks up a crystal with its move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Load {
    /// It does not.
    Nothing,
    /// Where it starts: `child 1 load to meadow-3`.
    First,
    /// Where it ends: `child 1 to meadow-3 load`.
    Last,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::End => f.write_str("end"),
            Self::Child { nth, load: Load::Nothing, to } => write!(f, "child {nth} to {to}"),
            Self::Child { nth, load: Load::First, to } => write!(f, "child {nth} load to {to}"),
            Self::Child { nth, load: Load::Last, to } => write!(f, "child {nth} to {to} load"),
            Self::Magician { to } => write!(f, "magician to {to}"),
            Self::Frog { frog, to } => write!(f, "frog {frog} to {to}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let child = |nth: &str, load, to: &str| {
            Ok(Self::Child { nth: nth.parse()?, load, to: to.parse()? })
        };
        match words[..] {
            ["roll"] => Ok(Self::Roll),
            ["end"] => Ok(Self::End),
            ["child", nth, "to", to] => child(nth, Load::Nothing, to),
            ["child", nth, "load", "to", to] => child(nth, Load::First, to),
            ["child", nth, "to", to, "load"] => child(nth, Load::Last, to),
            ["magician", "to", to] => Ok(Self::Magician { to: to.parse()? }),
            ["frog", frog, "to", to] => Ok(Self::Frog { frog: frog.parse()?, to: to.parse()? }),
            _ => {
                let expected = "`roll`, `end`, `child 1 to SPACE`, `child 1 load to SPACE`, \
                                `child 1 to SPACE load`, `magician to SPACE` or `frog 7 to SPACE`";
                Err(Unreadable::new(expected, text))
            }
        }
    }
}
