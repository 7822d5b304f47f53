//! Shared nouns of labyrinths: sides, squares, walls and their drawings.
//!
//! A grid of `W` columns and `H` rows has at most 64 squares, so that a set of squares is one
//! number. Squares are written `column,row`, counted from 0 at the top left.

#![deny(clippy::float_arithmetic)]

mod drawing;
mod image;
mod side;
mod slot;
mod square;
mod squares;
mod union_find;
mod walls;

pub use drawing::Drawing;
pub use image::Image;
pub use side::Side;
pub use slot::Slot;
pub use square::Square;
pub use squares::Squares;
pub use union_find::UnionFind;
pub use walls::Walls;
