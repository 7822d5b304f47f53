//! The board as numbers, for fast simulation of many races.

use magic_labyrinth::{Slot, Square, Walls};
use maze::Side;

/// Number of squares.
pub(super) const SQUARES: usize = 36;

/// A set of the 60 slots between squares, one bit each.
pub(super) type Slots = u64;

/// The slot and the square on each side of each square.
#[derive(Clone, Debug)]
pub(super) struct Board {
    slots: Vec<Slot>,
    /// By square and side; `None` at the border.
    beside: [[Option<(u8, u8)>; 4]; SQUARES],
}

impl Default for Board {
    fn default() -> Self {
        let slots: Vec<Slot> = Slot::all().collect();
        let mut beside = [[None; 4]; SQUARES];
        for square in Square::all() {
            for side in Side::ALL {
                let slot = Slot::new(square, side);
                let number = slot.and_then(|slot| slots.iter().position(|&other| other == slot));
                beside[usize::from(square.index())][side as usize] =
                    number.zip(square.beside(side)).map(|(number, to)| (number as u8, to.index()));
            }
        }
        Self { slots, beside }
    }
}

impl Board {
    /// These walls or passages as a bit set.
    pub(super) fn set(&self, walls: Walls) -> Slots {
        let held = self.slots.iter().enumerate().filter(|(_, slot)| walls.contains(**slot));
        held.fold(0, |set, (nth, _)| set | 1 << nth)
    }

    /// The slot on this side, and the square behind it.
    #[inline]
    pub(super) fn beside(&self, square: usize, side: usize) -> Option<(u8, usize)> {
        self.beside[square][side].map(|(slot, to)| (slot, usize::from(to)))
    }
}

/// The walls and passages that are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Known {
    pub(super) walls: Slots,
    pub(super) open: Slots,
}

/// For each square the side to go to, on the cheapest path to a goal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Directions {
    /// `None` at the goal, and where no path leads to it.
    pub(super) side: [Option<u8>; SQUARES],
}

/// The cost of a step through a known passage, and through an unknown slot.
const STEP_COST: [usize; 2] = [1, 3];

impl Directions {
    pub(super) fn to(board: &Board, goal: usize, known: Known) -> Self {
        let mut directions = Self { side: [None; SQUARES] };
        let mut cost = [u8::MAX; SQUARES];
        cost[goal] = 0;
        // Squares by cost modulo 4: no step costs 4 or more.
        let mut waiting: [u64; 4] = [1 << goal, 0, 0, 0];
        let mut now = 0;
        while waiting != [0; 4] {
            let mut here = std::mem::take(&mut waiting[now % 4]);
            while here != 0 {
                let at = here.trailing_zeros() as usize;
                here &= here - 1;
                if usize::from(cost[at]) != now {
                    continue;
                }
                for side in 0..4 {
                    let Some((slot, to)) = board.beside(at, side) else { continue };
                    if known.walls >> slot & 1 == 1 {
                        continue;
                    }
                    let step = STEP_COST[usize::from(known.open >> slot & 1 == 0)];
                    if now + step < usize::from(cost[to]) {
                        cost[to] = (now + step) as u8;
                        directions.side[to] = Some((side as u8 + 2) % 4);
                        waiting[(now + step) % 4] |= 1 << to;
                    }
                }
            }
            now += 1;
        }
        directions
    }
}

#[cfg(test)]
mod tests {
    use magic_labyrinth::Memory;

    use super::super::way::{Prices, Ways};
    use super::*;

    /// The total cost of the path that the directions describe.
    fn led(board: &Board, known: Known, goal: usize, from: usize) -> Option<usize> {
        let directions = Directions::to(board, goal, known);
        let (mut at, mut sum) = (from, 0);
        while at != goal {
            let (slot, to) = board.beside(at, usize::from(directions.side[at]?))?;
            sum += STEP_COST[usize::from(known.open >> slot & 1 == 0)];
            at = to;
        }
        Some(sum)
    }

    #[test]
    fn signs_lead_the_cheapest_way() {
        let board = Board::default();
        for number in 0..200u64 {
            let bits = |nth: u64| game::FastDice::new(3 * number + nth).bits();
            let walls = |set: u64| -> Walls {
                let held = board.slots.iter().enumerate().filter(|(nth, _)| set >> nth & 1 == 1);
                held.map(|(_, slot)| *slot).collect()
            };
            let (wall, open) = (bits(0) & bits(1), bits(2));
            let memory = Memory { walls: walls(wall), open: walls(open & !wall) };
            let known = Known { walls: board.set(memory.walls), open: board.set(memory.open) };
            let prices = Prices { known: STEP_COST[0] as u32, unknown: STEP_COST[1] as u32 };
            let ways = Ways::to(Square::default(), &memory, prices);
            for square in Square::all() {
                let led = led(&board, known, 0, usize::from(square.index()));
                assert_eq!(led.map(|sum| sum as u32), ways.from(square), "{number}: {square}");
            }
        }
    }
}
