//! The user interfaces of the four games.

mod labyrinth_cards;
mod magic_labyrinth;
mod magic_maze;
mod mago_magino;

pub use magic_labyrinth::BuiltMaze;
pub(crate) use magic_labyrinth::builder;
