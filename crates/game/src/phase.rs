//! Whose move it is, and how it ended.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{SeatSet, Unreadable};

/// Who is to give the next input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// These seats may act.
    Open(SeatSet),
    /// Nature is to move: [`crate::Game::chance`] comes next and nothing else.
    Chance,
    /// The game has ended.
    Over(Outcome),
}

/// How a game ended. Written as the winners' letters, or `lost`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// These won: one seat, several who tie, or all of a team.
    Won(SeatSet),
    /// A team lost to the game.
    Lost,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(seats) => write!(f, "{seats}"),
            Self::Lost => f.write_str("lost"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "lost" {
            return Ok(Self::Lost);
        }
        match text.parse() {
            Ok(SeatSet::NOBODY) | Err(_) => {
                Err(Unreadable::new("the winners' seats such as `A`, or `lost`", text))
            }
            Ok(seats) => Ok(Self::Won(seats)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_survive_text_and_back() {
        for text in ["A", "B C", "lost"] {
            let outcome: Outcome = text.parse().expect(text);
            assert_eq!(outcome.to_string(), text);
        }
        for text in ["", "nobody", "won", "Z"] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }
}
