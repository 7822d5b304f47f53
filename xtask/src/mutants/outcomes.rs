//! What became of the mutants: cargo-mutants' outcomes.json.

use anyhow::{Context, bail};
use serde_json::Value;

/// What became of the mutants of one crate.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Outcomes {
    /// A test failed: the change was noticed.
    pub(super) caught: usize,
    /// A test never ended: noticed too.
    pub(super) timeout: usize,
    /// It did not compile and says nothing about the tests.
    pub(super) unviable: usize,
    /// Nobody noticed. Each as `file:line:column: what was changed`.
    pub(super) missed: Vec<String>,
}

impl Outcomes {
    /// Reads outcomes.json.
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

    /// How many compiled.
    pub(super) fn viable(&self) -> usize {
        self.noticed() + self.missed.len()
    }

    /// How many the tests noticed.
    pub(super) fn noticed(&self) -> usize {
        self.caught + self.timeout
    }

    /// Takes the other's mutants in.
    pub(super) fn add(&mut self, other: &Self) {
        self.caught += other.caught;
        self.timeout += other.timeout;
        self.unviable += other.unviable;
        self.missed.extend_from_slice(&other.missed);
    }
}

/// `file:12:34: what` as `file: what`: lines move, and an excuse should not have to.
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
