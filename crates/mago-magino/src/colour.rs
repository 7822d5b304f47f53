//! The five colours.

use std::fmt;

use serde::Serialize;

/// The colour of a player's children (MM-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    #[default]
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Violet.
    Violet,
}

impl Colour {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Red, Self::Blue, Self::Yellow, Self::Green, Self::Violet];
    /// Their names, in the same order.
    pub const NAMES: [&str; 5] = ["red", "blue", "yellow", "green", "violet"];

    /// Its name.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// MM-01: the shape that goes with the colour, so that nobody needs to tell colours apart.
    pub fn shape(self) -> &'static str {
        match self {
            Self::Red => "circle",
            Self::Blue => "square",
            Self::Yellow => "triangle",
            Self::Green => "diamond",
            Self::Violet => "star",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
