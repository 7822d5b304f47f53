//! The simplest bot.

use game::{Dice, FastDice, Game};

use crate::{Look, Player};

/// Takes a random legal action, and looks at nothing.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    #[inline]
    fn choose(
        &mut self,
        legal: &[G::Action],
        _: Look<'_, G>,
        dice: &mut FastDice,
    ) -> Option<G::Action> {
        Some(legal[dice.below(legal.len() as u32) as usize])
    }
}
