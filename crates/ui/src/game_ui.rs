//! What a game needs in order to be shown.

use game::{Imagine, Outcome, Seat, Sighting};
use maud::{Markup, html};

use crate::cx::Button;
use crate::plain::{self, PlainGrid};
use crate::{Cx, Narration, Part, pages};

/// How a game is shown. Everything has a default, so `impl GameUi for MyGame {}` makes a game
/// playable: see the module `plain`.
///
/// Every function is pure: it depends on the view and on the context, which is the language and
/// the people at the table. Only [`GameUi::reveal`] is given hidden facts, of finished games.
pub trait GameUi: Imagine {
    /// Usual length of a game in minutes: shortest and longest.
    const MINUTES: (u8, u8) = (10, 30);

    /// MM-50: whether this table shows everybody the numbers of pieces that look alike. `None` if
    /// the game has no such pieces.
    fn numbers(_config: &Self::Config) -> Option<bool> {
        None
    }

    /// What to do now, in one sentence. By default the names of the players who are to act.
    fn now(_view: &Self::View, _legal: &[Self::Action], cx: &Cx<'_>) -> String {
        if cx.scene.turn.is_empty() {
            return cx.text("now-chance").to_owned();
        }
        pages::names(cx, cx.scene.turn)
    }

    /// The squares, walls and pieces, for a game on squares without a board of its own.
    fn grid(_view: &Self::View) -> Option<PlainGrid> {
        None
    }

    /// The board: the part with the id `board`. By default the grid and the fields of the view.
    fn board(view: &Self::View, _legal: &[Self::Action], cx: &Cx<'_>) -> Part {
        plain::board(view, Self::grid(view).as_ref(), cx)
    }

    /// What a player has gained, for the list of players.
    fn gains(_view: &Self::View, _seat: Seat, _cx: &Cx<'_>) -> Markup {
        html! {}
    }

    /// The index of a player's colour and shape.
    fn tint(_view: &Self::View, seat: Seat) -> usize {
        seat.index()
    }

    /// The label of a legal action. By default its notation.
    fn label(_view: &Self::View, action: &Self::Action, _cx: &Cx<'_>) -> String {
        action.to_string()
    }

    /// The player's hand and actions. By default a button for each action.
    fn hand(view: &Self::View, legal: &[Self::Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        let button = |action| Button::new(action, Self::label(view, action, cx), None);
        cx.acts(seat, &legal.iter().map(button).collect::<Vec<_>>())
    }

    /// A sentence about a sight, and how the page shows it. `None` if it needs no words. By default
    /// the sight's fields.
    fn narrate(sight: &Self::Sight, _cx: &Cx<'_>) -> Option<Narration> {
        let text = plain::sentence(&plain::to_value(sight));
        Some(Narration { fleeting: sight.fleeting(), ..Narration::new(text) })
    }

    /// One or two lines about the whole game, for its end.
    fn ending(_view: &Self::View, _outcome: Outcome, _cx: &Cx<'_>) -> Vec<String> {
        Vec::new()
    }

    /// A moment of a finished game, with the facts that were hidden. By default the fields of the
    /// truth in place of those of the view.
    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        let board = plain::board(revealed.truth, Self::grid(revealed.view).as_ref(), cx);
        RevealedParts { board, beside: html! {} }
    }
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
