//! The home page: the games, the reader's tables, and tables that wait for players.

use std::sync::Arc;

use game::{Outcome, Seat, SeatSet};
use maud::{Markup, html};

use super::play::{GameCard, sheet};
use super::shell::{HERO, Preview, foot, garden, shared_page};
use super::{drawing, icon, joined, scene};
use crate::Words;
use crate::scene::{Chair, Sits, bot_name};
use crate::words::yes_no;

/// The content of the home page.
#[derive(Debug)]
pub struct Home<'a> {
    /// The games.
    pub games: &'a [GameCard],
    /// Tables at which the reader sits.
    pub yours: &'a [Row],
    /// Public tables.
    pub public: &'a [Row],
    /// The reader's name, or a proposed one.
    pub name: &'a str,
    /// The server's origin.
    pub origin: &'a str,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The table's id.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// State: `waiting`, `running`, `over` or `closed`.
    pub state: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Number of free seats.
    pub free: u8,
    /// The reader's seats.
    pub mine: SeatSet,
    /// Whether its last event is less than a day ago.
    pub is_recent: bool,
    /// The people, whose turn it is and how it ended; `None` if that cannot be read.
    pub facts: Option<Arc<Facts>>,
}

/// The people at a table, whose turn it is and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The occupants of the seats, in order.
    pub occupants: Vec<Occupant>,
    /// The host's seat.
    pub host: Option<Seat>,
    /// The seats that are to act, in a game that is played in turns.
    pub turn: SeatSet,
    /// The outcome of a finished game.
    pub outcome: Option<Outcome>,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A bot.
    Bot,
    /// A player with this name.
    Player(String),
}

impl Facts {
    /// The names of the occupants of these seats, in order.
    fn names(&self, is_wanted: impl Fn(Seat) -> bool) -> Vec<String> {
        let sits = |occupant| match occupant {
            &Occupant::Nobody => Sits::Nobody,
            &Occupant::Bot => Sits::Bot(""),
            Occupant::Player(name) => {
                Sits::Player { name, here: true, ready: true, covered: None, late: false }
            }
        };
        let seats = Seat::first(u8::try_from(self.occupants.len()).unwrap_or(u8::MAX));
        let chairs = seats.zip(&self.occupants).map(|(seat, it)| Chair {
            seat,
            sits: sits(it),
            tint: seat.index(),
        });
        let chairs: Vec<_> = chairs.collect();
        let wanted = chairs.iter().filter(|chair| is_wanted(chair.seat));
        let name = |chair: &Chair<'_>| match chair.sits {
            Sits::Nobody => None,
            Sits::Bot(_) => Some(bot_name(&chairs, chair.seat).to_owned()),
            Sits::Player { name, .. } => Some(name.to_owned()),
        };
        wanted.filter_map(name).collect()
    }

    /// Whether another person than the reader has a seat.
    fn has_others(&self, mine: SeatSet) -> bool {
        let seats = Seat::first(u8::try_from(self.occupants.len()).unwrap_or(u8::MAX));
        seats
            .zip(&self.occupants)
            .any(|(seat, it)| !mine.contains(seat) && matches!(it, Occupant::Player(_)))
    }
}

impl Row {
    fn is_your_turn(&self) -> bool {
        let turn = self.facts.as_ref().map(|facts| facts.turn);
        self.state == "running"
            && turn.is_some_and(|turn| self.mine.iter().any(|it| turn.contains(it)))
    }

    /// The other occupants and the reader: `Kim, Ole and you`. The game's name if there is nobody
    /// else.
    fn group(&self, words: &Words) -> String {
        let mut names = self
            .facts
            .as_ref()
            .map_or_else(Vec::new, |facts| facts.names(|seat| !self.mine.contains(seat)));
        if names.is_empty() {
            return words.name_of("game-", &self.game).to_owned();
        }
        if !self.mine.is_empty() {
            names.push(words.text("is-you").to_owned());
        }
        joined(words, &names)
    }
}

/// Maximum number of rows in a list.
pub const MAX_ROWS: usize = 6;

