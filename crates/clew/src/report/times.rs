//! How long decisions take, on a scale of powers of ten.

use super::scale::Scale;
use super::svg::{line, picture, text};
use crate::numbers::time;
use crate::sim::Share;

const WIDTH: f64 = 380.0;
const LEFT: f64 = 14.0;
const ROW: f64 = 46.0;
const TOP: f64 = 16.0;

/// The least time that is told apart, in milliseconds.
const LEAST: f64 = 1e-5;

pub(super) fn draw(title: &str, bots: &[Share]) -> String {
    let power = |millis: f64| millis.max(LEAST).log10();
    let low = bots.iter().map(|bot| power(bot.ms_p50)).fold(f64::MAX, f64::min).floor();
    let high = bots.iter().map(|bot| power(bot.ms_p99)).fold(low + 1.0, f64::max).ceil();
    let scale = Scale::even((low, high), (LEFT, WIDTH - LEFT - 20.0));
    let bottom = TOP + ROW * bots.len() as f64;

    let mut inside = String::new();
    for tick in low as i32..=high as i32 {
        let x = scale.place(f64::from(tick));
        inside += &line("grid", (x, TOP - 8.0), (x, bottom));
        inside += &text("tick middle", (x, bottom + 16.0), &time(10f64.powi(tick)));
    }
    for (nth, bot) in bots.iter().enumerate() {
        let (top, middle) = (TOP + ROW * nth as f64, TOP + ROW * nth as f64 + 27.0);
        let [half, most] = [bot.ms_p50, bot.ms_p99].map(|millis| scale.place(power(millis)));
        let told = format!("{}, {}", time(bot.ms_p50), time(bot.ms_p99));
        inside += &text("name", (LEFT, top + 12.0), &bot.name);
        inside += &text("value end clear", (WIDTH - LEFT, top + 12.0), &told);
        inside += &line("interval", (half, middle), (most, middle));
        inside += &line("whisker", (most, middle - 5.0), (most, middle + 5.0));
        inside += &format!("<circle class=\"dot\" cx=\"{half:.1}\" cy=\"{middle:.1}\" r=\"5\"/>\n");
    }
    let each = |bot: &Share| {
        format!("{} half in {}, 99 % in {}", bot.name, time(bot.ms_p50), time(bot.ms_p99))
    };
    let words: Vec<String> = bots.iter().map(each).collect();
    picture(&format!("{title}: {}", words.join("; ")), WIDTH, bottom + 26.0, &inside)
}
