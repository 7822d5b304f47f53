//! The registry of games.
//!
//! Code that has only the name of a game writes a [`Visitor`] and calls [`visit`] to work with the
//! game's type. Nothing else in the workspace matches on a game's name.
//!
//! Code that holds tables of several games uses [`AnyTable`], the only `dyn` layer over games. Its
//! methods return texts and JSON.

mod any_bot;
mod any_table;
mod happened;
mod info;
mod lifecycle;
mod refused;
mod replay;
mod unknown;

use bots::Roster;
use game::{Diagram, Game, Imagine};
use ui::GameUi;

pub use any_bot::AnyBot;
pub use any_table::{AnyPlan, AnyTable, Followed};
pub use bots::Gesture;
pub use happened::Happened;
pub use info::{Info, info};
pub use lifecycle::{Unloadable, load, open, replay_events};
pub use refused::{Kind, Refused};
pub use replay::{Look, NoReplay, Reader, Replay, State, Step};
pub use unknown::UnknownGame;

/// A game with everything that the workspace needs: rules, diagrams, bots and pages.
pub trait Complete: Game + Diagram + Imagine + Roster + GameUi {}

impl<G: Game + Diagram + Imagine + Roster + GameUi> Complete for G {}

/// Code that works with the type of a game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs with the game's type.
    fn visit<G: Complete>(self) -> Self::Output;
}

macro_rules! registry {
    ($($game:ty = $file:literal),* $(,)?) => {
        /// The names of all games, as in records and URLs.
        pub const NAMES: &[&str] = &[$(<$game as Game>::NAME),*];

        /// Runs a visitor with the type of the game that has this name.
        ///
        /// # Errors
        /// If no game has this name; the error lists the names.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match name {
                $(<$game as Game>::NAME => Ok(visitor.visit::<$game>()),)*
                _ => Err(UnknownGame::new(name, NAMES)),
            }
        }

        /// The rules of the game of this name, in our own words.
        ///
        /// # Errors
        /// If no game has this name; the error lists the names.
        pub fn rules(name: &str) -> Result<&'static str, UnknownGame> {
            match name {
                $(<$game as Game>::NAME => Ok(include_str!(concat!("../../../docs/rules/", $file, ".md"))),)*
                _ => Err(UnknownGame::new(name, NAMES)),
            }
        }
    };
}

registry! {
    labyrinth_cards::LabyrinthCards = "labyrinth-cards",
    magic_labyrinth::MagicLabyrinth = "magic-labyrinth",
    magic_maze::MagicMaze = "magic-maze",
    mago_magino::MagoMagino = "mago-magino",
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Output = &'static str;

        fn visit<G: Complete>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_name_finds_its_own_game() {
        for &name in NAMES {
            assert_eq!(visit(name, Name), Ok(name));
        }
    }

    #[test]
    fn every_game_has_its_own_rules() {
        for &name in NAMES {
            let rules = rules(name).expect("it is in the list");
            assert!(rules.starts_with("# ") && rules.len() > 1000, "{name}");
        }
    }

    #[test]
    fn names_fit_into_addresses() {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        assert!(NAMES.iter().all(|name| !name.is_empty() && name.chars().all(plain)));
    }

    #[test]
    fn an_unknown_name_is_told_what_would_be_right() {
        let error = visit("magic-labrynth", Name).expect_err("a misspelt name").to_string();
        assert!(error.contains("found `magic-labrynth`"), "{error}");
        assert!(error.ends_with("did you mean `magic-labyrinth`?"), "{error}");
    }
}
