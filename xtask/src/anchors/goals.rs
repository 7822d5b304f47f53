//! The performance goals: those that compare servers, and those that `clew-lab bench` measures.

use std::fmt::Write;
use std::process::Command;

use anyhow::ensure;

use super::figures::{Figures, Range};
use super::serving::CONTENDERS;

/// Two contenders, and the ratio of their actions per second that the first must reach.
const RATIOS: &[(&str, &str, f64)] = &[
    ("Clew, in memory", "boardgame.io", 4.0),
    ("Clew, in memory", "Colyseus", 0.7),
    ("Clew on SQLite", "Clew, in memory", 0.7),
];

/// What a benchmark prints. It fails if a goal is missed, which is no reason not to write it down.
///
/// # Errors
/// If it cannot be run to its end.
pub(super) fn output(bench: &mut Command) -> anyhow::Result<String> {
    let done = bench.output()?;
    let errors = String::from_utf8_lossy(&done.stderr);
    ensure!(errors.is_empty(), "the benchmark failed: {}", errors.trim());
    Ok(String::from_utf8(done.stdout)?)
}

/// A table of all goals: the ratios between servers, and the tables in the output of benchmarks.
pub(super) fn table(served: &[Vec<Figures>], outputs: &[&str]) -> String {
    let mut text = String::from("| | measured | goal | |\n| --- | --- | --- | --- |\n");
    let speed = |name: &str| {
        let at = CONTENDERS.iter().position(|contender| contender.name == name);
        let figures = at.and_then(|at| served.get(at)).map_or(&[][..], |all| all);
        Range::of(figures.iter().map(|one| one.actions_per_s)).median
    };
    for (one, other, goal) in RATIOS {
        let ratio = speed(one) / speed(other);
        let word = if ratio >= *goal { "reached" } else { "missed" };
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "| actions/s, {one} / {other} | {ratio:.2} | at least {goal} | {word} |"
        );
    }
    for output in outputs {
        let rows = output.lines().filter(|line| line.starts_with("| "));
        for row in rows.filter(|row| !row.starts_with("| |") && !row.starts_with("| ---")) {
            let _ = writeln!(text, "{row}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_of_servers_and_benchmarks_are_in_one_table() {
        let one = |speed| Figures {
            actions_per_s: speed,
            p50: 1.0,
            p99: 2.0,
            cpu: 3.0,
            memory: 4.0,
            client: 0.5,
            in_all: 1.0,
        };
        let speeds = |name: &str| match name {
            "boardgame.io" => 2_000.0,
            "Colyseus" => 20_000.0,
            _ => 10_000.0,
        };
        let served: Vec<Vec<Figures>> =
            CONTENDERS.iter().map(|contender| vec![one(speeds(contender.name))]).collect();
        let output = "round 1\n\n| | measured | goal | |\n| --- | --- | --- | --- |\n| x | 1 | at \
                      least 1 | reached |\n";
        let table = table(&served, &[output]);
        let lines: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "| actions/s, Clew, in memory / boardgame.io | 5.00 | at least 4 | reached |",
                "| actions/s, Clew, in memory / Colyseus | 0.50 | at least 0.7 | missed |",
                "| actions/s, Clew on SQLite / Clew, in memory | 1.00 | at least 0.7 | reached |",
                "| x | 1 | at least 1 | reached |",
            ]
        );
    }
}
