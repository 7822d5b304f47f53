//! The four sides of a square.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::Serialize;

/// A side of a square, or a direction. North is up on every drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The one across.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.turned(2)
    }

    /// After so many quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + usize::from(quarters)) % 4]
    }

    /// Seen in a mirror that swaps east and west.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
            upright => upright,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Side {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL
            .into_iter()
            .find(|side| side.name() == text)
            .ok_or_else(|| Unreadable::new("a side: north, east, south or west", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_turn_clockwise() {
        assert_eq!(Side::North.turned(1), Side::East);
        assert_eq!(Side::West.turned(1), Side::North);
        assert_eq!(Side::East.turned(7), Side::North);
        assert_eq!(Side::East.opposite(), Side::West);
        assert_eq!(
            Side::ALL.map(Side::mirrored),
            [Side::North, Side::West, Side::South, Side::East]
        );
    }

    #[test]
    fn sides_survive_text_and_back() {
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
        }
        assert!("up".parse::<Side>().is_err());
    }
}
