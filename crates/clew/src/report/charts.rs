//! The charts of a report, as SVG: win shares and lengths of games.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::numbers::{grouped, hundredths, percent};
use crate::sim::{Length, Share, length_at};

/// The width of every chart.
const WIDTH: f64 = 380.0;
/// The number of classes of lengths that a chart has at most, except one for all longer games.
const MAX_CLASSES: u64 = 28;
/// Games are in the last class if they are longer than this many times the median.
const MAX_MEDIANS: u64 = 6;

/// Win shares with their 95 % intervals: a row for each over a common axis.
pub(super) fn win_shares(title: &str, shares: &[Share]) -> Markup {
    const LEFT: f64 = 14.0;
    const RIGHT: f64 = WIDTH - LEFT - 14.0;
    const TOP: f64 = 26.0;
    const ROW: f64 = 46.0;
    let even = 1.0 / shares.len().max(1) as f64;
    let low = shares.iter().map(|share| share.low).fold(even, f64::min);
    let high = shares.iter().map(|share| share.high).fold(even, f64::max);
    let room = ((high - low) * 0.15).max(0.005);
    let values = ((low - room).max(0.0), (high + room).min(1.0));
    let axis = Axis { values, places: (LEFT + 8.0, RIGHT) };
    let bottom = TOP + ROW * shares.len() as f64;
    let interval = |share: &Share| format!("{} to {}", percent(share.low), percent(share.high));
    let each = shares
        .iter()
        .map(|share| format!("{} {} ({})", share.name, percent(share.win_share), interval(share)));
    let words = format!("{title}: {}", each.collect::<Vec<_>>().join(", "));
    picture(
        &words,
        WIDTH,
        bottom + 26.0,
        &html! {
            @for tick in round_values(values, 5.0) {
                @let x = axis.place(tick);
                (line("grid", (x, TOP - 8.0), (x, bottom)))
                (text("tick middle", (x, bottom + 16.0), &format!("{} %", hundredths(tick))))
            }
            @let x = axis.place(even);
            (line("mark", (x, TOP - 8.0), (x, bottom)))
            (text("tick middle", (x, TOP - 13.0), &format!("even share {}", percent(even))))
            @for (top, share) in (0..).map(|nth| TOP + ROW * f64::from(nth)).zip(shares) {
                @let [low, dot, high] = [share.low, share.win_share, share.high].map(|value| axis.place(value));
                @let middle = top + 27.0;
                @let points = share.elo.map_or_else(String::new, |elo| format!(" ({elo:+.0})"));
                (text("name", (LEFT, top + 12.0), &format!("{}{points}", share.name)))
                (text("value end clear", (WIDTH - LEFT, top + 12.0), &percent(share.win_share)))
                (text("tick end clear", (WIDTH - LEFT - 62.0, top + 12.0), &interval(share)))
                (line("interval", (low, middle), (high, middle)))
                (line("whisker", (low, middle - 5.0), (low, middle + 5.0)))
                (line("whisker", (high, middle - 5.0), (high, middle + 5.0)))
                circle.dot cx=(px(dot)) cy=(px(middle)) r="5" {}
            }
        },
    )
}

