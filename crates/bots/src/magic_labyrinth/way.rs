//! How far it is to a square, through what one remembers.

use magic_labyrinth::{Memory, Slot, Square};
use maze::Side;

use super::board::SQUARES;

/// A way that is longer than any.
const NEVER: u32 = u32::MAX;

/// What a step counts, by what is known of the slot. No way leads through a known wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    /// Through a known passage.
    pub(super) known: u32,
    /// Where nothing is known.
    pub(super) unknown: u32,
}

impl Prices {
    /// What a step to this side counts; `None` at a wall and at the border.
    pub(super) fn of(self, memory: &Memory, from: Square, side: Side) -> Option<u32> {
        let slot = Slot::new(from, side)?;
        if memory.walls.contains(slot) {
            None
        } else if memory.open.contains(slot) {
            Some(self.known)
        } else {
            Some(self.unknown)
        }
    }
}

/// What the way to a goal counts, from every square.
#[derive(Clone, Debug)]
pub(super) struct Ways([u32; SQUARES]);

impl Ways {
    pub(super) fn to(goal: Square, memory: &Memory, prices: Prices) -> Self {
        let mut ways = [NEVER; SQUARES];
        ways[usize::from(goal.index())] = 0;
        let mut queue = vec![goal];
        let mut next = 0;
        // A square comes up again whenever a shorter way was found: there are few of them.
        while let Some(&at) = queue.get(next) {
            next += 1;
            for side in Side::ALL {
                let Some(price) = prices.of(memory, at, side) else { continue };
                let Some(to) = at.beside(side) else { continue };
                let sum = ways[usize::from(at.index())] + price;
                if sum < ways[usize::from(to.index())] {
                    ways[usize::from(to.index())] = sum;
                    queue.push(to);
                }
            }
        }
        Self(ways)
    }

    /// From there; `None` if no way is known to be possible.
    pub(super) fn from(&self, square: Square) -> Option<u32> {
        Some(self.0[usize::from(square.index())]).filter(|&way| way != NEVER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(column: u8, row: u8) -> Square {
        Square::new(column, row).expect("on the board")
    }

    #[test]
    fn known_passages_are_worth_a_detour_and_walls_close_the_way() {
        let (mut memory, prices) = (Memory::default(), Prices { known: 1, unknown: 4 });
        let from = |memory: &Memory, column, row| {
            Ways::to(square(0, 0), memory, prices).from(square(column, row))
        };
        assert_eq!(from(&memory, 1, 0), Some(4));
        let slot = |at, side| Slot::new(at, side).expect("inside");
        memory.open.add(slot(square(0, 0), Side::South));
        memory.open.add(slot(square(0, 1), Side::East));
        memory.open.add(slot(square(1, 0), Side::South));
        assert_eq!(from(&memory, 1, 0), Some(3));
        memory.walls.add(slot(square(0, 0), Side::East));
        assert_eq!(from(&memory, 1, 0), Some(3));
        memory.walls.add(slot(square(0, 0), Side::South));
        assert_eq!(from(&memory, 1, 0), None);
    }
}
