//! The tiles that do not lie yet, and the next one where everybody knows it.

use std::hash::Hash;

use magic_maze::View;
use maud::{Markup, PreEscaped, html};

use super::{SHEET, signs, tile};
use crate::Cx;
use crate::pages::picture;

/// All that the deck depends on.
pub(super) fn key(view: &View) -> impl Hash {
    let deck = &view.deck;
    (deck.left, view.shown.or(deck.top), &deck.under, signs::is_watched(view))
}

/// How many tiles are left, and whether the cameras watch (MZ-56). MZ-55, MZ-58: the one that was turned up; MZ-61: those put under.
pub(super) fn deck(view: &View, cx: &Cx<'_>) -> Markup {
    let next = view.shown.or(view.deck.top);
    let under: Vec<String> = view.deck.under.iter().map(ToString::to_string).collect();
    let (left, under) = (view.deck.left, under.join(", "));
    html! {
        div #deck data-in="bar" class="deck" {
            span title=(cx.say("mz-deck")) {
                (picture(SHEET, "mall-deck", "i"))
                span class="sr" { (cx.say("mz-deck")) " " }
                b { (left) }
            }
            @if let Some(next) = next {
                svg class="next" viewBox="-1 -1 42 42" role="img" aria-label=(cx.tell("mz-deck-next", &[("tile", next.number().into())])) {
                    (PreEscaped(tile::alone(next, view)))
                }
            }
            @if signs::is_watched(view) {
                span class="eyes-on" title=(cx.say("mz-watched")) {
                    (picture(SHEET, "mall-camera", "i"))
                    span class="sr" { (cx.say("mz-watched")) }
                }
            }
            @if !under.is_empty() {
                small { (cx.tell("mz-deck-under", &[("tiles", (&under).into())])) }
            }
        }
    }
}
