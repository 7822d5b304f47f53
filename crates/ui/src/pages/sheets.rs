//! Small pages: about Clew, an error, and links that move a seat to another device.

use maud::{Markup, html};

use super::shell::{hero_page, page};
use super::{drawing, icon, qr};
use crate::{Words, files};

/// The page about Clew.
pub fn about(words: &Words) -> Markup {
    let body = html! {
        div class="sheet" {
            @for key in ["about-1", "about-names", "about-own", "about-dice", "about-secrets"] { p { (words.text(key)) } }
            p { a href=(files::address("clew-display-licence.txt")) { (words.text("about-font")) } }
        }
    };
    hero_page(words, (words.text("about"), "/about", "at-about"), (None, None), None, &body)
}

/// Why a request was refused.
pub fn error(words: &Words, code: &str, text: &str) -> Markup {
    let body = html! {
        div class="sheet error" {
            (drawing("owl"))
            p data-code=(code) { (text) }
            p class="next" { a href="/" class="btn go" { (words.text("home")) } }
        }
    };
    hero_page(words, (words.text("error-title"), "/error", "at-error"), (None, None), None, &body)
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
            p class="line" {
                button type="button" class="script" data-copy=(whole) data-copied=(words.text("copied")) {
                    (icon("link")) span { (words.text("copy-link")) }
                }
                a class="button" href=(back) { (icon("back")) span { (words.text("link-back")) } }
            }
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
