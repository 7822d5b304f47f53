//! Parses the results of cargo-mutants: outcomes.json.

use anyhow::{Context, bail};
use serde_json::Value;

/// The outcomes of one crate's mutants.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Outcomes {
    /// Number of mutants that made a test fail.
    pub(super) caught: usize,
    /// Number of mutants that made a test run into its timeout; they count as caught.
    pub(super) timeout: usize,
    /// Number of mutants that did not compile.
    pub(super) unviable: usize,
    /// The mutants that no test caught, each as `file:line:column: change`.
    pub(super) missed: Vec<String>,
}

impl Outcomes {
    /// Parses outcomes.json.
    pub(super) fn parse(json: &str) -> anyhow::Result<Self> {
        let all: Value = serde_json::from_str(json).context("outcomes.json is no JSON")?;
        let all = all["outcomes"].as_array().context("outcomes.json lists no outcomes")?;
        let mut outcomes = Self::default();
        for outcome in all {
            let name = outcome["scenario"]["Mutant"]["name"].as_str();
            // The baseline is no mutant.
            let Some(name) = name else { continue };
            match outcome["summary"].as_str() {
                Some("CaughtMutant") => outcomes.caught += 1,
                Some("Timeout") => outcomes.timeout += 1,
                Some("Unviable") => outcomes.unviable += 1,
                Some("MissedMutant") => outcomes.missed.push(name.to_owned()),
                other => bail!("outcomes.json says {other:?} of `{name}`"),
            }
        }
        Ok(outcomes)
    }

    /// Number of mutants that compiled.
    pub(super) fn viable(&self) -> usize {
        self.noticed() + self.missed.len()
    }

    /// Number of mutants that the tests caught.
    pub(super) fn noticed(&self) -> usize {
        self.caught + self.timeout
    }

    /// Adds the outcomes of another run.
    pub(super) fn add(&mut self, other: &Self) {
        self.caught += other.caught;
        self.timeout += other.timeout;
        self.unviable += other.unviable;
        self.missed.extend_from_slice(&other.missed);
    }
}

/// Turns `file:12:34: what` into `file: what`, so that an excuse survives when lines move.
pub(super) fn without_place(name: &str) -> String {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    match name.splitn(4, ':').collect::<Vec<_>>()[..] {
        [file, line, column, what] if is_number(line) && is_number(column) => {
            format!("{file}:{what}")
        }
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(name: &str, summary: &str) -> String {
        format!(r#"{{"scenario": {{"Mutant": {{"name": "{name}"}}}}, "summary": "{summary}"}}"#)
    }

    #[test]
    fn outcomes_are_counted_and_survivors_kept() {
        let json = [
            r#"{"scenario": "Baseline", "summary": "Success"}"#.to_owned(),
            outcome("a.rs:1:2: replace f -> u8 with 0", "CaughtMutant"),
            outcome("a.rs:1:2: replace f -> u8 with 1", "MissedMutant"),
            outcome("a.rs:9:2: replace += with *= in g", "Timeout"),
            outcome("a.rs:9:9: replace h -> A with Default::default()", "Unviable"),
        ];
        let found = Outcomes::parse(&format!(r#"{{"outcomes": [{}]}}"#, json.join(",")));
        let found = found.expect("it is well formed");
        assert_eq!((found.caught, found.timeout, found.unviable), (1, 1, 1));
        assert_eq!(found.missed, ["a.rs:1:2: replace f -> u8 with 1"]);
        assert_eq!((found.viable(), found.noticed()), (3, 2));
    }

    #[test]
    fn an_unknown_outcome_is_an_error() {
        let json = format!(r#"{{"outcomes": [{}]}}"#, outcome("a", "Lost"));
        assert!(Outcomes::parse(&json).is_err());
        assert!(Outcomes::parse("{}").is_err());
    }

    #[test]
    fn only_the_place_is_taken_out() {
        assert_eq!(without_place("a.rs:1:2: replace A::f with ()"), "a.rs: replace A::f with ()");
        assert_eq!(without_place("a.rs: replace A::f with ()"), "a.rs: replace A::f with ()");
    }
}
