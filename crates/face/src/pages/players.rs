//! The players, with their gains.

use game::Seat;
use maud::{Markup, html};

use super::icon;
use super::picture;
use crate::{Chair, Cx, Id, Part, Sits};

/// The shape that goes with a seat's colour.
pub(super) fn shape(tint: usize) -> Markup {
    picture("shell", SHAPES[tint % SHAPES.len()], "shape")
}

const SHAPES: [&str; 9] = [
    "seats-circle",
    "seats-square",
    "seats-triangle",
    "seats-diamond",
    "seats-star",
    "seats-heart",
    "seats-drop",
    "seats-clover",
    "seats-moon",
];

/// Who plays, who is to act, and what each has gained: `shown` gives colour and gains, and `key` all
/// of the view that these depend on, in a number.
pub fn players(
    cx: &Cx<'_>,
    key: impl Fn(Seat) -> u64,
    shown: impl Fn(Seat) -> Option<(usize, Markup)>,
) -> Part {
    let mut part = cx.part("players", ());
    part.text(|| {
        let title = html! { h2 #players-title class="sr" { (cx.say("players")) } };
        format!(
            "<section id=\"players\" aria-labelledby=\"players-title\">{}<ol id=\"seated\" class=\"players\">",
            title.0
        )
    });
    for chair in &cx.scene.chairs {
        let seat = chair.seat;
        let key = (cx.people, cx.scene.turn.contains(seat), key(seat));
        part.html(Id::of("player-", seat.letter()), key, || player(cx, chair, shown(seat)));
    }
    part.text(|| "</ol></section>");
    part.done()
}

fn player(cx: &Cx<'_>, chair: &Chair<'_>, shown: Option<(usize, Markup)>) -> Markup {
    let tint = shown.as_ref().map_or(chair.seat.index(), |(tint, _)| *tint);
    let is_turn = cx.scene.turn.contains(chair.seat);
    html! {
        li id={ "player-" (chair.seat) } data-in="seated" .player .{ "s" (tint) } .turn[is_turn]
            .you[cx.is_you(chair.seat)] aria-current=[is_turn.then_some("true")] {
            (shape(tint))
            span class="who" { (cx.name(chair.seat)) }
            @if cx.is_you(chair.seat) { em { (cx.say("is-you")) } }
            (state(cx, chair))
            @if let Some((_, gains)) = shown { span class="gains" { (gains) } }
        }
    }
}

/// Whether somebody is away, and who plays for them.
fn state(cx: &Cx<'_>, chair: &Chair<'_>) -> Markup {
    html! {
        @if let Sits::Player { here, covered, .. } = chair.sits {
            @if covered.is_some() {
                small { (icon("bot")) (cx.say("is-covered")) }
            } @else if !here {
                small { (cx.say("is-away")) }
            }
        }
    }
}
