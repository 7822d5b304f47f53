//! Win shares with their intervals.

use super::scale::Scale;
use super::svg::{line, picture, text};
use crate::numbers::{hundredths, percent};
use crate::sim::Share;

const WIDTH: f64 = 380.0;
const LEFT: f64 = 14.0;
const ROW: f64 = 46.0;
const TOP: f64 = 26.0;

pub(super) fn draw(title: &str, shares: &[Share]) -> String {
    let even = 1.0 / shares.len().max(1) as f64;
    let scale = scale(shares, even);
    let bottom = TOP + ROW * shares.len() as f64;

    let mut inside = String::new();
    for tick in scale.ticks(5.0) {
        let x = scale.place(tick);
        inside += &line("grid", (x, TOP - 8.0), (x, bottom));
        inside += &text("tick middle", (x, bottom + 16.0), &format!("{} %", hundredths(tick)));
    }
    let x = scale.place(even);
    inside += &line("mark", (x, TOP - 8.0), (x, bottom));
    inside += &text("tick middle", (x, TOP - 13.0), &format!("even share {}", percent(even)));
    for (nth, share) in shares.iter().enumerate() {
        inside += &row(share, TOP + ROW * nth as f64, &scale);
    }
    inside += &text("axis middle", (WIDTH / 2.0, bottom + 34.0), "share of games won");
    picture(&in_words(title, shares), WIDTH, bottom + 42.0, &inside)
}

fn row(share: &Share, top: f64, scale: &Scale) -> String {
    let middle = top + 27.0;
    let [low, high, dot] = [share.low, share.high, share.win_share].map(|x| scale.place(x));
    let interval = format!("{} to {}", percent(share.low), percent(share.high));
    let points = share.elo.map_or_else(String::new, |elo| format!(" ({elo:+.0})"));
    let mut row = text("name", (LEFT, top + 12.0), &format!("{}{points}", share.name));
    row += &text("value end clear", (WIDTH - LEFT, top + 12.0), &percent(share.win_share));
    row += &text("tick end clear", (WIDTH - LEFT - 62.0, top + 12.0), &interval);
    row += &line("interval", (low, middle), (high, middle));
    row += &line("whisker", (low, middle - 5.0), (low, middle + 5.0));
    row += &line("whisker", (high, middle - 5.0), (high, middle + 5.0));
    row += &format!("<circle class=\"dot\" cx=\"{dot:.1}\" cy=\"{middle:.1}\" r=\"5\"/>\n");
    row
}

/// From the lowest to the highest end of an interval, with some room.
fn scale(shares: &[Share], even: f64) -> Scale {
    let low = shares.iter().map(|share| share.low).fold(even, f64::min);
    let high = shares.iter().map(|share| share.high).fold(even, f64::max);
    let room = ((high - low) * 0.15).max(0.005);
    let values = ((low - room).max(0.0), (high + room).min(1.0));
    Scale::even(values, (LEFT, WIDTH - LEFT))
}

fn in_words(title: &str, shares: &[Share]) -> String {
    let each: Vec<String> = shares
        .iter()
        .map(|share| {
            let [won, low, high] = [share.win_share, share.low, share.high].map(percent);
            format!("{} {won} (95 % interval {low} to {high})", share.name)
        })
        .collect();
    format!("{title}: {}", each.join(", "))
}
