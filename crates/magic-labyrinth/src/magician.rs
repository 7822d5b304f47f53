//! The four magicians.

use std::fmt;

use serde::Serialize;

/// A player's piece (ML-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Magician {
    /// Red.
    #[default]
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
}

impl Magician {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Yellow, Self::Green];
    /// Their names, in the same order.
    pub const NAMES: [&str; 4] = ["red", "blue", "yellow", "green"];

    /// Its name.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// ML-05: the shape that goes with the colour, so that nobody needs to tell colours apart.
    pub fn shape(self) -> &'static str {
        match self {
            Self::Red => "circle",
            Self::Blue => "square",
            Self::Yellow => "triangle",
            Self::Green => "diamond",
        }
    }
}

impl fmt::Display for Magician {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