/// The home page.
pub fn home(words: &Words, home: &Home<'_>) -> Markup {
    let turn = home.yours.iter().find(|row| row.is_your_turn());
    let body = html! {
        main #main {
            section class="hero" aria-labelledby="title" {
                (garden())
                div class="wrap" {
                    h1 #title { (words.text("home-hero")) }
                    p { (words.text("home-hero-lead")) }
                    (code_form(words))
                }
            }
            div class="wrap home" {
                @if let Some(row) = turn { (your_turn(words, row)) }
                ul class="games" { @for game in home.games { (card(words, game)) } }
                div class="panels" {
                    (how(words))
                    (yours(words, home.yours))
                    (public(words, home.public))
                }
            }
        }
        (foot(words))
        @for game in home.games { (sheet(words, game, home.name)) }
    };
    let title = words.text("home-title");
    let preview = Preview { origin: home.origin, title };
    shared_page(words, (title, "/", &format!("at-home {HERO}")), None, Some(&preview), &body)
}

/// The field for the code of a table.
fn code_form(words: &Words) -> Markup {
    html! {
        form class="have-code" action="/join" method="get" {
            label for="code" { (words.text("home-code")) }
            input #code class="code" name="code" required minlength="5" maxlength="5" pattern="[A-Za-z]{5}"
                autocomplete="off" autocapitalize="characters" spellcheck="false" title=(words.text("code-hint"));
            button class="btn slim" { (words.text("code-join")) }
        }
    }
}

/// The next thing to do for somebody whose turn it is.
fn your_turn(words: &Words, row: &Row) -> Markup {
    let name = words.name_of("game-", &row.game);
    html! {
        a class="turn" href={ "/tables/" (row.table) } {
            span class="pulse" {}
            span class="grow" { b { (words.text("row-your-turn")) } small { (name) ": " (row.group(words)) } }
            span class="btn slim" { (words.text("row-go")) }
        }
    }
}

/// A game. Its button opens the sheet, or the page that does the same.
fn card(words: &Words, game: &GameCard) -> Markup {
    let name = words.name_of("game-", game.name);
    html! {
        li class={ "card game g-" (game.name) } {
            (scene(game.name))
            div class="text" {
                h2 { (name) }
                @if let Some(lead) = words.find(&format!("lead-{}", game.name)) { p class="lead" { (lead) } }
                div class="act-row" {
                    (game.facts(words))
                    a class="btn main" href={ "/play/" (game.name) } data-sheet={ "play-" (game.name) }
                        aria-label=(words.labelled(words.text("home-open"), name)) { (words.text("home-open")) }
                }
            }
        }
    }
}

/// How an evening begins, for those who are new.
fn how(words: &Words) -> Markup {
    html! {
        section class="card panel how-to" aria-labelledby="how" {
            h2 #how { (words.text("how-title")) }
            (drawing("maze"))
            ol { @for key in ["how-1", "how-2", "how-3"] { li { (drawing("lantern")) span { (words.text(key)) } } } }
            button type="button" class="btn slim script" data-install hidden { (icon("download")) (words.text("install")) }
        }
    }
}

/// The reader's tables: those that go on, then finished ones.
fn yours(words: &Words, rows: &[Row]) -> Markup {
    let is_open = |row: &&Row| matches!(row.state, "waiting" | "running");
    let going = rows.iter().filter(is_open).take(MAX_ROWS);
    let finished = rows.iter().filter(|row| row.state == "over").take(MAX_ROWS / 2);
    let rows: Vec<_> = going.chain(finished).collect();
    html! {
        section class="card panel" aria-labelledby="home-yours" {
            h2 #home-yours { (words.text("home-yours")) }
            @if rows.is_empty() { (empty("chair", words.text("home-yours-empty"))) }
            @else { ul class="list" { @for row in rows { (your_row(words, row)) } } }
        }
    }
}

