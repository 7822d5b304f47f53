//! Another world that looks the same: other walls.

use game::{BySeat, Dice, Imagine, Viewer};

use crate::board::{Slot, Walls};
use crate::make;
use crate::state::{MagicLabyrinth, Stage};
use crate::view::{Sight, View};

/// What a perfect memory keeps: which slots hold a wall and which are open.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Memory {
    /// Known walls.
    pub walls: Walls,
    /// Known passages.
    pub open: Walls,
}

impl Imagine for MagicLabyrinth {
    type Memory = Memory;

    fn remember(memory: &mut Memory, sight: &Sight) {
        let (from, side, known) = match *sight {
            Sight::Bump { from, side, .. } => (from, side, &mut memory.walls),
            Sight::Step { from, side, .. } => (from, side, &mut memory.open),
            _ => return,
        };
        if let Some(slot) = Slot::new(from, side) {
            known.add(slot);
        }
    }

    fn imagine(_viewer: Viewer, view: &View, memory: &Memory, dice: &mut impl Dice) -> Self {
        let seats = view.options.seats;
        let chips = BySeat::from_fn(seats, |seat| view.mages[seat].chips.iter().copied().collect());
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
            bag: Self::bag_without(&chips, view.look),
            chips,
        }
    }
}
