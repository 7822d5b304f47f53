//! A table before its start: a big QR code, the seats, the settings.

use game::{SeatSet, Setting};
use maud::{Markup, html};
use sha2::{Digest, Sha256};

use super::settings::{fields, name, value};
use super::{icon, qr, table};
use crate::{Chair, Cx, Part, Sits};

/// The parts of a table that waits.
pub(super) fn parts(cx: &Cx<'_>, default_name: &str) -> Vec<Part> {
    vec![
        Part::new("chairs", chairs(cx)),
        Part::new("begin", begin(cx, default_name)),
        Part::new("invite", invite(cx)),
        Part::new("rules-set", settings(cx)),
    ]
}

fn invite(cx: &Cx<'_>) -> Markup {
    let address = format!("{}{}", cx.scene.origin, cx.scene.path(""));
    html! {
        section #invite aria-labelledby="invite-title" {
            h2 #invite-title { (cx.text("invite")) }
            (qr::svg(&address, cx.text("invite-qr")))
            p class="link" {
                a href=(cx.scene.path("")) { (address) }
            }
            button type="button" class="quiet script" data-copy=(address) data-copied=(cx.text("copied")) {
                (icon("link")) span { (cx.text("copy-link")) }
            }
            p class="hint" { (if cx.scene.is_public { cx.text("invite-public") } else { cx.text("invite-private") }) }
        }
    }
}

/// Sitting down, and the start.
fn begin(cx: &Cx<'_>, default_name: &str) -> Markup {
    let free = cx.scene.chairs.iter().any(|chair| matches!(chair.sits, Sits::Nobody));
    let is_ready = |sits: &Sits<'_>| match sits {
        Sits::Nobody => false,
        Sits::Bot(_) => true,
        Sits::Player { ready, .. } => *ready,
    };
    let can_start = cx.scene.chairs.iter().all(|chair| is_ready(&chair.sits));
    html! {
        div #begin class="begin" {
            @if free && cx.scene.mine.is_empty() { (join(cx, default_name, true)) }
            @if cx.scene.is_host() {
                // Start sends the settings form too, so that nothing typed there is lost. The hidden button
                // comes first: it is the one that Enter in a field of that form presses.
                button hidden form="settings" {}
                button #start class="main" form="settings" formaction=(cx.scene.path("start")) disabled[!can_start] {
                    (cx.text("start"))
                }
                p class="hint" { (if can_start { cx.text("start-now") } else if free { cx.text("start-fill") } else { cx.text("start-ready") }) }
            } @else if !cx.scene.mine.is_empty() {
                p class="hint" { (cx.text("start-wait")) }
            }
            @if free && !cx.scene.mine.is_empty() {
                details class="another" {
                    summary { (cx.text("join-another")) }
                    (join(cx, default_name, false))
                }
            }
        }
    }
}

fn join(cx: &Cx<'_>, default_name: &str, is_first: bool) -> Markup {
    html! {
        form method="post" action=(cx.scene.path("join")) class="join" {
            p class="field" {
                label for="name" { (cx.text("your-name")) }
                input #name name="name" value=(default_name) maxlength="24" required autocomplete="nickname";
            }
            button class=[is_first.then_some("main")] { (cx.text("sit-down")) }
        }
    }
}

/// The contribution of this browser to the chance. The script replaces it with random digits;
/// without script the server's proposal is sent.
fn entropy(cx: &Cx<'_>, salt: &str) -> Markup {
    let proposed = Sha256::new().chain_update(salt).chain_update(cx.scene.commitment).finalize();
    let digits: String = proposed.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    html! { input type="hidden" name="entropy" value=(digits) data-entropy; }
}

/// The form by which a seat contributes to the chance, needed again after each change of settings
/// or seats. The script sends it at once.
fn ready_form(cx: &Cx<'_>, at: &str) -> Markup {
    html! {
        form method="post" action={ (at) "/ready" } class="line" data-quiet data-at-once data-round=(cx.scene.round) {
            (entropy(cx, at))
            button class="main" { (cx.text("ready")) }
        }
    }
}

