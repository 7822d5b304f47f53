//! `beginner`: plays sensibly, but looks at few options.

use ::labyrinth_cards::{Action, LabyrinthCards};
use game::{Dice, FastDice, Imagine, Seat, Viewer};

use super::gain::{best_take, gain};
use crate::{Look, Player};

/// Number of ways to play a card that it compares.
const WAYS_COMPARED: usize = 14;

/// Compares some random ways to play a card and chooses the one that takes most cards. Then it takes all
/// it can.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beginner {
    seat: Seat,
}

impl Player<LabyrinthCards> for Beginner {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, LabyrinthCards>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        // What can be taken depends on nothing hidden, so any imagined world will do.
        let world = LabyrinthCards::imagine(Viewer::Seat(self.seat), &look.view(), &(), dice);
        if !matches!(legal[0], Action::Place { .. }) {
            let take = best_take(&world, self.seat).map(|(action, _)| action);
            return take.or(legal.last().copied());
        }
        let tried = (0..WAYS_COMPARED).map(|_| legal[dice.below(legal.len() as u32) as usize]);
        tried.max_by_key(|&action| gain(&world, self.seat, action))
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
    }
}
