//! Cases in files and folders.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use game::Diagram;

use super::run::run;
use super::{Kind, Mode, Verdict};

/// What came of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Whether it could be read and all its steps hold, be it after rewriting.
    pub passed: bool,
    /// What there is to say, as `path:line: message`: what failed, and what was rewritten.
    pub lines: Vec<String>,
}

impl Report {
    /// A file that failed as a whole, or on a line, counted from 1.
    pub fn failed(path: &Path, line: Option<usize>, message: impl std::fmt::Display) -> Self {
        let path = path.display();
        let place = line.map_or(format!("{path}"), |line| format!("{path}:{line}"));
        Self { passed: false, lines: vec![format!("{place}: {message}")] }
    }
}

impl Mode {
    /// Rewriting if the environment has `UPDATE=1`.
    pub fn from_env() -> Self {
        match env::var("UPDATE").as_deref() {
            Ok("1") => Self::Update,
            _ => Self::Check,
        }
    }
}

impl Kind {
    /// What a file of this name holds.
    pub fn of(path: &Path) -> Self {
        if path.extension().is_some_and(|end| end == "perft") { Self::Perft } else { Self::Case }
    }
}

/// Runs the case in a file, and writes it anew if something was rewritten.
pub fn run_file<G: Diagram>(path: &Path, mode: Mode) -> Report {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Report::failed(path, None, error),
    };
    match run::<G>(&text, Kind::of(path), mode) {
        Err(error) => Report::failed(path, Some(error.line()), error),
        Ok(verdict) => report(path, verdict),
    }
}

/// Runs all files `*.case` and `*.perft` of a folder, in order of their names.
///
/// # Errors
/// If the folder cannot be read.
pub fn run_folder<G: Diagram>(dir: &Path, mode: Mode) -> io::Result<Vec<Report>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "case" || end == "perft") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths.iter().map(|path: &PathBuf| run_file::<G>(path, mode)).collect())
}

/// Runs all cases of a folder, for a test. `UPDATE=1` in the environment rewrites expectations.
///
/// # Panics
/// If a case fails or cannot be read, with all that is wrong; if the folder has no case.
pub fn run_dir<G: Diagram>(dir: impl AsRef<Path>) {
    let dir = dir.as_ref();
    let reports = run_folder::<G>(dir, Mode::from_env())
        .unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    assert!(!reports.is_empty(), "{}: no case there", dir.display());
    let failed = reports.iter().filter(|report| !report.passed).count();
    let lines: Vec<&str> =
        reports.iter().flat_map(|report| &report.lines).map(String::as_str).collect();
    let lines = lines.join("\n");
    assert!(failed == 0, "{lines}\n{} passed, {failed} failed", reports.len() - failed);
    if !lines.is_empty() {
        eprintln!("{lines}");
    }
}

fn report(path: &Path, verdict: Verdict) -> Report {
    let mut report = Report { passed: true, lines: Vec::new() };
    if let Some(rewritten) = verdict.rewritten {
        if let Err(error) = fs::write(path, &rewritten.text) {
            return Report::failed(path, None, format!("cannot be rewritten: {error}"));
        }
        for note in rewritten.notes {
            let (path, line) = (path.display(), note.line);
            report.lines.push(format!("{path}:{line}: rewritten: {}", note.message));
        }
    }
    if let Some(failure) = verdict.failure {
        report.passed = false;
        report.lines.extend(Report::failed(path, Some(failure.line), failure.message).lines);
    }
    report
}
