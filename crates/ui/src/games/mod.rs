//! The faces of the four games, each in a room of its own.

mod labyrinth_cards;
mod magic_labyrinth;
mod magic_maze;
mod mago_magino;

pub use magic_labyrinth::Built;
pub(crate) use magic_labyrinth::builder;
