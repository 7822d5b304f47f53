//! The moves around a moment, each with a way to it. A long game is not listed all at once.

use game::{Millis, Seat};
use maud::html;

use super::reel::{address, clock};
use crate::{Cx, Id, Part};

/// Some moves of a game, in order.
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
    /// The moment that it made.
    pub at: u64,
    /// Who did it, if anybody.
    pub seat: Option<Seat>,
    /// When.
    pub time: Millis,
    /// What happened, in the reader's language.
    pub text: String,
}

/// The list in pieces: with a step only two lines of it change.
pub(super) fn moves(cx: &Cx<'_>, moves: &Moves, now: u64) -> Part {
    let more = |to: Option<u64>, key: &'static str| {
        html! { @if let Some(to) = to {
            a class="button" href=(address(cx, to)) data-at=(to) { (cx.say(key)) }
        } }
    };
    let first = moves.list.first().map(|one| one.at);
    let head = html! {
        details #moves class="fold" data-from=[first] {
            summary { (cx.say("replay-moves")) }
            (more(moves.earlier, "replay-earlier"))
            ol #moves-list { "|" }
            (more(moves.later, "replay-later"))
        }
    };
    let (head, tail) = head.0.split_once('|').unwrap_or_default();
    let mut part = cx.part("moves", (moves.earlier, first, moves.later));
    part.text(|| head.to_owned());
    for one in &moves.list {
        let is_now = one.at == now;
        part.html(Id::nth("m", one.at), (is_now, &one.text, one.time), || {
            html! {
                li id={ "m" (one.at) } data-in="moves-list" {
                    a href=(address(cx, one.at)) data-at=(one.at) aria-current=[is_now.then_some("step")] {
                        small { (clock(one.time)) } " " span { (one.text) }
                    }
                }
            }
        });
    }
    part.text(|| tail.to_owned());
    part.done()
}
