//! A look at the table from one seat.

use game::{Game, Seat, Viewer};

/// A look at the table from one seat. The view is built only for a player who asks for it.
#[derive(Debug)]
pub struct Look<'g, G: Game>(From<'g, G>);

#[derive(Debug)]
enum From<'g, G: Game> {
    /// Never handed on: players see views.
    Game(&'g G, Seat),
    View(&'g G::View),
}

impl<'g, G: Game> Look<'g, G> {
    /// From this seat.
    #[inline]
    pub fn new(game: &'g G, seat: Seat) -> Self {
        Self(From::Game(game, seat))
    }

    /// At a view that has been made already.
    pub fn at(view: &'g G::View) -> Self {
        Self(From::View(view))
    }

    /// What the seat sees now.
    pub fn view(&self) -> G::View {
        match self.0 {
            From::Game(game, seat) => game.view(Viewer::Seat(seat)),
            From::View(view) => view.clone(),
        }
    }
}
