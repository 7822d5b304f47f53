//! What a game needs in order to be shown.

use game::{Imagine, Outcome, Seat, Sighting};
use maud::{Markup, html};

use crate::cx::Button;
use crate::plain::{self, PlainGrid};
use crate::{BuiltMaze, CampaignResult, Cx, Narration, Part, Sentence, Words, pages};

/// How the game `G` is shown. Everything has a default. A game with a user interface of its own
/// implements it for itself: `impl GameUi for MyGame`. [`Plain`](crate::Plain) shows every other game.
///
/// Every function is pure: it depends on the view and on the context, which is the language and
/// the people at the table. Only [`GameUi::reveal`] is given hidden facts, of finished games.
pub trait GameUi<G: Imagine = Self> {
    /// Usual length of a game in minutes: shortest and longest.
    const MINUTES: (u8, u8) = (10, 30);

    /// The age in years from which children can play it.
    const AGE: u8 = 8;

    /// Settings that go together, for a choice in one tap before the start. The first that fits the table's
    /// settings is the chosen one.
    const PRESETS: &'static [Preset] = &[];

    /// The pictures of players by the index of their colour, on the game's own sheet. A neutral figure
    /// stands for players without one.
    const FIGURES: &'static [&'static str] = &[];

    /// The form fields by which people draw a setting, in place of a text field. `None` if the game has no
    /// such setting.
    fn builder(_words: &Words, _built: &BuiltMaze) -> Option<Markup> {
        None
    }

    /// The length of the beats by which the page shows sights, in milliseconds at the normal pace, by
    /// kind of sight: its name in JSON. A sight that is not listed is only narrated. The script plays
    /// these kinds (`static/GAME-beats.js`), and the server lets bots wait for them.
    const BEATS: &'static [(&'static str, u16)] = &[];

    /// MM-50: whether this table shows everybody the numbers of pieces that look alike. `None` if
    /// the game has no such pieces.
    fn numbers(_config: &G::Config) -> Option<bool> {
        None
    }

    /// What to do now, in one sentence. By default the names of the players who are to act.
    fn now(_view: &G::View, _legal: &[G::Action], cx: &Cx<'_>) -> Sentence {
        if cx.scene.turn.is_empty() {
            return cx.text("now-chance").into();
        }
        pages::names(cx, cx.scene.turn).into()
    }

    /// The squares, walls and pieces, for a game on squares without a board of its own.
    fn grid(_view: &G::View) -> Option<PlainGrid> {
        None
    }

    /// The board: the part with the id `board`. By default the grid and the fields of the view.
    fn board(view: &G::View, _legal: &[G::Action], cx: &Cx<'_>) -> Part {
        plain::board(view, Self::grid(view).as_ref(), cx)
    }

    /// What a player has gained, for the list of players.
    fn gains(_view: &G::View, _seat: Seat, _cx: &Cx<'_>) -> Markup {
        html! {}
    }

    /// The index of a player's colour and shape.
    fn tint(_config: &G::Config, seat: Seat) -> usize {
        seat.index()
    }

    /// The label of a legal action. By default its notation.
    fn label(_view: &G::View, action: &G::Action, _cx: &Cx<'_>) -> String {
        action.to_string()
    }

    /// The player's hand and actions. By default a button for each action.
    fn hand(view: &G::View, legal: &[G::Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        let button = |action| Button::new(action, Self::label(view, action, cx), None);
        cx.acts(seat, &legal.iter().map(button).collect::<Vec<_>>())
    }

    /// A sentence about a sight, and how the page shows it. `None` if it needs no words. By default
    /// the sight's fields.
    fn narrate(sight: &G::Sight, _cx: &Cx<'_>) -> Option<Narration> {
        let text = plain::sentence(&plain::to_value(sight));
        Some(Narration { fleeting: sight.fleeting(), ..Narration::new(text) })
    }

    /// One or two lines about the whole game, for its end.
    fn ending(_view: &G::View, _outcome: Outcome, _cx: &Cx<'_>) -> Vec<Sentence> {
        Vec::new()
    }

    /// MZ-80: the result of a finished game for the campaign of the game; `None` without a campaign, and
    /// for a game that does not count.
    fn campaign_result(_truth: &G::Truth) -> Option<CampaignResult> {
        None
    }

    /// MZ-19: whether an action means that a player took part in the game.
    fn takes_part(_action: &G::Action) -> bool {
        true
    }

    /// A moment of a finished game, with the facts that were hidden. By default the fields of the
    /// truth in place of those of the view.
    fn reveal(revealed: &Revealed<'_, G>, cx: &Cx<'_>) -> RevealedParts {
        let board = plain::board(revealed.truth, Self::grid(revealed.view).as_ref(), cx);
        RevealedParts { board, beside: html! {} }
    }
}

