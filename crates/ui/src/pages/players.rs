//! The list of players.

use game::Seat;
use maud::{Markup, html};

use super::{icon, picture};
use crate::{Chair, Cx, Part, Pieces, Sits};

/// The shape that belongs to a colour.
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

/// The players: who is to act, and what each has gained. `shown` gives the index of a player's
/// colour, and the gains.
pub fn players(cx: &Cx<'_>, shown: impl Fn(Seat) -> Option<(usize, Markup)>) -> Part {
    let mut pieces = Pieces::default();
    let markup = html! {
        section id="players" aria-labelledby="players-title" {
            h2 #players-title class="sr" { (cx.text("players")) }
            ol id="seated" class="players" {
                @for chair in &cx.scene.chairs { (pieces.html(player(cx, chair, shown(chair.seat)))) }
            }
        }
    };
    pieces.part("players", markup)
}

fn player(cx: &Cx<'_>, chair: &Chair<'_>, shown: Option<(usize, Markup)>) -> Markup {
    let (tint, gains) = shown.map_or((chair.seat.index(), None), |(tint, it)| (tint, Some(it)));
    let (is_turn, is_you) = (cx.scene.turn.contains(chair.seat), cx.is_you(chair.seat));
    html! {
        li.player.{ "s" (tint) }.turn[is_turn].you[is_you] id={ "player-" (chair.seat.letter()) }
            data-in="seated" aria-current=[is_turn.then_some("true")] {
            (shape(tint))
            span class="who" { (cx.name(chair.seat)) }
            @if is_you { em { (cx.text("is-you")) } }
            @match chair.sits {
                Sits::Player { covered: Some(_), .. } => { small { (icon("bot")) (cx.text("is-covered")) } }
                Sits::Player { here: false, .. } => { small { (cx.text("is-away")) } }
                Sits::Bot(_) => { (super::chairs::bot_badge(cx)) }
                Sits::Player { .. } | Sits::Nobody => {}
            }
            @if let Some(gains) = gains { span class="gains" { (gains) } }
        }
    }
}
