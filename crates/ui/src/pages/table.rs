//! A table's page: the same frame around every game, with the players, the log and the end.

use game::{Outcome, Seat};
use maud::{Markup, html};

use super::lobby::names;
use super::shell::{Preview, shared_page};
use super::talk::{Said, chat};
use super::{chair, icon, joining, lobby, more, picture};
use crate::extras::Extras;
use crate::files;
use crate::narration::live_region;
use crate::pictures::Set;
use crate::words::yes_no;
use crate::{Chair, Cx, GameParts, Narration, Numbers, Part, Pieces, Sentence, Sits, Stage};

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
    let body = html! { main #main { (stage(cx, parts(cx, table).iter().map(Part::markup))) } };
    let game = cx.game_name();
    // A link to a table that waits is an invitation.
    let host = cx.scene.host.filter(|_| cx.scene.stage == Stage::Waiting);
    let invitation = host.map(|host| {
        cx.format("share-invite", [("who", cx.name(host).into()), ("game", game.into())])
    });
    let preview = Preview { origin: cx.scene.origin, title: invitation.as_deref().unwrap_or(game) };
    let names = (game, &*cx.scene.path(""), "at-table");
    shared_page(cx.words, names, Some(cx.scene.game), Some(&preview), &body)
}

/// The element that holds the markup of the parts, with what the script needs to follow the table.
pub fn stage(cx: &Cx<'_>, parts: impl IntoIterator<Item = Markup>) -> Markup {
    let scene = cx.scene;
    let seat = scene.seat().map_or("watcher", |seat| seat.letter());
    let lang = cx.words.lang().code();
    let numbers = if scene.numbers == Numbers::On { "&numbers=on" } else { "" };
    let joining = if scene.is_joining() { " joining" } else { "" };
    let watches = if scene.watches { "&seat=watcher" } else { "" };
    let beat = |(kind, length): &(&str, u16)| format!("{kind}:{length}");
    let beats = scene.beats.iter().map(beat).collect::<Vec<_>>().join(" ");
    // The script puts the number in the place of the sign.
    let skipped = cx.format("stage-skipped", [("count", "#".into())]);
    html! {
        div #stage class={ "stage " (scene.stage.name()) " g-" (scene.game) (joining) } data-state=(scene.stage.name())
            data-real-time[scene.is_real_time] data-seq=(scene.seq) data-table=(scene.id) data-seat=(seat)
            data-yours=(cx.text("turn-yours")) data-turn-icon=(files::address("logo-turn.svg"))
            data-beats=[scene.is_staged().then_some(beats)] data-skipped=[scene.is_staged().then_some(skipped)]
            data-pace=[scene.is_staged().then_some(scene.beat_percent)]
            data-events={ (scene.path("events")) "?page=" (lang) "&build=" (scene.build) (numbers) (watches) } {
            // The lobby shows it.
            @if scene.stage != Stage::Waiting { h1 class="sr" { (cx.game_name()) } }
            @for part in parts { (part) }
        }
    }
}

/// The parts of a table's page, in reading order.
pub fn parts(cx: &Cx<'_>, table: Table<'_>) -> Vec<Part> {
    let stage = cx.scene.stage;
    let mut parts = vec![Part::new("told", live_region(&table.narrations, Some(cx.scene.seq)))];
    match stage {
        Stage::Waiting if cx.scene.is_joining() => parts.extend(joining::parts(cx, table.name)),
        Stage::Waiting => parts.extend(lobby::parts(cx)),
        Stage::Running | Stage::Paused => running(cx, table.game, &mut parts),
        Stage::Over(_) | Stage::Closed(_) => over(cx, table.game, &mut parts),
    }
    if stage != Stage::Waiting {
        parts.push(log(cx, table.log));
    }
    if !cx.scene.is_joining() {
        parts.push(chat(cx, &table.said));
    }
    if matches!(stage, Stage::Running | Stage::Paused) {
        parts.push(Part::new("more", more::more(cx)));
    }
    parts
}

fn running(cx: &Cx<'_>, game: Option<GameParts>, parts: &mut Vec<Part>) {
    // What to do now is no concern of a player for whom a bot plays.
    let is_away = cx.scene.seat().is_some() && cx.scene.acting_seat().is_none();
    let text = game.as_ref().filter(|_| !is_away).map(|game| &game.now);
    parts.push(now(cx, text));
    let (board, players, hand) = match game {
        Some(game) => (Some(game.board), game.players, game.hand),
        None => (None, players(cx, |_| None), hand(cx, None)),
    };
    parts.extend(board);
    parts.push(Part::new("watching", joining::watching(cx)));
    parts.extend([Part::new("waits", more::waits(cx)), hand, players]);
}

