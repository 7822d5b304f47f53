//! The moves around a moment, each with a link to it.

use game::{Millis, Seat};
use maud::{Markup, html};

use super::navigation::{address, clock};
use crate::{Cx, Part, Pieces};

/// Consecutive moves of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    /// The moves.
    pub list: Vec<Move>,
    /// The moment before them, if there is one.
    pub earlier: Option<u64>,
    /// The moment after them, if there is one.
    pub later: Option<u64>,
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The moment after the move.
    pub at: u64,
    /// The player, if the move was an action.
    pub seat: Option<Seat>,
    /// Game time.
    pub time: Millis,
    /// The sentence about it, in the reader's language.
    pub text: String,
}

/// The list of moves. With a step only two of its lines change.
pub(super) fn moves(cx: &Cx<'_>, moves: &Moves, now: u64) -> Part {
    let more = |to: Option<u64>, key: &'static str| {
        html! { @if let Some(to) = to {
            a class="button" href=(address(cx, to)) data-at=(to) { (cx.text(key)) }
        } }
    };
    let mut pieces = Pieces::default();
    let markup = html! {
        details #moves class="fold" data-from=[moves.list.first().map(|one| one.at)] {
            summary { (cx.text("replay-moves")) }
            (more(moves.earlier, "replay-earlier"))
            ol #moves-list { @for one in &moves.list { (pieces.html(line(cx, one, now))) } }
            (more(moves.later, "replay-later"))
        }
    };
    pieces.part("moves", markup)
}

fn line(cx: &Cx<'_>, one: &Move, now: u64) -> Markup {
    html! {
        li id={ "m" (one.at) } data-in="moves-list" {
            a href=(address(cx, one.at)) data-at=(one.at) aria-current=[(one.at == now).then_some("step")] {
                small { (clock(one.time)) } " " span { (one.text) }
            }
        }
    }
}
