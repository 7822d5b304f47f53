//! Squares as numbers, so that searches can use arrays.

use magic_maze::{Cell, Square, TILES, Tile};

/// Maximum number of squares.
pub(super) const SPOTS: usize = TILES * 16;

/// A square of the mall by its number, or off the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Spot(u16);

impl Spot {
    /// The position of a hero that has left.
    pub(super) const OFF: Self = Self(511);

    pub(super) fn new(square: Square) -> Self {
        Self(square.tile.index() as u16 * 16 + u16::from(square.cell.index()))
    }

    pub(super) fn square(self) -> Option<Square> {
        let tile = Tile::new((self.0 / 16) as u8 + 1)?;
        Some(Square::new(tile, Cell::from_index((self.0 % 16) as u8)?))
    }

    /// The number of the square; must not be called for [`Self::OFF`].
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The index of the tile, 0 for the start tile. Off the board it is the index of no tile.
    #[inline]
    pub(super) fn tile(self) -> usize {
        usize::from(self.0 / 16)
    }
}

/// The index of the tile on which several heroes may always be (MZ-67).
pub(super) const START: usize = 0;

/// The positions of the four heroes.
pub(super) type Four = [Spot; 4];

/// All four positions in one number.
#[inline]
pub(super) fn key(four: &Four) -> u64 {
    four.iter().fold(0, |key, spot| key << 9 | u64::from(spot.0))
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SpotSet([u64; SPOTS / 64]);

impl SpotSet {
    #[inline]
    pub(super) fn contains(&self, spot: Spot) -> bool {
        self.0[spot.index() / 64] >> (spot.index() % 64) & 1 == 1
    }

    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Spot> {
        (0..SPOTS as u16).map(Spot).filter(|&spot| self.contains(spot))
    }

    pub(super) fn add(&mut self, spot: Spot) {
        self.0[spot.index() / 64] |= 1 << (spot.index() % 64);
    }

    pub(super) fn remove(&mut self, spot: Spot) {
        self.0[spot.index() / 64] &= !(1 << (spot.index() % 64));
    }
}
