//! Cases in files and folders.

use std::path::{Path, PathBuf};
use std::{env, fmt, fs, io};

use game::{Diagram, Unreadable};

use super::run::run;
use super::{Kind, Mode, Verdict};

/// Some editors begin a UTF-8 file with this character.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// What came of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How it went.
    pub end: End,
    /// What there is to say, as `path:line: message`: what failed, and what was rewritten.
    pub lines: Vec<String>,
}

/// How it went with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// All its steps hold, be it after rewriting.
    Passed,
    /// A step does not hold.
    Failed,
    /// It cannot be read as a case.
    Unreadable,
}

impl Report {
    /// A file that cannot be read as a case, and on which line, counted from 1.
    pub fn unreadable(path: &Path, line: usize, message: impl fmt::Display) -> Self {
        Self { end: End::Unreadable, lines: vec![place(path, line, message)] }
    }

    /// Whether it passed.
    pub fn passed(&self) -> bool {
        self.end == End::Passed
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

/// Runs the case in a file, and writes the file if `UPDATE` changed its text.
pub fn run_file<G: Diagram>(path: &Path, mode: Mode) -> Report {
    run_file_with(path, mode, run::<G>)
}

/// The same where the game is not known yet: `run` is given the text.
///
/// A byte order mark at the start of the file is no part of the text; it stays in the file if the
/// file is rewritten.
pub fn run_file_with(
    path: &Path,
    mode: Mode,
    run: impl FnOnce(&str, Kind, Mode) -> Result<Verdict, Unreadable>,
) -> Report {
    let text = match fs::read(path).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(_)) => return Report::unreadable(path, 1, "expected text in UTF-8, found bytes"),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Report::unreadable(path, 1, "expected a case file, found none of this name");
        }
        Err(error) => {
            let message = format!("expected a case file that can be read, found {error}");
            return Report::unreadable(path, 1, message);
        }
    };
    let (mark, text) = match text.strip_prefix(BYTE_ORDER_MARK) {
        Some(rest) => (BYTE_ORDER_MARK, rest),
        None => ("", text.as_str()),
    };
    match run(text, Kind::of(path), mode) {
        Err(error) => Report::unreadable(path, error.line(), error),
        Ok(verdict) => report(path, mark, verdict),
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
    let failed = reports.iter().filter(|report| !report.passed()).count();
    let lines: Vec<&str> =
        reports.iter().flat_map(|report| &report.lines).map(String::as_str).collect();
    let lines = lines.join("\n");
    assert!(failed == 0, "{lines}\n{} passed, {failed} failed", reports.len() - failed);
    if !lines.is_empty() {
        eprintln!("{lines}");
    }
}

fn report(path: &Path, mark: &str, verdict: Verdict) -> Report {
    let mut report = Report { end: End::Passed, lines: Vec::new() };
    if let Some(rewritten) = verdict.rewritten {
        if let Err(error) = fs::write(path, format!("{mark}{}", rewritten.text)) {
            return Report::unreadable(path, 1, format!("cannot be rewritten: {error}"));
        }
        for note in rewritten.notes {
            report.lines.push(place(path, note.line, format!("rewritten: {}", note.message)));
        }
    }
    if let Some(failure) = verdict.failure {
        report.end = End::Failed;
        report.lines.push(place(path, failure.line, failure.message));
    }
    report
}

fn place(path: &Path, line: usize, message: impl fmt::Display) -> String {
    format!("{}:{line}: {message}", path.display())
}
