//! `clew case`: runs rule cases.

mod one;
mod paths;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use casefile::case::Mode;

use crate::fault::Verdict;

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
    let mut verdict = Verdict::Well;
    for found in args.paths.iter().flat_map(|path| paths::below(path)) {
        let report = match found {
            Ok(path) => one::run(&path, mode),
            Err(unreadable) => unreadable,
        };
        for line in &report.lines {
            writeln!(out, "{line}")?;
        }
        match report.verdict {
            Verdict::Well => passed += 1,
            Verdict::Failed | Verdict::Unreadable => failed += 1,
        }
        verdict = verdict.max(report.verdict);
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(verdict)
}
