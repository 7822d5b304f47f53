//! Small pages: about Clew, an error, and links that move a seat to another device.

use maud::{Markup, html};

use super::qr;
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

/// Why a request was refused.
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

/// A link that moves a seat to another device. It works once.
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

/// The page of such a link, on which the seat is taken.
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
