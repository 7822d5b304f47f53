//! Exploring, by a hero (MZ-15) and by the crystal ball (MZ-55), and taking tiles away (MZ-61).

use game::{Log, Outcome, Seat};

use crate::mall::Laid;
use crate::place::Square;
use crate::state::{MagicMaze, Stage, Where};
use crate::tile::{Tile, TileSet};
use crate::{Event, Hero, Refusal, Sight};

impl MagicMaze {
    /// MZ-15: whether this hero can explore from here.
    pub(crate) fn may_explore(&self, hero: Hero, from: Square) -> Result<(), Refusal> {
        if self.shown.is_some() {
            return Err(Refusal::PlaceFirst); // MZ-55
        }
        let own = self.mall.face(from.tile).exploration(from.cell);
        if own.is_none_or(|(colour, _)| colour != hero) {
            return Err(Refusal::NotExploring);
        }
        if self.mall.unexplored(from).is_none() {
            return Err(Refusal::Explored); // MZ-05
        }
        if self.deck.is_empty() {
            return Err(Refusal::NoTileLeft);
        }
        Ok(())
    }

    pub(crate) fn explore(
        &mut self,
        seat: Seat,
        hero: Hero,
        from: Square,
        log: &mut impl Log<Event>,
    ) {
        log.note(|| Sight::Explore { seat, hero, from });
        if hero == Hero::Elf && self.options.special.loudspeakers {
            self.open_talk(log); // MZ-54
        }
        match self.deck.known() {
            Some(tile) => self.lay(from, tile, log),
            None => self.stage = Stage::Lay(from),
        }
    }

    /// Lays the next tile of the deck at an exploration square.
    pub(crate) fn lay(&mut self, at: Square, tile: Tile, log: &mut impl Log<Event>) {
        self.deck.take(tile);
        self.lay_out(at, tile, log);
        self.look_at_top();
    }

    /// MZ-04: the turn is forced.
    fn lay_out(&mut self, at: Square, tile: Tile, log: &mut impl Log<Event>) {
        let place = self.mall.unexplored(at).zip(self.mall.laid(at.tile));
        let Some(((_, side), near)) = place else { return };
        let place = near.place.beside(side);
        let turn = self.mall.turn_to_meet(tile, side);
        self.mall.lay(tile, Laid { place, turn });
        log.note(|| Sight::Lay { tile, place, turn });
    }

    /// MZ-58: the next tile is turned up, where the deck lies face up.
    pub(crate) fn look_at_top(&mut self) {
        let hidden = self.deck.top.is_none() && !self.deck.shuffled.is_empty();
        let looks = self.options.special.face_up && hidden;
        self.stage = if looks { Stage::Top } else { Stage::Play };
    }

    /// MZ-55: whether the ball on which the mage stands can be used.
    pub(crate) fn may_gaze(&self, from: Square) -> Result<(), Refusal> {
        if self.shown.is_some() {
            return Err(Refusal::PlaceFirst);
        }
        self.may_use_ball(from)?;
        if self.deck.is_empty() {
            return Err(Refusal::NoTileLeft);
        }
        if self.mall.all_unexplored().next().is_none() {
            return Err(Refusal::NothingOpen);
        }
        Ok(())
    }

    pub(crate) fn gaze(&mut self, seat: Seat, from: Square, log: &mut impl Log<Event>) {
        log.note(|| Sight::Gaze { seat, from });
        match self.deck.known() {
            Some(tile) => self.show(tile, log),
            None => self.stage = Stage::Show,
        }
    }

    /// MZ-55: the next tile of the deck is turned up for all.
    pub(crate) fn show(&mut self, tile: Tile, log: &mut impl Log<Event>) {
        self.deck.take(tile);
        self.shown = Some(tile);
        self.stage = Stage::Play;
        log.note(|| Sight::Shown { tile });
    }

    /// MZ-55: any open exploration square will do.
    pub(crate) fn may_place(&self, at: Square) -> Result<(), Refusal> {
        if self.shown.is_none() {
            return Err(Refusal::NothingShown);
        }
        match self.mall.unexplored(at) {
            Some(_) => Ok(()),
            None => Err(Refusal::NotOpen),
        }
    }

    pub(crate) fn place(&mut self, seat: Seat, at: Square, log: &mut impl Log<Event>) {
        let Some(tile) = self.shown.take() else { return };
        log.note(|| Sight::Place { seat, at });
        self.lay_out(at, tile, log);
        if !self.gazed {
            self.gazed = true;
        } else if let Where::At(ball) = self.heroes[Hero::Mage.index()] {
            self.use_up_ball(ball, log);
        }
        self.look_at_top();
    }

    /// MZ-55: a tile that cannot be placed any more goes back on top.
    pub(crate) fn put_back(&mut self, log: &mut impl Log<Event>) {
        if self.shown.is_some() && self.mall.all_unexplored().next().is_none() {
            self.deck.top = self.shown.take();
            log.note(|| Sight::PutBack);
        }
    }
}

/// MZ-61: the number of tiles at every turning of the timer.
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
        let second = Tile::all().any(|other| self.may_go(other, TileSet::only(tile)).is_ok());
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
