//! Labyrinth, the card game, as pure rules: a maze of cards that grows and shrinks.
//!
//! Everybody holds two cards that nobody else sees. Whoever lays one so that a way runs from it to
//! a card with one of its treasures may take that card, while the cards left hang together.
//! docs/rules/labyrinth-cards.md holds the rules with their ids (`LC-24`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod act;
mod action;
mod audit;
mod card;
mod chance;
mod diagram;
mod event;
mod game;
mod half;
mod hanging;
mod imagine;
mod layout;
mod legal;
mod links;
mod nature;
mod options;
mod place;
mod refusal;
mod rim;
mod set;
mod shape;
mod sight;
mod state;
mod symmetry;
mod treasure;
mod truth;
mod view;
mod ways;

pub use action::Action;
pub use card::{Card, CardSet};
pub use chance::Chance;
pub use event::Event;
pub use layout::Layout;
pub use options::Options;
pub use place::Place;
pub use refusal::Refusal;
pub use set::{Face, Set};
pub use shape::{Shape, Turn};
pub use sight::Sight;
pub use state::LabyrinthCards;
pub use treasure::Treasure;
pub use truth::{Held, Truth};
pub use view::{InPlay, Now, Offers, Player, View, You};
pub use ways::Ways;
