//! The tiles that do not lie yet. Their order does not exist before they are drawn, but for what
//! everybody knows of it (MZ-90).

use crate::Options;
use crate::tile::{TILES, Tile, TileSet};

/// The tiles that do not lie yet.
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
    pub(crate) fn new(options: &Options) -> Self {
        let top = options.ball_first.then_some(Tile::BALL); // MZ-55
        let mut shuffled = options.deck();
        top.into_iter().for_each(|tile| shuffled.remove(tile));
        Self { top, shuffled, under: [None; TILES] }
    }

    /// One with these tiles under it.
    pub(crate) fn with(top: Option<Tile>, shuffled: TileSet, under: &[Tile]) -> Self {
        let mut deck = Self { top, shuffled, under: [None; TILES] };
        under.iter().for_each(|&tile| deck.put_under(tile));
        deck
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.top.is_some()) + self.shuffled.len() as usize + self.under().count()
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
