//! A set of tiles: 24 tiles with 25 faces (MZ-08, MZ-09).

mod check;
mod grid;
mod read;
mod sign;
mod tally;
#[cfg(test)]
mod tests;
mod write;

use std::fmt;
use std::sync::{Arc, OnceLock};

use game::{Entry, Outline, Unreadable};

pub use check::{Breach, Weight};
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

    /// Reads the file in the block of an entry.
    pub(crate) fn from_entry(entry: &Entry<'_>) -> Result<Self, Unreadable> {
        let text: String = entry.block.iter().map(|row| format!("{}\n", row.text)).collect();
        Self::read(&text).map_err(|error| {
            let row = entry.block.get(error.line().wrapping_sub(1));
            error.on_line(row.map_or(entry.line, |row| row.line))
        })
    }

    /// What makes these tiles unfit to play with.
    pub(crate) fn errors(&self) -> impl Iterator<Item = Breach> {
        self.breaches().into_iter().filter(|breach| breach.weight == Weight::Error)
    }

    /// The plan of a tile's face: see [`Face::plan`](crate::Face::plan).
    pub fn plan(&self, tile: Tile, up: Up) -> &str {
        let all = self.plans.0.get_or_init(|| All {
            b: self.b.plan(),
            faces: self.faces.each_ref().map(|face| face.plan()),
        });
        match up {
            Up::B if tile == Tile::START => &all.b,
            _ => &all.faces[tile.index()],
        }
    }
}

/// Plans that are drawn when the first is asked for. They follow from the faces, so that they make
/// no difference between two sets.
#[derive(Default)]
struct Plans(OnceLock<All>);

/// The plan of side B of the start tile, and those of the faces.
struct All {
    b: String,
    faces: [String; TILES],
}

/// A copy draws its own plans when it is asked for one.
impl Clone for Plans {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Plans {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Plans {}

impl fmt::Debug for Plans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Plans(..)")
    }
}
