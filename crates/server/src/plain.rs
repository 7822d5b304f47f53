//! Plain pages: every game can be played to its end by forms alone.
//!
//! They are made of the same state that programs are sent, so they cannot show more.

use std::sync::Arc;

use maud::{DOCTYPE, Markup, html};
use serde_json::Value;

use crate::room::Saying;
use crate::routes::{Row, Shown};

fn page(title: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Clew" }
            }
            body { (body) p { a href="/" { "Home" } } }
        }
    }
}

/// The way in.
pub(crate) fn home(games: &[Shown], yours: &[Row], public: &[Row]) -> Markup {
    let rows = |rows: &[Row]| {
        html! {
            ul {
                @for row in rows {
                    li {
                        a href={ "/tables/" (row.table) } { (row.game) " " (row.table) }
                        " " (row.state) ", " (row.free) " of " (row.seats) " seats free"
                    }
                }
            }
        }
    };
    page(
        "Labyrinth games",
        &html! {
            h1 { "Clew" }
            @for game in games {
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(game.name);
                    label { "Your name " input name="name" value="Ada" maxlength="24" required; }
                    " "
                    select name="access" aria-label="Who may find it" {
                        option value="private" { "private" }
                        option value="public" { "public" }
                    }
                    " "
                    button { "Open a table of " (game.name) }
                    " "
                    a href={ "/rules/" (game.name) } { "Rules" }
                }
            }
            @if !yours.is_empty() { h2 { "Go on with" } (rows(yours)) }
            h2 { "Public tables" }
            (rows(public))
        },
    )
}

/// The rules of a game.
pub(crate) fn rules(name: &str, text: &str) -> Markup {
    page(name, &html! { pre { (text) } })
}

/// A link that hands a seat over.
pub(crate) fn link(address: &str) -> Markup {
    page(
        "A link for this seat",
        &html! {
            h1 { "A link for this seat" }
            p { "It works once, for ten minutes. Open it where the seat is to go:" }
            p { a href=(address) { (address) } }
        },
    )
}

/// What such a link offers.
pub(crate) fn offer(address: &str) -> Markup {
    page(
        "Take this seat",
        &html! {
            h1 { "Take this seat" }
            form method="post" action=(address) {
                label { "Your name, if it is not the same " input name="name" maxlength="24"; }
                " "
                button { "Take the seat" }
            }
        },
    )
}

/// A table, made of its state in JSON.
pub(crate) fn table(state: &[u8], said: &[Arc<Saying>]) -> Markup {
    let state: Value = serde_json::from_slice(state).unwrap_or_default();
    let text = |key: &str| state[key].as_str().unwrap_or_default().to_owned();
    let (id, how) = (text("table"), text("state"));
    let address = format!("/tables/{id}");
    let is_seated = list(&state["you"]).next().is_some();
    let is_host = list(&state["you"]).any(|seat| state["host"] == seat);
    page(
        &text("game"),
        &html! {
            h1 { (text("game")) }
            p { (how) @if let Some(outcome) = state["outcome"].as_str() { ": " (outcome) } }
            p { a href=(address) { "Look again" } }
            (seats(&state, &address, is_host))
            @if how == "waiting" { (waiting(&state, &address, is_host)) }
            (actions(&state, &address))
            @if how == "running" && is_seated { (button(&format!("{address}/pause"), "Ask for a pause")) }
            @if how == "paused" && is_seated { (button(&format!("{address}/resume"), "Go on")) }
            @if how == "over" || how == "closed" {
                (button(&format!("{address}/again"), "Again"))
                p { a href={ (address) "/record" } { "The record" } }
            } @else if is_host {
                (button(&format!("{address}/close"), "Close this table"))
            }
            h2 { "What you see" }
            pre { (serde_json::to_string_pretty(&state["view"]).unwrap_or_default()) }
            @if is_seated { (talk(&address)) }
            ul { @for saying in said { li { (saying.seat.letter()) ": " (saying.text) } } }
        },
    )
}

