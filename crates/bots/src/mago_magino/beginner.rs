//! `beginner`: runs with its children, and forgets the frogs.

use game::{Dice, FastDice, Seat};
use mago_magino::{Action, MagoMagino, Memory};

use super::plan::Plan;
use crate::{Look, Player};

/// One of this number of decisions is random.
const RANDOM_ONE_IN: u32 = 3;

/// Runs the shortest way with one of its children. It remembers no frog, and moves the magician only
/// when none of its children can run.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beginner {
    seat: Seat,
}

impl Player<MagoMagino> for Beginner {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagoMagino>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        if legal.contains(&Action::Roll) {
            return Some(Action::Roll);
        }
        let plan = Plan::new(&look.view(), self.seat, &Memory::default());
        let is_child = |action: &&Action| matches!(action, Action::Child { .. });
        let own: Vec<Action> = legal.iter().filter(is_child).copied().collect();
        let open = if own.is_empty() || dice.below(RANDOM_ONE_IN) == 0 { legal } else { &own };
        if dice.below(RANDOM_ONE_IN) == 0 {
            return Some(open[dice.below(open.len() as u32) as usize]);
        }
        open.iter().copied().max_by_key(|&action| plan.worth(action))
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
    }
}
