//! Making a maze by chance.
//!
//! Walls are tried one after another, each put in unless it would cut the board in two, until there
//! are enough; a maze that is not fair is thrown away. Every connected layout can come up, and its
//! turned and mirrored images as often as itself.

use game::{Dice, Seat};
use maze::{Side, UnionFind};

use crate::board::{SYMBOL_SQUARES, Slot, Square, Squares, Walls};
use crate::settings::Options;

/// ML-12: a random maze for these options.
pub(crate) fn maze(options: &Options, dice: &mut impl Dice) -> Walls {
    loop {
        let walls = layout(options.walls, Walls::NONE, Walls::NONE, dice);
        if !options.fair || is_fair(options, walls) {
            return walls;
        }
    }
}

/// A random maze that has these `walls` and leaves these passages `open`; fair if one soon turns up.
pub(crate) fn maze_with(
    options: &Options,
    walls: Walls,
    open: Walls,
    dice: &mut impl Dice,
) -> Walls {
    const TRIES: u32 = 100;
    let mut made = layout(options.walls, walls, open, dice);
    for _ in 1..TRIES {
        if !options.fair || is_fair(options, made) {
            break;
        }
        made = layout(options.walls, walls, open, dice);
    }
    made
}

/// Whether [`maze`] could have made this.
pub(crate) fn fits(options: &Options, walls: Walls) -> bool {
    walls.count() == options.walls
        && walls.reach(Square::default()) == Squares::ALL
        && (!options.fair || is_fair(options, walls))
}

/// ML-12: how far the corners' ways to all symbols may differ, added up.
pub(crate) fn is_fair(options: &Options, walls: Walls) -> bool {
    let bound = if options.walls <= 19 { 24 } else { 36 };
    let symbols: Squares = SYMBOL_SQUARES.into_iter().collect();
    let sum = |seat| walls.distance_sum(options.home(seat), symbols).unwrap_or(u32::MAX);
    let (mut least, mut most) = (u32::MAX, 0);
    for seat in Seat::first(options.seats) {
        least = least.min(sum(seat));
        most = most.max(sum(seat));
    }
    most - least <= bound
}

/// A connected layout with `count` walls, these among them and none in the `open` slots. There
/// must be one.
fn layout(count: u8, walls: Walls, open: Walls, dice: &mut impl Dice) -> Walls {
    let mut rings = UnionFind::default();
    let mut made = walls;
    let mut tried = walls;
    if walls != Walls::NONE {
        walls.slots().for_each(|slot| {
            rings.add(slot);
        });
    }
    let mut missing = count.saturating_sub(walls.count());
    while missing > 0 && tried.count() < 60 {
        let slot = LOTS[dice.below(LOTS.len() as u32) as usize];
        if tried.contains(slot) {
            continue;
        }
        tried.add(slot);
        if !open.contains(slot) && rings.add(slot) {
            made.add(slot);
            missing -= 1;
        }
    }
    made
}

/// The slots as lots in a bag: five for each of the eight at a corner square and four
/// for every other. With equal lots the former would be used a fifth less often than the rest,
/// since either of a corner's two walls rules out the other.
const LOTS: [Slot; 248] = {
    let first = Square::from_index(0).expect("there is a first square");
    let mut lots = [Slot::new(first, Side::East).expect("it has a neighbour"); 248];
    let (mut count, mut index) = (0, 0);
    while let Some(square) = Square::from_index(index) {
        // Only the first and the last slot of the rows and columns at the border touch a corner.
        let (column, row) = (square.column(), square.row());
        let at_border = (row == 0 || row == 5, column == 0 || column == 5);
        let at_end = (column == 0 || column == 4, row == 0 || row == 4);
        let east = if at_border.0 && at_end.0 { 5 } else { 4 };
        let south = if at_border.1 && at_end.1 { 5 } else { 4 };
        let mut lot = 0;
        while lot < east + south {
            let side = if lot < east { Side::East } else { Side::South };
            if let Some(slot) = Slot::new(square, side) {
                lots[count] = slot;
                count += 1;
            }
            lot += 1;
        }
        index += 1;
    }
    assert!(count == 248);
    lots
};

#[cfg(test)]
mod tests;
