//! Seldom needed actions at a table, and what the players wait for.

use maud::{Markup, html};

use super::icon;
use super::lobby::{button, close, names, notify};
use crate::{Cx, Numbers, Sits, Stage};

/// Pausing, moving or leaving a seat, the chat switch, closing the table.
pub(super) fn more(cx: &Cx<'_>) -> Markup {
    let scene = cx.scene;
    html! {
        details #more class="fold" {
            summary { (cx.text("more")) }
            @if let Some(seat) = scene.seat() {
                (pause(cx))
                (notify(cx))
                (post(&scene.path(&format!("seats/{seat}/move")), cx.text("move-seat")))
                @if !scene.is_covered(seat) {
                    (button(&scene.path(&format!("seats/{seat}/free")), cx.text("leave-running")))
                }
            }
            @if scene.is_host() {
                @if !scene.is_public {
                    form method="post" action=(scene.path("chat")) class="line" data-quiet {
                        input type="hidden" name="chat" value=(!scene.chat);
                        button { (if scene.chat { cx.text("chat-off") } else { cx.text("chat-on") }) }
                    }
                }
                (close(cx))
            }
            (numbers(cx))
            p { a href={ "/rules/" (scene.game) } target="_blank" rel="noopener" { (icon("book")) (cx.text("learn")) } }
        }
    }
}

/// A form with one button that leads to another page.
fn post(address: &str, label: &str) -> Markup {
    html! { form method="post" action=(address) class="line" { button { (label) } } }
}

/// MM-50: a reader may see the numbers of pieces that look alike; this changes no other page.
fn numbers(cx: &Cx<'_>) -> Markup {
    let (value, label) = match cx.scene.numbers {
        Numbers::None | Numbers::ForAll => return html! {},
        Numbers::Off => ("on", "numbers-on"),
        Numbers::On => ("off", "numbers-off"),
    };
    html! {
        form method="post" action="/numbers" class="line" {
            input type="hidden" name="back" value=(cx.scene.path(""));
            button name="numbers" value=(value) { (cx.text(label)) }
        }
    }
}

fn pause(cx: &Cx<'_>) -> Markup {
    let scene = cx.scene;
    html! {
        @if scene.is_real_time && scene.stage == Stage::Running {
            (button(&scene.path("pause"), cx.text("pause")))
        }
    }
}

/// What the players wait for, with buttons to go on.
pub(super) fn waits(cx: &Cx<'_>) -> Markup {
    let scene = cx.scene;
    let is_seated = !scene.mine.is_empty();
    html! {
        div #waits {
            @if let Some(seat) = scene.seat().filter(|seat| scene.is_covered(*seat)) {
                p { (cx.text("covered-you")) }
                (button(&scene.path(&format!("seats/{seat}/back")), cx.text("come-back")))
            }
            @if scene.stage == Stage::Paused {
                p { (cx.text("paused")) }
                @if is_seated { (button(&scene.path("resume"), cx.text("resume"))) }
            }
            @if !scene.pausing.is_empty() {
                p { (cx.sentence("pausing", [("who", names(cx, scene.pausing).into())])) }
                @if scene.seat().is_some_and(|seat| !scene.pausing.contains(seat)) { (pause(cx)) }
            }
            @for chair in &scene.chairs {
                @if let Sits::Player { here, covered: None, late, .. } = chair.sits {
                    @let about = |key| cx.sentence(key, [("who", cx.player(chair.seat).into())]);
                    @let at = scene.path(&format!("seats/{}", chair.seat));
                    @if !scene.mine.contains(chair.seat) && is_seated && late {
                        p { (about("late")) }
                        (button(&format!("{at}/cover"), cx.text("cover")))
                    }
                    @if scene.is_host() && !here && !scene.mine.contains(chair.seat) {
                        p { (about("gone")) }
                        (post(&format!("{at}/hand-on"), cx.text("hand-on")))
                    }
                }
            }
        }
    }
}