fn list(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn button(address: &str, label: &str) -> Markup {
    html! { form method="post" action=(address) { button { (label) } } }
}

fn seats(state: &Value, address: &str, is_host: bool) -> Markup {
    let seats = state["seats"].as_array().cloned().unwrap_or_default();
    let mine: Vec<&str> = list(&state["you"]).collect();
    let is_waiting = state["state"] == "waiting";
    html! {
        h2 { "Seats" }
        ul {
            @for seat in &seats {
                @let letter = seat["seat"].as_str().unwrap_or_default();
                @let at = format!("{address}/seats/{letter}");
                li {
                    (letter) " " (seat["kind"].as_str().unwrap_or_default()) " "
                    (seat["name"].as_str().or(seat["level"].as_str()).unwrap_or_default())
                    @if list(&state["turn"]).any(|turn| turn == letter) { " (to act)" }
                    @if state["host"] == letter { " (host)" }
                    @if seat["covered"].is_string() { " (a bot plays for them)" }
                    @if mine.contains(&letter) {
                        (button(&format!("{at}/move"), "Move to another device"))
                        (button(&format!("{at}/free"), "Leave"))
                        @if is_waiting && seat["ready"] == false { (ready(state, &at)) }
                    } @else if seat["late"] == true {
                        (button(&format!("{at}/cover"), "Let a bot play for them"))
                    }
                    @if is_host && is_waiting && seat["kind"] == "free" {
                        (button(&format!("{at}/bot"), "Add a bot"))
                    }
                    @if is_host && is_waiting && seat["kind"] == "bot" {
                        (button(&format!("{at}/free"), "Remove the bot"))
                    }
                    @if is_host && !mine.contains(&letter) && seat["here"] == false {
                        (button(&format!("{at}/hand-on"), "Hand the seat on"))
                    }
                }
            }
        }
    }
}

/// What a browser without script adds to the chance is proposed by the page, and can be changed.
fn ready(state: &Value, at: &str) -> Markup {
    let proposed = table::Hash::of(&[state["commitment"].as_str().unwrap_or_default().as_bytes()]);
    html! {
        form method="post" action={ (at) "/ready" } {
            label { "Add to the chance " input name="entropy" value=(&proposed.to_string()[..32]) maxlength="32"; }
            " "
            button { "Ready" }
        }
    }
}

fn waiting(state: &Value, address: &str, is_host: bool) -> Markup {
    let commitment = state["commitment"].as_str().unwrap_or_default();
    let proposed = table::Hash::of(&[b"join", commitment.as_bytes()]).to_string();
    html! {
        form method="post" action={ (address) "/join" } {
            label { "Your name " input name="name" value="Bo" maxlength="24" required; }
            " "
            label { "Add to the chance " input name="entropy" value=(&proposed[..32]) maxlength="32"; }
            " "
            button { "Sit down" }
        }
        @if is_host { (button(&format!("{address}/start"), "Start")) }
    }
}

/// Each legal action is a button of its own.
fn actions(state: &Value, address: &str) -> Markup {
    let seq = state["seq"].as_u64().unwrap_or_default();
    let legal = state["legal"].as_object().cloned().unwrap_or_default();
    html! {
        @for (seat, actions) in &legal {
            h2 { "You may, at " (seat) }
            @for (nth, action) in list(actions).enumerate() {
                form method="post" action={ (address) "/act" } {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="seen" value=(seq);
                    // The same button pressed twice is the same action.
                    input type="hidden" name="key" value={ "page-" (seq) "-" (nth) };
                    button name="action" value=(action) { (action) }
                }
            }
        }
    }
}

fn talk(address: &str) -> Markup {
    html! {
        form method="post" action={ (address) "/talk" } {
            input type="hidden" name="kind" value="words";
            label { "Say " input name="text" maxlength="200" required; }
            " "
            button { "Say it" }
        }
    }
}