/// A histogram of the lengths of games, with marks at three percentiles.
pub(super) fn lengths(lengths: &BTreeMap<u64, u64>, length: &Length) -> Markup {
    const LEFT: f64 = 34.0;
    const RIGHT: f64 = 366.0;
    const TOP: f64 = 46.0;
    const BOTTOM: f64 = 222.0;
    let classes = classes(lengths);
    let games: u64 = lengths.values().sum();
    let share = |class: &Class| class.games as f64 / games.max(1) as f64;
    let highest = classes.iter().map(share).fold(0.0, f64::max);
    let ends = (classes[0].from as f64, classes[classes.len() - 1].to as f64);
    let across = Axis { values: ends, places: (LEFT, RIGHT) };
    let up = Axis { values: (0.0, highest * 1.05), places: (BOTTOM, TOP) };
    let bar = |class: &Class| {
        let share = share(class);
        let hint = format!("{}: {} games, {}", class.label(), grouped(class.games), percent(share));
        let (x, y) = (across.place(class.from as f64), up.place(share));
        let width = (across.place(class.to as f64) - x - 1.0).max(0.5);
        let class = if class.longer { "bar tail" } else { "bar" };
        html! {
            rect class=(class) x=(px(x + 0.5)) y=(px(y)) width=(px(width)) height=(px(BOTTOM - y)) rx="3" {
                title { (hint) }
            }
        }
    };
    let marks = [
        ("end", "10 %", length.p10),
        ("middle", "half", length.p50),
        ("start", "90 %", length.p90),
    ];
    let [p10, p50, p90] = [length.p10, length.p50, length.p90].map(grouped);
    let words = format!(
        "Length of games in player actions: 10 % up to {p10}, half up to {p50}, 90 % up to {p90}, mean {:.1}",
        length.mean
    );
    picture(
        &words,
        WIDTH,
        BOTTOM + 44.0,
        &html! {
            (text("axis start", (2.0, 12.0), "per cent of games"))
            @for tick in round_values(up.values, 4.0) {
                (line("grid", (LEFT, up.place(tick)), (RIGHT, up.place(tick))))
                (text("tick end", (LEFT - 6.0, up.place(tick) + 4.0), &hundredths(tick)))
            }
            @for tick in round_values(ends, 4.0) {
                (line("axis-line", (across.place(tick), BOTTOM), (across.place(tick), BOTTOM + 4.0)))
                (text("tick middle", (across.place(tick), BOTTOM + 17.0), &grouped(tick as u64)))
            }
            @for class in classes.iter().filter(|class| class.games > 0) { (bar(class)) }
            (line("axis-line", (LEFT, BOTTOM), (RIGHT, BOTTOM)))
            @for (align, name, value) in marks {
                @let x = across.place((value as f64).min(ends.1));
                (line("mark", (x, TOP - 4.0), (x, BOTTOM)))
                (text(&format!("tick {align}"), (x, TOP - 9.0), name))
            }
            (text("axis middle", ((LEFT + RIGHT) / 2.0, BOTTOM + 36.0), "player actions"))
        },
    )
}

/// Games with lengths from `from` up to but not including `to`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Class {
    from: u64,
    to: u64,
    games: u64,
    /// Whether longer games are counted in this class too.
    longer: bool,
}

impl Class {
    fn label(&self) -> String {
        let (from, to) = (grouped(self.from), grouped(self.to - 1));
        match self.longer {
            true => format!("{from} and longer"),
            false if from == to => from,
            false => format!("{from} to {to}"),
        }
    }
}

/// Sorts games into adjoining classes of equal width with round limits. The last one also has all longer
/// games.
fn classes(lengths: &BTreeMap<u64, u64>) -> Vec<Class> {
    let first = lengths.keys().next().copied().unwrap_or(0);
    let far = length_at(lengths, 50).max(1).saturating_mul(MAX_MEDIANS);
    let last = length_at(lengths, 99).min(far).max(first);
    let width = round_step(((last - first) as f64 + 1.0) / MAX_CLASSES as f64).max(1.0) as u64;
    let from = first / width * width;
    let count = (last - from) / width + 2;
    let limit = |nth: u64| from.saturating_add(nth.saturating_mul(width));
    let mut limits: Vec<u64> = (0..=count).map(limit).collect();
    limits.dedup();
    let class = |two: &[u64]| Class { from: two[0], to: two[1], games: 0, longer: false };
    let mut classes: Vec<Class> = limits.windows(2).map(class).collect();
    for (&length, count) in lengths {
        let at = classes.partition_point(|class| class.to <= length).min(classes.len() - 1);
        classes[at].games += count;
        classes[at].longer |= classes[at].to <= length;
    }
    classes
}

/// Maps values to places: the first and the last value, and where they are.
struct Axis {
    values: (f64, f64),
    places: (f64, f64),
}

impl Axis {
    fn place(&self, value: f64) -> f64 {
        let ((first, last), (from, to)) = (self.values, self.places);
        from + (value - first) / (last - first).max(f64::MIN_POSITIVE) * (to - from)
    }
}

