//! Access to the view of a seat.

use game::{Game, Seat, Viewer};

/// Access to the view of a seat. The view is built only if the player asks for it.
#[derive(Debug)]
pub struct Look<'g, G: Game>(From<'g, G>);

#[derive(Debug)]
enum From<'g, G: Game> {
    /// Never exposed: players only get the view.
    Game(&'g G, Seat),
    View(&'g G::View),
}

impl<'g, G: Game> Look<'g, G> {
    /// The view of this seat, built on demand.
    #[inline]
    pub fn new(game: &'g G, seat: Seat) -> Self {
        Self(From::Game(game, seat))
    }

    /// A view that already exists.
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
