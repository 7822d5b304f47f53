//! The Magic Labyrinth as pure rules: hidden walls, memory, a race.
//!
//! Magicians look for a symbol on a board of 6x6 squares. Walls stand between the squares; they are
//! the same for all and nobody sees them. Whoever walks into one goes back to the own corner.
//! docs/rules/magic-labyrinth.md holds the rules with their ids (`ML-23`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod act;
mod action;
mod audit;
mod board;
mod chance;
mod config;
mod diagram;
mod event;
mod game;
mod imagine;
mod legal;
mod magician;
mod make;
mod nature;
mod options;
mod refusal;
mod sight;
mod state;
mod symbol;
mod symmetry;
mod truth;
mod view;

pub use action::Action;
pub use board::{MOST_WALLS, Slot, Square, Squares, Walls};
pub use chance::Chance;
pub use config::Config;
pub use event::Event;
pub use imagine::Memory;
pub use magician::Magician;
pub use options::Options;
pub use refusal::Refusal;
pub use sight::Sight;
pub use state::{MagicLabyrinth, Stage};
pub use symbol::{Symbol, SymbolSet};
pub use truth::Truth;
pub use view::{Mage, Marks, Placed, View};
