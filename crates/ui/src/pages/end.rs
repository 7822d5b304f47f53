//! The end of a game.

use game::Outcome;
use maud::{Markup, html};

use super::chairs::names;
use super::icon;
use crate::{Arg, Cx, GameParts, Stage};

/// Who won, one or two lines about the game, and links to what comes next.
pub(super) fn end(cx: &Cx<'_>, game: Option<&GameParts>) -> Markup {
    let scene = cx.scene;
    html! {
        section #end class="end" aria-labelledby="end-title" data-mine=(mine(cx)) {
            h2 #end-title { (title(cx)) }
            @for line in game.map_or(&[][..], |game| &game.ending) { p { (line) } }
            p #chance-differs class="warning" hidden { (cx.text("chance-differs")) }
            div class="line" {
                @if let Some(again) = scene.again {
                    a class="button main" href={ "/tables/" (again) } { (icon("again")) span { (cx.text("again-go")) } }
                } @else if !scene.mine.is_empty() {
                    form method="post" action=(scene.path("again")) {
                        button class="main" { (icon("again")) span { (cx.text("again")) } }
                    }
                }
                @if scene.game == "magic-maze" {
                    a class="button" href=(scene.path("campaign")) { (cx.text("campaign-short")) }
                }
                // A table that was closed before its start has no replay.
                @if game.is_some() {
                    a class="button" href=(scene.path("replay")) { (icon("eye")) span { (cx.text("replay")) } }
                } @else {
                    a class="button" href=(scene.path("record")) download { (cx.text("record")) }
                }
                a class="button" href="/" { (icon("home")) span { (cx.text("home")) } }
            }
        }
    }
}

/// The reader's seats: for these the script compares its contributions to the chance with the
/// record.
fn mine(cx: &Cx<'_>) -> String {
    let letters: Vec<&str> = cx.scene.mine.iter().map(game::Seat::letter).collect();
    letters.join(" ")
}

fn title(cx: &Cx<'_>) -> String {
    match cx.scene.stage {
        Stage::Over(Outcome::Won(seats)) => {
            let who = names(cx, seats);
            let you = cx.scene.seat().is_some_and(|seat| seats.contains(seat));
            let args =
                [("who", Arg::Text(&who)), ("you", you.into()), ("count", seats.len().into())];
            cx.format("end-won", &args)
        }
        Stage::Over(Outcome::Lost) => cx.text("end-lost").to_owned(),
        Stage::Closed(reason) => cx.format(reason, &[]),
        Stage::Waiting | Stage::Running | Stage::Paused => String::new(),
    }
}
