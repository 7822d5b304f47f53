//! Bots: players that get the view and the sights of their seat and nothing else.
//!
//! Each game has a [`Roster`] of bots by name; `random` plays every game. [`planner`] is not a player:
//! it controls all seats of Magic Maze and finds out whether a deck can be won.

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
