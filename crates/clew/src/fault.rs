//! How the program ends when something is wrong: one line on stderr, and an exit code.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Exit code for something that was looked for and is not as it should be.
const FAILED: u8 = 1;
/// Exit code for wrong use.
const WRONG_USE: u8 = 2;

/// Wrong use: what is wrong and what would be right, in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WrongUse(String);

impl WrongUse {
    /// `line` says what is wrong and what would be right.
    pub(crate) fn new(line: impl fmt::Display) -> Self {
        Self(line.to_string())
    }
}

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUse {}

/// Exit code 0, 1 or 2 by what was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Verdict {
    /// All is well.
    #[default]
    Well,
    /// Something was looked for and is not as it should be.
    Failed,
    /// Something could not be read.
    Unreadable,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Well => Self::SUCCESS,
            Verdict::Failed => Self::from(FAILED),
            Verdict::Unreadable => Self::from(WRONG_USE),
        }
    }
}

/// Says what went wrong and gives the exit code for it.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let gone = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(gone)) {
        // Whoever reads our output has seen enough.
        return ExitCode::SUCCESS;
    }
    say(&format!("{error:#}"));
    match error.is::<WrongUse>() {
        true => ExitCode::from(WRONG_USE),
        false => ExitCode::from(FAILED),
    }
}

/// Ends for what clap found: help and version as they are, an error as one line.
pub(crate) fn command_line(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // If nobody reads the help, nobody misses it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    say(&one_line(&error.to_string()));
    ExitCode::from(WRONG_USE)
}

/// The error's first paragraph and its tip, without the usage.
fn one_line(text: &str) -> String {
    let mut parts = text.trim().split("\n\n");
    let first = parts.next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    let tips = parts.filter_map(|part| part.trim_start().strip_prefix("tip: "));
    let lines: Vec<String> = [first].into_iter().chain(tips).map(words).collect();
    format!("{}; try `clew help`", lines.join("; "))
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A line on stderr. If that is closed there is nobody left to tell.
fn say(line: &str) {
    let _ = writeln!(io::stderr(), "clew: {}", plain(&words(line)));
}

/// The text without characters that would upset a terminal.
fn plain(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_many_lines_becomes_one() {
        let text = "error: unexpected argument '--sed' found\n\n  tip: a similar argument exists: \
                    '--seed'\n\nUsage: clew sim <GAME>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line(text),
            "unexpected argument '--sed' found; a similar argument exists: '--seed'; try `clew help`"
        );
        let text = "error: the following required arguments were not provided:\n  <GAME>\n\nUsage";
        assert!(
            one_line(text)
                .starts_with("the following required arguments were not provided: <GAME>;")
        );
    }
}
