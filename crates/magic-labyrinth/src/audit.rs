//! What must always hold.

use game::{Game, Seat, SeatSet};

use crate::board::{Symbol, SymbolSet, Walls, bears_symbol};
use crate::settings::check_built;
use crate::state::{MagicLabyrinth, Stage};

impl MagicLabyrinth {
    /// Walls, chips, symbols and magicians.
    pub(crate) fn check_board(&self) -> Result<(), String> {
        self.check_seats()?;
        self.check_walls()?;
        self.check_chips()?;
        self.check_places()
    }

    /// What comes next, and whether it fits the board.
    pub(crate) fn check_turn(&self) -> Result<(), String> {
        self.check_stage()?;
        self.check_setup()?;
        self.check_bonus()?;
        self.check_mover()
    }

    /// The player who has won or is to get a chip has a seat.
    fn check_seats(&self) -> Result<(), String> {
        let named = match self.stage {
            Stage::Over(seat) => SeatSet::only(seat),
            Stage::Bonus(seats) => seats,
            _ => SeatSet::NOBODY,
        };
        match named.iter().find(|&seat| self.chips.get(seat).is_none()) {
            Some(seat) => Err(format!("{seat} wins or draws, who is not there")),
            None => Ok(()),
        }
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
        let mut winners = Seat::first(self.options.seats).filter(enough);
        let Stage::Over(winner) = self.stage else {
            return match winners.next() {
                Some(seat) => Err(format!("{seat} has enough chips to have won (ML-30)")),
                None => Ok(()),
            };
        };
        if !enough(&winner) {
            return Err(format!("{winner} has won without enough chips (ML-30)"));
        }
        if self.chips[winner].len() > self.options.chips || winners.any(|seat| seat != winner) {
            return Err(format!("the game went on after {winner} or another won (ML-30)"));
        }
        Ok(())
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

    /// ML-03, ML-13, ML-14, ML-16: what is drawn before the first turn is asked for by the settings,
    /// and nobody has moved or won anything yet.
    fn check_setup(&self) -> Result<(), String> {
        let options = &self.options;
        let unasked = match self.stage {
            Stage::Maze => None,
            Stage::Turning if options.turned => None,
            Stage::Turning => Some("the maze is turned, but `turned` is off (ML-13)"),
            Stage::Shuffling if options.shuffled => None,
            Stage::Shuffling => Some("symbols are drawn, but they lie in the fixed order (ML-03)"),
            Stage::First if options.first.is_some() => {
                Some("the first player is drawn, but is named (ML-16)")
            }
            Stage::First if options.seats > 1 => None,
            Stage::First => Some("the first player is drawn, but there is only one (ML-16)"),
            _ => return Ok(()),
        };
        if let Some(unasked) = unasked {
            return Err(unasked.to_owned());
        }
        let away = |seat: &Seat| self.mage[*seat] != options.home(*seat);
        if let Some(seat) = Seat::first(options.seats).find(away) {
            return Err(format!("{seat} has moved before the first turn (ML-14)"));
        }
        if self.turns > 0 || self.bag.len() < 24 || self.turn != options.first.unwrap_or_default() {
            return Err("a turn was played before the first player is known (ML-16)".to_owned());
        }
        Ok(())
    }

    /// ML-29: chips from the bag are for magicians that share the square of a drawn symbol.
    fn check_bonus(&self) -> Result<(), String> {
        let Stage::Bonus(waiting) = self.stage else { return Ok(()) };
        if !self.options.shared_squares {
            return Err("a bonus is drawn, but `shared-squares` is off (ML-29)".to_owned());
        }
        let mut squares = waiting.iter().map(|seat| self.mage[seat]);
        let first = squares.next();
        if !first.is_some_and(bears_symbol) || squares.any(|square| Some(square) != first) {
            return Err("a bonus is drawn for players who do not share a symbol (ML-29)".to_owned());
        }
        Ok(())
    }

    /// ML-24, ML-25: the player who is to move can stop or step.
    fn check_mover(&self) -> Result<(), String> {
        if !matches!(self.stage, Stage::Move { .. }) {
            return Ok(());
        }
        let mut actions = Vec::new();
        self.legal(self.turn, &mut actions);
        if actions.is_empty() {
            return Err(format!("{} can neither stop nor step (ML-24)", self.turn));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
