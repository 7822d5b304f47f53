//! `runner`: fetches crystals the shortest way, and frees its own frogs.

use game::{Dice, FastDice, Game, Imagine, Seat};
use mago_magino::{Action, MagoMagino, Memory, Sight};

use super::plan::Plan;
use crate::{Look, Player};

/// Takes the move after which its children have the shortest ways, including those of its known frogs to
/// freedom. It remembers which frogs are its own, as far as that can be known.
#[derive(Clone, Debug, Default)]
pub(super) struct Runner {
    seat: Seat,
    memory: Memory,
}

impl Player<MagoMagino> for Runner {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagoMagino>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        // Another roll is another move, so it is never declined.
        if legal.contains(&Action::Roll) {
            return Some(Action::Roll);
        }
        let plan = Plan::new(&look.view(), self.seat, &self.memory);
        let mut best = (legal[0], i32::MIN, 0);
        for &action in legal {
            let worth = plan.worth(action);
            if worth > best.1 {
                best = (action, worth, 1);
            } else if worth == best.1 {
                // Each of several equal moves is equally likely.
                best.2 += 1;
                if dice.below(best.2) == 0 {
                    best.0 = action;
                }
            }
        }
        Some(best.0)
    }

    fn sit(&mut self, seat: Seat) {
        *self = Self { seat, memory: <MagoMagino as Imagine>::Memory::default() };
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, sight: &<MagoMagino as Game>::Sight) {
        let sight: &Sight = sight;
        MagoMagino::remember(&mut self.memory, sight);
    }
}

#[cfg(test)]
mod tests;
