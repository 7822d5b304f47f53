//! A table's page: the same frame around every game.

use maud::{Markup, html};

use super::log::{Line, log, told};
use super::players::players;
use super::shell::game_page;
use super::talk::{Said, chat};
use super::{end, more, waiting};
use crate::{Cx, Drawn, Part, Stage, Told};

/// All that a table's page shows.
#[derive(Debug)]
pub struct Table<'a> {
    /// What the game shows of itself; nothing before the start and where a pause hides it.
    pub drawn: Option<Drawn>,
    /// What has just been seen.
    pub told: Vec<Told>,
    /// What has been seen and stays.
    pub log: &'a [Line],
    /// What was said.
    pub said: Vec<Said<'a>>,
    /// A name for one who has none yet.
    pub name: &'a str,
}

/// The page of a table.
pub fn table(cx: &Cx<'_>, table: &Table<'_>) -> Markup {
    let title = cx.tell(&format!("game-{}", cx.scene.game), &[]);
    let body = html! { main #main { (stage(cx, &parts(cx, table))) } };
    game_page(cx.words, (&title, &cx.scene.path(""), "at-table"), Some(cx.scene.game), &body)
}

/// The stage with these parts on it.
pub fn stage(cx: &Cx<'_>, parts: &[Part]) -> Markup {
    let scene = cx.scene;
    let seat = scene.seat().map_or("watcher", |seat| seat.letter());
    let lang = cx.words.lang().code();
    html! {
        div #stage class={ "stage " (scene.stage.name()) " g-" (scene.game) } data-state=(scene.stage.name())
            data-seq=(scene.seq) data-table=(scene.id) data-seat=(seat)
            data-events={ (scene.path("events")) "?page=" (lang) } {
            h1 class="sr" { (cx.tell(&format!("game-{}", scene.game), &[])) }
            @for part in parts { (part.markup()) }
        }
    }
}

/// The parts of a table's page, in the order in which they are read.
pub fn parts(cx: &Cx<'_>, table: &Table<'_>) -> Vec<Part> {
    let drawn = table.drawn.as_ref();
    let mut parts = Vec::with_capacity(10);
    parts.push(Part::one("told", told(&table.told)));
    match cx.scene.stage {
        Stage::Waiting => parts.extend(waiting::parts(cx, table.name)),
        Stage::Running | Stage::Paused => {
            parts.push(Part::one("now", now(cx, drawn)));
            parts.extend(drawn.map(|drawn| drawn.board.clone()));
            parts.push(Part::one("waits", more::waits(cx)));
            parts.push(Part::one("hand", hand(cx, drawn)));
            parts.push(Part::one("players", players(cx, drawn)));
        }
        Stage::Over(_) | Stage::Closed(_) => {
            parts.push(Part::one("end", end::end(cx, drawn)));
            parts.extend(drawn.map(|drawn| drawn.board.clone()));
            parts.push(Part::one("players", players(cx, drawn)));
        }
    }
    if cx.scene.stage != Stage::Waiting {
        parts.push(log(cx, table.log));
    }
    parts.push(Part::one("chat", chat(cx, &table.said)));
    if matches!(cx.scene.stage, Stage::Running | Stage::Paused) {
        parts.push(Part::one("more", more::more(cx)));
    }
    parts
}

/// Whose turn it is and what to do now.
fn now(cx: &Cx<'_>, drawn: Option<&Drawn>) -> Markup {
    let is_mine = cx.scene.seat().is_some_and(|seat| cx.scene.turn.contains(seat));
    html! {
        p #now .now .mine[is_mine] role="status" { (drawn.map_or("", |drawn| &drawn.now)) }
    }
}

fn hand(cx: &Cx<'_>, drawn: Option<&Drawn>) -> Markup {
    html! {
        section #hand class="hand" aria-label=(cx.say("hand")) {
            @if let Some(hand) = drawn.and_then(|drawn| drawn.hand.as_ref()) { (hand) }
        }
    }
}
