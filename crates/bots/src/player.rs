//! Who sits at a table.

use game::{FastDice, Game, Seat};

use crate::{Gesture, Look};

/// Somebody who plays at one seat: told what the seat is told, and nothing else.
///
/// What it does follows from that and from the dice alone: it has no clock, and its thinking is
/// measured in nodes. So equal tables and equal dice give equal games, and one who sits down anew and
/// is told again what its seat was told plays on as before.
pub trait Player<G: Game> {
    /// Takes one of `legal`, which is never empty; or `None`: not yet. To wait is a move where
    /// everybody acts at once: whoever waits is asked again after about a second of game time.
    /// Where players take turns there is nothing to wait for.
    fn choose(
        &mut self,
        legal: &[G::Action],
        look: Look<'_, G>,
        dice: &mut FastDice,
    ) -> Option<G::Action>;

    /// What it says now without a word, before it chooses. Asked only at tables, where the game lets
    /// it be heard or not; whether it was changes nothing about what it does.
    fn say(&mut self, _look: Look<'_, G>) -> Option<Gesture> {
        None
    }

    /// Sits down at this seat for another game: what was seen in the last one is forgotten.
    fn sit(&mut self, _seat: Seat) {}

    /// Whether it wants to be told what its seat sees happen. Sights are only made if somebody
    /// does.
    fn watches(&self) -> bool {
        false
    }

    /// Is told what its seat saw happen.
    fn see(&mut self, _sight: &G::Sight) {}
}

impl<G: Game> Player<G> for Box<dyn Player<G> + Send> {
    fn choose(
        &mut self,
        legal: &[G::Action],
        look: Look<'_, G>,
        dice: &mut FastDice,
    ) -> Option<G::Action> {
        (**self).choose(legal, look, dice)
    }

    fn say(&mut self, look: Look<'_, G>) -> Option<Gesture> {
        (**self).say(look)
    }

    fn sit(&mut self, seat: Seat) {
        (**self).sit(seat);
    }

    fn watches(&self) -> bool {
        (**self).watches()
    }

    fn see(&mut self, sight: &G::Sight) {
        (**self).see(sight);
    }
}
