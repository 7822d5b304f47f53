//! The lobby: a table before its start, for those who sit there or watch.

use maud::{Markup, html};
use sha2::{Digest, Sha256};

use super::settings::{changed, chosen_preset, customise, presets};
use super::table::shape;
use super::{chair, icon, joined, qr};
use crate::{Cx, Part, Sits, files};

/// The parts of the lobby.
pub(super) fn parts(cx: &Cx<'_>) -> Vec<Part> {
    vec![
        Part::new("banner", banner(cx)),
        Part::new("invite", invite(cx)),
        chair::chairs(cx),
        Part::new("rules-set", settings(cx)),
        Part::new("begin", begin(cx)),
    ]
}

/// The game's picture and name, who invites, and what is played in one line.
pub(super) fn banner(cx: &Cx<'_>) -> Markup {
    html! {
        section #banner class="banner" {
            div class="garden" aria-hidden="true" {}
            div class="pic" { (scene(cx)) i class="edge" {} }
            div class="words" {
                (ribbon(cx))
                h1 { (cx.game_name()) }
                p { (variant(cx)) }
            }
        }
    }
}

/// The game's picture. It fills its element and is cut at the sides where it does not fit.
pub(super) fn scene(cx: &Cx<'_>) -> Markup {
    html! {
        svg class="art scene" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            use href={ (files::address("scenes-large")) "#scenes-" (cx.scene.game) } width="320" height="200" {}
        }
    }
}

/// A strip of paper that says who invites.
pub(super) fn ribbon(cx: &Cx<'_>) -> Markup {
    let tint = cx.scene.host.map_or(0, |host| cx.scene.tint(host));
    html! {
        span class={ "ribbon s" (tint) } {
            (shape(tint))
            span {
                @match cx.scene.host {
                    Some(_) if cx.scene.is_host() => (cx.text("lobby-yours")),
                    Some(host) => (cx.format("lobby-invites", [("who", cx.name(host).into())])),
                    None => (cx.text("lobby-nobody")),
                }
            }
        }
    }
}

/// The preset with what it means, or the settings that were changed.
fn variant(cx: &Cx<'_>) -> String {
    if let Some(preset) = chosen_preset(cx.scene) {
        let (name, says) = super::settings::preset_words(cx.words, cx.scene.game, preset.name);
        return cx.format("labelled", [("label", name.into()), ("name", says.into())]);
    }
    let changed: Vec<String> = changed(cx).take(3).collect();
    if changed.is_empty() { cx.text("settings-usual").to_owned() } else { changed.join(" · ") }
}

/// The invitation: a QR code, the code to say, buttons to share and to copy, the link.
///
/// What is shared is the link of the table, which leads there also after the start; the code is for saying and
/// typing.
fn invite(cx: &Cx<'_>) -> Markup {
    let path = cx.scene.path("");
    let address = format!("{}{path}", cx.scene.origin);
    let typed = cx.scene.code.map(|code| format!("{}/join/{code}", cx.scene.origin));
    let shown = typed.as_deref().unwrap_or(&address);
    let shown = shown.split_once("://").map_or(shown, |(_, rest)| rest);
    html! {
        section #invite class="card invite" aria-labelledby="invite-title" {
            h2 #invite-title class="sr" { (cx.text("invite")) }
            (qr::svg(&address, cx.text("invite-qr")))
            div class="side" {
                @if let Some(code) = cx.scene.code {
                    small { (cx.text("invite-code")) }
                    @let letters: Vec<String> = code.chars().map(String::from).collect();
                    b class="say" aria-hidden="true" { (code) }
                    span class="sr" { (letters.join(" ")) }
                }
                div class="tools" {
                    button type="button" class="btn main slim script" data-share=(address) {
                        (icon("share")) span { (cx.text("share")) }
                    }
                    button type="button" class="btn slim script copy" data-copy=(address) data-copied=(cx.text("copied")) {
                        (icon("copy")) span { (cx.text("copy-link")) }
                    }
                }
                p class="link" { a href=(path) { (shown) } }
            }
            @if cx.scene.is_public { p class="hint" { (cx.text("invite-public")) } }
        }
    }
}

