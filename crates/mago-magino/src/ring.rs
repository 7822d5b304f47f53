//! How long the ring is.

use game::{Settings, Unreadable};
use serde::Serialize;

use crate::Space;

/// MM-02: the ring. Clockwise: the house, the forest, the hideout, the meadow, and the house again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ring {
    /// How many spaces the forest has: three.
    pub forest: u8,
    /// How many spaces the meadow has.
    pub meadow: u8,
}

impl Ring {
    pub(crate) fn read(settings: &Settings<'_>) -> Self {
        Self { forest: settings.number("forest") as u8, meadow: settings.number("meadow") as u8 }
    }

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
