//! What a player's action does.

use game::{Log, Seat};
use maze::Side;

use crate::board::{Slot, Square};
use crate::legal::{may_step, may_stop};
use crate::state::{MagicLabyrinth, Stage};
use crate::{Action, Event, Refusal, Sight};

impl MagicLabyrinth {
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over(_) => return Err(Refusal::GameOver),
            Stage::Roll | Stage::Move { .. } => {}
            _ => return Err(Refusal::Wait),
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn); // ML-17
        }
        match action {
            Action::Roll => self.roll(),
            Action::Step(side) => self.step(seat, side, log),
            Action::Stop => self.stop(seat, log),
        }
    }

    fn roll(&mut self) -> Result<(), Refusal> {
        if self.stage != Stage::Roll {
            return Err(Refusal::AlreadyRolled);
        }

        self.stage = Stage::Die;
        self.turns = self.turns.saturating_add(1);
        Ok(())
    }

    fn step(&mut self, seat: Seat, side: Side, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        let Stage::Move { rolled, left } = self.stage else { return Err(Refusal::RollFirst) };
        let from = self.mage[seat];
        let to = from.beside(side).ok_or(Refusal::EdgeOfBoard)?; // ML-20
        let slot = Slot::new(from, side).ok_or(Refusal::EdgeOfBoard)?;
        if !may_step(self, self.others(seat), to, left) {
            return Err(Refusal::CouldNotStop); // ML-24
        }

        if self.walls.contains(slot) {
            self.bump(seat, from, side, slot, log);
        } else {
            self.stage = Stage::Move { rolled, left: left - 1 };
            self.arrive(seat, from, side, to, log);
        }
        Ok(())
    }

    /// ML-23: back to the own corner, and the turn is over.
    fn bump(
        &mut self,
        seat: Seat,
        from: Square,
        side: Side,
        slot: Slot,
        log: &mut impl Log<Event>,
    ) {
        let home = self.options.home(seat);
        if self.options.keep_found_walls {
            self.found.add(slot); // ML-41
        }
        self.mage[seat] = home;
        log.note(|| Event::Public(Sight::Bump { seat, from, side, home }));
        self.pass();
    }

    fn arrive(
        &mut self,
        seat: Seat,
        from: Square,
        side: Side,
        to: Square,
        log: &mut impl Log<Event>,
    ) {
        if self.options.trail
            && let Some(slot) = Slot::new(from, side)
        {
            self.trail.add(slot); // ML-41
        }
        self.mage[seat] = to;
        log.note(|| Event::Public(Sight::Step { seat, from, side, to }));
        if self.goal() == Some(to) {
            self.win_chip(seat, log);
        } else if matches!(self.stage, Stage::Move { left: 0, .. }) {
            self.end_move(seat, 0, log);
        }
    }

    /// ML-27: the chip is taken and the move is over, whatever steps were left.
    fn win_chip(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(symbol) = self.look.take() else { return };
        self.chips[seat].add(symbol);
        log.note(|| Event::Public(Sight::Win { seat, symbol }));
        self.turn = self.turn.next(self.options.seats); // ML-17
        self.stage = Stage::Chip;
        self.settle(seat, log);
    }

    fn stop(&mut self, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        may_stop(self, seat)?;
        let Stage::Move { left, .. } = self.stage else { return Err(Refusal::RollFirst) };

        self.end_move(seat, left, log);
        Ok(())
    }

    fn end_move(&mut self, seat: Seat, steps: u8, log: &mut impl Log<Event>) {
        log.note(|| Event::Public(Sight::Stop { seat, steps }));
        self.pass();
    }

    /// ML-17: play goes round clockwise.
    fn pass(&mut self) {
        self.turn = self.turn.next(self.options.seats);
        self.stage = Stage::Roll;
    }

    /// ML-30: ends the game if this player has enough chips.
    pub(crate) fn settle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.chips[seat].len() >= self.options.chips {
            self.stage = Stage::Over(seat);
            log.note(|| Event::Public(Sight::Victory { seat }));
        }
    }
}
