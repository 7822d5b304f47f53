//! A page with every element and every picture, for designers. Only in debug builds.

use maud::{Markup, html};

use super::shell::page;
use super::{icon, qr};
use crate::pictures::Set;
use crate::{Words, files};

/// The page. It shows the names that the code uses.
pub fn look(words: &Words) -> Markup {
    let colours =
        ["ground", "ground-2", "paper", "paper-2", "ink", "ink-soft", "gold", "leaf", "warn"];
    let body = html! {
        main #main class="sheet every" {
            h1 { (words.text("look")) }
            ul class="swatches" {
                @for name in colours { li class={ "swatch of-" (name) } { code { (name) } } }
                @for nth in 0..9 { li class={ "swatch seat s" (nth) } { code { "s" (nth) } } }
            }
            p class="line" {
                button type="button" { (words.text("home-open")) }
                button type="button" class="main" { (words.text("home-open")) }
                button type="button" class="quiet" { (icon("plus")) span { (words.text("bot-add")) } }
                button type="button" disabled { (words.text("start")) }
                a class="button" href="/" { (words.text("home")) }
            }
            p class="field" {
                label for="look-name" { (words.text("your-name")) }
                input #look-name value="Ada";
                span class="hint" { (words.text("start-now")) }
            }
            (qr::svg("https://clew.example/tables/abcdefgh", words.text("invite-qr")))
            @for set in Set::ALL { (pictures(set)) }
        }
    };
    page(words, words.text("look"), "/look", "at-look", &body)
}

/// The pictures of a set, large, small, and small in one colour.
fn pictures(set: Set) -> Markup {
    html! {
        h2 { code { (set.name()) } }
        ul class="plates" {
            @for picture in set.pictures() {
                li class={ "plate of-" (set.name()) } {
                    @for class in ["big", "small", "small plain"] {
                        svg class=(class) aria-hidden="true" {
                            use href={ (files::address("look.svg")) "#" (set.name()) "-" (picture.name) } {}
                        }
                    }
                    code { (picture.name) }
                }
            }
        }
    }
}
