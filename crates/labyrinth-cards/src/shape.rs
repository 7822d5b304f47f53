//! The four shapes of a way, and how a card lies.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::Side;
use serde::{Serialize, Serializer};

use crate::Ways;

/// How the way on a card branches (LC-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Open on three sides.
    Tee,
    /// Open on two sides that meet.
    Bend,
    /// Open on two sides across.
    Straight,
    /// Open on all sides.
    Crossing,
}

impl Shape {
    /// LC-03: all four, each with how many cards have it.
    pub const ALL: [(Self, usize); 4] =
        [(Self::Tee, 30), (Self::Bend, 8), (Self::Straight, 4), (Self::Crossing, 8)];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tee => "tee",
            Self::Bend => "bend",
            Self::Straight => "straight",
            Self::Crossing => "crossing",
        }
    }

    /// In how many ways a card of this shape can lie. Turning a straight by half, or a crossing at
    /// all, gives nothing new.
    #[inline]
    pub fn turns(self) -> u8 {
        match self {
            Self::Tee | Self::Bend => 4,
            Self::Straight => 2,
            Self::Crossing => 1,
        }
    }

    /// The different ways to lie, fewest quarter turns first.
    pub fn all_turns(self) -> impl Iterator<Item = Turn> + Clone {
        (0..self.turns()).map(Turn)
    }

    /// Where it is open after so many quarter turns.
    #[inline]
    pub fn ways(self, turn: Turn) -> Ways {
        let unturned = match self {
            Self::Tee => const { Ways::of(&[Side::East, Side::South, Side::West]) },
            Self::Bend => const { Ways::of(&[Side::North, Side::East]) },
            Self::Straight => const { Ways::of(&[Side::North, Side::South]) },
            Self::Crossing => const { Ways::of(&Side::ALL) },
        };
        unturned.turned(turn.0)
    }

    /// How it was turned if it is open like this; `None` if it never is.
    pub fn turn_of(self, ways: Ways) -> Option<Turn> {
        self.all_turns().find(|&turn| self.ways(turn) == ways)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Shape {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let known = Self::ALL.into_iter().map(|(shape, _)| shape);
        known
            .clone()
            .find(|shape| shape.name() == text)
            .ok_or_else(|| Unreadable::new("a shape: tee, bend, straight or crossing", text))
    }
}

/// By how many quarter turns clockwise a card is turned, 0 to 3 (LC-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turn(u8);

impl Turn {
    /// So many quarter turns, 0 to 3.
    pub fn new(quarters: u8) -> Option<Self> {
        (quarters < 4).then_some(Self(quarters))
    }

    /// How many quarter turns.
    pub fn quarters(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Turn {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.as_bytes() {
            [digit @ b'0'..=b'3'] => Ok(Self(digit - b'0')),
            _ => Err(Unreadable::new("quarter turns, 0 to 3", text)),
        }
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lc_01_a_shape_lies_in_so_many_different_ways() {
        let drawn = |shape: Shape| -> String {
            shape.all_turns().map(|turn| shape.ways(turn).glyph()).collect()
        };
        let all: Vec<String> = Shape::ALL.iter().map(|(shape, _)| drawn(*shape)).collect();
        assert_eq!(all, ["┬┤┴├", "└┌┐┘", "│─", "┼"]);
        // A further turn repeats one of these.
        assert_eq!(Shape::Straight.ways(Turn(2)), Shape::Straight.ways(Turn(0)));
        assert_eq!(Shape::Crossing.ways(Turn(3)), Shape::Crossing.ways(Turn(0)));
    }

    #[test]
    fn how_it_was_turned_follows_from_where_it_is_open() {
        for (shape, _) in Shape::ALL {
            for turn in shape.all_turns() {
                assert_eq!(shape.turn_of(shape.ways(turn)), Some(turn));
            }
            assert_eq!(shape.turn_of(Ways::NONE), None);
            assert_eq!(shape.to_string().parse(), Ok(shape));
        }
        assert_eq!(Shape::Tee.turn_of(Shape::Crossing.ways(Turn(0))), None);
        assert!("loop".parse::<Shape>().is_err());
    }

    #[test]
    fn turns_survive_text_and_back() {
        for turn in (0..4).filter_map(Turn::new) {
            assert_eq!(turn.to_string().parse(), Ok(turn));
        }
        assert_eq!(Turn::new(4), None);
        for text in ["", "4", "-1", "00", "1 "] {
            assert!(text.parse::<Turn>().is_err(), "{text}");
        }
    }
}
