//! Players that are given a view and sights and nothing else.
//!
//! Each game has a [`Roster`] of bots by name, in a file of its own; `random` plays every game.
//! [`planner`] is no player: it holds all seats of Magic Maze and finds out whether a deck can be won.

pub mod planner;

mod gesture;
mod labyrinth_cards;
mod look;
mod magic_labyrinth;
mod magic_maze;
mod mago_magino;
mod player;
mod random;
mod roster;

pub use gesture::Gesture;
pub use look::Look;
pub use player::Player;
pub use random::Random;
pub use roster::{Bot, Roster};
