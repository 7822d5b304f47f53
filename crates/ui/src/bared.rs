//! A game that has ended, laid bare: how it stood at a moment, with all that was hidden then.

use game::{Imagine, Outcome};
use maud::Markup;

use crate::{Cx, Drawn, GameUi, Part};

/// A moment of a game that has ended. Whoever makes one has a game in full, and `table::walk`, which
/// refuses tables that are still played, is the one way to that.
#[derive(Debug)]
pub struct Bared<'a, G: Imagine> {
    /// What a watcher saw.
    pub view: &'a G::View,
    /// All there was.
    pub truth: &'a G::Truth,
    /// What somebody who forgets nothing could know.
    pub memory: &'a G::Memory,
}

/// What a game shows of such a moment beside what it always shows.
#[derive(Debug)]
pub struct Bare {
    /// The board with all that was hidden. Its id is `board`.
    pub board: Part,
    /// What belongs beside it: hands, and what the marks on the board mean.
    pub beside: Markup,
}

impl Drawn {
    /// What a game shows of a moment with nothing hidden, and what belongs beside the board.
    pub fn bare<G: GameUi>(bared: &Bared<'_, G>, cx: &Cx<'_>) -> (Self, Markup) {
        let Bare { board, beside } = G::bare(bared, cx);
        let drawn = Self::with_board::<G>(board, bared.view, &[], None::<Outcome>, cx);
        (drawn, beside)
    }
}
