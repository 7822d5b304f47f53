//! The home page: the games, the reader's tables, and tables that wait for players.

use game::{Kind, Setting};
use maud::{Markup, html};

use super::shell::{foot, page};
use super::{icon, picture};
use crate::Words;

/// The content of the home page.
#[derive(Debug)]
pub struct Home<'a> {
    /// The games: name, minutes, settings.
    pub games: &'a [(&'static str, (u8, u8), &'static [Setting])],
    /// Tables at which the reader sits.
    pub yours: &'a [Row],
    /// Public tables.
    pub public: &'a [Row],
    /// The reader's name, or a proposed one.
    pub name: &'a str,
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
}

/// Maximum number of finished games in the list.
const MAX_FINISHED: usize = 6;

/// The home page.
pub fn home<'a>(words: &Words, home: &Home<'a>) -> Markup {
    let of = |rows: &'a [Row], is: fn(&Row) -> bool| rows.iter().filter(move |row| is(row));
    let going = of(home.yours, |row| matches!(row.state, "waiting" | "running"));
    let waiting = of(home.public, |row| row.state == "waiting" && row.free > 0);
    let played = of(home.public, |row| row.state == "running");
    let finished = of(home.yours, |row| row.state == "over").take(MAX_FINISHED);
    let body = html! {
        main #main class="home" {
            div class="hello" {
                h1 { (words.text("home-title")) }
                p { (words.text("home-lead")) }
            }
            (list(words, "home-yours", going, ""))
            ul class="games" { @for game in home.games { (card(words, home, game)) } }
            (list(words, "home-waiting", waiting, ""))
            (list(words, "home-watch", played, ""))
            (list(words, "home-finished", finished, "/replay"))
        }
        (foot(words))
    };
    page(words, words.text("home-title"), "/", "at-home", &body)
}

/// A game. Its button opens a table with the default settings.
fn card(
    words: &Words,
    home: &Home<'_>,
    &(game, (least, most), settings): &(&'static str, (u8, u8), &'static [Setting]),
) -> Markup {
    let seats = settings.iter().find(|setting| setting.key == "seats").map(|setting| setting.kind);
    let (fewest, many) = match seats {
        Some(Kind::Number { least, most, .. }) => (least, most),
        _ => (1, 1),
    };
    let facts = [("fewest", fewest.into()), ("most", many.into())];
    let minutes = [("least", least.into()), ("most", most.into())];
    let name = words.name_of("game-", game);
    let named = |label: &'static str| words.labelled(words.text(label), name);
    html! {
        li class={ "card g-" (game) } {
            (picture("scenes", &format!("scenes-{game}"), "scene"))
            h2 { (name) }
            @if let Some(lead) = words.find(&format!("lead-{game}")) { p class="lead" { (lead) } }
            p class="facts" {
                span { (icon("person")) (words.format("facts-players", facts)) }
                span { (icon("clock")) (words.format("facts-minutes", minutes)) }
            }
            form method="post" action="/tables" class="open" {
                input type="hidden" name="game" value=(game);
                input type="hidden" name="name" value=(home.name);
                button class="main" aria-label=(named("home-open")) { (words.text("home-open")) }
            }
            p class="links" {
                a href={ "/rules/" (game) } aria-label=(named("home-learn")) { (words.text("home-learn")) }
                @if game == "magic-maze" { a href="/campaign" { (words.text("campaign-short")) } }
                a href={ "/new/" (game) } aria-label=(named("home-settings")) { (words.text("home-settings")) }
            }
        }
    }
}

/// A list of tables, if there are any. `under` is appended to the address of each.
fn list<'a>(
    words: &Words,
    title: &'static str,
    rows: impl Iterator<Item = &'a Row>,
    under: &str,
) -> Markup {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return html! {};
    }
    html! {
        section class="tables" aria-labelledby=(title) {
            h2 id=(title) { (words.text(title)) }
            ul { @for row in rows {
                li {
                    a href={ "/tables/" (row.table) (under) } {
                        strong { (words.name_of("game-", &row.game)) }
                        " "
                        span { (state(words, row)) }
                    }
                }
            } }
        }
    }
}

fn state(words: &Words, row: &Row) -> String {
    let seats = ("seats", row.seats.into());
    match row.state {
        "waiting" => words.format("row-waiting", [("free", row.free.into()), seats]),
        "over" => words.format("row-over", [seats]),
        _ => words.format("row-running", [seats]),
    }
}
