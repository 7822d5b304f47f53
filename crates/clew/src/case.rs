//! `clew case`: runs rule cases.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use casefile::case::{self, End, Kind, Mode, Report};
use game::{Outline, Unreadable};
use games::{Complete, Visitor};

use crate::exit::Verdict;
use crate::rules;

/// Run rule cases
///
/// Prints a line for each case that fails. Set UPDATE=1 in the environment to rewrite expectations that
/// do not hold.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Case files, or folders to search for `*.case` and `*.perft` files
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let mode = Mode::from_env();
    let (mut passed, mut failed) = (0_u64, 0_u64);
    let mut verdict = Verdict::Passed;
    for found in args.paths.iter().flat_map(|path| files(path)) {
        let report = found.map_or_else(|unreadable| unreadable, |path| run_file(&path, mode));
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

/// The file itself, or all case files below a folder, sorted by name.
fn files(path: &Path) -> Vec<Result<PathBuf, Report>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    let error = match collect(path, &mut found) {
        Err(error) => format!("expected a folder that can be read, found {error}"),
        Ok(()) if found.is_empty() => "expected *.case or *.perft files, found none".to_owned(),
        Ok(()) => {
            found.sort();
            return found.into_iter().map(Ok).collect();
        }
    };
    vec![Err(Report::unreadable(path, 1, error))]
}

/// Collects the case files below a folder. Links to folders are not followed: they could form a cycle.
fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "case" || end == "perft") {
            found.push(path);
        }
    }
    Ok(())
}

/// Runs a case with the game that it names, and updates the file if an expectation was rewritten.
fn run_file(path: &Path, mode: Mode) -> Report {
    case::run_file_with(path, mode, |text, kind, mode| {
        let name = case::game_of(text)?;
        check_rules(text, name)?;
        games::visit(name, RunCase { text, kind, mode }).unwrap_or_else(|unknown| {
            let outline = Outline::read(text).unwrap_or_default();
            let line = outline.find("game").map_or(1, |entry| entry.line);
            Err(unknown.unreadable().on_line(line))
        })
    })
}

/// Fails if the case names a rule that its game does not have. Unknown games are reported elsewhere.
fn check_rules(text: &str, game: &str) -> Result<(), Unreadable> {
    let Some(known) = rules::ids(game) else { return Ok(()) };
    for (line, id) in case::rules_of(text)? {
        if case::is_rule_id(id) && !known.clone().any(|rule| rule == id) {
            let hint = format!("{id} is no rule of {game} (`clew rules {game}` lists its rules)");
            let error = Unreadable::new(format!("a rule id of {game}"), id);
            return Err(error.hint(&hint).on_line(line));
        }
    }
    Ok(())
}

struct RunCase<'t> {
    text: &'t str,
    kind: Kind,
    mode: Mode,
}

impl Visitor for RunCase<'_> {
    type Output = Result<case::Verdict, Unreadable>;

    fn visit<G: Complete>(self) -> Self::Output {
        case::run::<G>(self.text, self.kind, self.mode)
    }
}
