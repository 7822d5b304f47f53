//! Joining: what a guest with the link sees, and the page that asks for a code.

use maud::{Markup, html};

use super::chair::{self, Free};
use super::icon;
use super::lobby::{ribbon, scene};
use super::shell::page;
use crate::{Cx, Part, Sits, Words, files};

/// The parts of a table that waits, for somebody without a seat.
pub(super) fn parts(cx: &Cx<'_>, name: &str) -> Vec<Part> {
    vec![
        Part::new("banner", picture(cx)),
        Part::new("about", about(cx)),
        Part::new("chairs", there(cx)),
        Part::new("begin", join(cx, name)),
    ]
}

fn picture(cx: &Cx<'_>) -> Markup {
    html! { div #banner class="banner" aria-hidden="true" { div class="pic" { (scene(cx)) i class="edge" {} } } }
}

/// Who invites, and to which game.
fn about(cx: &Cx<'_>) -> Markup {
    let (least, most) = cx.scene.minutes;
    let minutes = cx.format("facts-minutes", [("least", least.into()), ("most", most.into())]);
    html! {
        section #about class="about" {
            (ribbon(cx))
            h1 { (cx.game_name()) }
            @if let Some(lead) = cx.words.find(&format!("lead-{}", cx.scene.game)) { p class="lead" { (lead) } }
            p class="facts" {
                span { (icon("clock")) (minutes) }
                a href={ "/rules/" (cx.scene.game) } { (icon("book")) (cx.text("learn")) }
            }
        }
    }
}

/// Who is there, and which chair the reader gets.
fn there(cx: &Cx<'_>) -> Markup {
    let here = cx.scene.chairs.iter().filter(|chair| !matches!(chair.sits, Sits::Nobody)).count();
    let first = cx.scene.chairs.iter().position(|chair| matches!(chair.sits, Sits::Nobody));
    html! {
        section #chairs class="card there" aria-labelledby="chairs-title" {
            h2 #chairs-title class="sr" { (cx.text("players")) }
            p { (cx.format("join-there", [("count", here.into())])) }
            ol.seats.many[cx.scene.chairs.len() > 5] {
                @for (nth, chair) in cx.scene.chairs.iter().enumerate() {
                    @let is_free = matches!(chair.sits, Sits::Nobody);
                    @let is_next = first == Some(nth);
                    li.seat.{ "s" (cx.scene.tint(chair.seat)) }.free[is_free && !is_next].next[is_next] {
                        (chair::drawn(cx, chair, if is_next { Free::Empty } else { Free::Dashed }))
                        b class="name" {
                            span {
                                @if is_next { (cx.text("join-you")) }
                                @else if is_free { (cx.text("seat-free")) }
                                @else { (cx.name(chair.seat)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The name and the button, or what to do at a full table.
fn join(cx: &Cx<'_>, name: &str) -> Markup {
    let watch = format!("{}?seat=watcher", cx.scene.path(""));
    let is_full = !cx.scene.chairs.iter().any(|chair| matches!(chair.sits, Sits::Nobody));
    html! {
        div #begin class="ask" {
            @if is_full {
                div class="note" role="status" {
                    b { (cx.format("join-full", [("seats", cx.scene.chairs.len().into())])) }
                    p { (cx.text("join-full-says")) }
                }
                a class="btn go" href=(watch) { (icon("eye")) span { (cx.text("watch")) } }
                a class="btn" href={ "/new/" (cx.scene.game) } { (cx.text("own-table")) }
            } @else {
                form method="post" action=(cx.scene.path("join")) class="join" {
                    p class="field" {
                        label for="name" { (cx.text("your-name")) }
                        input #name name="name" value=(name) maxlength="24" required autocomplete="nickname" enterkeyhint="go";
                    }
                    button class="btn go" { (cx.text("sit-down")) }
                }
                a class="btn quiet slim" href=(watch) { (icon("eye")) span { (cx.text("watch-just")) } }
            }
        }
    }
}

/// For a watcher of a game that has started.
pub(super) fn watching(cx: &Cx<'_>) -> Markup {
    html! {
        aside #watching class="watching" hidden[!cx.scene.mine.is_empty()] {
            @if cx.scene.mine.is_empty() {
                p { (icon("eye")) span { (cx.text("watching")) } }
                a href={ "/new/" (cx.scene.game) } { (cx.text("own-table")) }
            }
        }
    }
}

/// The page that asks for the code of a table: with the text that was typed, and why it led nowhere.
pub fn join_by_code(words: &Words, typed: &str, refused: Option<&str>) -> Markup {
    let body = html! {
        main #main class="by-code" {
            img src=(files::address("logo.svg")) alt="" width="72" height="72";
            h1 { (words.text("code-title")) }
            @if let Some(refused) = refused { p class="note" role="alert" { (refused) } }
            form method="get" action="/join" {
                label for="code" { (words.text("code-label")) }
                input #code class="code" name="code" value=(typed) maxlength="12" required autocomplete="off"
                    autocapitalize="characters" spellcheck="false" enterkeyhint="go" autofocus;
                button class="btn go" { (words.text("sit-down")) }
            }
            a class="btn quiet slim" href="/" { (icon("home")) span { (words.text("home")) } }
        }
    };
    page(words, words.text("code-title"), "/join", "at-code", &body)
}
