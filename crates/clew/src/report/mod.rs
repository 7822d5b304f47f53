//! The page that `clew sim --report` writes: one file with everything in it.

mod bins;
mod board;
mod bumps;
mod lengths;
mod scale;
mod shares;
mod svg;
mod times;

use std::collections::BTreeMap;

use game::{Entry, Outline};

use crate::numbers::grouped;
use crate::sim::{Summary, Watched};
use bumps::Bumps;
use svg::escape;

const STYLE: &str = include_str!("style.css");

/// What the page tells of.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    /// The game's name.
    pub(crate) game: &'a str,
    /// The settings, as lines `key value`.
    pub(crate) config: String,
    /// Where all dice came from.
    pub(crate) seed: u64,
    /// The bots' names.
    pub(crate) bots: Vec<&'a str>,
    /// What came out.
    pub(crate) summary: &'a Summary,
    /// For each length how many games had it.
    pub(crate) lengths: &'a BTreeMap<u64, u64>,
    /// What was seen in some of the games.
    pub(crate) watched: &'a Watched,
}

/// The page as HTML.
pub(crate) fn page(report: &Report<'_>) -> String {
    let game = escape(report.game);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{game}: {} games</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         {}<main>\n{}</main>\n{}</body>\n</html>\n",
        grouped(report.summary.games),
        header(report),
        figures(report),
        footer(report),
    )
}

fn header(report: &Report<'_>) -> String {
    let summary = report.summary;
    let facts = [
        ("games", grouped(summary.games)),
        ("undecided", grouped(summary.undecided)),
        ("steps", grouped(summary.steps)),
        ("seed", report.seed.to_string()),
        ("bots", report.bots.join(", ")),
    ];
    let facts: String = facts.iter().map(|(name, value)| fact(name, value)).collect();
    format!(
        "<header>\n<p class=\"over\">Clew · simulation</p>\n<h1>{}</h1>\n\
         <dl class=\"facts\">\n{facts}</dl>\n<h2>Settings</h2>\n{}</header>\n",
        escape(report.game),
        settings(&report.config),
    )
}

fn settings(config: &str) -> String {
    let entries = Outline::read(config).unwrap_or_default().entries;
    let (drawn, plain): (Vec<_>, Vec<_>) =
        entries.iter().partition(|entry| !entry.block.is_empty());
    let plain: String = plain.iter().map(|entry| fact(entry.key, entry.value)).collect();
    let drawn: String = drawn.iter().map(|entry| drawing(entry)).collect();
    format!("<dl class=\"settings\">\n{plain}</dl>\n{drawn}")
}

fn drawing(entry: &Entry<'_>) -> String {
    let rows: Vec<&str> = entry.block.iter().map(|row| row.text).collect();
    format!("<pre>{}\n{}</pre>\n", escape(entry.key), escape(&rows.join("\n")))
}

fn fact(name: &str, value: &str) -> String {
    format!("<div><dt>{}</dt><dd>{}</dd></div>\n", escape(name), escape(value))
}

fn figures(report: &Report<'_>) -> String {
    let summary = report.summary;
    let mut all = figure(
        "Win share by seat",
        &shares::draw("Win share by seat", &summary.by_seat),
        "The dot is the share of decided games that the seat won, a tie counting half; the bar is \
         its 95 % interval. The dashed line is an even share.",
    );
    if summary.bots.len() > 1 {
        all += &figure(
            "Win share by bot",
            &shares::draw("Win share by bot", &summary.bots),
            "Bots change seats from game to game, so that no seat favours one of them. Where rivals \
             differ, their names come with Elo points over the others.",
        );
    }
    all += &figure(
        "Time for a decision",
        &times::draw("Time for a decision", &summary.bots),
        "From the time that half of a bot's decisions took at most to that of 99 in 100, on a scale \
         where each line is ten times the one before. It depends on the machine.",
    );
    if !report.lengths.is_empty() {
        let length = &summary.length;
        all += &figure(
            "Length of games",
            &lengths::draw(report.lengths, length),
            &format!(
                "Counted in inputs of players, over decided games; {} in the mean.",
                grouped(length.mean.round() as u64)
            ),
        );
    }
    if let Some(bumps) = Bumps::count(&report.watched.sights) {
        all +=
            &figure("Bumps by wall slot", &board::draw(&bumps), &of_bumps(&bumps, report.watched));
    }
    all
}

fn of_bumps(bumps: &Bumps, watched: &Watched) -> String {
    let whole = match watched.cut {
        0 => String::new(),
        _ => format!(", at most {} inputs of each", grouped(watched.cap)),
    };
    format!(
        "Each slot between two squares with its share of all bumps, in per cent. Counted over the \
         first {} games{whole}: {} bumps.",
        grouped(watched.games),
        grouped(bumps.all()),
    )
}

fn figure(title: &str, picture: &str, caption: &str) -> String {
    format!(
        "<figure>\n<h2>{}</h2>\n{picture}<figcaption>{}</figcaption>\n</figure>\n",
        escape(title),
        escape(caption)
    )
}

fn footer(report: &Report<'_>) -> String {
    let summary = report.summary;
    format!(
        "<footer><p>Played at {} games a second, {:.1} million steps a second on one core. The \
         same seed and settings give the same games again.</p></footer>\n",
        grouped(summary.games_per_s as u64),
        summary.steps_per_s_per_core / 1e6
    )
}

#[cfg(test)]
mod tests;
