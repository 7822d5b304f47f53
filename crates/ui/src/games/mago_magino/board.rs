//! The board as a group: with a move only the pieces, spaces and ways that changed are sent.

use mago_magino::{Action, Stage, View};
use maud::{Markup, html};

use super::piece::pieces;
use super::space::{crystals, on_spaces, space};
use super::way::ways;
use super::{SHEET, tint};
use crate::pages::picture;
use crate::part::Each;
use crate::{Cx, Id, Part};

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let ring = view.options.ring;
    let mut part = cx.part("board", ());
    part.text(|| {
        format!(
            "<section id=\"board\" class=\"board mm of{}\" aria-label=\"{}\"><div id=\"ring\" class=\"ring\">",
            ring.spaces(),
            cx.say("mm-board"),
        )
    });
    let on = on_spaces(view);
    for at in ring.all() {
        let key = (on[at.index()], cx.people);
        part.html(Id::nth("space-", at.index() as u64), key, || space(at, view, cx));
    }
    part.html("arrow", (), arrow);
    for (&at, &count) in &view.crystals {
        part.html(Id::nth("crystals-", at.index() as u64), count, || crystals(at, count));
    }
    pieces(&mut part, view, legal, cx);
    let delivered = view.players.values().iter().map(|player| player.delivered);
    part.html("treasury", Each(delivered), || treasury(view));
    part.html("die", view.now, || die(view));
    part.html("ways", (legal, &view.frogs), || ways(legal, view, cx));
    part.text(|| "</div></section>");
    part.done()
}

/// The arrow, and the mark on the space at which it has just pointed: where that is stands only in
/// what is told (MM-50).
fn arrow() -> Markup {
    html! {
        div #arrow data-in="ring" aria-hidden="true" class="arrow" {
            i class="aim" {}
            (picture(SHEET, "ring-arrow", "hand-of"))
        }
    }
}

/// The crystals that were brought home, in the colours of those who brought them.
fn treasury(view: &View) -> Markup {
    html! {
        div #treasury data-in="ring" aria-hidden="true" class="treasury" {
            @for (seat, player) in view.players.iter() {
                @for _ in 0..player.delivered {
                    span class={ "s" (tint(view, seat)) } { (picture(SHEET, "ring-crystal", "gem")) }
                }
            }
        }
    }
}

fn die(view: &View) -> Markup {
    let face = match view.now {
        Stage::Move(face) => face.to_string(),
        _ => "blank".to_owned(),
    };
    html! {
        div #die.cube.thrown[face != "blank"] data-in="ring" aria-hidden="true" {
            (picture(SHEET, &format!("dice-{face}"), "face"))
        }
    }
}
