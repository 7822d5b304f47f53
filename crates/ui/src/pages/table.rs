//! A table's page: the same frame around every game.

use std::hash::Hash;

use maud::{Markup, html};

use super::log::{Line, log, told};
use super::players::players;
use super::shell::game_page;
use super::talk::{Said, chat};
use super::{end, more, waiting};
use crate::pen::Pen;
use crate::{Cx, Drawn, Numbers, Part, Stage, Told};

/// All that a table's page shows.
#[derive(Clone, Debug)]
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
pub fn table(cx: &Cx<'_>, table: Table<'_>) -> Markup {
    let title = cx.tell(&format!("game-{}", cx.scene.game), &[]);
    let body = html! { main #main { (stage(cx, &parts(cx, table))) } };
    game_page(cx.words, (&title, &cx.scene.path(""), "at-table"), Some(cx.scene.game), &body)
}

/// The stage with these parts on it.
pub fn stage(cx: &Cx<'_>, parts: &[Part]) -> Markup {
    let scene = cx.scene;
    let seat = scene.seat().map_or("watcher", |seat| seat.letter());
    let lang = cx.words.lang().code();
    let numbers = if scene.numbers == Numbers::On { "&numbers=on" } else { "" };
    html! {
        div #stage class={ "stage " (scene.stage.name()) " g-" (scene.game) } data-state=(scene.stage.name())
            data-seq=(scene.seq) data-table=(scene.id) data-seat=(seat)
            data-events={ (scene.path("events")) "?page=" (lang) "&build=" (scene.build) (numbers) } {
            h1 class="sr" { (cx.tell(&format!("game-{}", scene.game), &[])) }
            @for part in parts { (part.markup()) }
        }
    }
}

/// The parts of a table's page, in the order in which they are read.
pub fn parts(cx: &Cx<'_>, table: Table<'_>) -> Vec<Part> {
    let stage = cx.scene.stage;
    let mut parts = Vec::with_capacity(10);
    parts.push(Part::one("told", told(&table.told)));
    match stage {
        Stage::Waiting => parts.extend(waiting::parts(cx, table.name)),
        Stage::Running | Stage::Paused => running(cx, table.drawn, &mut parts),
        Stage::Over(_) | Stage::Closed(_) => over(cx, table.drawn, &mut parts),
    }
    if stage != Stage::Waiting {
        parts.push(log(cx, table.log));
    }
    // What is said later comes by itself.
    parts.push(cx.one("chat", (cx.people, cx.scene.may_write), || chat(cx, &table.said)));
    if matches!(stage, Stage::Running | Stage::Paused) {
        parts.push(cx.one("more", cx.people, || more::more(cx)));
    }
    parts
}

fn running(cx: &Cx<'_>, drawn: Option<Drawn>, parts: &mut Vec<Part>) {
    // What to do now is no concern of somebody for whom a bot plays.
    let is_away = cx.scene.seat().is_some() && cx.scene.acting_seat().is_none();
    let text = drawn.as_ref().filter(|_| !is_away).map_or("", |drawn| &drawn.now);
    parts.push(now(cx, text));
    let (board, people, held) = match drawn {
        Some(drawn) => (Some(drawn.board), drawn.players, drawn.hand),
        None => (None, players(cx, |_| 0, |_| None), hand(cx, (), || None)),
    };
    parts.extend(board);
    parts.push(cx.one("waits", cx.people, || more::waits(cx)));
    parts.push(held);
    parts.push(people);
}

fn over(cx: &Cx<'_>, drawn: Option<Drawn>, parts: &mut Vec<Part>) {
    parts.push(Part::one("end", end::end(cx, drawn.as_ref())));
    match drawn {
        Some(drawn) => parts.extend([drawn.board, drawn.players]),
        None => parts.push(players(cx, |_| 0, |_| None)),
    }
}

/// Whose turn it is and what to do now.
fn now(cx: &Cx<'_>, text: &str) -> Part {
    let is_mine = cx.scene.acting_seat().is_some_and(|seat| cx.scene.turn.contains(seat));
    cx.one("now", (is_mine, text), || {
        let mut pen = Pen::with_room(80 + text.len());
        pen.put("<p class=\"now").put_if(is_mine, " mine").put("\" id=\"now\" role=\"status\">");
        pen.say(text).put("</p>");
        pen.done()
    })
}

/// What lies before the player. `key` is all of the view that it depends on.
pub fn hand(cx: &Cx<'_>, key: impl Hash, held: impl FnOnce() -> Option<Markup>) -> Part {
    cx.one("hand", key, || {
        let held = held().map_or_else(String::new, Markup::into_string);
        let mut pen = Pen::with_room(80 + held.len());
        pen.put("<section id=\"hand\" class=\"hand\" aria-label=\"").say(cx.say("hand"));
        pen.put("\">").put(&held).put("</section>");
        pen.done()
    })
}
