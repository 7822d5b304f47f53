//! The seats before the start.

use maud::{Markup, html};

use super::icon;
use crate::{Arg, Chair, Cx, Sits};

/// The seats, with the buttons for each.
pub(super) fn chairs(cx: &Cx<'_>) -> Markup {
    html! {
        section #chairs aria-labelledby="chairs-title" {
            h2 #chairs-title { (cx.text("chairs")) }
            ol class="chairs" {
                @for chair in &cx.scene.chairs { li class={ "chair s" (chair.seat.index()) } { (one(cx, chair)) } }
            }
        }
    }
}

fn one(cx: &Cx<'_>, chair: &Chair<'_>) -> Markup {
    let at = cx.scene.path(&format!("seats/{}", chair.seat));
    let is_mine = cx.scene.mine.contains(chair.seat);
    html! {
        (super::players::shape(chair.seat.index()))
        @match chair.sits {
            Sits::Nobody => {
                span class="who free" { (cx.text("seat-free")) }
                @if cx.scene.is_host() { (add_bot(cx, &at)) }
            }
            Sits::Bot(level) => {
                span class="who" { (cx.name(chair.seat)) " " (bot_badge(cx)) }
                small class="plays" { (cx.level_with_hint(level)) }
                @if cx.scene.is_host() { (button(&format!("{at}/free"), cx.text("bot-remove"))) }
            }
            Sits::Player { name, here, ready, .. } => {
                span class="who" {
                    (name)
                    @if is_mine { " " em { (cx.text("is-you")) } }
                    @if cx.scene.host == Some(chair.seat) { " " small { (cx.text("is-host")) } }
                }
                small class="how" {
                    @if !here { (cx.text("is-away")) } @else if !ready { (cx.text("is-not-ready")) }
                }
                @if is_mine {
                    @if !ready { (super::waiting::ready(cx, &at)) }
                    (button(&format!("{at}/free"), cx.text("leave")))
                } @else if cx.scene.is_host() && !here {
                    (button(&format!("{at}/free"), cx.text("seat-empty")))
                }
            }
        }
    }
}

fn add_bot(cx: &Cx<'_>, at: &str) -> Markup {
    // The weakest bot plays at random. The next one is the easiest that plays sensibly.
    let usual = cx.scene.bots.get(1);
    html! {
        form method="post" action={ (at) "/bot" } class="line" data-quiet {
            select name="level" aria-label=(cx.text("bot-level")) {
                @for level in cx.scene.bots.iter().rev() {
                    option value=(level) selected[Some(level) == usual] { (cx.level_with_hint(level)) }
                }
            }
            button { (icon("plus")) span { (cx.text("bot-add")) } }
        }
    }
}

/// The mark of a bot beside its name.
pub(super) fn bot_badge(cx: &Cx<'_>) -> Markup {
    let label = cx.text("is-bot");
    html! { small class="bot" title=(label) { (icon("bot")) span class="sr" { (label) } } }
}

/// A form with one button.
pub(super) fn button(address: &str, label: &str) -> Markup {
    html! { form method="post" action=(address) class="line" data-quiet { button { (label) } } }
}

/// Closing the table. The button is folded away as a confirmation, also without script.
pub(super) fn close(cx: &Cx<'_>) -> Markup {
    html! {
        details #close class="close" {
            summary { (cx.text("close")) }
            p { (cx.text("close-sure")) }
            (button(&cx.scene.path("close"), cx.text("close-yes")))
        }
    }
}

/// The names of some players as a phrase: `Ada, Bo and Cleo`.
pub(super) fn names(cx: &Cx<'_>, seats: game::SeatSet) -> String {
    let names: Vec<_> = seats.iter().map(|seat| cx.name(seat)).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone().into_owned(),
        Some((last, others)) => {
            let others = others.join(", ");
            cx.format("and", &[("others", Arg::Text(&others)), ("last", Arg::Text(last))])
        }
    }
}
