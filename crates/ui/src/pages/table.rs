//! A table's page: the same frame around every game.

use maud::{Markup, html};

use super::log::{Line, log};
use super::players::players;
use super::shell::game_page;
use super::talk::{Said, chat};
use super::{end, more, waiting};
use crate::narration::live_region;
use crate::{Cx, GameParts, Narration, Numbers, Part, Stage};

/// The content of a table's page, besides the scene.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The parts that the game draws; none before the start and where a pause hides them.
    pub game: Option<GameParts>,
    /// The sentences about what has just been seen.
    pub narrations: Vec<Narration>,
    /// The log.
    pub log: &'a [Line],
    /// The messages of the chat.
    pub said: Vec<Said<'a>>,
    /// A proposed name for a person who has none yet.
    pub name: &'a str,
}

/// The page of a table.
pub fn table(cx: &Cx<'_>, table: Table<'_>) -> Markup {
    let title = cx.game_name();
    let body = html! { main #main { (stage(cx, &parts(cx, table))) } };
    game_page(cx.words, (&title, &cx.scene.path(""), "at-table"), Some(cx.scene.game), &body)
}

/// The element that holds the parts, with what the script needs to follow the table.
pub fn stage(cx: &Cx<'_>, parts: &[Part]) -> Markup {
    let scene = cx.scene;
    let seat = scene.seat().map_or("watcher", |seat| seat.letter());
    let lang = cx.words.lang().code();
    let numbers = if scene.numbers == Numbers::On { "&numbers=on" } else { "" };
    html! {
        div #stage class={ "stage " (scene.stage.name()) " g-" (scene.game) } data-state=(scene.stage.name())
            data-seq=(scene.seq) data-table=(scene.id) data-seat=(seat)
            data-events={ (scene.path("events")) "?page=" (lang) "&build=" (scene.build) (numbers) } {
            h1 class="sr" { (cx.game_name()) }
            @for part in parts { (part.markup()) }
        }
    }
}

/// The parts of a table's page, in reading order.
pub fn parts(cx: &Cx<'_>, table: Table<'_>) -> Vec<Part> {
    let stage = cx.scene.stage;
    let mut parts = vec![Part::new("told", live_region(&table.narrations))];
    match stage {
        Stage::Waiting => parts.extend(waiting::parts(cx, table.name)),
        Stage::Running | Stage::Paused => running(cx, table.game, &mut parts),
        Stage::Over(_) | Stage::Closed(_) => over(cx, table.game, &mut parts),
    }
    if stage != Stage::Waiting {
        parts.push(log(cx, table.log));
    }
    parts.push(chat(cx, &table.said));
    if matches!(stage, Stage::Running | Stage::Paused) {
        parts.push(Part::new("more", more::more(cx)));
    }
    parts
}

fn running(cx: &Cx<'_>, game: Option<GameParts>, parts: &mut Vec<Part>) {
    // What to do now is no concern of a player for whom a bot plays.
    let is_away = cx.scene.seat().is_some() && cx.scene.acting_seat().is_none();
    let text = game.as_ref().filter(|_| !is_away).map_or("", |game| &game.now);
    parts.push(now(cx, text));
    let (board, players, hand) = match game {
        Some(game) => (Some(game.board), game.players, game.hand),
        None => (None, players(cx, |_| None), hand(cx, None)),
    };
    parts.extend(board);
    parts.extend([Part::new("waits", more::waits(cx)), hand, players]);
}

fn over(cx: &Cx<'_>, game: Option<GameParts>, parts: &mut Vec<Part>) {
    parts.push(Part::new("end", end::end(cx, game.as_ref())));
    match game {
        Some(game) => parts.extend([game.board, game.players]),
        None => parts.push(players(cx, |_| None)),
    }
}

/// Whose turn it is and what to do now.
fn now(cx: &Cx<'_>, text: &str) -> Part {
    let is_mine = cx.scene.acting_seat().is_some_and(|seat| cx.scene.turn.contains(seat));
    Part::new("now", html! { p.now.mine[is_mine] id="now" role="status" { (text) } })
}

/// The player's hand and actions.
pub fn hand(cx: &Cx<'_>, hand: Option<Markup>) -> Part {
    let markup = html! {
        section id="hand" class="hand" aria-label=(cx.text("hand")) {
            @if let Some(hand) = hand { (hand) }
        }
    };
    Part::new("hand", markup)
}
