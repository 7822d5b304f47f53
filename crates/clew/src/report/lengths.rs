//! How long games were.

use std::collections::BTreeMap;

use super::bins::Bins;
use super::scale::Scale;
use super::svg::{line, picture, text, tile};
use crate::numbers::{grouped, hundredths, percent};
use crate::sim::Length;

const WIDTH: f64 = 380.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 366.0;
const TOP: f64 = 46.0;
const BOTTOM: f64 = 222.0;

pub(super) fn draw(lengths: &BTreeMap<u64, u64>, length: &Length) -> String {
    let bins = Bins::new(lengths);
    let across = bins.scale((LEFT, RIGHT));
    let up = Scale::even((0.0, bins.highest() * 1.05), (BOTTOM, TOP));

    let mut inside = text("axis start", (2.0, 12.0), "per cent of games");
    for tick in up.ticks(4.0) {
        inside += &line("grid", (LEFT, up.place(tick)), (RIGHT, up.place(tick)));
        inside += &text("tick end", (LEFT - 6.0, up.place(tick) + 4.0), &hundredths(tick));
    }
    for tick in across.ticks(4.0) {
        let x = across.place(tick);
        inside += &line("axis-line", (x, BOTTOM), (x, BOTTOM + 4.0));
        inside += &text("tick middle", (x, BOTTOM + 17.0), &grouped(tick as u64));
    }
    inside += &bars(&bins, &across, &up);
    inside += &line("axis-line", (LEFT, BOTTOM), (RIGHT, BOTTOM));
    inside += &marks(length, &across);
    let place = ((LEFT + RIGHT) / 2.0, BOTTOM + 36.0);
    inside += &text("axis middle", place, &across.named("inputs of players"));
    picture(&in_words(length), WIDTH, BOTTOM + 44.0, &inside)
}

/// The games in each class.
fn bars(bins: &Bins, across: &Scale, up: &Scale) -> String {
    let mut bars = String::new();
    for bin in bins.all().filter(|bin| bin.games > 0) {
        let share = bins.share(bin.games);
        let hint = format!("{bin}: {} games, {}", grouped(bin.games), percent(share));
        let (x, y) = (across.place(bin.from as f64), up.place(share));
        let wide = across.place(bin.to as f64) - x;
        let class = if bin.longer { "bar tail" } else { "bar" };
        bars += &tile(class, (x + 0.5, y), ((wide - 1.0).max(0.5), BOTTOM - y), &hint);
    }
    bars
}

/// Lines where a tenth, half and nine tenths of the games had ended.
fn marks(length: &Length, across: &Scale) -> String {
    let mut marks = String::new();
    let all = [
        ("end", "10 %", length.p10),
        ("middle", "half", length.p50),
        ("start", "90 %", length.p90),
    ];
    for (align, name, value) in all {
        let x = across.place((value as f64).min(across.last()));
        marks += &line("mark", (x, TOP - 4.0), (x, BOTTOM));
        marks += &text(&format!("tick {align}"), (x, TOP - 9.0), name);
    }
    marks
}

fn in_words(length: &Length) -> String {
    let [p10, p50, p90] = [length.p10, length.p50, length.p90].map(grouped);
    format!(
        "Length of games in inputs of players: a tenth up to {p10}, half up to {p50}, nine \
         tenths up to {p90}, {:.1} in the mean",
        length.mean
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_lengths_can_be_drawn() {
        for lengths in [
            BTreeMap::from([(7, 3)]),
            BTreeMap::from([(0, 1), (u64::MAX, 1)]),
            BTreeMap::from([(1, 1_000), (999_999, 1)]),
        ] {
            let picture = draw(&lengths, &Length::default());
            assert!(picture.contains("<rect") && !picture.contains("NaN"), "{picture}");
        }
    }
}
