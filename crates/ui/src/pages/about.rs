//! What Clew is, and whose the games' names are.

use maud::{Markup, html};

use super::shell::page;
use crate::Words;

/// The page about Clew.
pub fn about(words: &Words) -> Markup {
    let body = html! {
        main #main class="sheet" {
            h1 { (words.text("about")) }
            @for key in ["about-1", "about-names", "about-own", "about-dice", "about-secrets"] { p { (words.text(key)) } }
        }
    };
    page(words, words.text("about"), "/about", "at-about", &body)
}
