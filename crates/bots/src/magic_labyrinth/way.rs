//! Path costs to a square by what is remembered.

use magic_labyrinth::{Memory, Slot, Square};
use maze::Side;

use super::board::SQUARES;

/// The cost of a path that does not exist.
const UNREACHABLE: u32 = u32::MAX;

/// The cost of a step. Known walls are never crossed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    /// Through a known passage.
    pub(super) known: u32,
    /// Through an unknown slot.
    pub(super) unknown: u32,
}

impl Prices {
    /// The cost of a step to this side; `None` at a wall and at the border.
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

/// The cost of the path to a goal from every square.
#[derive(Clone, Debug)]
pub(super) struct Ways([u32; SQUARES]);

impl Ways {
    pub(super) fn to(goal: Square, memory: &Memory, prices: Prices) -> Self {
        let mut ways = [UNREACHABLE; SQUARES];
        ways[usize::from(goal.index())] = 0;
        let mut queue = vec![goal];
        let mut next = 0;
        // A square is queued again whenever a cheaper path to it is found; there are few squares.
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

    /// The cost from this square; `None` if there is no path.
    pub(super) fn from(&self, square: Square) -> Option<u32> {
        Some(self.0[usize::from(square.index())]).filter(|&way| way != UNREACHABLE)
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
