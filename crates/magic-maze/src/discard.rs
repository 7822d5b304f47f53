//! Taking tiles away (MZ-61).

use game::{Log, Outcome, Seat};

use crate::state::MagicMaze;
use crate::tile::{Tile, TileSet};
use crate::{Event, Refusal, Sight};

/// MZ-61: so many at every turning of the timer.
const DISCARDS: u8 = 2;

impl MagicMaze {
    /// MZ-61: two tiles must go; if they cannot, the game is lost.
    pub(crate) fn demand_discards(&mut self, log: &mut impl Log<Event>) {
        if Tile::all().any(|tile| self.may_go_first(tile).is_ok()) {
            self.discards = DISCARDS;
        } else {
            self.end(self.now, Outcome::Lost, log);
        }
    }

    pub(crate) fn may_discard(&self, tile: Tile) -> Result<(), Refusal> {
        match self.discards {
            0 => Err(Refusal::NoDiscard),
            DISCARDS => self.may_go_first(tile),
            _ => self.may_go(tile, TileSet::NONE),
        }
    }

    /// Whether this tile can go and then a second one.
    fn may_go_first(&self, tile: Tile) -> Result<(), Refusal> {
        self.may_go(tile, TileSet::NONE)?;
        let gone: TileSet = [tile].into_iter().collect();
        let second = Tile::all().any(|other| self.may_go(other, gone).is_ok());
        if second { Ok(()) } else { Err(Refusal::NoSecond) }
    }

    /// Whether this tile can go once those are gone.
    fn may_go(&self, tile: Tile, gone: TileSet) -> Result<(), Refusal> {
        let lies = self.mall.laid(tile).is_some() && !gone.contains(tile);
        if !lies || tile == Tile::START || self.is_peopled(tile) || self.used.on(tile) {
            return Err(Refusal::TileStays);
        }
        let mut without = gone;
        without.add(tile);
        if !self.mall.hangs_together_without(without) {
            return Err(Refusal::FallsApart);
        }
        Ok(())
    }

    pub(crate) fn discard(&mut self, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
        self.mall.take_away(tile);
        self.deck.put_under(tile);
        self.discards -= 1;
        log.note(|| Sight::Discard { seat, tile });
        self.put_back(log);
    }
}
