//! The contract between a board game and everything that plays it.
//!
//! A game is a pure value: time, chance and the players' actions come in through
//! [`Game::alarm`], [`Game::chance`] and [`Game::act`]; what may be shown goes out through
//! [`Game::view`] and [`Game::sight`]. Nothing here reads a clock, a file or a source of
//! randomness, and no state is ever written anywhere but as a [`Diagram`].
//!
//! What a game writes once, the macros [`settings!`], [`refusals!`], [`notation!`], [`words!`] and
//! [`set_of!`] turn into types with their text; [`Lines`] both writes and reads a diagram. All else has
//! a default where most games agree.
//!
//! # A whole game
//!

#![doc = concat!("```\n", include_str!("../tests/sticks/game.rs"), "```")]
#![deny(clippy::float_arithmetic)]

mod by_seat;
mod contract;
mod diagram;
mod dice;
mod imagine;
mod lines;
mod log;
mod macros;
mod millis;
mod notation;
mod outline;
mod phase;
mod refusal;
mod seat;
mod set_of;
mod setting;
mod settings;
mod sighting;
mod talk;
mod unreadable;
mod value;

pub use by_seat::BySeat;
pub use contract::{Game, Notation, Pace, Sides, sample_odds};
pub use diagram::{Body, Diagram, Head, Line};
pub use dice::{Dice, FastDice};
pub use imagine::Imagine;
pub use lines::Lines;
pub use log::{Log, Quiet};
pub use millis::Millis;
pub use notation::{Fields, Words};
#[doc(hidden)]
pub use notation::{alternatives, none_of};
pub use outline::{Entry, Outline, Row, without_comment};
pub use phase::{Outcome, Phase};
pub use refusal::{Misfit, Refusal};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use setting::{Kind, Setting};
pub use settings::Settings;
pub use sighting::Sighting;
pub use talk::{Talk, Viewer};
pub use unreadable::Unreadable;
pub use value::{AddedSwitch, FromSettings, Value};

/// For the macros alone.
#[doc(hidden)]
pub use serde;
