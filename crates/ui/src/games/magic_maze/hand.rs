//! The action tiles of the players, and gestures.

use game::Seat;
use magic_maze::{Abilities, TalkRule, View};
use maud::{Markup, html};

use super::layout::abilities_of;
use super::{SHEET, names};
use crate::pages::{REACTIONS, icon, picture};
use crate::{Cx, Stage};

pub(super) fn hand(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let held = abilities_of(view, seat);
    html! {
        p class="holds" {
            (abilities(held))
            @if held.is_empty() {
                span { (cx.text("mz-holds-nothing")) }
            } @else {
                span { (cx.format("mz-holds", [("what", names::abilities(cx, held).into())])) }
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
            @for ability in held.iter() { (picture(SHEET, &names::ability_picture(ability), "i")) }
        }
    }
}

/// MZ-41: pointing and reactions where they are allowed. MZ-44: looks are always allowed; their
/// buttons are in the list of players.
fn gestures(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let may = !view.begun || view.talk || view.options.special.talk == TalkRule::Free;
    html! {
        form #eyes method="post" action=(cx.scene.path("talk")) data-quiet { (hidden(seat, "eyes")) }
        @if may {
            form class="reacts" method="post" action=(cx.scene.path("talk")) data-quiet {
                (hidden(seat, "react"))
                @for (name, key) in REACTIONS {
                    button name="text" value=(name) aria-label=(cx.text(key)) title=(cx.text(key)) { (icon(name)) }
                }
                button type="button" data-choose="point" class="script" { (icon("point")) span { (cx.text("mz-point")) } }
            }
            // The script fills in the square.
            form #point method="post" action=(cx.scene.path("talk")) data-quiet hidden {
                (hidden(seat, "point"))
                button name="text" value="mall" { (cx.text("mz-point")) }
            }
            form class="point-tile" method="post" action=(cx.scene.path("talk")) data-quiet {
                (hidden(seat, "point"))
                select name="text" aria-label=(cx.text("mz-point-tile")) {
                    @for lying in &view.mall {
                        option value={ "t" (lying.tile) } { (names::tile(cx, lying.tile, &[])) }
                    }
                }
                button { (icon("point")) span { (cx.text("mz-point-tile")) } }
            }
        }
    }
}

fn hidden(seat: Seat, kind: &str) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat.letter());
        input type="hidden" name="kind" value=(kind);
    }
}

/// The action tile of a player, which lies open, and what else concerns the player.
pub(super) fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let held = abilities_of(view, seat);
    let leads = view.options.special.leader && held.is_empty();
    let looks =
        cx.scene.seat().is_some_and(|mine| mine != seat) && cx.scene.stage == Stage::Running;
    html! {
        (abilities(held))
        span class="sr" { (names::abilities(cx, held)) }
        @if leads { (sign("mall-leader", cx.text("mz-leads"))) }
        @if view.pawn == Some(seat) {
            (sign("mall-pawn", cx.text(if view.answered { "mz-had-pawn" } else { "mz-has-pawn" })))
        }
        @if view.giving_up.contains(seat) { (sign("mall-give-up", cx.text("mz-is-giving-up"))) }
        @if looks && !view.options.solo() {
            button id={ "eyes-" (seat) } form="eyes" name="text" value=(seat.letter()) class="quiet stare"
                aria-label=(cx.format("mz-look-at", [("who", cx.name(seat).into())])) { (icon("eyes")) }
        } @else { span id={ "eyes-" (seat) } {} }
    }
}

fn sign(name: &str, text: &str) -> Markup {
    html! { span class={ "mark " (name) } title=(text) { (picture(SHEET, name, "i")) span class="sr" { (text) } } }
}
