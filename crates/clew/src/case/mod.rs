//! `clew case`: runs rule cases.

mod one;
mod paths;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use casefile::case::{End, Mode};

use crate::exit::Verdict;

/// Runs rule cases
///
/// With UPDATE=1 in the environment, expectations that do not hold are rewritten.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Files, or folders with `*.case` and `*.perft` below them
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let mode = Mode::from_env();
    let (mut passed, mut failed) = (0_u64, 0_u64);
    let mut verdict = Verdict::Passed;
    for found in args.paths.iter().flat_map(|path| paths::below(path)) {
        let report = match found {
            Ok(path) => one::run(&path, mode),
            Err(unreadable) => unreadable,
        };
        for line in &report.lines {
            writeln!(out, "{line}")?;
        }
        let count = if report.passed() { &mut passed } else { &mut failed };
        *count += 1;
        verdict = verdict.max(match report.end {
            End::Passed => Verdict::Passed,
            End::Failed => Verdict::Failed,
            End::Unreadable => Verdict::Unreadable,
        });
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(verdict)
}
