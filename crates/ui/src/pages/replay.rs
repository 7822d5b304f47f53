//! The replay of a finished game, with nothing hidden: its moments, the list of moves, and whether
//! the dice were honest.

use game::{Millis, Seat};
use maud::{Markup, html};

use super::icon;
use super::shell::{self, game_page};
use crate::narration::live_region;
use crate::{Cx, GameParts, Narration, Part, Pieces, Sentence};

/// The content of the page of one moment.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The parts that the game draws, with nothing hidden.
    pub parts: GameParts,
    /// Hands and legend, next to the board.
    pub beside: Markup,
    /// The sentences about the move that led to the moment.
    pub narrations: Vec<Narration>,
    /// Which moment it is.
    pub place: Place,
    /// The moves around it.
    pub moves: Moves,
    /// Whether the dice were honest.
    pub check: Check<'a>,
}

/// The page of a moment.
pub fn replay(cx: &Cx<'_>, replay: &ReplayPage<'_>) -> Markup {
    let title = cx.format("replay-of", [("game", cx.game_name().into())]);
    let here = address(cx, replay.place.at);
    let body = html! { main #main { (stage(cx, replay, &title)) } };
    let page = (title.as_str(), here.as_str(), shell::REPLAY);
    game_page(cx.words, page, Some(cx.scene.game), &body)
}

/// The script knows by `data-parts` where the parts of another moment are.
fn stage(cx: &Cx<'_>, replay: &ReplayPage<'_>, title: &str) -> Markup {
    let scene = cx.scene;
    html! {
        div #stage class={ "stage over replay g-" (scene.game) } data-state="replay"
            data-seq=(replay.place.at) data-parts=(scene.path("replay/parts")) {
            h1 class="sr" { (title) }
            @for part in replay_parts(cx, replay) { (part.markup()) }
            (dice(cx, &replay.check))
            p class="line back" {
                a class="button" href=(scene.path("")) { (icon("back")) span { (cx.text("replay-table")) } }
            }
        }
    }
}

/// The parts that change from moment to moment, in reading order.
pub fn replay_parts(cx: &Cx<'_>, replay: &ReplayPage<'_>) -> Vec<Part> {
    let game = &replay.parts;
    vec![
        Part::new("told", live_region(&replay.narrations, None)),
        game.board.clone(),
        Part::new("reel", navigation(cx, &replay.place)),
        Part::new("now", html! { p #now class="now" { span { (game.now) } } }),
        Part::new(
            "beside",
            html! { section #beside class="beside" aria-label=(cx.text("replay-beside")) { (replay.beside) } },
        ),
        game.players.clone(),
        moves(cx, &replay.moves, replay.place.at),
        Part::new("share", share(cx, replay.place.at)),
    ]
}

/// The layout of a replay page for [`Sent`](crate::Sent): it never changes.
pub const REPLAY: &str = "replay";

/// The shown moment and its neighbours. A moment is identified by the append that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The moment.
    pub at: u64,
    /// The first moment there is.
    pub first: u64,
    /// The moment before, or the first.
    pub before: u64,
    /// The moment after, or the last.
    pub after: u64,
    /// The last moment there is.
    pub last: u64,
    /// Position of the moment, counted from 1.
    pub nth: usize,
    /// Number of moments.
    pub count: usize,
    /// Game time.
    pub time: Millis,
}

impl Place {
    /// Position and time of the moment, in words.
    pub(crate) fn words(&self, cx: &Cx<'_>) -> String {
        let args = [
            ("nth", self.nth.into()),
            ("count", self.count.into()),
            ("time", clock(self.time).into()),
        ];
        cx.format("replay-place", args)
    }
}

/// The address of a moment.
fn address(cx: &Cx<'_>, at: u64) -> String {
    format!("{}?at={at}", cx.scene.path("replay"))
}

/// Game time in hours, minutes and seconds.
fn clock(time: Millis) -> String {
    let seconds = time.0 / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Links to other moments, and the controls of the script.
fn navigation(cx: &Cx<'_>, place: &Place) -> Markup {
    let Place { at, first, before, after, last, nth, .. } = *place;
    let step = |id: &str, to: u64, sign: &str, key: &str, label: &'static str| {
        html! {
            a .button .idle[to == at] id={ "to-" (id) } href=(address(cx, to)) data-at=(to) data-key=(key) aria-keyshortcuts=(key)
                aria-label=(label) title=(label) { (icon(sign)) }
        }
    };
    html! {
        nav #reel class="reel" aria-label=(cx.text("replay-reel")) data-at=(at) {
            p #place class="place" { (place.words(cx)) }
            input #slider class="script" type="range" min=(first) max=(last) value=(at) aria-label=(cx.text("replay-slider"))
                data-keep="value aria-valuetext" aria-valuetext=(nth);
            div class="steps" {
                (step("first", first, "step-back", "Home", cx.text("replay-first")))
                (step("before", before, "earlier", "ArrowLeft", cx.text("replay-before")))
                button #play type="button" class="main script" data-key="Space" aria-keyshortcuts="Space"
                    data-keep="aria-pressed" aria-pressed="false" aria-label=(cx.text("replay-play")) title=(cx.text("replay-play")) {
                    (icon("play")) (icon("pause"))
                }
                (step("after", after, "later", "ArrowRight", cx.text("replay-after")))
                (step("last", last, "step", "End", cx.text("replay-last")))
                select #speed class="script" aria-label=(cx.text("replay-speed")) {
                    @for (pause, says) in [(2000, "½×"), (1000, "1×"), (500, "2×"), (250, "4×")] {
                        option value=(pause) selected[pause == 1000] { (says) }
                    }
                }
            }
        }
    }
}

/// The link to this moment, to copy or share.
fn share(cx: &Cx<'_>, at: u64) -> Markup {
    let whole = format!("{}{}", cx.scene.origin, address(cx, at));
    html! {
        section #share class="line share" aria-label=(cx.text("replay-share")) {
            button #copy-moment type="button" class="script" data-copy=(whole) data-copied=(cx.text("copied")) {
                (icon("copy")) span { (cx.text("replay-copy")) }
            }
            button #share-moment type="button" class="script" data-share=(whole) data-keep="hidden" {
                (icon("share")) span { (cx.text("replay-share")) }
            }
            @if !cx.is_scripted {
                noscript { p class="link" { a href=(address(cx, at)) { (whole) } } }
            }
        }
    }
}

