//! Tiles by number, sets of them, their squares, and the deck of those that do not lie yet.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::Side;
use serde::{Serialize, Serializer};

use crate::Options;

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

game::words! {
    /// Which side of the start tile lies up (MZ-08).
    pub enum Up, "a side" {
        /// With a vortex of each colour.
        #[default]
        A = "A",
        /// Without.
        B = "B",
    }
}

game::set_of! {
    /// Some of the tiles. Written as numbers with blanks between, or `none`.
    pub struct TileSet(u32) of Tile, TILES, |index| Tile::new(index + 1), "tile", "2 7"
}

impl TileSet {
    /// Those from one to another, both included.
    pub fn range(from: u8, to: u8) -> Self {
        (from..=to).filter_map(Tile::new).collect()
    }
}

/// A square of a tile, as the tile is drawn: `column,row` from the top left.
pub type Cell = maze::Square<4, 4>;

/// Some squares of a tile.
pub type Cells = maze::Squares<4, 4>;

/// Walls between squares of a tile.
pub type Walls = maze::Walls<4, 4>;

/// MZ-02: the square at the door of this side. The four are images of each other under quarter
/// turns.
pub const fn door(side: Side) -> Cell {
    let cell = match side {
        Side::North => Cell::new(2, 0),
        Side::East => Cell::new(3, 2),
        Side::South => Cell::new(1, 3),
        Side::West => Cell::new(0, 1),
    };
    cell.expect("the four are on the tile")
}

/// The side at whose door this square lies.
pub fn door_at(cell: Cell) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| door(side) == cell)
}

/// The tiles that do not lie yet. Their order does not exist before they are drawn, but for what
/// everybody knows of it (MZ-90).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    /// The tile on top, where it is known.
    pub(crate) top: Option<Tile>,
    /// The tiles of unknown order.
    pub(crate) shuffled: TileSet,
    /// MZ-61: tiles that were put under the deck, the first of them drawn first.
    under: [Option<Tile>; TILES],
}

impl Deck {
    /// No tile at all.
    pub(crate) const EMPTY: Self =
        Self { top: None, shuffled: TileSet::NONE, under: [None; TILES] };

    pub(crate) fn new(options: &Options) -> Self {
        let top = options.ball_first.then_some(Tile::BALL); // MZ-55
        let mut shuffled = options.deck();
        top.into_iter().for_each(|tile| shuffled.remove(tile));
        Self { top, shuffled, ..Self::EMPTY }
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.top.is_some()) + usize::from(self.shuffled.len()) + self.under().count()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.top.is_none() && self.shuffled.is_empty() && self.under[0].is_none()
    }

    /// MZ-61: the tiles under the deck, in order.
    pub(crate) fn under(&self) -> impl Iterator<Item = Tile> + '_ {
        self.under.iter().map_while(|tile| *tile)
    }

    pub(crate) fn put_under(&mut self, tile: Tile) {
        if let Some(free) = self.under.iter_mut().find(|place| place.is_none()) {
            *free = Some(tile);
        }
    }

    /// The next tile, where everybody knows it.
    pub(crate) fn known(&self) -> Option<Tile> {
        self.top.or(if self.shuffled.is_empty() { self.under[0] } else { None })
    }

    /// Takes the next tile, which is this one.
    pub(crate) fn take(&mut self, tile: Tile) {
        if self.top == Some(tile) {
            self.top = None;
        } else if self.shuffled.contains(tile) {
            self.shuffled.remove(tile);
        } else if self.under[0] == Some(tile) {
            self.under.rotate_left(1);
            self.under[TILES - 1] = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use maze::Image;

    use super::*;

    #[test]
    fn tiles_come_in_ascending_order() {
        let tile = |number| Tile::new(number).expect("a number from 1 to 24");
        let set: TileSet = [tile(24), tile(2), tile(9)].into_iter().collect();
        let nth: Vec<_> = (0..4).map(|number| set.nth(number)).collect();
        assert_eq!(nth, [Some(tile(2)), Some(tile(9)), Some(tile(24)), None]);
    }

    #[test]
    fn mz_02_doors_are_a_pinwheel() {
        for side in Side::ALL {
            let turned = Image::turned(1).square(door(side));
            assert_eq!(turned, door(side.turned(1)));
            assert_eq!(door_at(door(side)), Some(side));
            assert_eq!(door(side).beside(side), None, "a door is at the border");
        }
    }
}
