//! Whether the dice were honest.

use maud::{Markup, html};

use crate::Cx;
use crate::pages::icon;

/// The dice of a record and the result of their check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check<'a> {
    /// The commitment, published before the start.
    pub commitment: &'a str,
    /// The seed, revealed at the end.
    pub seed: &'a str,
    /// The salt of the commitment.
    pub salt: &'a str,
    /// The result.
    pub found: Found<'a>,
}

/// The result of replaying a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<'a> {
    /// The record is consistent.
    Sound {
        /// Number of hashes that hold.
        seals: u64,
        /// Number of actions and alarms that follow the rules.
        inputs: u64,
        /// Number of outcomes of chance that follow from the seed.
        outcomes: u64,
    },
    /// The record is inconsistent.
    Flawed {
        /// The append.
        append: u64,
        /// The line of the record's file.
        line: usize,
        /// Why, as `clew verify` says it.
        why: &'a str,
    },
}

/// The result, its meaning, and how to repeat the check.
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