/// Consecutive moves of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    /// The moves.
    pub list: Vec<Move>,
    /// The moment before them, if there is one.
    pub earlier: Option<u64>,
    /// The moment after them, if there is one.
    pub later: Option<u64>,
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The moment after the move.
    pub at: u64,
    /// The player, if the move was an action.
    pub seat: Option<Seat>,
    /// Game time.
    pub time: Millis,
    /// The sentence about it, in the reader's language.
    pub text: Sentence,
}

/// The list of moves. The script marks the line of the shown moment, so that no line changes with a step.
fn moves(cx: &Cx<'_>, moves: &Moves, now: u64) -> Part {
    let more = |to: Option<u64>, key: &'static str| {
        html! { @if let Some(to) = to {
            a class="button" href=(address(cx, to)) data-at=(to) { (cx.text(key)) }
        } }
    };
    let mut pieces = Pieces::default();
    let markup = html! {
        details #moves class="fold" data-from=[moves.list.first().map(|one| one.at)] {
            summary { (cx.text("replay-moves")) }
            (more(moves.earlier, "replay-earlier"))
            ol #moves-list { @for one in &moves.list { (pieces.html(line(cx, one, now))) } }
            (more(moves.later, "replay-later"))
        }
    };
    pieces.part("moves", markup)
}

fn line(cx: &Cx<'_>, one: &Move, now: u64) -> Markup {
    let is_marked = one.at == now && !cx.is_scripted;
    html! {
        li id={ "m" (one.at) } data-in="moves-list" {
            a href=(address(cx, one.at)) data-at=(one.at) aria-current=[is_marked.then_some("step")] {
                small { (clock(one.time)) } " " span { (one.text) }
            }
        }
    }
}

/// The dice of a record and the result of their check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check<'a> {
    /// The commitment, published before the start.
    pub commitment: &'a str,
    /// The seed, revealed at the end.
    pub seed: &'a str,
    /// The salt of the commitment.
    pub salt: &'a str,
    /// The result.
    pub found: Found<'a>,
}

/// The result of replaying a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<'a> {
    /// The record is consistent.
    Sound {
        /// Number of hashes that hold.
        seals: u64,
        /// Number of actions and alarms that follow the rules.
        inputs: u64,
        /// Number of outcomes of chance that follow from the seed.
        outcomes: u64,
    },
    /// The record is inconsistent.
    Flawed {
        /// The append.
        append: u64,
        /// The line of the record's file.
        line: usize,
        /// Why, as `clew verify` says it.
        why: &'a str,
    },
}

/// The result, its meaning, and how to repeat the check.
fn dice(cx: &Cx<'_>, check: &Check<'_>) -> Markup {
    let record = cx.scene.path("record");
    // Commands are the same in all languages.
    let [program, python] = ["clew verify", "python3 docs/verify.py"]
        .map(|command| format!("{command} {}.clew", cx.scene.id));
    html! {
        section #dice class="dice" aria-labelledby="dice-title" {
            h2 #dice-title { (icon("dice")) span { (cx.text("dice-title")) } }
            (found(cx, check.found))
            details class="fold" {
                summary { (cx.text("dice-how")) }
                p { (cx.text("dice-promise")) }
                dl class="proofs" {
                    dt { (cx.text("dice-commitment")) } dd { code { (check.commitment) } }
                    dt { (cx.text("dice-seed")) } dd { code { (check.seed) } }
                    dt { (cx.text("dice-salt")) } dd { code { (check.salt) } }
                }
                p { (cx.text("dice-yourself")) }
                pre { code { (program) } }
                p { (cx.text("dice-python")) }
                pre { code { (python) } }
            }
            a class="button" href=(record) download { (icon("download")) span { (cx.text("record")) } }
        }
    }
}

fn found(cx: &Cx<'_>, found: Found<'_>) -> Markup {
    match found {
        Found::Sound { seals, inputs, outcomes } => {
            let fact = |key: &str, count: u64| {
                html! { li { (icon("check")) span { (cx.format(key, [("count", count.into())])) } } }
            };
            html! {
                p class="verdict sound" data-found="sound" { strong { (cx.text("dice-sound")) } }
                ul class="facts-found" {
                    li { (icon("check")) span { (cx.text("dice-fits")) } }
                    (fact("dice-outcomes", outcomes))
                    (fact("dice-inputs", inputs))
                    (fact("dice-seals", seals))
                }
            }
        }
        Found::Flawed { append, line, why } => {
            // As texts: these are no counts.
            let args = [("append", append.to_string().into()), ("line", line.to_string().into())];
            html! {
                p class="verdict flawed" data-found="flawed" {
                    (icon("warning")) strong { (cx.format("dice-flawed", args)) }
                }
                p { code { (why) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_shown_if_there_are_any() {
        for (millis, text) in
            [(0, "0:00"), (61_999, "1:01"), (3_600_000, "1:00:00"), (45_296_000, "12:34:56")]
        {
            assert_eq!(clock(Millis(millis)), text);
        }
    }
}
