//! The figures that are judged, each with its bar.

use std::io::Write;

use anyhow::Result;

use crate::fault::Verdict;

/// The figures that are judged.
#[derive(Debug, Default)]
pub(super) struct Sheet(Vec<Row>);

#[derive(Debug)]
struct Row {
    name: String,
    /// The figure, as it is shown.
    figure: String,
    bar: String,
    /// Whether the bar is reached, if there is one.
    reached: Option<bool>,
}

/// What a figure must be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Bar {
    /// At least this.
    AtLeast(f64),
    /// At most this.
    AtMost(f64),
}

impl Bar {
    /// A figure that could not be measured reaches no bar.
    fn is_reached(self, figure: f64) -> bool {
        match self {
            Self::AtLeast(least) => figure >= least,
            Self::AtMost(most) => figure <= most,
        }
    }
}

impl Sheet {
    /// Judges a figure; `unit` stands behind it.
    pub(super) fn judge(&mut self, name: &str, figure: f64, bar: Bar, unit: &str) {
        let shown = |number: f64| match number.abs() >= 1000.0 {
            true => format!("{number:.0}{unit}"),
            false => format!("{number:.2}{unit}"),
        };
        let (words, number) = match bar {
            Bar::AtLeast(least) => ("at least", least),
            Bar::AtMost(most) => ("at most", most),
        };
        self.0.push(Row {
            name: name.to_owned(),
            figure: shown(figure),
            bar: format!("{words} {}", shown(number)),
            reached: Some(bar.is_reached(figure)),
        });
    }

    /// Adds a figure that is not judged.
    pub(super) fn tell(&mut self, name: &str, figure: f64) {
        let (name, figure) = (name.to_owned(), format!("{figure:.2}"));
        self.0.push(Row { name, figure, bar: "none".to_owned(), reached: None });
    }

    /// Writes all of them and says whether every bar is reached. A debug build is not judged.
    pub(super) fn write(&self, out: &mut impl Write) -> Result<Verdict> {
        writeln!(out, "\n{:44}  {:>12}  {:>20}", "median", "figure", "bar")?;
        for Row { name, figure, bar, reached } in &self.0 {
            let word = match (cfg!(debug_assertions), reached) {
                (true, _) | (false, None) => "not judged",
                (false, Some(true)) => "reached",
                (false, Some(false)) => "missed",
            };
            writeln!(out, "{name:44}  {figure:>12}  {bar:>20}  {word}")?;
        }
        if cfg!(debug_assertions) {
            writeln!(out, "a debug build is not judged, try `cargo run --release`")?;
            return Ok(Verdict::Well);
        }
        let all = self.0.iter().all(|row| row.reached != Some(false));
        Ok(if all { Verdict::Well } else { Verdict::Failed })
    }
}

/// The one in the middle; of two, the one above.
pub(super) fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut all: Vec<f64> = figures.into_iter().collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_reached_from_their_own_side() {
        assert!(Bar::AtLeast(0.7).is_reached(0.7) && !Bar::AtLeast(0.7).is_reached(0.69));
        assert!(Bar::AtMost(1.4).is_reached(1.4) && !Bar::AtMost(1.4).is_reached(1.41));
        for bar in [Bar::AtLeast(0.0), Bar::AtMost(0.0)] {
            assert!(!bar.is_reached(f64::NAN));
        }
    }

    #[test]
    fn one_missed_bar_is_enough() {
        let mut sheet = Sheet::default();
        sheet.judge("actions", 9000.4, Bar::AtLeast(8000.0), "/s");
        let mut out = Vec::new();
        assert_eq!(sheet.write(&mut out).expect("room"), Verdict::Well);
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains(" 9000/s ") && text.contains(" at least 8000/s"), "{text}");
        sheet.tell("beside another", 1.5);
        let told = sheet.write(&mut Vec::new()).expect("room");
        assert_eq!(told, Verdict::Well, "what has no bar is not judged");
        sheet.judge("memory", 1.31, Bar::AtMost(1.3), "");
        let verdict = sheet.write(&mut Vec::new()).expect("room");
        assert_eq!(verdict == Verdict::Failed, !cfg!(debug_assertions));
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 2.0]), 2.0);
        assert!(median([]).is_nan());
    }
}
