//! What is said when something cannot be.

use maud::{Markup, html};

use super::shell::page;
use crate::Words;

/// Why something was not done, in a sentence, and the way back.
pub fn error(words: &Words, code: &str, text: &str) -> Markup {
    let body = html! {
        main #main class="sheet error" {
            h1 { (words.text("error-title")) }
            p data-code=(code) { (text) }
            p { a href="/" class="button" { (words.text("home")) } }
        }
    };
    page(words, words.text("error-title"), "/", "at-error", &body)
}
