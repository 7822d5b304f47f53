//! What Clew is, and whose the games' names are.

use maud::{Markup, html};

use super::shell::page;
use crate::Words;

/// The page about Clew.
pub fn about(words: &Words) -> Markup {
    let body = html! {
        main #main class="sheet" {
            h1 { (words.say("about")) }
            @for key in ["about-1", "about-names", "about-own", "about-dice", "about-secrets"] { p { (words.say(key)) } }
        }
    };
    page(words, words.say("about"), "/about", "at-about", &body)
}
