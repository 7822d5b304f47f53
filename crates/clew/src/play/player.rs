//! Who sits at a table.

use game::{FastDice, Game, Seat, Viewer};

/// Somebody who plays at one seat: told what the seat is told, and nothing else.
pub(crate) trait Player<G: Game> {
    /// Takes one of `legal`, which is never empty.
    fn choose(&mut self, legal: &[G::Action], look: Look<'_, G>, dice: &mut FastDice) -> G::Action;

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

/// A look at the table from one seat. The view is built only for a player who asks for it.
#[derive(Debug)]
pub(crate) struct Look<'g, G> {
    /// Never handed on: players see views.
    game: &'g G,
    /// Where the player sits.
    seat: Seat,
}

impl<'g, G: Game> Look<'g, G> {
    #[inline]
    pub(crate) fn new(game: &'g G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// What the seat sees now.
    #[cfg_attr(not(test), expect(dead_code, reason = "no bot looks at the table yet"))]
    pub(crate) fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }
}