fn over(cx: &Cx<'_>, game: Option<GameParts>, parts: &mut Vec<Part>) {
    parts.push(Part::new("end", end(cx, game.as_ref())));
    match game {
        Some(game) => parts.extend([game.board, game.players]),
        None => parts.push(players(cx, |_| None)),
    }
}

/// Whose turn it is and what to do now.
fn now(cx: &Cx<'_>, text: Option<&Sentence>) -> Part {
    let is_mine = cx.scene.acting_seat().is_some_and(|seat| cx.scene.turn.contains(seat));
    let markup = html! {
        p.now.mine[is_mine] id="now" role="status" { @if let Some(text) = text { span { (text) } } }
    };
    Part::new("now", markup)
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

/// The shape that belongs to a colour.
pub(crate) fn shape(tint: usize) -> Markup {
    let shapes = Set::Seats.pictures();
    picture("shell", &Set::Seats.id(shapes[tint % shapes.len()].name), "shape")
}

/// The players: who is to act, and what each has gained.
pub fn players(cx: &Cx<'_>, gains: impl Fn(Seat) -> Option<Markup>) -> Part {
    let mut pieces = Pieces::default();
    let markup = html! {
        section id="players" aria-labelledby="players-title" {
            h2 #players-title class="sr" { (cx.text("players")) }
            ol id="seated" class="players" {
                @for chair in &cx.scene.chairs { (pieces.html(player(cx, chair, gains(chair.seat)))) }
            }
        }
    };
    pieces.part("players", markup)
}

fn player(cx: &Cx<'_>, chair: &Chair<'_>, gains: Option<Markup>) -> Markup {
    let tint = chair.tint;
    let (is_turn, is_you) = (cx.scene.turn.contains(chair.seat), cx.is_you(chair.seat));
    html! {
        li.player.{ "s" (tint) }.turn[is_turn].you[is_you] id={ "player-" (chair.seat.letter()) }
            data-in="seated" aria-current=[is_turn.then_some("true")] {
            (shape(tint))
            span class="who" { (cx.name(chair.seat)) }
            @if is_you { em { (cx.text("is-you")) } }
            @match chair.sits {
                Sits::Player { covered: Some(_), .. } => { small { (icon("bot")) (cx.text("is-covered")) } }
                Sits::Player { here: false, .. } => { small { (cx.text("is-away")) } }
                Sits::Bot(_) => { (chair::bot_badge(cx)) }
                Sits::Player { .. } | Sits::Nobody => {}
            }
            @if let Some(gains) = gains { span class="gains" { (gains) } }
        }
    }
}

/// Maximum number of lines in the log.
pub const LINES: usize = 24;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The append.
    seq: u64,
    /// Position among the sentences about the append.
    nth: usize,
    text: Sentence,
}

impl Line {
    /// The `nth` sentence about an append.
    pub fn new(seq: u64, nth: usize, text: Sentence) -> Self {
        Self { seq, nth, text }
    }

    /// The append.
    pub fn seq(&self) -> u64 {
        self.seq
    }
}

/// The log. The newest lines come last, so that the script can append them; the style sheet shows
/// them on top.
fn log(cx: &Cx<'_>, lines: &[Line]) -> Part {
    let mut pieces = Pieces::default();
    let markup = html! {
        details id="log" class="fold" {
            summary { (cx.text("log")) }
            @if lines.is_empty() { p class="hint" { (cx.text("log-empty")) } }
            ol id="lines" {
                @for Line { seq, nth, text } in lines {
                    (pieces.html(html! { li id={ "line-" (seq) "-" (nth) } data-in="lines" { (text) } }))
                }
            }
        }
    };
    pieces.part("log", markup)
}

/// Who won, one or two lines about the game, and links to what comes next.
fn end(cx: &Cx<'_>, game: Option<&GameParts>) -> Markup {
    let scene = cx.scene;
    // The script compares what it contributed to the chance for these seats with the record.
    let mine = scene.mine.iter().map(Seat::letter).collect::<Vec<_>>().join(" ");
    html! {
        section #end class="end" aria-labelledby="end-title" data-mine=(mine) {
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
                @for &(path, key) in Extras::of(scene.game).map_or(&[][..], |extras| extras.end_links) {
                    a class="button" href=(scene.path(path)) { (cx.text(key)) }
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

fn title(cx: &Cx<'_>) -> Sentence {
    match cx.scene.stage {
        Stage::Over(Outcome::Won(seats)) => {
            let you = cx.scene.seat().is_some_and(|seat| seats.contains(seat));
            let who = ("who", names(cx, seats).into());
            cx.sentence("end-won", [who, ("you", yes_no(you)), ("count", seats.len().into())])
        }
        Stage::Over(Outcome::Lost) => cx.text("end-lost").into(),
        Stage::Closed(reason) => cx.sentence(reason, []),
        Stage::Waiting | Stage::Running | Stage::Paused => Sentence::default(),
    }
}