/// The settings: the host can change them, the others read them.
fn settings(cx: &Cx<'_>) -> Markup {
    html! {
        section #rules-set aria-labelledby="set-title" {
            h2 #set-title { (cx.text("settings")) }
            @if cx.scene.is_host() {
                // The script sends each change at once; without script the button does.
                form #settings method="post" action=(cx.scene.path("settings")) class="settings" data-quiet data-live {
                    (fields(cx.words, cx.scene.game, cx.scene.settings, (&cx.scene.set, None), false))
                    // A change voids the contributions. Without script, Start sends this one again.
                    @if !cx.is_scripted { (entropy(cx, "start")) }
                    button class="save" { (cx.text("settings-save")) }
                }
                (close(cx))
            } @else if cx.scene.set.is_empty() {
                p { (cx.text("settings-usual")) }
            } @else {
                dl { @for (setting, set) in changed_settings(cx) {
                    dt { (name(cx.words, cx.scene.game, setting.key).0) }
                    dd { (value(cx.words, cx.scene.game, setting, set)) }
                } }
            }
            p { a href={ "/rules/" (cx.scene.game) } { (icon("book")) (cx.text("learn")) } }
        }
    }
}

/// The settings that differ from the default, in order.
fn changed_settings<'c>(cx: &'c Cx<'_>) -> impl Iterator<Item = (&'c Setting, &'c str)> {
    let set = |setting: &&str| cx.scene.set.iter().find(|(key, _)| key == setting);
    cx.scene.settings.iter().filter_map(move |setting| Some((setting, &*set(&setting.key)?.1)))
}

/// The seats, with the buttons for each.
fn chairs(cx: &Cx<'_>) -> Markup {
    html! {
        section #chairs aria-labelledby="chairs-title" {
            h2 #chairs-title { (cx.text("chairs")) }
            ol class="chairs" {
                @for chair in &cx.scene.chairs { li class={ "chair s" (chair.seat.index()) } { (self::chair(cx, chair)) } }
            }
        }
    }
}

fn chair(cx: &Cx<'_>, chair: &Chair<'_>) -> Markup {
    let at = cx.scene.path(&format!("seats/{}", chair.seat));
    let is_mine = cx.scene.mine.contains(chair.seat);
    html! {
        (table::shape(chair.seat.index()))
        @match chair.sits {
            Sits::Nobody => {
                span class="who free" { (cx.text("seat-free")) }
                @if cx.scene.is_host() { (add_bot(cx, &at)) }
            }
            Sits::Bot(level) => {
                span class="who" { (cx.name(chair.seat)) " " (bot_badge(cx)) }
                small class="plays" { (cx.level_with_hint(level)) }
                @if cx.scene.is_host() { (button(&format!("{at}/free"), cx.text("bot-remove"))) }
            }
            Sits::Player { name, here, ready, .. } => {
                span class="who" {
                    (name)
                    @if is_mine { " " em { (cx.text("is-you")) } }
                    @if cx.scene.host == Some(chair.seat) { " " small { (cx.text("is-host")) } }
                }
                small class="how" {
                    @if !here { (cx.text("is-away")) } @else if !ready { (cx.text("is-not-ready")) }
                }
                @if is_mine {
                    @if !ready { (ready_form(cx, &at)) }
                    (button(&format!("{at}/free"), cx.text("leave")))
                } @else if cx.scene.is_host() && !here {
                    (button(&format!("{at}/free"), cx.text("seat-empty")))
                }
            }
        }
    }
}

fn add_bot(cx: &Cx<'_>, at: &str) -> Markup {
    // The weakest bot plays at random. The next one is the easiest that plays sensibly.
    let usual = cx.scene.bots.get(1);
    html! {
        form method="post" action={ (at) "/bot" } class="line" data-quiet {
            select name="level" aria-label=(cx.text("bot-level")) {
                @for level in cx.scene.bots.iter().rev() {
                    option value=(level) selected[Some(level) == usual] { (cx.level_with_hint(level)) }
                }
            }
            button { (icon("plus")) span { (cx.text("bot-add")) } }
        }
    }
}

/// The mark next to the name of a bot.
pub(super) fn bot_badge(cx: &Cx<'_>) -> Markup {
    let label = cx.text("is-bot");
    html! { small class="bot" title=(label) { (icon("bot")) span class="sr" { (label) } } }
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

/// The names of some players as a phrase: `Ada, Bo and Cleo`.
pub(crate) fn names(cx: &Cx<'_>, seats: SeatSet) -> String {
    let names: Vec<_> = seats.iter().map(|seat| cx.name(seat)).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone().into_owned(),
        Some((last, others)) => {
            let last = last.clone();
            cx.format("and", [("others", others.join(", ").into()), ("last", last.into())])
        }
    }
}
