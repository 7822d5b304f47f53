//! `forgetful` and `attentive`: the shortest way through what they remember. And one who sees the walls.

use game::{Dice, FastDice, Imagine, Seat};
use magic_labyrinth::{Action, MagicLabyrinth, Memory, Sight, Slot, View, Walls};

use super::fading::Fading;
use super::way::{Prices, Ways};
use crate::{Look, Player};

/// Walks the shortest way. Where nothing is known it goes and sees.
#[derive(Clone, Debug)]
pub(super) struct Walker {
    seat: Seat,
    mind: Mind,
}

#[derive(Clone, Debug)]
enum Mind {
    /// Forgets, and does not worry.
    Forgetful(Fading),
    /// Never forgets, and prefers passages that it knows.
    Attentive(Memory),
    /// Sees all walls.
    Seer(Memory),
}

impl Walker {
    /// What it remembers fades.
    pub(super) fn forgetful() -> Self {
        Self { seat: Seat::A, mind: Mind::Forgetful(Fading::default()) }
    }

    /// What it remembers stays.
    pub(super) fn attentive() -> Self {
        Self { seat: Seat::A, mind: Mind::Attentive(Memory::default()) }
    }

    /// There is nothing that it does not know.
    pub(super) fn seeing(walls: Walls) -> Self {
        let open = Slot::all().filter(|&slot| !walls.contains(slot)).collect();
        Self { seat: Seat::A, mind: Mind::Seer(Memory { walls, open }) }
    }

    fn prices(&self) -> Prices {
        match self.mind {
            Mind::Forgetful(_) => Prices { known: 10, unknown: 10 },
            // A step that may end at a wall costs more than one that cannot; found by trying.
            Mind::Attentive(_) | Mind::Seer(_) => Prices { known: 10, unknown: 15 },
        }
    }

    fn memory(&self, view: &View) -> Memory {
        let mut memory = match &self.mind {
            Mind::Forgetful(fading) => fading.memory(),
            Mind::Attentive(memory) | Mind::Seer(memory) => memory.clone(),
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
            // Better to wait than to walk away.
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
        match &mut self.mind {
            Mind::Forgetful(fading) => *fading = Fading::default(),
            Mind::Attentive(memory) => *memory = Memory::default(),
            Mind::Seer(_) => {}
        }
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, sight: &Sight) {
        match &mut self.mind {
            Mind::Forgetful(fading) => fading.see(self.seat, sight),
            Mind::Attentive(memory) => MagicLabyrinth::remember(memory, sight),
            Mind::Seer(_) => {}
        }
    }
}
