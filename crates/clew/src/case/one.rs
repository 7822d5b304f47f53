//! One case file.

use std::fmt::Display;
use std::path::Path;
use std::{fs, io};

use casefile::case::{self, Kind, Mode};
use game::{Outline, Unreadable};
use games::{Complete, Visitor};

use crate::fault::Verdict;

/// What came of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Report {
    /// Whether it passed, failed or could not be read.
    pub(super) verdict: Verdict,
    /// What there is to say, each as `path:line: message`.
    pub(super) lines: Vec<String>,
}

impl Report {
    /// It cannot be read as a case.
    pub(super) fn unreadable(path: &Path, line: usize, message: impl Display) -> Self {
        Self { verdict: Verdict::Unreadable, lines: vec![place(path, line, message)] }
    }
}

/// Runs a case, and writes it anew if something was rewritten.
pub(super) fn run(path: &Path, mode: Mode) -> Report {
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
    match judge(&text, path, mode) {
        Ok(verdict) => finish(path, verdict),
        Err((line, message)) => Report::unreadable(path, line, message),
    }
}

/// A verdict, or the line and what is wrong there.
fn judge(text: &str, path: &Path, mode: Mode) -> Result<case::Verdict, (usize, String)> {
    let wrong = |error: Unreadable| (error.line(), error.to_string());
    let name = case::game_of(text).map_err(wrong)?;
    let run = Run { text, kind: Kind::of(path), mode };
    match games::visit(name, run) {
        Ok(verdict) => verdict.map_err(wrong),
        Err(unknown) => Err((game_line(text), unknown.to_string())),
    }
}

fn game_line(text: &str) -> usize {
    let outline = Outline::read(text).unwrap_or_default();
    outline.find("game").map_or(1, |entry| entry.line)
}

struct Run<'t> {
    text: &'t str,
    kind: Kind,
    mode: Mode,
}

impl Visitor for Run<'_> {
    type Output = Result<case::Verdict, Unreadable>;

    fn visit<G: Complete>(self) -> Self::Output {
        case::run::<G>(self.text, self.kind, self.mode)
    }
}

fn finish(path: &Path, verdict: case::Verdict) -> Report {
    let mut report = Report { verdict: Verdict::Well, lines: Vec::new() };
    if let Some(rewritten) = verdict.rewritten {
        if let Err(error) = fs::write(path, &rewritten.text) {
            return Report::unreadable(path, 1, format!("cannot be rewritten: {error}"));
        }
        for note in rewritten.notes {
            let message = format!("rewritten: {}", note.message);
            report.lines.push(place(path, note.line, message));
        }
    }
    if let Some(failure) = verdict.failure {
        report.verdict = Verdict::Failed;
        report.lines.push(place(path, failure.line, failure.message));
    }
    report
}

fn place(path: &Path, line: usize, message: impl Display) -> String {
    format!("{}:{line}: {message}", path.display())
}
