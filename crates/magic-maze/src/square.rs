//! A square of the mall: a tile, and a square of that tile as it is drawn.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

use crate::cell::Cell;
use crate::tile::Tile;

/// A square of the mall, written `7:2,1`: tile 7, column 2, row 1 as the tile is drawn, however it
/// lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The tile.
    pub tile: Tile,
    /// Which of its squares.
    pub cell: Cell,
}

impl Square {
    /// A square of a tile.
    pub const fn new(tile: Tile, cell: Cell) -> Self {
        Self { tile, cell }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.tile, self.cell)
    }
}

impl FromStr for Square {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let bad = || Unreadable::new("a square such as `7:2,1` (tile:column,row)", text);
        let (tile, cell) = text.split_once(':').ok_or_else(bad)?;
        let tile = tile.parse().map_err(|_| bad())?;
        let cell = cell.parse().map_err(|_| bad())?;
        Ok(Self { tile, cell })
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
