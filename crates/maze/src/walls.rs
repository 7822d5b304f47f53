//! The walls of a labyrinth.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

use crate::{Image, Side, Slot, Square, Squares};

/// Which slots of a grid hold a wall. The outer border is always closed and not counted.
/// Written as the slots one after another, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Walls<const W: u8, const H: u8> {
    /// The squares with a wall on their east side.
    east: Squares<W, H>,
    /// The squares with a wall on their south side.
    south: Squares<W, H>,
}

impl<const W: u8, const H: u8> Walls<W, H> {
    /// An open board.
    pub const NONE: Self = Self { east: Squares::NONE, south: Squares::NONE };

    /// These and one more.
    #[must_use]
    pub fn with(mut self, slot: Slot<W, H>) -> Self {
        self.add(slot);
        self
    }

    /// Puts a wall into a slot.
    #[inline]
    pub fn add(&mut self, slot: Slot<W, H>) {
        match slot.side() {
            Side::South => self.south.add(slot.square()),
            _ => self.east.add(slot.square()),
        }
    }

    /// Whether a wall stands in the slot.
    #[inline]
    pub fn contains(self, slot: Slot<W, H>) -> bool {
        match slot.side() {
            Side::South => self.south.contains(slot.square()),
            _ => self.east.contains(slot.square()),
        }
    }

    /// How many walls there are.
    pub fn count(self) -> u8 {
        (self.east.len() + self.south.len()) as u8
    }

    /// The slots with a wall, in order.
    pub fn slots(self) -> impl Iterator<Item = Slot<W, H>> {
        Slot::all().filter(move |&slot| self.contains(slot))
    }

    /// The squares that can be reached from these in one step or none.
    #[inline]
    #[must_use]
    pub fn grown(self, squares: Squares<W, H>) -> Squares<W, H> {
        squares.grown_between(self.east, self.south)
    }

    /// All squares that can be reached from one.
    pub fn reach(self, from: Square<W, H>) -> Squares<W, H> {
        let mut reached = Squares::only(from);
        loop {
            let more = self.grown(reached);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The walking distances from one square to each of `targets`, added up; `None` if one of them
    /// cannot be reached.
    pub fn distance_sum(self, from: Square<W, H>, targets: Squares<W, H>) -> Option<u32> {
        let (mut sum, mut reached) = (0, Squares::only(from));
        loop {
            let missing = targets.except(reached).len();
            if missing == 0 {
                return Some(sum);
            }
            sum += missing;
            let more = self.grown(reached);
            if more == reached {
                return None;
            }
            reached = more;
        }
    }

    /// The squares with no open side, in reading order.
    pub fn closed_in(self) -> impl Iterator<Item = Square<W, H>> {
        Square::all().filter(move |&square| self.grown(Squares::only(square)).len() == 1)
    }

    /// Whether the walls of `other` are all among these.
    pub fn covers(self, other: Self) -> bool {
        other.east.except(self.east).is_empty() && other.south.except(self.south).is_empty()
    }

    /// Turned or mirrored with the board.
    #[must_use]
    pub fn image(self, image: Image) -> Self {
        self.slots().filter_map(|slot| image.slot(slot)).fold(Self::NONE, Self::with)
    }
}

impl<const W: u8, const H: u8> FromIterator<Slot<W, H>> for Walls<W, H> {
    fn from_iter<I: IntoIterator<Item = Slot<W, H>>>(slots: I) -> Self {
        slots.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<const W: u8, const H: u8> fmt::Display for Walls<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count() == 0 {
            return f.write_str("none");
        }
        for (nth, slot) in self.slots().enumerate() {
            if nth > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{slot}")?;
        }
        Ok(())
    }
}

impl<const W: u8, const H: u8> FromStr for Walls<W, H> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut walls = Self::NONE;
        if text == "none" {
            return Ok(walls);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            return Err(Unreadable::new("walls such as `2,2 east 0,3 south`, or `none`", text));
        }
        for pair in words.chunks(2) {
            let slot: Slot<W, H> = pair.join(" ").parse()?;
            if walls.contains(slot) {
                return Err(Unreadable::new("each wall once", &slot.to_string()));
            }
            walls.add(slot);
        }
        Ok(walls)
    }
}

impl<const W: u8, const H: u8> Serialize for Walls<W, H> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.slots())
    }
}

#[cfg(test)]
mod tests;
