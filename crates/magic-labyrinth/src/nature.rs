//! What nature's move does, what can come up, and how it is drawn.

use game::{Dice, Log, Misfit, Seat, sample_odds};
use maze::Image;

use crate::actions::{Chance, Order};
use crate::board::Symbol;
use crate::make;
use crate::state::{MagicLabyrinth, Stage, placed};
use crate::view::{Event, Sight};

/// ML-04: the faces of the die with their number.
const DIE: [(u32, u8); 4] = [(1, 1), (2, 2), (2, 3), (1, 4)];

impl MagicLabyrinth {
    pub(crate) fn nature(
        &mut self,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        match (self.stage, outcome) {
            (Stage::Die, &Chance::Roll(steps)) => {
                if !DIE.iter().any(|&(_, face)| face == steps) {
                    return Err(Misfit);
                }

                let seat = self.turn;
                self.stage = Stage::Move { rolled: steps, left: steps };
                log.note(|| Event::Public(Sight::Roll { seat, steps }));
            }
            (Stage::Chip | Stage::Bonus(_), &Chance::Chip(symbol)) => {
                if !self.bag.contains(symbol) {
                    return Err(Misfit);
                }

                self.bag.remove(symbol);
                self.draw(symbol, log);
            }
            (Stage::Maze, &Chance::Walls(walls)) => {
                if !make::fits(&self.options, walls) {
                    return Err(Misfit);
                }

                self.walls = walls;
                log.note(|| Event::Maze(walls));
                self.after_maze();
            }
            (Stage::Turning, &Chance::Turn(quarters)) => {
                if quarters > 3 {
                    return Err(Misfit);
                }

                self.walls = self.walls.image(Image::turned(quarters)); // ML-13
                let walls = self.walls;
                log.note(|| Event::Turned(quarters, walls));
                self.after_maze();
            }
            (Stage::Shuffling, Chance::Symbols(Order(order))) => {
                if (1..order.len()).any(|nth| order[..nth].contains(&order[nth])) {
                    return Err(Misfit);
                }

                self.place = placed(order);
                log.note(|| Event::Public(Sight::Symbols));
                self.after_symbols();
            }
            (Stage::First, &Chance::First(seat)) => {
                if seat.index() >= usize::from(self.options.seats) {
                    return Err(Misfit);
                }

                self.turn = seat; // ML-16
                self.stage = Stage::Chip;
                log.note(|| Event::Public(Sight::First { seat }));
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }

    /// A chip has come out of the bag.
    fn draw(&mut self, symbol: Symbol, log: &mut impl Log<Event>) {
        // The turn has passed on already, so counting from it is counting from after the mover.
        let getting = match self.stage {
            Stage::Bonus(waiting) => waiting,
            _ => {
                log.note(|| Event::Public(Sight::Chip { symbol }));
                self.standing_on(self.place[symbol.index()]) // ML-28
            }
        };
        let Some(seat) = getting.first_from(self.turn) else {
            self.look = Some(symbol);
            self.stage = Stage::Roll;
            return;
        };
        match self.stage {
            Stage::Bonus(_) => log.note(|| Event::Public(Sight::Bonus { seat, symbol })),
            _ => log.note(|| Event::Public(Sight::Gift { seat, symbol })),
        }
        self.chips[seat].add(symbol);
        let waiting = getting.without(seat); // ML-29
        self.stage = if waiting.is_empty() { Stage::Chip } else { Stage::Bonus(waiting) };
        self.settle(seat, log);
    }

    pub(crate) fn list_odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        out.clear();
        match self.stage {
            Stage::Maze | Stage::Shuffling => return false,
            Stage::Turning => out.extend((0..4).map(|quarters| (1, Chance::Turn(quarters)))),
            Stage::First => {
                out.extend(Seat::first(self.options.seats).map(|seat| (1, Chance::First(seat))));
            }
            Stage::Chip | Stage::Bonus(_) => {
                out.extend(self.bag.iter().map(|symbol| (1, Chance::Chip(symbol))));
            }
            Stage::Die => out.extend(DIE.map(|(weight, face)| (weight, Chance::Roll(face)))),
            Stage::Roll | Stage::Move { .. } | Stage::Over(_) => {}
        }
        true
    }

    #[inline]
    pub(crate) fn draw_lots(&self, dice: &mut impl Dice) -> Option<Chance> {
        match self.stage {
            Stage::Die => {
                const FACES: [u8; 6] = [1, 2, 2, 3, 3, 4];
                Some(Chance::Roll(FACES[dice.below(6) as usize]))
            }
            Stage::Chip | Stage::Bonus(_) => {
                let number = dice.below(u32::from(self.bag.len()));
                self.bag.nth(number).map(Chance::Chip)
            }
            Stage::Maze => Some(Chance::Walls(make::maze(&self.options, dice))),
            Stage::Shuffling => Some(Chance::Symbols(Order(shuffled(dice)))),
            Stage::Turning | Stage::First => sample_odds(self, dice),
            Stage::Roll | Stage::Move { .. } | Stage::Over(_) => None,
        }
    }
}

/// ML-03: from the last place down to the second, each swaps with one at or before it.
fn shuffled(dice: &mut impl Dice) -> [Symbol; 24] {
    let mut order = Symbol::fixed_order();
    for last in (1..order.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        order.swap(last, other);
    }
    order
}

#[cfg(test)]
mod tests;
