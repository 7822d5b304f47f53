//! What everybody can do: all action tiles lie open.

use game::Seat;
use magic_maze::View;
use maud::{Markup, html};

use super::sketch::holds;
use super::{SHEET, hand};
use crate::pages::{icon, picture};
use crate::{Cx, Stage};

pub(super) fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let held = holds(view, seat);
    let leads = view.options.special.leader && held.is_empty();
    let looks =
        cx.scene.seat().is_some_and(|mine| mine != seat) && cx.scene.stage == Stage::Running;
    html! {
        (hand::abilities(held))
        span class="sr" { (hand::names(held, cx)) }
        @if leads { (sign("mall-leader", cx.say("mz-leads"))) }
        @if view.pawn == Some(seat) {
            (sign("mall-pawn", cx.say(if view.answered { "mz-had-pawn" } else { "mz-has-pawn" })))
        }
        @if view.giving_up.contains(seat) { (sign("mall-give-up", cx.say("mz-is-giving-up"))) }
        @if looks && !view.options.solo() {
            button id={ "eyes-" (seat) } form="eyes" name="text" value=(seat.letter()) class="quiet stare"
                aria-label=(cx.tell("mz-look-at", &[("who", (&*cx.name(seat)).into())])) { (icon("eyes")) }
        } @else { span id={ "eyes-" (seat) } {} }
    }
}

fn sign(name: &str, says: &str) -> Markup {
    html! { span class={ "mark " (name) } title=(says) { (picture(SHEET, name, "i")) span class="sr" { (says) } } }
}
