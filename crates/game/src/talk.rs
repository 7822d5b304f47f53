//! Who looks on, and the kinds of talk.

use std::fmt;
use std::str::FromStr;

use crate::{Seat, Unreadable};

/// Somebody to whom things are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat: sees what all players see.
    Watcher,
}

impl Viewer {
    /// Everybody who can look on at a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::first(seats).map(Self::Seat).chain([Self::Watcher])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Watcher => f.write_str("watcher"),
        }
    }
}

impl FromStr for Viewer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "watcher" {
            return Ok(Self::Watcher);
        }
        let seat =
            text.parse().map_err(|_| Unreadable::new("a seat, A to I, or `watcher`", text))?;
        Ok(Self::Seat(seat))
    }
}

/// A kind of talk. The game says whether it is allowed; what is said is none of its business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Talk {
    /// Written words.
    Words,
    /// Pointing at a place on the board.
    Point,
    /// A ready-made reaction.
    React,
    /// Turning one's eyes to another player.
    Eyes,
}

impl Talk {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Words, Self::Point, Self::React, Self::Eyes];
}

impl fmt::Display for Talk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Words => "words",
            Self::Point => "point",
            Self::React => "react",
            Self::Eyes => "eyes",
        })
    }
}

impl FromStr for Talk {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL
            .into_iter()
            .find(|talk| talk.to_string() == text)
            .ok_or_else(|| Unreadable::new("a kind of talk: words, point, react or eyes", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn viewers_and_talk_survive_text_and_back() {
        let viewers: Vec<Viewer> = Viewer::all(2).collect();
        let texts: Vec<String> = viewers.iter().map(Viewer::to_string).collect();
        assert_eq!(texts, ["A", "B", "watcher"]);
        for viewer in viewers {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for talk in Talk::ALL {
            assert_eq!(talk.to_string().parse(), Ok(talk));
        }
        assert!("everyone".parse::<Viewer>().is_err());
        assert!("shout".parse::<Talk>().is_err());
    }
}
