//! A place between two squares where a wall can stand.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

use crate::{Side, Square};

/// A place between two neighbours where a wall can stand. Written as the western or northern one
/// of the two and the side towards the other: `2,2 east`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot<const W: u8, const H: u8> {
    square: Square<W, H>,
    down: bool,
}

impl<const W: u8, const H: u8> Slot<W, H> {
    /// The slot on that side of a square; `None` at the outer border.
    #[inline]
    pub const fn new(square: Square<W, H>, side: Side) -> Option<Self> {
        let Some(other) = square.beside(side) else { return None };
        Some(match side {
            Side::East => Self { square, down: false },
            Side::South => Self { square, down: true },
            Side::West => Self { square: other, down: false },
            Side::North => Self { square: other, down: true },
        })
    }

    /// All slots: by square in reading order, east before south.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let sides = |square| [Side::East, Side::South].map(|side| Self::new(square, side));
        Square::all().flat_map(sides).flatten()
    }

    /// The western or northern one of its two squares.
    pub fn square(self) -> Square<W, H> {
        self.square
    }

    /// The side of [`Self::square`] on which it lies: east or south.
    #[inline]
    pub fn side(self) -> Side {
        if self.down { Side::South } else { Side::East }
    }
}

impl<const W: u8, const H: u8> fmt::Display for Slot<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.square, self.side())
    }
}

impl<const W: u8, const H: u8> FromStr for Slot<W, H> {
    type Err = Unreadable;

    /// Takes either of the two squares.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut words = text.split_whitespace();
        let (Some(square), Some(side), None) = (words.next(), words.next(), words.next()) else {
            return Err(Unreadable::new("a square and a side, such as `2,2 east`", text));
        };
        Self::new(square.parse()?, side.parse()?)
            .ok_or_else(|| Unreadable::new("a side with a neighbour; the border is closed", text))
    }
}

impl<const W: u8, const H: u8> Serialize for Slot<W, H> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type At = Slot<6, 6>;

    #[test]
    fn a_slot_is_the_same_from_both_its_squares() {
        assert_eq!("3,2 west".parse::<At>(), "2,2 east".parse());
        assert_eq!("2,3 north".parse::<At>(), "2,2 south".parse());
    }

    #[test]
    fn sixty_slots_survive_text_and_back() {
        let all: Vec<At> = At::all().collect();
        assert_eq!(all.len(), 60);
        assert!(all.is_sorted());
        for slot in all {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "2,2", "2,2 up", "5,2 east", "0,0 north", "2,2 east east", "9,9 east"] {
            assert!(text.parse::<At>().is_err(), "{text}");
        }
    }
}