/// The settings: the host changes them, the others see what is chosen.
fn settings(cx: &Cx<'_>) -> Markup {
    let by = cx.scene.host.map(|host| cx.name(host));
    html! {
        section #rules-set class="sets" aria-labelledby="set-title" {
            div class="section-head" {
                h2 #set-title { (cx.text("settings")) }
                small {
                    @if cx.scene.is_host() { (cx.text("settings-live")) }
                    @else if let Some(who) = by { (cx.format("settings-by", [("who", who.into())])) }
                }
            }
            (presets(cx))
            (customise(cx))
            p class="links" {
                a class="btn quiet slim" href={ "/rules/" (cx.scene.game) } { (icon("book")) span { (cx.text("learn")) } }
                @if !cx.scene.mine.is_empty() { (notify(cx)) }
            }
            @if cx.scene.is_host() { (close(cx)) }
        }
    }
}

/// The button that asks for notifications; the script shows it where there are any.
pub(super) fn notify(cx: &Cx<'_>) -> Markup {
    html! {
        button type="button" class="btn quiet slim script" data-notify data-on=(cx.text("notify-on")) data-keep="hidden disabled" hidden {
            span { (cx.text("notify")) }
        }
    }
}

/// The bar with the start, always in view. It says what is missing.
fn begin(cx: &Cx<'_>) -> Markup {
    let free = cx.scene.chairs.iter().filter(|chair| matches!(chair.sits, Sits::Nobody)).count();
    let away = cx
        .scene
        .chairs
        .iter()
        .find(|chair| matches!(chair.sits, Sits::Player { here: false, ready: false, .. }));
    let missing = match away {
        _ if free > 0 => Some(cx.format("start-free", [("count", free.into())])),
        Some(chair) => Some(cx.format("start-away", [("who", cx.name(chair.seat).into())])),
        None => None,
    };
    let is_set = missing.is_none();
    let says = missing.unwrap_or_else(|| cx.text("start-now").to_owned());
    html! {
        div #begin class="begin" {
            p class="says" role="status" { (says) }
            div class="btns" {
                @if cx.scene.is_host() {
                    @if free > 0 {
                        form method="post" action=(cx.scene.path("bots")) data-quiet data-queue {
                            button class="btn fill" { (icon("bot")) span { (cx.text("fill-bots")) } }
                        }
                    }
                    // Start sends the settings form too, so that nothing typed there is lost. Contributions to
                    // the chance that are still missing are no obstacle: the server waits for them.
                    button #start.btn.go[is_set].wait[!is_set] form="settings" formaction=(cx.scene.path("start")) disabled[free > 0] {
                        span { (cx.text("start")) } small { (says) }
                    }
                } @else if cx.scene.mine.is_empty() {
                    a class="btn go" href=(cx.scene.path("")) { span { (cx.text("sit-down")) } }
                } @else {
                    @let host = cx.scene.host.map_or_else(Default::default, |host| cx.name(host));
                    p class="btn wait" {
                        span { (cx.format("start-by", [("who", host.into())])) } small { (says) }
                    }
                }
            }
        }
    }
}

/// The contribution of this browser to the chance. The script replaces it with random digits;
/// without script the server's proposal is sent.
pub(super) fn entropy(cx: &Cx<'_>, salt: &str) -> Markup {
    let proposed = Sha256::new().chain_update(salt).chain_update(cx.scene.commitment).finalize();
    let digits: String = proposed.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    html! { input type="hidden" name="entropy" value=(digits) data-entropy; }
}

/// A form with one button.
pub(super) fn button(address: &str, label: &str) -> Markup {
    html! { form method="post" action=(address) class="line" data-quiet { button { (label) } } }
}

/// Closing the table. The button is folded away as a confirmation, also without script.
pub(super) fn close(cx: &Cx<'_>) -> Markup {
    html! {
        details #close class="close" {
            summary { (cx.text("close")) }
            p { (cx.text("close-sure")) }
            (button(&cx.scene.path("close"), cx.text("close-yes")))
        }
    }
}

/// The names of some players as a phrase for a sentence: `Ada, Bo and Cleo`.
pub(crate) fn names(cx: &Cx<'_>, seats: game::SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| cx.player(seat)).collect();
    joined(cx.words, &names)
}
