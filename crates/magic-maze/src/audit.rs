//! What must always hold.

use game::{Millis, Outcome, Seat, SeatSet};

use crate::Hero;
use crate::hero::{Abilities, Pile, action_tiles};
use crate::scenario::TalkRule;
use crate::state::{MagicMaze, Sand, Stage, Where};
use crate::tile::{Tile, TileSet};

impl MagicMaze {
    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_tiles()?;
        self.check_heroes()?;
        self.check_marks()?;
        self.check_hands()?;
        self.check_votes()?;
        self.check_time()?;
        self.check_stage()
    }

    /// Every tile is in one place: laid, shown or in the deck (MZ-08).
    fn check_tiles(&self) -> Result<(), String> {
        let first = [Some(Tile::START), self.options.apart()];
        let mut all: TileSet = self.options.deck();
        first.into_iter().flatten().for_each(|tile| all.add(tile));
        let lying = self.mall.lying().map(|(tile, _)| tile);
        let rest = self.deck.shuffled.iter().chain(self.deck.top).chain(self.deck.under());
        let mut found = TileSet::NONE;
        for tile in lying.chain(rest).chain(self.shown) {
            if found.contains(tile) {
                return Err(format!("tile {tile} is there twice"));
            }
            found.add(tile);
        }
        if found != all {
            return Err(format!("the tiles are {found}, not {all} (MZ-68)"));
        }
        for (tile, laid) in self.mall.lying() {
            if self.mall.at(laid.place) != Some(tile) {
                return Err(format!("two tiles lie at {} (MZ-03)", laid.place));
            }
            if tile == Tile::START && laid.place.origin() != (0, 0) {
                return Err("tile 1 has moved".to_owned());
            }
        }
        Ok(())
    }

    fn check_heroes(&self) -> Result<(), String> {
        for hero in Hero::ALL {
            let is = self.heroes[hero.index()];
            let waits = match self.stage {
                Stage::Deal(_) => true,
                Stage::Start(next) => hero >= next,
                _ => false,
            };
            if waits != (is == Where::Waiting) {
                let found = if waits { "on the board already" } else { "not on the board yet" };
                return Err(format!("the {hero} is {found} (MZ-18)"));
            }
            let Some(square) = is.square() else { continue };
            if self.mall.laid(square.tile).is_none()
                || self.mall.face(square.tile).solid.contains(square.cell)
            {
                return Err(format!("the {hero} is on {square}, where nobody can be"));
            }
            if self.hero_on(square) != Some(hero) {
                return Err(format!("two heroes are on {square} (MZ-11)"));
            }
            let others = Hero::ALL.into_iter().filter(|&other| other != hero);
            let mut near = others.filter_map(|other| self.heroes[other.index()].square());
            if !self.options.special.crowds
                && square.tile != Tile::START
                && near.any(|other| other.tile == square.tile)
            {
                return Err(format!("two heroes are on tile {} (MZ-67)", square.tile));
            }
        }
        let gone = |is: &Where| matches!(is, Where::Stays(_) | Where::Left);
        if !self.theft && self.heroes.iter().any(gone) {
            return Err("a hero has left before the theft (MZ-21)".to_owned());
        }
        let won = matches!(self.stage, Stage::Over(Outcome::Won(_)));
        if won != self.heroes.iter().all(gone) {
            return Err("the game is won when all have left, and only then (MZ-22)".to_owned());
        }
        self.check_exits()?;
        self.check_dimensions()
    }

    /// MZ-21, MZ-60, MZ-67: a hero at an exit is off the board, or stays on an exit it can use.
    fn check_exits(&self) -> Result<(), String> {
        for hero in Hero::ALL {
            match self.heroes[hero.index()] {
                Where::Left if self.stays_at_exit() => {
                    return Err(format!("the {hero} has left, but would stay on its exit (MZ-60)"));
                }
                Where::Stays(_) if !self.stays_at_exit() => {
                    return Err(format!("the {hero} stays on an exit, but would leave (MZ-21)"));
                }
                Where::Stays(square) if self.theft && !self.can_exit(hero, square) => {
                    return Err(format!(
                        "the {hero} stays on {square}, which is no exit for it (MZ-60)"
                    ));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// MZ-63: never all four in one.
    fn check_dimensions(&self) -> Result<(), String> {
        let planes = self.heroes.map(|hero| hero.square().and_then(|at| self.mall.plane(at.tile)));
        let together = planes.iter().all(|plane| plane.is_some() && *plane == planes[0]);
        if self.options.special.dimensions && together {
            return Err("all four heroes are in one dimension (MZ-63)".to_owned());
        }
        Ok(())
    }

    fn check_marks(&self) -> Result<(), String> {
        for square in self.used.iter() {
            let face = self.mall.face(square.tile);
            let marks = [face.timers, face.balls, face.cameras];
            if self.mall.laid(square.tile).is_none()
                || !marks.iter().any(|cells| cells.contains(square.cell))
            {
                return Err(format!("nothing can be out of order on {square}"));
            }
        }
        let ball = match self.heroes[Hero::Mage.index()] {
            Where::At(square) => self.may_use_ball(square).is_ok(),
            _ => false,
        };
        if (self.shown.is_some() || self.gazed || self.stage == Stage::Show) && !ball {
            return Err("a tile is shown without a crystal ball (MZ-55)".to_owned());
        }
        if self.discards > 2 || self.discards > 0 && !self.options.special.reconfigure {
            return Err(format!("{} tiles are to be taken away (MZ-61)", self.discards));
        }
        Ok(())
    }

    /// MZ-23, MZ-42: the pawn and the votes are of players at the table.
    fn check_votes(&self) -> Result<(), String> {
        let seats = self.options.seats;
        let absent = |seat: Seat| seat.index() >= usize::from(seats);
        if self.pawn.is_some_and(absent) {
            return Err("the pawn stands before nobody (MZ-42)".to_owned());
        }
        let no_pawn = self.options.solo() || self.options.special.talk == TalkRule::Eyes;
        if self.pawn.is_some() && no_pawn {
            return Err("the pawn is used, but is not in play (MZ-42)".to_owned());
        }
        if self.giving_up.iter().any(absent) {
            return Err("somebody gives up who is not there (MZ-23)".to_owned());
        }
        let over = matches!(self.stage, Stage::Over(_));
        if self.giving_up.len() == seats && !self.options.solo() && !over {
            return Err("all are for giving up, but the game goes on (MZ-23)".to_owned());
        }
        Ok(())
    }

    /// What nature is to draw can be drawn.
    pub(crate) fn check_stage(&self) -> Result<(), String> {
        let hidden = self.deck.known().is_none() && !self.deck.is_empty();
        let fits = match self.stage {
            Stage::Deal(_) if self.options.solo() => Err("nothing is dealt to one alone (MZ-70)"),
            Stage::Deal(seat) if seat.index() >= usize::from(self.options.seats) => {
                Err("an action tile is dealt to nobody (MZ-10)")
            }
            Stage::Deal(_) | Stage::Start(_) if !self.is_untouched() => {
                Err("something was done before all heroes were set up (MZ-18)")
            }
            Stage::Top if !self.options.special.face_up => {
                Err("the top tile is turned up, but the deck lies face down (MZ-58)")
            }
            Stage::Top if !hidden => Err("the top tile is drawn, but is known already (MZ-58)"),
            Stage::Lay(_) | Stage::Show if !hidden => {
                Err("a tile is drawn, but the deck is empty or its top is known (MZ-90)")
            }
            Stage::Lay(_) | Stage::Show if self.shown.is_some() => {
                Err("a tile is drawn while another is to be placed (MZ-55)")
            }
            Stage::Lay(at) if self.mall.unexplored(at).is_none() => {
                Err("a tile is drawn for a square that leads to no free place (MZ-15)")
            }
            Stage::Show if self.mall.all_unexplored().next().is_none() => {
                Err("a tile is turned up, but no exploration square is open (MZ-55)")
            }
            Stage::TurnUp if !self.options.solo() => {
                Err("an action tile is turned up, but nobody plays alone (MZ-70)")
            }
            Stage::TurnUp if self.pile.is_through() || self.pile.known().is_some() => {
                Err("an action tile is drawn, but the next one is known (MZ-70)")
            }
            _ => Ok(()),
        };
        fits.map_err(str::to_owned)
    }

    /// Whether nobody has done anything yet.
    fn is_untouched(&self) -> bool {
        let laid = 1 + usize::from(self.options.apart().is_some());
        !self.begun
            && !self.talk
            && !self.theft
            && self.turned == 0
            && self.discards == 0
            && self.shown.is_none()
            && self.pawn.is_none()
            && self.giving_up == SeatSet::NOBODY
            && self.used.iter().next().is_none()
            && self.pile == Pile::default()
            && self.mall.lying().count() == laid
    }

    /// MZ-10, MZ-59: each action tile is somebody's.
    fn check_hands(&self) -> Result<(), String> {
        let empty = self.options.special.leader.then_some(Abilities::NOTHING);
        let mut tiles: Vec<Abilities> = action_tiles(self.options.holders()).to_vec();
        tiles.extend(empty);
        let dealt = match self.stage {
            Stage::Deal(seat) => seat.index(),
            _ if self.options.solo() => 0,
            _ => usize::from(self.options.seats),
        };
        for (nth, hand) in self.hands.values().iter().enumerate() {
            let tile = tiles.iter().position(|tile| tile == hand);
            match tile {
                Some(at) if nth < dealt => {
                    tiles.swap_remove(at);
                }
                _ if nth >= dealt && hand.is_empty() => {}
                _ => return Err(format!("the action tile `{hand}` is not to be had (MZ-10)")),
            }
        }
        Ok(())
    }

    fn check_time(&self) -> Result<(), String> {
        let full = self.holds_sand();
        match self.sand {
            Sand::Still if !self.begun || full == Millis::ZERO => Ok(()),
            Sand::Still => Err("the sand must run once somebody has acted (MZ-32)".to_owned()),
            Sand::Stopped { left } if left <= full => {
                let over = matches!(self.stage, Stage::Over(_));
                if over { Ok(()) } else { Err("the sand stops at the end only (MZ-32)".to_owned()) }
            }
            Sand::Runs { until } if until - self.now <= full => {
                let over = matches!(self.stage, Stage::Over(_));
                let fits = self.begun && !over && until > self.now;
                if fits { Ok(()) } else { Err(format!("the sand runs until {until}")) }
            }
            _ => Err("there is more sand than the glass holds (MZ-30)".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests;