fn your_row(words: &Words, row: &Row) -> Markup {
    let address = format!("/tables/{}", row.table);
    let is_turn = row.is_your_turn();
    if row.state == "over" {
        let may_repeat =
            row.is_recent && row.facts.as_ref().is_some_and(|facts| facts.has_others(row.mine));
        let button = html! {
            @if may_repeat {
                form method="post" action={ (address) "/again" } data-once {
                    button class="btn slim" { (words.text("row-again")) }
                }
            } @else {
                a class="btn slim quiet" href={ (address) "/replay" } { (words.text("row-replay")) }
            }
        };
        return item(words, row, (&result(words, row), &row.group(words), false), &button);
    }
    let button = html! {
        a class={ "btn slim" (if is_turn { "" } else { " quiet" }) } href=(address) {
            (words.text(if is_turn { "row-go" } else { "row-open" }))
        }
    };
    item(words, row, (&row.group(words), &progress(words, row), is_turn), &button)
}

/// Whose turn it is, or what the table waits for.
fn progress(words: &Words, row: &Row) -> String {
    if row.state == "waiting" {
        return free_seats(words, row);
    }
    let turn = row
        .facts
        .as_ref()
        .map_or(Vec::new(), |facts| facts.names(|seat| facts.turn.contains(seat)));
    if row.is_your_turn() {
        words.text("row-your-turn").to_owned()
    } else if turn.is_empty() {
        words.text("row-playing").to_owned()
    } else {
        words.format("row-turn", [("who", joined(words, &turn).into())])
    }
}

fn free_seats(words: &Words, row: &Row) -> String {
    words.format("row-waiting", [("free", row.free.into()), ("seats", row.seats.into())])
}

/// How a game ended.
fn result(words: &Words, row: &Row) -> String {
    let facts = row.facts.as_ref();
    match facts.and_then(|facts| Some((facts, facts.outcome?))) {
        None => words.text("row-finished").to_owned(),
        Some((_, Outcome::Lost)) => words.text("end-lost").to_owned(),
        Some((facts, Outcome::Won(seats))) => {
            let names = facts.names(|seat| seats.contains(seat));
            let is_you = row.mine.iter().any(|seat| seats.contains(seat));
            let values = [
                ("you", yes_no(is_you)),
                ("count", names.len().into()),
                ("who", joined(words, &names).into()),
            ];
            words.format("end-won", values)
        }
    }
}

/// Public tables: those with free seats, then those that can be watched.
fn public(words: &Words, rows: &[Row]) -> Markup {
    let open = rows.iter().filter(|row| row.state == "waiting" && row.free > 0);
    let played = rows.iter().filter(|row| row.state == "running");
    let rows: Vec<_> = open.chain(played).take(MAX_ROWS).collect();
    html! {
        section class="card panel" aria-labelledby="home-public" {
            h2 #home-public { (words.text("home-public")) }
            @if rows.is_empty() { (empty("lantern", words.text("home-public-empty"))) }
            @else { ul class="list" { @for row in rows { (public_row(words, row)) } } }
        }
    }
}

fn public_row(words: &Words, row: &Row) -> Markup {
    let is_open = row.state == "waiting";
    let host = row.facts.as_ref().and_then(|facts| {
        let host = facts.host?;
        facts.names(|seat| seat == host).pop()
    });
    let title = match host {
        Some(host) => words.format("row-host", [("who", host.into())]),
        None => words.name_of("game-", &row.game).to_owned(),
    };
    let state = if is_open { free_seats(words, row) } else { words.text("row-playing").to_owned() };
    let label = words.text(if is_open { "code-join" } else { "row-watch" });
    let button = html! {
        a class={ "btn slim" (if is_open { "" } else { " quiet" }) } href={ "/tables/" (row.table) } { (label) }
    };
    item(words, row, (&title, &state, false), &button)
}

/// A row: the game's picture, two lines and a button.
fn item(
    words: &Words,
    row: &Row,
    (title, below, is_turn): (&str, &str, bool),
    button: &Markup,
) -> Markup {
    html! {
        li data-table=(row.table) {
            span class="thumb" { (scene(&row.game)) }
            span class="grow" {
                b title=(title) { (title) }
                small class=[is_turn.then_some("yours")] { span class="sr" { (words.name_of("game-", &row.game)) ": " } (below) }
            }
            (button)
        }
    }
}

/// What stands in place of an empty list.
fn empty(picture: &str, text: &str) -> Markup {
    html! { div class="empty" { (drawing(picture)) p { (text) } } }
}
