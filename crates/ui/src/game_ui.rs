//! What a game needs in order to be shown.

use game::{Imagine, Outcome, Seat};
use maud::Markup;

use crate::cx::Button;
use crate::{Cx, Narration, Part, pages};

/// What a game needs in order to be shown.
///
/// Every function is pure: it depends on the view and on the context, which is the language and
/// the people at the table. Only [`GameUi::reveal`] is given hidden facts, of finished games.
pub trait GameUi: Imagine {
    /// Usual length of a game in minutes: shortest and longest.
    const MINUTES: (u8, u8);

    /// MM-50: whether this table shows everybody the numbers of pieces that look alike. `None` if
    /// the game has no such pieces.
    fn numbers(_config: &Self::Config) -> Option<bool> {
        None
    }

    /// What to do now, in one sentence.
    fn now(view: &Self::View, legal: &[Self::Action], cx: &Cx<'_>) -> String;

    /// The board: the part with the id `board`.
    fn board(view: &Self::View, legal: &[Self::Action], cx: &Cx<'_>) -> Part;

    /// What a player has gained, for the list of players.
    fn gains(view: &Self::View, seat: Seat, cx: &Cx<'_>) -> Markup;

    /// The index of a player's colour and shape.
    fn tint(_view: &Self::View, seat: Seat) -> usize {
        seat.index()
    }

    /// The label of a legal action.
    fn label(view: &Self::View, action: &Self::Action, cx: &Cx<'_>) -> String;

    /// The player's hand and actions. By default a button for each action.
    fn hand(view: &Self::View, legal: &[Self::Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        let button = |action| Button::new(action, Self::label(view, action, cx), None);
        cx.acts(seat, &legal.iter().map(button).collect::<Vec<_>>())
    }

    /// A sentence about a sight, and how the page shows it. `None` if it needs no words.
    fn narrate(sight: &Self::Sight, cx: &Cx<'_>) -> Option<Narration>;

    /// One or two lines about the whole game, for its end.
    fn ending(view: &Self::View, outcome: Outcome, cx: &Cx<'_>) -> Vec<String>;

    /// A moment of a finished game, with the facts that were hidden.
    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts;
}

/// A moment of a finished game.
///
/// Only a whole game can make one, and `table::walk`, which refuses tables that are still played,
/// is the only way to get at a whole game.
#[derive(Debug)]
pub struct Revealed<'a, G: Imagine> {
    /// What a watcher saw.
    pub view: &'a G::View,
    /// All facts.
    pub truth: &'a G::Truth,
    /// What a player with a perfect memory could know.
    pub memory: &'a G::Memory,
}

/// What a game draws differently when nothing is hidden.
#[derive(Debug)]
pub struct RevealedParts {
    /// The board with the facts that were hidden: the part with the id `board`.
    pub board: Part,
    /// Hands, and a legend of the marks on the board.
    pub beside: Markup,
}

/// The parts of a page that a game draws for one viewer.
#[derive(Clone, Debug)]
pub struct GameParts {
    /// What to do now.
    pub now: String,
    /// The board.
    pub board: Part,
    /// The players with their gains.
    pub players: Part,
    /// The player's hand and actions; empty for a viewer who cannot act.
    pub hand: Part,
    /// One or two lines for the end of the game.
    pub ending: Vec<String>,
}

impl GameParts {
    /// The parts for a viewer of a table.
    pub fn of<G: GameUi>(
        view: &G::View,
        legal: &[G::Action],
        outcome: Option<Outcome>,
        cx: &Cx<'_>,
    ) -> Self {
        Self::with_board::<G>(G::board(view, legal, cx), view, legal, outcome, cx)
    }

    /// The parts of a moment of a finished game, and what is shown next to the board.
    pub fn revealed<G: GameUi>(revealed: &Revealed<'_, G>, cx: &Cx<'_>) -> (Self, Markup) {
        let RevealedParts { board, beside } = G::reveal(revealed, cx);
        (Self::with_board::<G>(board, revealed.view, &[], None, cx), beside)
    }

    fn with_board<G: GameUi>(
        board: Part,
        view: &G::View,
        legal: &[G::Action],
        outcome: Option<Outcome>,
        cx: &Cx<'_>,
    ) -> Self {
        let seat = cx.scene.acting_seat().filter(|_| outcome.is_none());
        Self {
            now: G::now(view, legal, cx),
            board,
            players: pages::players(cx, |seat| {
                Some((G::tint(view, seat), G::gains(view, seat, cx)))
            }),
            hand: pages::hand(cx, seat.map(|seat| G::hand(view, legal, seat, cx))),
            ending: outcome.map_or_else(Vec::new, |outcome| G::ending(view, outcome, cx)),
        }
    }
}
