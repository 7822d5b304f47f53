//! `beginner`: sensible, and short-sighted.

use ::labyrinth_cards::{Action, LabyrinthCards};
use game::{Dice, FastDice, Imagine, Seat, Viewer};

use super::gain::{best_take, gain};
use crate::{Look, Player};

/// So many ways to play a card are looked at.
const LOOKS: usize = 14;

/// Tries some places for its cards and plays where it sees most to take. Then it takes all it can.
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
        // What can be taken hangs on nothing that is hidden: any world that looks like this will do.
        let world = LabyrinthCards::imagine(Viewer::Seat(self.seat), &look.view(), &(), dice);
        if !matches!(legal[0], Action::Place { .. }) {
            let take = best_take(&world, self.seat).map(|(action, _)| action);
            return take.or(legal.last().copied());
        }
        let tried = (0..LOOKS).map(|_| legal[dice.below(legal.len() as u32) as usize]);
        tried.max_by_key(|&action| gain(&world, self.seat, action))
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
    }
}
