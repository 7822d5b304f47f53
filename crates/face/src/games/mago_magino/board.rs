//! The board as a group: with a move only the pieces, spaces and ways that changed are sent.

use mago_magino::{Action, Stage, View};
use maud::{Markup, html};

use super::piece::pieces;
use super::space::{crystals, space};
use super::way::ways;
use super::{SHEET, tint};
use crate::pages::picture;
use crate::{Cx, Part};

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let ring = view.options.ring;
    let mut items = Vec::with_capacity(48);
    let mut add = |id: &str, html: Markup| items.push((id.to_owned(), html.into_string()));
    for at in ring.all() {
        add(&format!("space-{}", at.index()), space(at, view, cx));
    }
    add("arrow", arrow());
    for (&at, &count) in &view.crystals {
        add(&format!("crystals-{}", at.index()), crystals(at, count));
    }
    for (id, piece) in pieces(view, legal, cx) {
        add(&id, piece);
    }
    add("treasury", treasury(view));
    add("die", die(view));
    add("ways", ways(legal, cx));
    let head = format!(
        "<section id=\"board\" class=\"board mm of{}\" aria-label=\"{}\"><div id=\"ring\" class=\"ring\">",
        ring.spaces(),
        cx.say("mm-board"),
    );
    Part::Group { id: "board", head, tail: "</div></section>".to_owned(), items, is_svg: false }
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