/// Settings with a name and a picture. The texts `preset-GAME-NAME` and `preset-GAME-NAME-says` describe it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name within the game.
    pub name: &'static str,
    /// Its picture on the game's own sheet.
    pub picture: &'static str,
    /// The settings that differ from the default. A preset also resets what other presets of the game
    /// change.
    pub set: &'static [(&'static str, &'static str)],
}

/// Draws the form fields of a setting, see [`GameUi::builder`].
pub type Builder = fn(&Words, &BuiltMaze) -> Option<Markup>;

/// The kind of a sight: its name in JSON.
fn kind(sight: &serde_json::Value) -> Option<&str> {
    match sight {
        serde_json::Value::String(name) => Some(name),
        serde_json::Value::Object(fields) => fields.keys().next().map(String::as_str),
        _ => None,
    }
}

/// The sight as JSON and the length of its beat; `None` if it has no beat.
pub fn beat<U: GameUi<G>, G: Imagine>(sight: &G::Sight) -> Option<(serde_json::Value, u16)> {
    if U::BEATS.is_empty() {
        return None;
    }
    let saw = plain::to_value(sight);
    let (_, length) = U::BEATS.iter().find(|(name, _)| Some(*name) == kind(&saw))?;
    Some((saw, *length))
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
    pub now: Sentence,
    /// The board.
    pub board: Part,
    /// The players with their gains.
    pub players: Part,
    /// The player's hand and actions; empty for a viewer who cannot act.
    pub hand: Part,
    /// One or two lines for the end of the game.
    pub ending: Vec<Sentence>,
}

impl GameParts {
    /// The parts for a viewer of a table, drawn by the user interface `U` of the game.
    pub fn of<U: GameUi<G>, G: Imagine>(
        view: &G::View,
        legal: &[G::Action],
        outcome: Option<Outcome>,
        cx: &Cx<'_>,
    ) -> Self {
        Self::with_board::<U, G>(U::board(view, legal, cx), view, legal, outcome, cx)
    }

    /// The parts of a moment of a finished game, and what is shown next to the board.
    pub fn revealed<U: GameUi<G>, G: Imagine>(
        revealed: &Revealed<'_, G>,
        cx: &Cx<'_>,
    ) -> (Self, Markup) {
        let RevealedParts { board, beside } = U::reveal(revealed, cx);
        (Self::with_board::<U, G>(board, revealed.view, &[], None, cx), beside)
    }

    fn with_board<U: GameUi<G>, G: Imagine>(
        board: Part,
        view: &G::View,
        legal: &[G::Action],
        outcome: Option<Outcome>,
        cx: &Cx<'_>,
    ) -> Self {
        let seat = cx.scene.acting_seat().filter(|_| outcome.is_none());
        Self {
            now: U::now(view, legal, cx),
            board,
            players: pages::players(cx, |seat| Some(U::gains(view, seat, cx))),
            hand: pages::hand(cx, seat.map(|seat| U::hand(view, legal, seat, cx))),
            ending: outcome.map_or_else(Vec::new, |outcome| U::ending(view, outcome, cx)),
        }
    }
}
