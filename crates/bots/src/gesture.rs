//! Wordless messages of bots.

use game::Talk;

/// A message without words; bots never write text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Points at a place of the board, by the place's id in pages.
    Point(String),
    /// A ready-made reaction, by its name.
    React(&'static str),
}

impl Gesture {
    /// The kind of talk, which the game may forbid.
    pub fn kind(&self) -> Talk {
        match self {
            Self::Point(_) => Talk::Point,
            Self::React(_) => Talk::React,
        }
    }

    /// The place or the reaction.
    pub fn text(&self) -> &str {
        match self {
            Self::Point(place) => place,
            Self::React(name) => name,
        }
    }
}
