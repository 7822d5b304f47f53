//! The contract: which actions are open and what they do. Two paths that tests compare.
//!
//! The list of open actions depends on nothing that the seat may not know: walls above all.

use game::{BySeat, Dice, Game, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet, Viewer};
use maze::{Image, Side};

use crate::actions::{Action, Chance, Refusal};
use crate::board::{Slot, Square, Squares};
use crate::settings::Config;
use crate::state::{MagicLabyrinth, Stage};
use crate::view::{Event, Sight, Truth, View};

impl Game for MagicLabyrinth {
    const NAME: &'static str = "magic-labyrinth";
    const RULES: u16 = 1;
    const ONE_VIEW: bool = true;
    const IMAGES: u8 = 7;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Config) -> Self {
        Self::at_start(rules.clamp(1, Self::RULES), config)
    }

    fn seats(config: &Config) -> u8 {
        config.options.seats
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Roll | Stage::Move { .. } => Phase::Open(SeatSet::only(self.turn)),
            Stage::Over(seat) => Phase::Over(Outcome::Won(SeatSet::only(seat))),
            _ => Phase::Chance,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != self.turn {
            return;
        }
        match self.stage {
            Stage::Roll => out.push(Action::Roll),
            Stage::Move { left, .. } => {
                let (here, others) = (self.mage[seat], self.others(seat));
                for side in Side::ALL {
                    let to = here.beside(side);
                    if to.is_some_and(|to| self.may_step(others, to, left)) {
                        out.push(Action::Step(side));
                    }
                }
                if self.may_stop(seat).is_ok() {
                    out.push(Action::Stop);
                }
            }
            _ => {}
        }
    }

    fn act(
        &mut self,
        _at: Millis,
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
            Action::Roll if self.stage != Stage::Roll => Err(Refusal::AlreadyRolled),
            Action::Roll => {
                self.stage = Stage::Die;
                self.turns = self.turns.saturating_add(1);
                Ok(())
            }
            Action::Step(side) => self.step(seat, side, log),
            Action::Stop => {
                let steps = self.may_stop(seat)?;
                self.end_move(seat, steps, log);
                Ok(())
            }
        }
    }

    fn chance(
        &mut self,
        _at: Millis,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        self.nature(outcome, log)
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        self.list_odds(out)
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Option<Chance> {
        self.draw_lots(dice)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.look_at()
    }

    fn truth(&self) -> Truth {
        Truth { wall: self.walls, bag: self.bag.iter().collect(), view: self.look_at() }
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Sight> {
        Some(event.sight())
    }

    fn audit(&self) -> Result<(), String> {
        self.check_board()?;
        self.check_turn()
    }

    /// The board turned and mirrored: all images but the first, which is the board as it lies.
    fn image(&self, number: u8) -> Self {
        let image = Image::ALL[usize::from(number + 1)];
        Self {
            mage: BySeat::from_fn(self.options.seats, |seat| image.square(self.mage[seat])),
            walls: self.walls.image(image),
            ..self.clone()
        }
    }

    fn image_of(number: u8, action: Action) -> Action {
        match action {
            Action::Step(side) => Action::Step(Image::ALL[usize::from(number + 1)].side(side)),
            other => other,
        }
    }
}

impl MagicLabyrinth {
    /// ML-24: a step onto another's square only if a free one can still be reached, walls or not: to
    /// look at the walls here would tell of them.
    #[inline]
    fn may_step(&self, others: Squares, to: Square, left: u8) -> bool {
        if self.options.shared_squares || !others.contains(to) {
            return true;
        }
        let mut reach = Squares::only(to);
        for _ in 1..left {
            reach = reach.grown();
        }
        !reach.except(others).is_empty()
    }

    /// ML-21, ML-25: anywhere but on another's square; with no step taken there as well. Gives the
    /// number of steps that are left.
    #[inline]
    fn may_stop(&self, seat: Seat) -> Result<u8, Refusal> {
        let Stage::Move { rolled, left } = self.stage else { return Err(Refusal::RollFirst) };
        let moved = left < rolled;
        if moved && !self.options.shared_squares && self.others(seat).contains(self.mage[seat]) {
            return Err(Refusal::SquareTaken);
        }
        Ok(left)
    }

    fn step(&mut self, seat: Seat, side: Side, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        let Stage::Move { rolled, left } = self.stage else { return Err(Refusal::RollFirst) };
        let from = self.mage[seat];
        let to = from.beside(side).ok_or(Refusal::EdgeOfBoard)?; // ML-20
        let slot = Slot::new(from, side).ok_or(Refusal::EdgeOfBoard)?;
        if !self.may_step(self.others(seat), to, left) {
            return Err(Refusal::CouldNotStop); // ML-24
        }

        if self.walls.contains(slot) {
            // ML-23: back to the own corner, and the turn is over.
            let home = self.options.home(seat);
            if self.options.keep_found_walls {
                self.found.add(slot); // ML-41
            }
            self.mage[seat] = home;
            log.note(|| Event::Public(Sight::Bump { seat, from, side, home }));
            self.pass();
            return Ok(());
        }
        self.stage = Stage::Move { rolled, left: left - 1 };
        if self.options.trail {
            self.trail.add(slot); // ML-41
        }
        self.mage[seat] = to;
        log.note(|| Event::Public(Sight::Step { seat, from, side, to }));
        if self.goal() == Some(to) {
            self.win_chip(seat, log);
        } else if left == 1 {
            self.end_move(seat, 0, log);
        }
        Ok(())
    }

    /// ML-27: the chip is taken and the move is over, with or without steps left.
    fn win_chip(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(symbol) = self.look.take() else { return };
        self.chips[seat].add(symbol);
        log.note(|| Event::Public(Sight::Win { seat, symbol }));
        self.turn = self.turn.next(self.options.seats); // ML-17
        self.stage = Stage::Chip;
        self.settle(seat, log);
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

#[cfg(test)]
mod tests {
    use game::Diagram;

    use super::*;

    #[test]
    fn the_images_are_seven_others() {
        let board = ". . o o . .\n    . o o o o .\n    o A o|o o o\n    o o o o o o\n    . o o o o .\n    . . o o . .";
        let text = format!("set seats 1\nboard\n    {board}\nturn A rolled 1\nlook moon");
        let game = MagicLabyrinth::read(&text).expect("a position");
        let mut seen: Vec<String> = vec![format!("{} {}", game.mage.values()[0], game.walls)];
        for number in 0..MagicLabyrinth::IMAGES {
            let image = game.image(number);
            let walls = image.truth().wall;
            assert_eq!(walls.count(), 1);
            assert_ne!((image.mage, walls), (game.mage, game.walls));
            seen.push(format!("{} {walls}", image.mage.values()[0]));
        }
        assert_eq!(seen[1], "3,1 3,2 south", "a quarter turn clockwise");
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 8);
    }
}
