//! The rules of a game, in our own words, with boards drawn from its cases.

use maud::{Markup, PreEscaped, html};

use super::shell::{foot, game_page};
use crate::{Words, files};

macro_rules! figures {
    ($($game:literal: $($section:literal)*;)*) => {
        &[$($((
            $game,
            $section,
            include_str!(concat!("../../figures/", $game, "-", $section, ".html")),
        )),*),*]
    };
}

/// The figures: game, section, drawing. A test draws them from cases.
const FIGURES: &[(&str, u8, &str)] = figures! {
    "labyrinth-cards": 4 5;
    "magic-labyrinth": 2 5;
    "magic-maze": 3 4;
    "mago-magino": 2 6;
};

/// The rules of a game: its sections are the keys `rules-GAME-N-title` and `rules-GAME-N`.
pub fn rules(words: &Words, game: &'static str) -> Markup {
    let title = words.name_of("game-", game);
    let sections = (1u8..).map_while(|nth| {
        let heading = words.find(&format!("rules-{game}-{nth}-title"))?;
        Some((nth, heading, words.find(&format!("rules-{game}-{nth}"))?))
    });
    let body = html! {
        main #main class="sheet rules" {
            h1 { (title) }
            @for (nth, heading, text) in sections {
                section {
                    h2 { (heading) }
                    @for paragraph in text.split("\n\n") { p { (paragraph) } }
                    (figure(game, nth))
                }
            }
            @if game == "magic-maze" { (scenarios(words)) }
            p { a class="button main" href={ "/new/" (game) } { (words.text("home-open")) } }
        }
        (foot(words))
    };
    game_page(words, (title, &format!("/rules/{game}"), "at-rules"), Some(game), &body)
}

/// The figure of a section, if it has one. It is hidden from screen readers.
fn figure(game: &str, section: u8) -> Markup {
    let found = FIGURES.iter().find(|(of, nth, _)| *of == game && *nth == section);
    html! {
        @if let Some((_, _, drawing)) = found {
            figure aria-hidden="true" inert class={ "g-" (game) } {
                (PreEscaped(drawing.replace("/static/BUILD/", &format!("/static/{}/", files::build()))))
            }
        }
    }
}

/// The scenarios of Magic Maze.
fn scenarios(words: &Words) -> Markup {
    let all = (1u8..).map_while(|nth| {
        let title = words.find(&format!("scenario-{nth}-title"))?;
        Some((title, words.find(&format!("scenario-{nth}"))?))
    });
    html! {
        ol class="scenarios" { @for (title, text) in all { li { h3 { (title) } p { (text) } } } }
    }
}
