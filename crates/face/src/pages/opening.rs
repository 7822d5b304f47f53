//! Opening a table with settings of one's own.

use game::Setting;
use maud::{Markup, html};

use super::options::fields;
use super::shell::{foot, page};
use crate::Words;

/// The page on which a table is set up before it is opened.
pub fn opening(words: &Words, game: &'static str, settings: &[Setting], name: &str) -> Markup {
    let title = words.tell(&format!("game-{game}"), &[]);
    let body = html! {
        main #main class="sheet" {
            h1 { (title) }
            p { (words.tell(&format!("lead-{game}"), &[])) }
            form method="post" action="/tables" class="settings" {
                input type="hidden" name="game" value=(game);
                p class="field" {
                    label for="name" { (words.say("your-name")) }
                    input #name name="name" value=(name) maxlength="24" required autocomplete="nickname";
                }
                fieldset {
                    legend { (words.say("access")) }
                    label { input type="radio" name="access" value="private" checked; " " (words.say("access-private")) }
                    label { input type="radio" name="access" value="public"; " " (words.say("access-public")) }
                }
                (fields(words, game, settings, &[]))
                button class="main" { (words.say("open-table")) }
            }
        }
        (foot(words))
    };
    page(words, &title, &format!("/new/{game}"), "at-opening", &body)
}
