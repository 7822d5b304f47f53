//! Another world that looks the same: other walls.

use game::{BySeat, Dice, Imagine, Viewer};

use crate::board::{Slot, Walls};
use crate::state::{MagicLabyrinth, Stage};
use crate::{Sight, SymbolSet, View, make};

/// What a perfect memory keeps: which slots hold a wall and which are open.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Memory {
    /// Known walls.
    pub walls: Walls,
    /// Known passages.
    pub open: Walls,
}

impl Imagine for MagicLabyrinth {
    const SECRETS: bool = true;

    type Memory = Memory;

    fn remember(memory: &mut Memory, sight: &Sight) {
        match *sight {
            Sight::Bump { from, side, .. } => {
                Slot::new(from, side).into_iter().for_each(|slot| memory.walls.add(slot))
            }
            Sight::Step { from, side, .. } => {
                Slot::new(from, side).into_iter().for_each(|slot| memory.open.add(slot));
            }
            _ => {}
        }
    }

    fn imagine(_viewer: Viewer, view: &View, memory: &Memory, dice: &mut impl Dice) -> Self {
        let seats = view.options.seats;
        let chips = BySeat::from_fn(seats, |seat| {
            let mut chips = SymbolSet::NONE;
            view.mages[seat].chips.iter().for_each(|&symbol| chips.add(symbol));
            chips
        });
        let mut bag = SymbolSet::ALL;
        let won = chips.values().iter().flat_map(|chips| chips.iter());
        won.chain(view.look).for_each(|symbol| bag.remove(symbol));
        let shown: Walls = view.marks.wall.iter().copied().collect();
        let trail: Walls = view.marks.passage.iter().copied().collect();
        let walls = match view.now {
            Stage::Maze => Walls::NONE,
            _ => {
                let walls = shown.slots().chain(memory.walls.slots()).collect();
                let open = trail.slots().chain(memory.open.slots()).collect();
                make::maze_with(&view.options, walls, open, dice)
            }
        };
        Self {
            rules: view.rules,
            options: view.options,
            stage: view.now,
            turn: view.turn,
            turns: view.turns,
            mage: BySeat::from_fn(seats, |seat| view.mages[seat].at),
            walls,
            found: if view.options.keep_found_walls { shown } else { Walls::NONE },
            trail,
            place: view.symbols.0,
            look: view.look,
            bag,
            chips,
        }
    }
}
