//! A seat goes to another device: a link that works once.

use maud::{Markup, html};

use super::qr;
use super::shell::page;
use crate::Words;

/// A link that hands a seat over.
pub fn link(words: &Words, origin: &str, address: &str, back: &str) -> Markup {
    let whole = format!("{origin}{address}");
    let body = html! {
        main #main class="sheet" {
            h1 { (words.text("link-title")) }
            p { (words.text("link-says")) }
            (qr::svg(&whole, words.text("invite-qr")))
            p class="link" { a href=(address) { (whole) } }
            p { a href=(back) { (words.text("link-back")) } }
        }
    };
    page(words, words.text("link-title"), back, "at-link", &body)
}

/// What such a link offers.
pub fn offer(words: &Words, address: &str) -> Markup {
    let body = html! {
        main #main class="sheet" {
            h1 { (words.text("offer-title")) }
            p { (words.text("offer-says")) }
            form method="post" action=(address) {
                p class="field" {
                    label for="name" { (words.text("offer-name")) }
                    input #name name="name" maxlength="24" autocomplete="nickname";
                }
                button class="main" { (words.text("offer-take")) }
            }
        }
    };
    page(words, words.text("offer-title"), address, "at-link", &body)
}
