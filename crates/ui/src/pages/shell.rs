//! The frame of every page: head, top bar, foot.

use maud::{DOCTYPE, Markup, html};

use super::{drawing, icon, scene};
use crate::extras::Extras;
use crate::share::CARD_SIZE;
use crate::{Lang, Words, files};

/// Class of replay pages, which load a style sheet and a script of their own.
pub(super) const REPLAY: &str = "at-replay";

/// Class of pages that begin with the night garden; the last class of their body.
pub(super) const HERO: &str = "has-hero";

/// A page with this title, in this language. `here` is its own address: the switch of languages
/// leads back to it.
pub(crate) fn page(words: &Words, title: &str, here: &str, class: &str, body: &Markup) -> Markup {
    game_page(words, (title, here, class), None, body)
}

/// A page on which a game is seen.
pub(super) fn game_page(
    words: &Words,
    names: (&str, &str, &str),
    game: Option<&str>,
    body: &Markup,
) -> Markup {
    shared_page(words, names, game, None, body)
}

/// How messengers show a link to a page, besides its description.
#[derive(Debug)]
pub(super) struct Preview<'a> {
    /// The server's origin, such as `https://clew.example`: pictures need a whole address.
    pub(super) origin: &'a str,
    /// The title.
    pub(super) title: &'a str,
}

/// A page whose link is sent to others.
pub(super) fn shared_page(
    words: &Words,
    (title, here, class): (&str, &str, &str),
    game: Option<&str>,
    preview: Option<&Preview<'_>>,
    body: &Markup,
) -> Markup {
    let lead = game.and_then(|game| words.find(&format!("lead-{game}")));
    let description = lead.unwrap_or_else(|| words.text("home-lead"));
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                @if class.ends_with(HERO) { meta name="theme-color" content="#123438"; }
                @else {
                    meta name="theme-color" media="(prefers-color-scheme: light)" content="#e3ebdd";
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d2625";
                }
                title { (title) " · Clew" }
                meta name="description" content=(description);
                link rel="preload" as="font" type="font/woff2" crossorigin href=(files::address("clew-display.woff2"));
                link rel="stylesheet" href=(files::address("clew.css"));
                @if let Some(sheet) = style_of(class) { link rel="stylesheet" href=(files::address(sheet)); }
                @if let Some(address) = game.and_then(|game| files::find(&format!("{game}.css"))) {
                    link rel="stylesheet" href=(address);
                }
                @if class == REPLAY { link rel="stylesheet" href=(files::address("replay.css")); }
                @if let Some(preview) = preview { (open_graph(words, preview, (here, description), game)) }
                link rel="icon" type="image/svg+xml" href=(files::address("logo.svg"));
                link rel="apple-touch-icon" href="/icons/apple-touch-icon.png";
                link rel="manifest" href="/manifest.webmanifest";
                script type="module" src=(files::address("main.js")) {}
                @if let Some(beats) = game.and_then(Extras::of).and_then(|extras| extras.scripts.first()) {
                    script type="module" src=(files::address(beats.name)) {}
                }
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

/// The style sheet of a kind of pages, by the class of their body.
fn style_of(class: &str) -> Option<&'static str> {
    match class.split(' ').next() {
        Some("at-home" | "at-play") => Some("home.css"),
        Some("at-about" | "at-error") => None,
        _ => Some("tables.css"),
    }
}

/// The preview in the terms of Open Graph and Twitter.
fn open_graph(
    words: &Words,
    preview: &Preview<'_>,
    (here, description): (&str, &str),
    game: Option<&str>,
) -> Markup {
    let Preview { origin, title } = preview;
    let picture = format!("{origin}/share/{}/{}.png", words.lang().code(), game.unwrap_or("clew"));
    let (width, height) = CARD_SIZE;
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Clew";
        meta property="og:title" content=(title);
        meta property="og:description" content=(description);
        meta property="og:url" content={ (origin) (here) };
        meta property="og:locale" content=(words.lang().code());
        meta property="og:image" content=(picture);
        meta property="og:image:width" content=(width);
        meta property="og:image:height" content=(height);
        meta property="og:image:alt" content=(title);
        meta name="twitter:card" content="summary_large_image";
        meta name="twitter:title" content=(title);
        meta name="twitter:description" content=(description);
        meta name="twitter:image" content=(picture);
    }
}

/// The page that is shown while there is no connection.
pub fn offline(words: &Words) -> Markup {
    let body = html! {
        div class="sheet error" {
            (drawing("lantern"))
            p { (words.text("offline-says")) }
            p class="next" { a href="/" class="btn go" { (words.text("offline-again")) } }
        }
    };
    let names = (words.text("offline-title"), "/offline", "at-error");
    hero_page(words, names, (None, None), None, &body)
}

/// A page that begins with its title on the night garden, next to the picture of a game if it has
/// one. The body follows below, then the foot. With an origin its link has a preview.
pub(super) fn hero_page(
    words: &Words,
    (title, here, class): (&str, &str, &str),
    (lead, origin): (Option<&str>, Option<&str>),
    game: Option<&str>,
    body: &Markup,
) -> Markup {
    let preview = origin.map(|origin| Preview { origin, title });
    let body = html! {
        main #main {
            section class={ "hero low" @if game.is_some() { " pictured" } } aria-labelledby="title" {
                (garden())
                div class="wrap" {
                    @if let Some(game) = game { span class="frame" { (scene(game)) } }
                    div { h1 #title { (title) } @if let Some(lead) = lead { p { (lead) } } }
                }
            }
            (body)
        }
        (foot(words))
    };
    shared_page(words, (title, here, &format!("{class} {HERO}")), game, preview.as_ref(), &body)
}

/// The night garden behind a title, and the cut edge of the paper below it.
pub(super) fn garden() -> Markup {
    html! {
        (drawing("stars")) (drawing("moon")) (drawing("hills")) (drawing("maze"))
        div class="edge" {}
    }
}

fn top(words: &Words, here: &str) -> Markup {
    html! {
        header class="top" {
            a class="brand" href="/" {
                img src=(files::address("logo.svg")) alt="" width="38" height="38";
                "Clew"
            }
            nav aria-label=(words.text("nav")) {
                @if here == "/" { a class="got-code" href="#code" data-focus="code" { (words.text("code-button")) } }
                details class="languages" {
                    summary { (icon("language")) (icon("menu")) span { (words.lang().name()) } }
                    div {
                        form method="post" action="/language" {
                            input type="hidden" name="back" value=(here);
                            @for lang in Lang::ALL {
                                button name="lang" value=(lang.code()) lang=(lang.code())
                                    aria-current=[(lang == words.lang()).then_some("true")] { (lang.name()) }
                            }
                        }
                        @if here == "/" { p { (switches(words)) } }
                    }
                }
                (switches(words))
            }
        }
    }
}

/// The switches for sound and theme.
fn switches(words: &Words) -> Markup {
    html! {
        button type="button" class="quiet script" data-sound aria-pressed="false"
            aria-label=(words.text("sound")) title=(words.text("sound")) { (icon("sound-on")) }
        button type="button" class="quiet script" data-theme-switch
            aria-label=(words.text("theme")) title=(words.text("theme")) { (icon("dark")) }
    }
}

/// The foot of pages that show no table.
pub(crate) fn foot(words: &Words) -> Markup {
    html! {
        footer class="foot" {
            p { (words.text("foot-names")) " " a href="/about" { (words.text("about")) } }
        }
    }
}
