//! The report of a run, and whether it reaches the bar.

use std::fmt::Write;

use super::{EXCUSES, excuses::Excuses, outcomes::Outcomes};
use crate::Verdict;

/// Minimum share of viable mutants that must be caught, in per cent.
const BAR: usize = 90;

/// The outcomes of each crate.
#[derive(Debug, Default)]
pub(super) struct Report(Vec<(String, Outcomes)>);

impl Report {
    /// Adds the outcomes of a crate.
    pub(super) fn add(&mut self, name: &str, outcomes: Outcomes) {
        self.0.push((name.to_owned(), outcomes));
    }

    /// The report as text, and whether every crate reaches the bar and every survivor is excused.
    pub(super) fn judge(&self, excuses: &Excuses) -> (String, Verdict) {
        let mut total = Outcomes::default();
        for (_, outcomes) in &self.0 {
            total.add(outcomes);
        }
        let is_tested = |mutant: &str| {
            self.0.iter().any(|(name, _)| mutant.starts_with(&format!("crates/{name}/")))
        };
        let compared = excuses.compare(&total.missed, is_tested);

        let mut out = String::from("crate               caught missed timeout unviable  share\n");
        for (name, outcomes) in &self.0 {
            row(&mut out, name, outcomes);
        }
        row(&mut out, "all", &total);
        let low: Vec<_> = self.0.iter().filter(|(_, outcomes)| is_low(outcomes)).collect();
        for (name, _) in &low {
            push(&mut out, &format!("{name} is below {BAR} %: it needs more tests"));
        }
        if !compared.unexcused.is_empty() {
            push(&mut out, &format!("catch these, or add them with their reasons to {EXCUSES}:"));
        }
        for mutant in &compared.unexcused {
            push(&mut out, &format!("- `{mutant}`: "));
        }
        for mutant in &compared.idle {
            push(&mut out, &format!("no longer missed, take it out of {EXCUSES}: `{mutant}`"));
        }
        let is_good = low.is_empty() && compared.unexcused.is_empty();
        (out, if is_good { Verdict::Good } else { Verdict::Bad })
    }
}

fn row(out: &mut String, name: &str, outcomes: &Outcomes) {
    let Outcomes { caught, timeout, unviable, missed } = outcomes;
    let missed = missed.len();
    let share = share(outcomes);
    push(out, &format!("{name:<20}{caught:>6} {missed:>6} {timeout:>7} {unviable:>8} {share:>6}"));
}

fn push(out: &mut String, line: &str) {
    writeln!(out, "{line}").expect("a string takes every line");
}

/// The share of viable mutants that were caught, in per cent, rounded down.
fn share(outcomes: &Outcomes) -> String {
    match (outcomes.noticed() * 1000).checked_div(outcomes.viable()) {
        Some(share) => format!("{}.{}%", share / 10, share % 10),
        None => "-".to_owned(),
    }
}

fn is_low(outcomes: &Outcomes) -> bool {
    outcomes.noticed() * 100 < outcomes.viable() * BAR
}

#[cfg(test)]
mod tests {
    use super::*;

    const SURVIVOR: &str = "crates/maze/src/a.rs:1:2: replace + with - in f";

    fn outcomes(caught: usize, timeout: usize, missed: usize) -> Outcomes {
        Outcomes { caught, timeout, unviable: 3, missed: vec![SURVIVOR.to_owned(); missed] }
    }

    fn judge(outcomes: Outcomes, page: &str) -> (String, Verdict) {
        let mut report = Report::default();
        report.add("maze", outcomes);
        report.judge(&Excuses::parse(page))
    }

    #[test]
    fn nine_of_ten_are_enough_if_the_tenth_is_excused() {
        let page = format!("- `{SURVIVOR}`: it is the same.\n");
        let (text, verdict) = judge(outcomes(8, 1, 1), &page);
        assert_eq!(verdict, Verdict::Good, "{text}");
        assert!(
            text.contains("maze                     8      1       1        3  90.0%"),
            "{text}"
        );
    }

    #[test]
    fn a_survivor_without_excuse_is_bad_and_its_line_is_given() {
        let (text, verdict) = judge(outcomes(99, 0, 1), "");
        assert_eq!(verdict, Verdict::Bad);
        assert!(text.contains(&format!("\n- `{SURVIVOR}`: \n")), "{text}");
    }

    #[test]
    fn too_few_caught_is_bad_whatever_is_excused() {
        let page = format!("- `{SURVIVOR}`: it is the same.\n").repeat(2);
        let (text, verdict) = judge(outcomes(17, 0, 2), &page);
        assert_eq!(verdict, Verdict::Bad);
        assert!(text.contains("maze is below 90 %") && text.contains("89.4%"), "{text}");
    }

    #[test]
    fn nothing_to_change_is_good() {
        let (text, verdict) = judge(outcomes(0, 0, 0), "");
        assert_eq!(verdict, Verdict::Good, "{text}");
    }

    #[test]
    fn an_idle_excuse_is_told() {
        let (text, verdict) = judge(outcomes(1, 0, 0), &format!("- `{SURVIVOR}`: once.\n"));
        assert_eq!(verdict, Verdict::Good);
        assert!(text.contains("no longer missed"), "{text}");
    }
}
