//! A set of tiles: 24 tiles with 25 faces (MZ-08, MZ-09).

mod check;
mod grid;
mod own;
mod plans;
mod read;
mod sign;
mod tally;
#[cfg(test)]
mod tests;
mod write;

use std::sync::{Arc, OnceLock};

use game::{Outline, Unreadable};

pub use check::{Breach, Weight};
use plans::Plans;
pub use tally::Tally;

use crate::face::Face;
use crate::tile::{TILES, Tile, Up};

/// Our own tiles. Never edited once games were played with them: a better set gets another name.
pub(crate) const CLEW_1: &str = include_str!("tiles/clew-1.tiles");

/// A set of tiles. Written as a file that a person can read and edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiles {
    /// Side B of the start tile.
    b: Face,
    /// Side A of the start tile, and the other tiles.
    faces: [Face; TILES],
    plans: Plans,
}

impl Tiles {
    /// The tiles that come with the game.
    pub fn built_in() -> Arc<Self> {
        static TILES: OnceLock<Arc<Tiles>> = OnceLock::new();
        let read = || Arc::new(Self::read(CLEW_1).expect("the tiles that come with the game"));
        Arc::clone(TILES.get_or_init(read))
    }

    /// Reads a file of tiles. Its tiles may still break rules: see [`Tiles::breaches`].
    ///
    /// # Errors
    /// The line, and what should stand there.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        Self::from_outline(&Outline::read(text)?)
    }

    /// The tiles that come with the game as the file that they are in, with its comments.
    pub fn built_in_text() -> &'static str {
        CLEW_1
    }

    /// A tile's face.
    #[inline]
    pub fn face(&self, tile: Tile, up: Up) -> &Face {
        match up {
            Up::B if tile == Tile::START => &self.b,
            _ => &self.faces[tile.index()],
        }
    }

    /// All 25 faces, with the names that they have in a file: `1A`, `1B`, `2`, ..
    pub fn all(&self) -> impl Iterator<Item = (String, Tile, &Face)> {
        let start = [
            ("1A".to_owned(), Tile::START, &self.faces[0]),
            ("1B".to_owned(), Tile::START, &self.b),
        ];
        let others =
            Tile::all().skip(1).map(|tile| (tile.to_string(), tile, &self.faces[tile.index()]));
        start.into_iter().chain(others)
    }
}
