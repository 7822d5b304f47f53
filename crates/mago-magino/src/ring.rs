//! The ring and its spaces.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

/// MM-02: how many spaces the forest has.
pub(crate) const FOREST: u8 = 3;
/// MM-02: the shortest meadow that there can be.
pub(crate) const SHORTEST_MEADOW: u8 = 4;
/// The longest meadow that there can be.
pub(crate) const LONGEST_MEADOW: u8 = 20;
/// How many spaces there are with the longest meadow.
pub(crate) const MOST_SPACES: usize = (2 + FOREST + LONGEST_MEADOW) as usize;

/// A space of the ring, written `house`, `forest-1` to `forest-3`, `hideout`, `meadow-1` and so on,
/// clockwise in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The magician's house.
    pub const HOUSE: Self = Self(0);
    /// The crystal hideout.
    pub const HIDEOUT: Self = Self(1 + FOREST);
    /// How many there are on the longest ring.
    pub const MOST: usize = MOST_SPACES;

    /// The space with this number, counted clockwise from 0 at the house; `None` if no ring is that long.
    pub fn new(index: usize) -> Option<Self> {
        (index < MOST_SPACES).then_some(Self(index as u8))
    }

    /// A number below that of the longest ring, as the walking of pieces gives it.
    #[inline]
    pub(crate) fn at(index: u8) -> Self {
        Self(index)
    }

    /// Its number, counted clockwise from 0 at the house.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(crate) fn number(self) -> u8 {
        self.0
    }

    /// Whether it lies in the forest.
    #[inline]
    pub fn is_forest(self) -> bool {
        (1..=FOREST).contains(&self.0)
    }

    /// Whether it lies in the meadow.
    #[inline]
    pub fn is_meadow(self) -> bool {
        self.0 > Self::HIDEOUT.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::HOUSE => f.write_str("house"),
            Self::HIDEOUT => f.write_str("hideout"),
            Self(number) if self.is_forest() => write!(f, "forest-{number}"),
            Self(number) => write!(f, "meadow-{}", number - Self::HIDEOUT.0),
        }
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut spaces = (0..MOST_SPACES as u8).map(Self);
        spaces.find(|space| space.to_string() == text).ok_or_else(|| {
            let expected = format!(
                "a space: house, forest-1 to forest-{FOREST}, hideout, meadow-1 to \
                 meadow-{LONGEST_MEADOW}"
            );
            Unreadable::new(expected, text)
        })
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// MM-02: the ring. Clockwise: the house, the forest, the hideout, the meadow, and the house again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ring {
    /// How many spaces the forest has: three.
    pub forest: u8,
    /// How many spaces the meadow has.
    pub meadow: u8,
}

impl Ring {
    /// How many spaces there are in all.
    #[inline]
    pub fn spaces(self) -> u8 {
        2 + self.forest + self.meadow
    }

    /// Whether the space is one of this ring.
    pub fn contains(self, space: Space) -> bool {
        space.number() < self.spaces()
    }

    /// All spaces, clockwise from the house.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Space> {
        (0..self.spaces()).map(Space::at)
    }

    /// The last space before the house.
    #[inline]
    pub(crate) fn last(self) -> Space {
        Space::at(self.spaces() - 1)
    }

    /// The next space clockwise.
    #[inline]
    pub(crate) fn clockwise(self, from: Space) -> Space {
        if from == self.last() { Space::HOUSE } else { Space::at(from.number() + 1) }
    }

    /// The next space the other way round.
    #[inline]
    pub(crate) fn back(self, from: Space) -> Space {
        if from == Space::HOUSE { self.last() } else { Space::at(from.number() - 1) }
    }

    /// Reads a space of this ring.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn space(self, text: &str) -> Result<Space, Unreadable> {
        let space: Space = text.parse()?;
        if !self.contains(space) {
            let expected = format!("a space of this ring, whose meadow ends at {}", self.last());
            return Err(Unreadable::new(expected, text));
        }
        Ok(space)
    }
}
