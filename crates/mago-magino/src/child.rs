//! The children.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};
use serde::{Serialize, Serializer};

/// MM-01: the most children that there can be: two for each of five players.
pub(crate) const MOST_CHILDREN: usize = 10;

/// Which of a player's two children, written `1` or `2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nth {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Nth {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];
}

impl fmt::Display for Nth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "1",
            Self::Second => "2",
        })
    }
}

impl FromStr for Nth {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "1" => Ok(Self::First),
            "2" => Ok(Self::Second),
            _ => Err(Unreadable::new("child 1 or 2", text)),
        }
    }
}

/// A child, written as its player's seat and its number: `A1`, `A2`, `B1` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Child(u8);

impl Child {
    /// This child of this player.
    #[inline]
    pub fn new(seat: Seat, nth: Nth) -> Self {
        Self(2 * seat.index() as u8 + nth as u8)
    }

    /// The children of this many players, in order.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..2 * seats).map(Self)
    }

    /// Its number, counted from 0 in this order.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whose child it is.
    pub fn seat(self) -> Seat {
        Seat::new(self.index() / 2).unwrap_or_default()
    }

    /// Which of the two it is.
    pub fn nth(self) -> Nth {
        Nth::ALL[self.index() % 2]
    }
}

impl fmt::Display for Child {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat(), self.nth())
    }
}

impl FromStr for Child {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let bad = || Unreadable::new("a child, A1 to E2", text);
        let (seat, nth) = text.split_at_checked(1).ok_or_else(bad)?;
        let seat: Seat = seat.parse().map_err(|_| bad())?;
        let child = Self::new(seat, nth.parse().map_err(|_| bad())?);
        if child.index() < MOST_CHILDREN { Ok(child) } else { Err(bad()) }
    }
}

impl Serialize for Child {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
