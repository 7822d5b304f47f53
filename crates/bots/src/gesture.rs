//! What can be said without a word.

use game::Talk;

/// Something said without a word: bots never write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// At a place of the board, by the name that it has in pages.
    Point(String),
    /// A ready-made reaction, by its name.
    React(&'static str),
}

impl Gesture {
    /// How it is said.
    pub fn kind(&self) -> Talk {
        match self {
            Self::Point(_) => Talk::Point,
            Self::React(_) => Talk::React,
        }
    }

    /// What is said.
    pub fn text(&self) -> &str {
        match self {
            Self::Point(place) => place,
            Self::React(name) => name,
        }
    }
}
