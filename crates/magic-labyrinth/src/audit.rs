//! What must always hold.

use game::Seat;

use crate::board::{Walls, bears_symbol};
use crate::config::check_built;
use crate::state::{MagicLabyrinth, Stage};
use crate::{Symbol, SymbolSet};

impl MagicLabyrinth {
    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_walls()?;
        self.check_chips()?;
        self.check_places()?;
        self.check_stage()
    }

    fn check_walls(&self) -> Result<(), String> {
        check_built(self.walls).map_err(|error| error.to_string())?;
        if self.stage != Stage::Maze && self.walls.count() != self.options.walls {
            return Err(format!("there are {} walls", self.walls.count()));
        }
        if !self.walls.covers(self.found) {
            return Err("a wall was found that is not there (ML-41)".to_owned());
        }
        if self.walls.slots().any(|slot| self.trail.contains(slot)) {
            return Err("the trail runs through a wall (ML-41)".to_owned());
        }
        let kept = (!self.found.slots().eq([]), !self.trail.slots().eq([]));
        if (kept.0 && !self.options.keep_found_walls) || (kept.1 && !self.options.trail) {
            return Err("walls or passages are kept without the option (ML-41)".to_owned());
        }
        Ok(())
    }

    /// ML-03: each chip is in the bag, open or won, and in one of these only.
    fn check_chips(&self) -> Result<(), String> {
        let mut seen = SymbolSet::NONE;
        let won = self.chips.values().iter().flat_map(|chips| chips.iter());
        for symbol in self.bag.iter().chain(self.look).chain(won) {
            if seen.contains(symbol) {
                return Err(format!("the chip {symbol} is there twice (ML-03)"));
            }
            seen.add(symbol);
        }
        if let Some(symbol) = Symbol::all().find(|&symbol| !seen.contains(symbol)) {
            return Err(format!("the chip {symbol} is missing (ML-03)"));
        }
        let enough = |seat: &Seat| self.chips[*seat].len() >= self.options.chips;
        let winner = Seat::first(self.options.seats).find(enough);
        match (self.stage, winner) {
            (Stage::Over(seat), Some(_)) if enough(&seat) => Ok(()),
            (Stage::Over(seat), _) => Err(format!("{seat} has won without enough chips (ML-30)")),
            (_, Some(seat)) => Err(format!("{seat} has enough chips to have won (ML-30)")),
            (_, None) => Ok(()),
        }
    }

    /// ML-03, ML-24, ML-26: symbols on their squares, and magicians together only where they may be.
    fn check_places(&self) -> Result<(), String> {
        let mut places = self.place.to_vec();
        places.sort();
        places.dedup();
        if places.len() != 24 || !places.iter().all(|&square| bears_symbol(square)) {
            return Err("the symbols do not lie on the 24 squares for them (ML-03)".to_owned());
        }
        for (seat, &square) in self.mage.iter() {
            let here = self.standing_on(square);
            let passing = matches!(self.stage, Stage::Move { rolled, left } if left < rolled);
            let still = if passing { here.without(self.turn) } else { here };
            let host = still.iter().any(|other| self.options.home(other) == square);
            let most = if host { 2 } else { 1 };
            if !self.options.shared_squares && still.len() > most {
                return Err(format!("{seat} shares {square} (ML-24)"));
            }
        }
        Ok(())
    }

    fn check_stage(&self) -> Result<(), String> {
        let playing = matches!(self.stage, Stage::Roll | Stage::Die | Stage::Move { .. });
        if playing != self.look.is_some() {
            return Err("a chip lies open exactly while it is looked for (ML-15)".to_owned());
        }
        if let Some(square) = self.goal()
            && !self.standing_on(square).is_empty()
        {
            return Err(format!("somebody stands on the looked-for symbol at {square} (ML-28)"));
        }
        match self.stage {
            Stage::Move { rolled, left } if left == 0 || left > rolled || rolled > 4 => {
                Err(format!("{left} steps are left of {rolled} (ML-20)"))
            }
            Stage::Maze if self.walls != Walls::NONE => Err("walls before the maze".to_owned()),
            _ if self.turn.index() >= usize::from(self.options.seats) => {
                Err(format!("it is the turn of {}, who is not there", self.turn))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
