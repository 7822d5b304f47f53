//! Numbers of tiles, their faces, and sets of tiles.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

/// How many tiles there are.
pub const TILES: usize = 24;

/// A tile, by its number from 1 to 24.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The start tile.
    pub const START: Self = Self(1);
    /// MZ-63: the tile that lies apart.
    pub const APART: Self = Self(3);
    /// MZ-55: the tile with the first crystal ball.
    pub const BALL: Self = Self(15);

    /// The tile with this number; `None` if there is none.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= TILES { Some(Self(number)) } else { None }
    }

    /// All tiles, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=TILES as u8).map(Self)
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in lists, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
        (text.parse().ok())
            .filter(|_| plain)
            .and_then(Self::new)
            .ok_or_else(|| Unreadable::new("a tile, 1 to 24", text))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// Which side of the start tile lies up (MZ-08).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Up {
    /// With a vortex of each colour.
    A,
    /// Without.
    B,
}

impl fmt::Display for Up {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

/// Some of the tiles. Written as numbers with blanks between, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(u32);

impl TileSet {
    /// No tile.
    pub const NONE: Self = Self(0);

    /// Those from one to another, both included.
    pub fn range(from: u8, to: u8) -> Self {
        (from..=to).filter_map(Tile::new).collect()
    }

    /// Whether the tile is among these.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Adds a tile.
    pub fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.index());
    }

    /// These but for one.
    #[must_use]
    pub fn without(mut self, tile: Tile) -> Self {
        self.remove(tile);
        self
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, ascending.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as u8 + 1;
            rest &= rest.wrapping_sub(1);
            Tile::new(number)
        })
    }

    /// The one with this number in ascending order, counted from 0.
    pub fn nth(self, number: u32) -> Option<Tile> {
        self.iter().nth(number as usize)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, |mut set, tile| {
            set.add(tile);
            set
        })
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (nth, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if nth > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for TileSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "none" {
            return Ok(Self::NONE);
        }
        let mut set = Self::NONE;
        for word in text.split_whitespace() {
            let tile = word.parse()?;
            if set.contains(tile) {
                return Err(Unreadable::new("each tile once", word));
            }
            set.add(tile);
        }
        if set.is_empty() {
            return Err(Unreadable::new("tiles such as `2 7`, or `none`", text));
        }
        Ok(set)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_come_in_ascending_order() {
        let tile = |number| Tile::new(number).expect("a number from 1 to 24");
        let set: TileSet = [tile(24), tile(2), tile(9)].into_iter().collect();
        let nth: Vec<_> = (0..4).map(|number| set.nth(number)).collect();
        assert_eq!(nth, [Some(tile(2)), Some(tile(9)), Some(tile(24)), None]);
    }
}