/// Round values from the first to the last, about as many as wanted.
fn round_values((first, last): (f64, f64), about: f64) -> Vec<f64> {
    let step = round_step((last - first) / about);
    let from = (first / step - 1e-9).ceil() as i64;
    let to = (last / step + 1e-9).floor() as i64;
    (from..=to).map(|nth| nth as f64 * step).collect()
}

/// The least of 1, 2, 5, 10, 20, .. that is not below `step`; also 0.1, 0.2 and so on.
fn round_step(step: f64) -> f64 {
    let ten = 10_f64.powf(step.max(1e-9).log10().floor());
    let fits = |times: &f64| ten * times >= step * (1.0 - 1e-9);
    [1.0, 2.0, 5.0].into_iter().find(fits).unwrap_or(10.0) * ten
}

/// A picture with its text for screen readers.
fn picture(words: &str, width: f64, height: f64, inside: &Markup) -> Markup {
    html! {
        svg viewBox=(format!("0 0 {width:.0} {height:.0}")) role="img" { title { (words) } (inside) }
    }
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> Markup {
    html! { line class=(class) x1=(px(from.0)) y1=(px(from.1)) x2=(px(to.0)) y2=(px(to.1)) {} }
}

/// Words at a place; the class says how they are aligned.
fn text(class: &str, (x, y): (f64, f64), words: &str) -> Markup {
    html! { text class=(class) x=(px(x)) y=(px(y)) { (words) } }
}

fn px(number: f64) -> String {
    format!("{number:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lengths: &BTreeMap<u64, u64>) -> Vec<Class> {
        let found = classes(lengths);
        let games: u64 = found.iter().map(|class| class.games).sum();
        assert_eq!(games, lengths.values().sum::<u64>());
        assert!(found.iter().all(|class| class.from < class.to), "{found:?}");
        assert!(found.windows(2).all(|two| two[0].to == two[1].from), "{found:?}");
        assert!(found.len() <= 40, "{}", found.len());
        found
    }

    #[test]
    fn every_game_is_in_one_class() {
        check(&BTreeMap::from([(7, 3)]));
        check(&BTreeMap::from([(0, 1)]));
        check(&(1..500).map(|length| (length * 3, 1 + length % 5)).collect());
        check(&(1..40).map(|length| (1 << (length / 2), 1)).collect());
        check(&BTreeMap::from([(0, 1), (u64::MAX, 1)]));
    }

    #[test]
    fn a_few_very_long_games_share_the_last_class() {
        let mut lengths: BTreeMap<u64, u64> = (100..200).map(|length| (length, 10)).collect();
        lengths.insert(90_000, 1);
        let found = check(&lengths);
        let last = found.last().expect("some class");
        assert!(last.longer && last.label().ends_with("and longer"), "{last:?}");
    }

    #[test]
    fn any_lengths_can_be_drawn() {
        for all in [
            BTreeMap::from([(7, 3)]),
            BTreeMap::from([(0, 1), (u64::MAX, 1)]),
            BTreeMap::from([(1, 1_000), (999_999, 1)]),
        ] {
            let picture = lengths(&all, &Length::default()).into_string();
            assert!(picture.contains("<rect") && !picture.contains("NaN"), "{picture}");
        }
    }

    #[test]
    fn steps_are_round() {
        for (step, round) in [(0.7, 1.0), (1.0, 1.0), (1.1, 2.0), (23.0, 50.0), (0.03, 0.05)] {
            assert!((round_step(step) - round).abs() < 1e-12, "{step}");
        }
    }

    #[test]
    fn ticks_are_within_the_axis() {
        let axis = Axis { values: (0.23, 0.27), places: (0.0, 100.0) };
        let ticks = round_values(axis.values, 4.0);
        let ticks: Vec<String> = ticks.iter().map(|tick| format!("{tick:.2}")).collect();
        assert_eq!(ticks, ["0.23", "0.24", "0.25", "0.26", "0.27"]);
        assert!((axis.place(0.25) - 50.0).abs() < 1e-9);
    }
}
