//! A look at the table from one seat.

use game::{Game, Seat, Viewer};

/// A look at the table from one seat. The view is built only for a player who asks for it.
#[derive(Debug)]
pub struct Look<'g, G> {
    /// Never handed on: players see views.
    game: &'g G,
    /// Where the player sits.
    seat: Seat,
}

impl<'g, G: Game> Look<'g, G> {
    /// From this seat.
    #[inline]
    pub fn new(game: &'g G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// What the seat sees now.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }
}
