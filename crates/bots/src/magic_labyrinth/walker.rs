//! `forgetful` and `attentive`: they walk the shortest path by what they remember. Also a player that
//! sees all walls, for comparison.

use game::{Dice, FastDice, Imagine, Seat};
use magic_labyrinth::{Action, MagicLabyrinth, Memory, Sight, Slot, View, Walls};

use super::fading::Fading;
use super::way::{Prices, Ways};
use crate::{Look, Player};

/// Walks the shortest path, and tries unknown slots.
#[derive(Clone, Debug)]
pub(super) struct Walker {
    seat: Seat,
    knowledge: Knowledge,
}

#[derive(Clone, Debug)]
enum Knowledge {
    /// A memory that fades.
    Forgetful(Fading),
    /// A memory that never fades; prefers known passages.
    Attentive(Memory),
    /// All walls are known.
    Seer(Memory),
}

impl Walker {
    /// A walker whose memory fades.
    pub(super) fn forgetful() -> Self {
        Self { seat: Seat::A, knowledge: Knowledge::Forgetful(Fading::default()) }
    }

    /// A walker that forgets nothing.
    pub(super) fn attentive() -> Self {
        Self { seat: Seat::A, knowledge: Knowledge::Attentive(Memory::default()) }
    }

    /// A walker that knows all walls.
    pub(super) fn seeing(walls: Walls) -> Self {
        let open = Slot::all().filter(|&slot| !walls.contains(slot)).collect();
        Self { seat: Seat::A, knowledge: Knowledge::Seer(Memory { walls, open }) }
    }

    fn prices(&self) -> Prices {
        match self.knowledge {
            Knowledge::Forgetful(_) => Prices { known: 10, unknown: 10 },
            // A step that may end at a wall costs more; the figure was found by experiment.
            Knowledge::Attentive(_) | Knowledge::Seer(_) => Prices { known: 10, unknown: 15 },
        }
    }

    fn memory(&self, view: &View) -> Memory {
        let mut memory = match &self.knowledge {
            Knowledge::Forgetful(fading) => fading.memory(),
            Knowledge::Attentive(memory) | Knowledge::Seer(memory) => memory.clone(),
        };
        view.marks.wall.iter().for_each(|&slot| memory.walls.add(slot));
        view.marks.passage.iter().for_each(|&slot| memory.open.add(slot));
        memory
    }
}

impl Player<MagicLabyrinth> for Walker {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagicLabyrinth>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        let view = look.view();
        let goal = view.look.map(|symbol| view.symbols.of(symbol));
        let (Some(goal), false) = (goal, legal.contains(&Action::Roll)) else {
            return Some(legal[0]);
        };
        let (memory, prices) = (self.memory(&view), self.prices());
        let ways = Ways::to(goal, &memory, prices);
        let here = view.mages[self.seat].at;
        let price = |action: Action| match action {
            Action::Step(side) => {
                let step = prices.of(&memory, here, side)?;
                Some(step + ways.from(here.beside(side)?)?)
            }
            // Ending the turn is better than walking away from the goal.
            _ => Some(ways.from(here)? + prices.known),
        };
        let prices: Vec<u32> = legal.iter().map(|&it| price(it).unwrap_or(u32::MAX)).collect();
        let least = prices.iter().min().copied()?;
        let equal = || (0..legal.len()).filter(|&nth| prices[nth] == least);
        let nth = dice.below(equal().count() as u32) as usize;
        equal().nth(nth).map(|nth| legal[nth])
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
        match &mut self.knowledge {
            Knowledge::Forgetful(fading) => *fading = Fading::default(),
            Knowledge::Attentive(memory) => *memory = Memory::default(),
            Knowledge::Seer(_) => {}
        }
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, sight: &Sight) {
        match &mut self.knowledge {
            Knowledge::Forgetful(fading) => fading.see(self.seat, sight),
            Knowledge::Attentive(memory) => MagicLabyrinth::remember(memory, sight),
            Knowledge::Seer(_) => {}
        }
    }
}
