//! `collector`: takes the most cards now.

use ::labyrinth_cards::{Action, LabyrinthCards};
use game::{Dice, FastDice, Imagine, Seat, Viewer};

use super::gain::gain;
use crate::{Look, Player};

/// Plays the card that lets it take the most cards in this turn, and takes as many as it can. It ignores
/// what others may do afterwards. Among equal actions it chooses at random.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Collector {
    seat: Seat,
}

impl Player<LabyrinthCards> for Collector {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, LabyrinthCards>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        // What can be taken depends on nothing hidden, so any imagined world will do.
        let world = LabyrinthCards::imagine(Viewer::Seat(self.seat), &look.view(), &(), dice);
        let mut best = (0, Vec::new());
        for &action in legal {
            let gain = gain(&world, self.seat, action);
            if gain > best.0 {
                best = (gain, Vec::new());
            }
            if gain == best.0 {
                best.1.push(action);
            }
        }
        Some(match (best.0, legal.last()) {
            // Without a possible take it does not claim anything.
            (0, Some(Action::Finish)) => Action::Finish,
            _ => best.1[dice.below(best.1.len() as u32) as usize],
        })
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
    }
}

#[cfg(test)]
mod tests;
