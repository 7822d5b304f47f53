//! What a game needs in order to be seen.

use std::hash::Hash;

use game::{Imagine, Outcome, Seat};
use maud::Markup;

use crate::cx::Button;
use crate::part::hash;
use crate::{Bare, Bared, Cx, Part, Told, pages};

/// What a game needs in order to be seen: each of these is a function of the view and of nothing
/// else, in the language of the reader; but for [`GameUi::bare`], which is for games that have ended.
///
/// What is not cheap has a key: all of the view that it depends on. As long as the key stays the
/// same, the page keeps what it has and nothing is drawn. A test plays games and compares.
pub trait GameUi: Imagine {
    /// How long a game takes, in minutes: at least, at most.
    const MINUTES: (u8, u8);

    /// MM-50: whether this table shows the numbers of pieces that look alike to everybody. `None` if
    /// the game has no such pieces.
    fn numbers(_config: &Self::Config) -> Option<bool> {
        None
    }

    /// What to do now, in one sentence, for whoever looks.
    fn now(view: &Self::View, legal: &[Self::Action], cx: &Cx<'_>) -> String;

    /// The board. Its id is `board`; its pieces have keys of their own.
    fn board(view: &Self::View, legal: &[Self::Action], cx: &Cx<'_>) -> Part;

    /// All of the view that the gains of a player depend on.
    fn gains_key(view: &Self::View, seat: Seat) -> impl Hash;

    /// What a player has gained.
    fn gains(view: &Self::View, seat: Seat, cx: &Cx<'_>) -> Markup;

    /// Which of the seats' colours and shapes a player has.
    fn tint(_view: &Self::View, seat: Seat) -> usize {
        seat.index()
    }

    /// What an action is called: every legal action has such a name.
    fn label(view: &Self::View, action: &Self::Action, cx: &Cx<'_>) -> String;

    /// All of the view and of what can be done that the hand depends on.
    fn hand_key(view: &Self::View, legal: &[Self::Action], seat: Seat) -> impl Hash;

    /// What lies before the player: the hand, the actions. By default a button for each action.
    fn hand(view: &Self::View, legal: &[Self::Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        let button = |action: &Self::Action| {
            Button::plain(action.to_string(), Self::label(view, action, cx))
        };
        cx.acts(seat, &legal.iter().map(button).collect::<Vec<_>>())
    }

    /// One sentence on something that was seen, and how the page shows it. `None`: nothing worth
    /// telling.
    fn told(sight: &Self::Sight, cx: &Cx<'_>) -> Option<Told>;

    /// A line or two worth telling at the end.
    fn ending(view: &Self::View, outcome: Outcome, cx: &Cx<'_>) -> Vec<String>;

    /// A moment of a game that has ended, with all that was hidden.
    fn bare(bared: &Bared<'_, Self>, cx: &Cx<'_>) -> Bare;
}

/// What a game shows of itself to one viewer.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// What to do now.
    pub now: String,
    /// The board.
    pub board: Part,
    /// The players with their gains.
    pub players: Part,
    /// What lies before the player; nothing for those who watch or cannot act.
    pub hand: Part,
    /// A line or two at the end.
    pub ending: Vec<String>,
}

impl Drawn {
    /// What a game shows of itself.
    pub fn of<G: GameUi>(
        view: &G::View,
        legal: &[G::Action],
        outcome: Option<Outcome>,
        cx: &Cx<'_>,
    ) -> Self {
        Self::with_board::<G>(G::board(view, legal, cx), view, legal, outcome, cx)
    }

    pub(crate) fn with_board<G: GameUi>(
        board: Part,
        view: &G::View,
        legal: &[G::Action],
        outcome: Option<Outcome>,
        cx: &Cx<'_>,
    ) -> Self {
        let seat = cx.scene.acting_seat().filter(|_| outcome.is_none());
        let hand = |seat| G::hand(view, legal, seat, cx);
        let player = |seat| (G::tint(view, seat), G::gains(view, seat, cx));
        let player_key = |seat| hash((G::tint(view, seat), G::gains_key(view, seat)));
        let hand_key = seat.map(|seat| hash(G::hand_key(view, legal, seat)));
        Self {
            now: G::now(view, legal, cx),
            board,
            players: pages::players(cx, player_key, |seat| Some(player(seat))),
            hand: pages::hand(cx, hand_key, || seat.map(hand)),
            ending: outcome.map_or_else(Vec::new, |outcome| G::ending(view, outcome, cx)),
        }
    }
}
