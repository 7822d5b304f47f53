//! Random play by the rules alone: our four games and some of OpenSpiel.

use std::process::Command;

use anyhow::Context;
use serde_json::Value;

use super::install::Installed;
use super::{Plan, goals};
use crate::shell;

/// A game, and its steps per second on one core in each measurement.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) game: String,
    pub(super) steps: Vec<f64>,
}

/// The measurements so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Rules {
    pub(super) ours: Vec<Row>,
    pub(super) theirs: Vec<Row>,
    /// What `clew-lab bench` printed last.
    pub(super) output: String,
}

impl Rules {
    /// Measures all games once, ours and OpenSpiel's alternately.
    ///
    /// # Errors
    /// If Clew or OpenSpiel cannot be run.
    pub(super) fn measure(&mut self, plan: Plan, installed: &Installed) -> anyhow::Result<()> {
        self.output = goals::output(Command::new(&installed.lab).args(["bench", "--quick"]))?;
        let ours = ours(&self.output).context("`clew-lab bench` printed no median")?;
        add(&mut self.ours, ours);
        let mut python = Command::new(&installed.python);
        python.arg(installed.folder.join("openspiel.py")).arg(plan.rollouts.to_string());
        let theirs = theirs(&shell::output(&mut python)?);
        add(&mut self.theirs, theirs.context("OpenSpiel was not understood")?);
        Ok(())
    }
}

fn add(rows: &mut Vec<Row>, found: Vec<(String, f64)>) {
    for (game, steps) in found {
        match rows.iter_mut().find(|row| row.game == game) {
            Some(row) => row.steps.push(steps),
            None => rows.push(Row { game, steps: vec![steps] }),
        }
    }
}

/// Parses the output of `bench`: headings name the games, `median` precedes million steps per second.
fn ours(text: &str) -> Option<Vec<(String, f64)>> {
    let (mut found, mut game) = (Vec::new(), None);
    for line in text.lines() {
        if let Some((name, _)) = line.split_once(": random play") {
            game = Some(name.to_owned());
        } else if let Some(rest) = line.strip_prefix("median") {
            let steps: f64 = rest.split_whitespace().next()?.parse().ok()?;
            found.push((game.take()?, steps * 1e6));
        }
    }
    (!found.is_empty()).then_some(found)
}

fn theirs(text: &str) -> Option<Vec<(String, f64)>> {
    let value: Value = serde_json::from_str(text).ok()?;
    let row = |row: &Value| Some((row["game"].as_str()?.to_owned(), row["steps_per_s"].as_f64()?));
    value.as_array()?.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_understood() {
        let text = "a-game, scenario 7: random play on one core\nround  M steps/s\n\
            1          4.00       900.00     1/9\nmedian     4.50       900.00     1/9\n";
        assert_eq!(ours(text), Some(vec![("a-game, scenario 7".to_owned(), 4.5e6)]));
        assert_eq!(ours("nothing"), None);
        let text = r#"[{"game": "hex", "steps_per_s": 12.5, "length": 3}]"#;
        assert_eq!(theirs(text), Some(vec![("hex".to_owned(), 12.5)]));
        assert_eq!(theirs("[{}]"), None);
        let mut rows = Vec::new();
        add(&mut rows, vec![("hex".to_owned(), 1.0)]);
        add(&mut rows, vec![("hex".to_owned(), 2.0)]);
        assert_eq!(rows, [Row { game: "hex".to_owned(), steps: vec![1.0, 2.0] }]);
    }
}
