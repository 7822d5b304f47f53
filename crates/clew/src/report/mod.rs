//! The page that `clew sim --report` writes: one HTML file with charts, which needs no other file.

mod charts;

use std::collections::BTreeMap;

use game::Outline;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::numbers::grouped;
use crate::sim::{Share, Summary};

const STYLE: &str = include_str!("style.css");

/// The content of the page.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    /// The name of the game.
    pub(crate) game: &'a str,
    /// The settings, as lines `key value`.
    pub(crate) config: String,
    /// The seed of all dice.
    pub(crate) seed: u64,
    /// The names of the bots.
    pub(crate) bots: Vec<&'a str>,
    /// The result of the run.
    pub(crate) summary: &'a Summary,
    /// The number of games by length.
    pub(crate) lengths: &'a BTreeMap<u64, u64>,
}

/// The page as HTML.
pub(crate) fn page(report: &Report<'_>) -> String {
    let Report { game, summary, .. } = report;
    let games = grouped(summary.games);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (game) ": " (games) " games" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.over { "Clew · simulation" }
                    h1 { (game) }
                    dl.facts {
                        (fact("games", &games))
                        (fact("undecided", &grouped(summary.undecided)))
                        (fact("steps", &grouped(summary.steps)))
                        (fact("seed", &report.seed.to_string()))
                        (fact("bots", &report.bots.join(", ")))
                    }
                    h2 { "Settings" }
                    (settings(&report.config))
                }
                main { (figures(report)) }
                footer {
                    p {
                        "Played at " (grouped(summary.games_per_s as u64)) " games per second, "
                        (format!("{:.1}", summary.steps_per_s_per_core / 1e6))
                        " million steps per second and core. The same seed and settings give the same games again."
                    }
                }
            }
        }
    };
    page.into_string() + "\n"
}

fn settings(config: &str) -> Markup {
    let entries = Outline::read(config).unwrap_or_default().entries;
    let (drawn, plain): (Vec<_>, Vec<_>) =
        entries.iter().partition(|entry| !entry.block.is_empty());
    html! {
        dl.settings { @for entry in plain { (fact(entry.key, entry.value)) } }
        @for entry in drawn {
            pre { (entry.key) @for row in &entry.block { "\n" (row.text) } }
        }
    }
}

fn fact(name: &str, value: &str) -> Markup {
    html! { div { dt { (name) } dd { (value) } } }
}

fn figures(report: &Report<'_>) -> Markup {
    let Report { summary, lengths, .. } = report;
    html! {
        (figure(
            "Win share by seat",
            &summary.by_seat,
            "The dot is the share of decided games that the seat won, where a tie counts half; the \
             bar is its 95 % interval. The dashed line is an even share.",
        ))
        @if summary.bots.len() > 1 {
            (figure(
                "Win share by bot",
                    &summary.bots,
                "Bots change seats from game to game, so that no seat favours one of them. Where \
                 rivals differ, their Elo points over the others follow their names.",
            ))
        }
        @if !lengths.is_empty() {
            figure {
                h2 { "Length of games" }
                (charts::lengths(lengths, &summary.length))
                figcaption {
                    "Player actions in decided games; mean "
                    (grouped(summary.length.mean.round() as u64)) "."
                }
            }
        }
    }
}

fn figure(title: &str, shares: &[Share], caption: &str) -> Markup {
    let chart = charts::win_shares(title, shares);
    html! { figure { h2 { (title) } (chart) figcaption { (caption) } } }
}

#[cfg(test)]
mod tests;
