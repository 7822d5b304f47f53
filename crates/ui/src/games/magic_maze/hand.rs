//! What the player holds, and the ways to say something without a word.

use game::Seat;
use magic_maze::{Abilities, TalkRule, View};
use maud::{Markup, html};

use super::sketch::holds;
use super::{SHEET, lexicon};
use crate::Cx;
use crate::pages::{REACTIONS, icon, picture};

pub(super) fn hand(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let held = holds(view, seat);
    html! {
        p class="holds" {
            (abilities(held))
            @if held.is_empty() {
                span { (cx.say("mz-holds-nothing")) }
            } @else {
                span { (cx.tell("mz-holds", &[("what", (&names(held, cx)).into())])) }
            }
        }
        @if !view.options.solo() { (gestures(view, seat, cx)) }
    }
}

/// The pictures of an action tile.
pub(super) fn abilities(held: Abilities) -> Markup {
    html! {
        span class="tile-of" aria-hidden="true" {
            @if held.is_empty() { (picture(SHEET, "mall-nothing", "i")) }
            @for ability in held.iter() { (picture(SHEET, lexicon::picture(ability), "i")) }
        }
    }
}

/// What an action tile lets one do, in words.
pub(super) fn names(held: Abilities, cx: &Cx<'_>) -> String {
    if held.is_empty() {
        return cx.say("mz-nothing").to_owned();
    }
    held.iter().map(|ability| lexicon::ability(cx, ability)).collect::<Vec<_>>().join(", ")
}

/// MZ-41: pointing and reactions where they are allowed. MZ-44: eyes always; their buttons are
/// beside the players.
fn gestures(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let may = !view.begun || view.talk || view.options.special.talk == TalkRule::Free;
    html! {
        form #eyes method="post" action=(cx.scene.path("talk")) data-quiet { (says(seat, "eyes")) }
        @if may {
            form class="reacts" method="post" action=(cx.scene.path("talk")) data-quiet {
                (says(seat, "react"))
                @for (name, key) in REACTIONS {
                    button name="text" value=(name) aria-label=(cx.say(key)) title=(cx.say(key)) { (icon(name)) }
                }
                button type="button" data-choose="point" class="script" { (icon("point")) span { (cx.say("mz-point")) } }
            }
            // The script fills in which square was pointed at.
            form #point method="post" action=(cx.scene.path("talk")) data-quiet hidden {
                (says(seat, "point"))
                button name="text" value="mall" { (cx.say("mz-point")) }
            }
            form class="point-tile" method="post" action=(cx.scene.path("talk")) data-quiet {
                (says(seat, "point"))
                select name="text" aria-label=(cx.say("mz-point-tile")) {
                    @for lying in &view.mall {
                        option value={ "t" (lying.tile) } { (cx.say("mz-tile")) " " (lying.tile) }
                    }
                }
                button { (icon("point")) span { (cx.say("mz-point-tile")) } }
            }
        }
    }
}

fn says(seat: Seat, kind: &str) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat.letter());
        input type="hidden" name="kind" value=(kind);
    }
}
