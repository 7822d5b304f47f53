//! The rules of a game, in our own words.

use maud::{Markup, html};

use super::shell::{foot, page};
use crate::Words;

/// The rules of a game: its sections are the keys `rules-GAME-N-title` and `rules-GAME-N`.
pub fn rules(words: &Words, game: &'static str) -> Markup {
    let title = words.tell(&format!("game-{game}"), &[]);
    let sections = (1..).map_while(|nth| {
        let heading = words.find(&format!("rules-{game}-{nth}-title"))?;
        Some((heading, words.find(&format!("rules-{game}-{nth}"))?))
    });
    let body = html! {
        main #main class="sheet rules" {
            h1 { (title) }
            @for (heading, text) in sections {
                h2 { (heading) }
                @for paragraph in text.split("\n\n") { p { (paragraph) } }
            }
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(game);
                a class="button main" href={ "/new/" (game) } { (words.say("home-open")) }
            }
        }
        (foot(words))
    };
    page(words, &title, &format!("/rules/{game}"), "at-rules", &body)
}
