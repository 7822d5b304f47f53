//! Whether the dice were honest, in words that a player understands.

use maud::{Markup, html};

use super::super::icon;
use crate::Cx;

/// What is known of a record's honesty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check<'a> {
    /// What the table promised before the start.
    pub commitment: &'a str,
    /// What it showed at the end.
    pub seed: &'a str,
    /// What kept the promise from being guessed.
    pub salt: &'a str,
    /// What was found.
    pub found: Found<'a>,
}

/// What was found when everything was worked out again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<'a> {
    /// All is as it should be.
    Sound {
        /// So many seals hold.
        seals: u64,
        /// So many actions and alarms fit the rules.
        inputs: u64,
        /// So many outcomes of chance follow from the seed.
        outcomes: u64,
    },
    /// Something is not.
    Flawed {
        /// The append.
        append: u64,
        /// The line of the record's file.
        line: usize,
        /// Why, as `clew verify` says it.
        why: &'a str,
    },
}

/// The result, what it means, and how to find it out oneself.
pub(super) fn dice(cx: &Cx<'_>, check: &Check<'_>) -> Markup {
    let record = cx.scene.path("record");
    // Commands are the same in all languages.
    let [program, python] = ["clew verify", "python3 docs/verify.py"]
        .map(|command| format!("{command} {}.clew", cx.scene.id));
    html! {
        section #dice class="dice" aria-labelledby="dice-title" {
            h2 #dice-title { (icon("dice")) span { (cx.text("dice-title")) } }
            (found(cx, check.found))
            details class="fold" {
                summary { (cx.text("dice-how")) }
                p { (cx.text("dice-promise")) }
                dl class="proofs" {
                    dt { (cx.text("dice-commitment")) } dd { code { (check.commitment) } }
                    dt { (cx.text("dice-seed")) } dd { code { (check.seed) } }
                    dt { (cx.text("dice-salt")) } dd { code { (check.salt) } }
                }
                p { (cx.text("dice-yourself")) }
                pre { code { (program) } }
                p { (cx.text("dice-python")) }
                pre { code { (python) } }
            }
            a class="button" href=(record) download { (icon("download")) span { (cx.text("record")) } }
        }
    }
}

fn found(cx: &Cx<'_>, found: Found<'_>) -> Markup {
    match found {
        Found::Sound { seals, inputs, outcomes } => {
            let fact = |key: &str, count: u64| {
                let count = usize::try_from(count).unwrap_or(usize::MAX);
                html! { li { (icon("check")) span { (cx.format(key, &[("count", count.into())])) } } }
            };
            html! {
                p class="verdict sound" data-found="sound" { strong { (cx.text("dice-sound")) } }
                ul class="facts-found" {
                    li { (icon("check")) span { (cx.text("dice-fits")) } }
                    (fact("dice-outcomes", outcomes))
                    (fact("dice-inputs", inputs))
                    (fact("dice-seals", seals))
                }
            }
        }
        Found::Flawed { append, line, why } => {
            let (append, line) = (append.to_string(), line.to_string());
            let args = [("append", (&append).into()), ("line", (&line).into())];
            html! {
                p class="verdict flawed" data-found="flawed" {
                    (icon("warning")) strong { (cx.format("dice-flawed", &args)) }
                }
                p { code { (why) } }
            }
        }
    }
}
