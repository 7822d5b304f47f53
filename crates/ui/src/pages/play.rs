//! Starting a game: against bots at once, with friends, or learning it first.

use game::{Kind, Seat, Setting, Sides};
use maud::{Markup, html};

use super::shell::hero_page;
use super::{drawing, game_links, icon, joined, scene};
use crate::Words;
use crate::scene::{Chair, Sits, bot_name};

/// A game as the home page offers it.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// The game's name.
    pub name: &'static str,
    /// Usual duration in minutes: minimum and maximum.
    pub minutes: (u8, u8),
    /// The age in years from which children can play it.
    pub age: u8,
    /// Whether players play against each other or together.
    pub sides: Sides,
    /// The settings, of which the number of seats is shown.
    pub settings: &'static [Setting],
    /// Its bots, the weakest first; the first one plays at random.
    pub bots: Vec<&'static str>,
}

impl GameCard {
    /// Number of seats: minimum, maximum and default.
    pub fn seats(&self) -> (u8, u8, u8) {
        let seats = self.settings.iter().find(|setting| setting.key == "seats");
        match seats.map(|setting| setting.kind) {
            Some(Kind::Number { least, most, default }) => {
                let number = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
                (number(least), number(most), number(default))
            }
            _ => (1, 1, 1),
        }
    }

    /// The levels of bots that people can choose, the easiest first: at most three, and never
    /// random moves.
    pub fn levels(&self) -> Vec<&'static str> {
        match self.bots.get(1..).unwrap_or_default() {
            [easy, medium, .., hard] => vec![easy, medium, hard],
            own => own.to_vec(),
        }
    }

    /// Players, minutes and age.
    pub(super) fn facts(&self, words: &Words) -> Markup {
        let (fewest, many, _) = self.seats();
        let (least, most) = self.minutes;
        html! {
            p class="facts" {
                span {
                    (icon("person"))
                    span aria-hidden="true" { (fewest) "–" (many) }
                    span class="sr" { (words.format("facts-players", [("fewest", fewest.into()), ("most", many.into())])) }
                }
                span { (icon("clock")) (words.format("facts-minutes", [("least", least.into()), ("most", most.into())])) }
                span { (words.format("facts-age", [("age", self.age.into())])) }
            }
        }
    }
}

/// The sheet that opens over the home page. Without script its page does the same.
pub(super) fn sheet(words: &Words, game: &GameCard, reader: &str) -> Markup {
    let (id, title) = (format!("play-{}", game.name), format!("play-{}-title", game.name));
    html! {
        dialog id=(id) class="drawer" aria-labelledby=(title) {
            header {
                (scene(game.name))
                div { h2 id=(title) { (words.name_of("game-", game.name)) } (game.facts(words)) }
                form method="dialog" {
                    button class="tool" aria-label=(words.text("sheet-close")) { (icon("cross")) }
                }
            }
            (choices(words, game, reader))
        }
    }
}

/// The page on which a game is started. `origin` is that of the server.
pub fn play(words: &Words, game: &GameCard, reader: &str, origin: &str) -> Markup {
    let title = words.name_of("game-", game.name);
    let here = format!("/play/{}", game.name);
    let body = html! {
        div class="wrap one" {
            div class="card start" { (game.facts(words)) (choices(words, game, reader)) }
        }
    };
    let lead = words.find(&format!("lead-{}", game.name));
    hero_page(words, (title, &here, "at-play"), (lead, Some(origin)), Some(game.name), &body)
}

/// The ways to start: bots, friends, rules.
fn choices(words: &Words, game: &GameCard, reader: &str) -> Markup {
    html! {
        div class="choices" {
            @if !game.levels().is_empty() { (against_bots(words, game, reader)) }
            form method="post" action="/tables" class="open" {
                input type="hidden" name="game" value=(game.name);
                input type="hidden" name="name" value=(reader);
                button class="choice" { (choice(words, ("guest", "s0"), "play-friends", words.text("play-friends-says"))) }
            }
            a class="choice" href={ "/rules/" (game.name) } {
                (choice(words, ("owl", "s2"), "play-learn", words.text("play-learn-says")))
            }
            p class="links" { (game_links(words, game.name)) }
        }
    }
}

/// One button starts a game with bots on all other seats.
fn against_bots(words: &Words, game: &GameCard, reader: &str) -> Markup {
    let heading = match game.sides {
        Sides::Team => "play-bots-team",
        Sides::Rivals => "play-bots",
    };
    let (_, _, seats) = game.seats();
    let bots = [("who", bots(words, seats, reader).into())];
    let says = words.format("play-bots-says", bots);
    html! {
        form method="post" action="/play" class="choice first" data-once {
            div class="row" { (choice_text(words, ("bot", "s5"), heading, &says)) }
            input type="hidden" name="game" value=(game.name);
            input type="hidden" name="name" value=(reader);
            // Without script it is not sent, and the server draws the contribution.
            input type="hidden" name="entropy" disabled data-entropy;
            fieldset class="seg" {
                legend { (words.text("bot-level")) }
                @for (nth, level) in game.levels().into_iter().enumerate() {
                    label {
                        input type="radio" name="level" value=(level) checked[nth == 0];
                        (words.format(&format!("level-{level}"), []))
                    }
                }
            }
            button class="btn go" { (icon("play")) (words.text("play-now")) }
        }
    }
}

/// The names of the bots at a table of this size at which the reader has the first seat.
fn bots(words: &Words, seats: u8, reader: &str) -> String {
    let sits = |seat: Seat| match seat {
        Seat::A => {
            Sits::Player { name: reader, here: true, ready: true, covered: None, late: false }
        }
        _ => Sits::Bot(""),
    };
    let chairs: Vec<_> = Seat::first(seats)
        .map(|seat| Chair { seat, sits: sits(seat), tint: seat.index() })
        .collect();
    let names = chairs.iter().skip(1).map(|chair| bot_name(&chairs, chair.seat).to_owned());
    joined(words, &names.collect::<Vec<_>>())
}

fn choice(words: &Words, picture: (&str, &str), heading: &'static str, says: &str) -> Markup {
    html! { (choice_text(words, picture, heading, says)) (icon("down")) }
}

fn choice_text(
    words: &Words,
    (picture, tint): (&str, &str),
    heading: &'static str,
    says: &str,
) -> Markup {
    html! {
        span class={ "pic " (tint) } { (drawing(picture)) }
        span class="grow" { b { (words.text(heading)) } small { (says) } }
    }
}
