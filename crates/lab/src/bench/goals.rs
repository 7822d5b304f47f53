//! Measured figures and the goals they must reach.

use std::io::Write;

use anyhow::Result;
use clew::exit::Verdict;

/// What a figure must be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Goal {
    AtLeast(f64),
    AtMost(f64),
}

/// The figures of a run.
#[derive(Debug, Default)]
pub(super) struct Goals(Vec<Row>);

#[derive(Debug)]
struct Row {
    name: String,
    figure: f64,
    goal: Goal,
    unit: &'static str,
}

impl Goal {
    /// A figure that could not be measured reaches no goal.
    fn is_reached(self, figure: f64) -> bool {
        match self {
            Self::AtLeast(least) => figure >= least,
            Self::AtMost(most) => figure <= most,
        }
    }
}

impl Goals {
    /// Adds a figure and its goal.
    pub(super) fn add(&mut self, name: &str, figure: f64, goal: Goal, unit: &'static str) {
        self.0.push(Row { name: name.to_owned(), figure, goal, unit });
    }

    /// Writes a Markdown table of all figures. Fails if a goal was missed, except in a debug build.
    pub(super) fn write(&self, out: &mut impl Write) -> Result<Verdict> {
        writeln!(out, "\n| | measured | goal | |\n| --- | --- | --- | --- |")?;
        for Row { name, figure, goal, unit } in &self.0 {
            let shown = |number: f64| match number.abs() {
                100.0.. => format!("{number:.0}{unit}"),
                1.0.. => format!("{number:.2}{unit}"),
                _ => format!("{number:.4}{unit}"),
            };
            let word = match goal.is_reached(*figure) {
                _ if cfg!(debug_assertions) => "not judged in a debug build",
                true => "reached",
                false => "missed",
            };
            let wanted = match goal {
                Goal::AtLeast(least) => format!("at least {}", shown(*least)),
                Goal::AtMost(most) => format!("at most {}", shown(*most)),
            };
            writeln!(out, "| {name} | {} | {wanted} | {word} |", shown(*figure))?;
        }
        let all = self.0.iter().all(|row| row.goal.is_reached(row.figure));
        Ok(if all || cfg!(debug_assertions) { Verdict::Passed } else { Verdict::Failed })
    }
}

/// The middle one; of two, the larger.
pub(super) fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut all: Vec<f64> = figures.into_iter().collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_limits_on_one_side() {
        assert!(Goal::AtLeast(0.7).is_reached(0.7) && !Goal::AtLeast(0.7).is_reached(0.69));
        assert!(Goal::AtMost(1.4).is_reached(1.4) && !Goal::AtMost(1.4).is_reached(1.41));
        for goal in [Goal::AtLeast(0.0), Goal::AtMost(0.0)] {
            assert!(!goal.is_reached(f64::NAN));
        }
    }

    #[test]
    fn one_missed_goal_fails() {
        let mut goals = Goals::default();
        goals.add("actions", 9000.4, Goal::AtLeast(8000.0), "/s");
        let mut out = Vec::new();
        assert_eq!(goals.write(&mut out).expect("a buffer"), Verdict::Passed);
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("| actions | 9000/s | at least 8000/s | "), "{text}");
        goals.add("memory", 1.31, Goal::AtMost(1.3), "");
        let verdict = goals.write(&mut Vec::new()).expect("a buffer");
        assert_eq!(verdict == Verdict::Failed, !cfg!(debug_assertions));
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 2.0]), 2.0);
        assert!(median([]).is_nan());
    }
}
