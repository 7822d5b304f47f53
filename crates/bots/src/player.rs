//! The interface of a player at one seat.

use game::{FastDice, Game, Seat};

use crate::{Gesture, Look};

/// A player at one seat. It gets the view and the sights of its seat, and nothing else.
///
/// Its actions follow only from those and from the dice: it has no clock, and its thinking is limited by
/// a number of steps. So equal tables and equal dice give equal games, and a new player that gets the
/// same sights again continues in the same way.
pub trait Player<G: Game> {
    /// Chooses one of `legal`, which is never empty; `None` means to wait. In a real-time game the
    /// player is asked again after about a second of game time. In a game with turns a player must not
    /// wait.
    fn choose(
        &mut self,
        legal: &[G::Action],
        look: Look<'_, G>,
        dice: &mut FastDice,
    ) -> Option<G::Action>;

    /// A gesture, asked for before the action. The table decides whether the gesture is shown; the
    /// player's actions do not depend on it.
    fn say(&mut self, _look: Look<'_, G>) -> Option<Gesture> {
        None
    }

    /// Starts a new game at this seat, and forgets what was seen in the last one.
    fn sit(&mut self, _seat: Seat) {}

    /// Whether the player wants sights. They are only made if a player wants them.
    fn watches(&self) -> bool {
        false
    }

    /// Shows the player a sight of its seat.
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
