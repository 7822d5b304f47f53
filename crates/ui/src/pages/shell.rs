//! The frame of every page: head, top bar, foot.

use maud::{DOCTYPE, Markup, html};

use super::icon;
use crate::{Lang, Words, files};

/// Class of replay pages, which load a style sheet and a script of their own.
pub(super) const REPLAY: &str = "at-replay";

/// A page with this title, in this language. `here` is its own address: the switch of languages
/// leads back to it.
pub(super) fn page(words: &Words, title: &str, here: &str, class: &str, body: &Markup) -> Markup {
    game_page(words, (title, here, class), None, body)
}

/// A page on which a game is seen.
pub(super) fn game_page(
    words: &Words,
    (title, here, class): (&str, &str, &str),
    game: Option<&str>,
    body: &Markup,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" media="(prefers-color-scheme: light)" content="#dfeae4";
                meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c2226";
                title { (title) " · Clew" }
                link rel="stylesheet" href=(files::address("clew.css"));
                @if let Some(address) = game.and_then(|game| files::find(&format!("{game}.css"))) {
                    link rel="stylesheet" href=(address);
                }
                @if class == REPLAY { link rel="stylesheet" href=(files::address("replay.css")); }
                link rel="icon" type="image/svg+xml" href=(files::address("logo.svg"));
                script type="module" src=(files::address("main.js")) {}
                @if class == REPLAY { script type="module" src=(files::address("replay.js")) {} }
            }
            body class=(class) data-lang=(words.lang().code()) data-lost=(words.text("line-lost-post")) {
                a class="skip" href="#main" { (words.text("skip")) }
                (top(words, here))
                p #line hidden role="status" { (words.text("line-lost")) }
                (body)
            }
        }
    }
}

fn top(words: &Words, here: &str) -> Markup {
    html! {
        header class="top" {
            a class="brand" href="/" {
                img src=(files::address("logo.svg")) alt="" width="28" height="28";
                "Clew"
            }
            nav aria-label=(words.text("nav")) {
                details class="languages" {
                    summary { (icon("language")) span { (words.lang().name()) } }
                    form method="post" action="/language" {
                        input type="hidden" name="back" value=(here);
                        @for lang in Lang::ALL {
                            button name="lang" value=(lang.code()) lang=(lang.code())
                                aria-current=[(lang == words.lang()).then_some("true")] { (lang.name()) }
                        }
                    }
                }
                button type="button" class="quiet script" data-sound aria-pressed="false"
                    aria-label=(words.text("sound")) title=(words.text("sound")) { (icon("sound-on")) }
                button type="button" class="quiet script" data-theme-switch
                    aria-label=(words.text("theme")) title=(words.text("theme")) { (icon("dark")) }
            }
        }
    }
}

/// The foot of pages that show no table.
pub(super) fn foot(words: &Words) -> Markup {
    html! {
        footer class="foot" {
            p { (words.text("foot-names")) " " a href="/about" { (words.text("about")) } }
        }
    }
}
