//! The Magic Labyrinth as pure rules: hidden walls, memory, a race.
//!
//! Magicians look for a symbol on a board of 6x6 squares. Walls stand between the squares; they are
//! the same for all and nobody sees them. A magician who walks into one goes back to the own corner.
//! docs/rules/magic-labyrinth.md holds the rules with their ids (`ML-23`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod board;
mod diagram;
mod imagine;
mod make;
mod nature;
mod rules;
mod settings;
mod state;
mod view;

pub use actions::{Action, Chance, Order, Refusal};
pub use board::{MOST_WALLS, Magician, Slot, Square, Squares, Symbol, SymbolSet, Walls};
pub use imagine::Memory;
pub use settings::{Config, Options};
pub use state::{MagicLabyrinth, Stage};
pub use view::{Event, Mage, Marks, Placed, Sight, Truth, View};
