//! Labyrinth, the card game, as pure rules: a maze of cards that grows and shrinks.
//!
//! Everybody holds two cards that nobody else sees. A player who lays one so that a way runs from it to
//! a card with one of its treasures may take that card, while the cards left hang together.
//! docs/rules/labyrinth-cards.md holds the rules with their ids (`LC-24`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod card;
mod diagram;
mod imagine;
mod layout;
mod nature;
mod place;
mod rim;
mod rules;
mod set;
mod settings;
mod state;
mod view;
mod ways;

pub use actions::{Action, Chance, Refusal};
pub use card::{Card, CardSet, Treasure};
pub use layout::Layout;
pub use place::Place;
pub use set::{Face, Set};
pub use settings::Options;
pub use state::LabyrinthCards;
pub use view::{Event, Held, InPlay, Now, Offers, Player, Sight, Truth, View, You};
pub use ways::{Shape, Turn, Ways};
