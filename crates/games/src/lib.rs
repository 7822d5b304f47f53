//! The registry of games.
//!
//! `list.rs` is the one list of games. Code that has only the name of a game writes a [`Visitor`] and calls
//! [`visit`] to work with the game's type. Nothing else in the workspace matches on a game's name.
//!
//! Code that holds tables of several games uses [`AnyTable`], the only `dyn` layer over games. Its
//! methods return texts and JSON.

/// Makes the registry from the list.
macro_rules! list {
    ($($game:ty { name: $name:literal, ui: $ui:ty, bots: $bots:ty, facts: $facts:expr, })*) => {
        $(impl Complete for $game {
            type Ui = $ui;
            type Bots = $bots;
            const FACTS: Facts = $facts;
        })*

        /// The names of all games, as in records and URLs.
        pub const NAMES: &[&str] = &[$($name),*];

        /// Runs a visitor with the type of the game that has this name.
        ///
        /// # Errors
        /// If no game has this name; the error lists the names.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match name {
                $($name => Ok(visitor.visit::<$game>()),)*
                _ => Err(UnknownGame::new(name, NAMES)),
            }
        }

        /// The rules of the game of this name, in our own words.
        ///
        /// # Errors
        /// If no game has this name; the error lists the names.
        pub fn rules(name: &str) -> Result<&'static str, UnknownGame> {
            match name {
                $($name => Ok(include_str!(concat!("../../../docs/rules/", $name, ".md"))),)*
                _ => Err(UnknownGame::new(name, NAMES)),
            }
        }
    };
}

mod any_bot;
mod any_table;
mod happened;
mod info;
mod lifecycle;
mod list;
mod refused;
mod replay;
mod unknown;

use bots::Roster;
use game::{Diagram, Game, Imagine};
use ui::GameUi;

pub use any_bot::AnyBot;
pub use any_table::{AnyPlan, AnyTable, Followed};
pub use bots::Gesture;
pub use happened::{Happened, StageSight};
pub use info::{Info, info};
pub use lifecycle::{Unloadable, load, open, replay_events};
pub use list::{NAMES, rules, visit};
pub use refused::{Kind, Refused};
pub use replay::{Look, NoReplay, Reader, Replay, State, Step};
pub use unknown::UnknownGame;

/// A game of the list: rules and diagrams, and which bots and user interface it has.
pub trait Complete: Game + Diagram + Imagine {
    /// Its user interface: the game itself, or [`ui::Plain`].
    type Ui: GameUi<Self>;
    /// Its bots: the game itself, or [`bots::Random`].
    type Bots: Roster<Self>;
    /// What else the list says about it.
    const FACTS: Facts;
}

/// What the list says about a game besides its types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Whether the game is complete: then its texts exist in every language.
    pub is_shipped: bool,
    /// Settings under which random play ends soon, as lines `key value`.
    pub quick: &'static str,
    /// Settings of the games that the benchmark plays, as lines `key value`.
    pub bench: &'static str,
    /// Goal of the benchmark: the draws of SplitMix64 that may take as long as one step.
    pub draws_per_step: u32,
}

impl Facts {
    /// What holds for a game that is being written.
    pub const NEW: Self = Self { is_shipped: false, quick: "", bench: "", draws_per_step: 500 };
}

/// Code that works with the type of a game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs with the game's type.
    fn visit<G: Complete>(self) -> Self::Output;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives the name that the rules have.
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
            let is_shipped = info(name).is_ok_and(|info| info.facts.is_shipped);
            assert!(rules.starts_with("# ") && (rules.len() > 1000 || !is_shipped), "{name}");
        }
    }

    #[test]
    fn a_shipped_game_has_texts_in_every_language() {
        for &name in NAMES {
            let is_shipped = info(name).is_ok_and(|info| info.facts.is_shipped);
            assert!(ui::is_translated(name) || !is_shipped, "{name}");
        }
    }

    #[test]
    fn names_fit_into_addresses() {
        let plain = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
        assert!(NAMES.iter().all(|name| !name.is_empty() && name.chars().all(plain)));
    }

    #[test]
    fn an_unknown_name_is_told_what_would_be_right() {
        let error = visit("magic-labrynth", Name).expect_err("a misspelt name").to_string();
        assert!(error.contains("found `magic-labrynth`"), "{error}");
        assert!(error.ends_with("did you mean `magic-labyrinth`?"), "{error}");
    }
}
