//! What all commands share: errors as one line on stderr and an exit code, JSON, and a progress bar.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// Exit code of a check that failed.
const FAILED: u8 = 1;
/// Exit code of a wrong command line, or of a file that cannot be read.
const USAGE_ERROR: u8 = 2;

/// A wrong command line or file. Its line says what was expected and what was found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct UsageError(String);

impl UsageError {
    /// `line` says what was expected and what was found.
    pub fn new(line: impl fmt::Display) -> Self {
        Self(line.to_string())
    }
}

/// How a command ended; the exit codes are 0, 1 and 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Verdict {
    /// Everything that was checked is right.
    #[default]
    Passed,
    /// A check failed.
    Failed,
    /// An input could not be read.
    Unreadable,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Passed => Self::SUCCESS,
            Verdict::Failed => Self::from(FAILED),
            Verdict::Unreadable => Self::from(USAGE_ERROR),
        }
    }
}

/// The output of a command.
pub type Output = BufWriter<StdoutLock<'static>>;

/// Parses the command line of this process and runs its command. Errors are printed to stderr.
pub fn main<C: Parser>(
    program: &str,
    run: impl FnOnce(&C, &mut Output) -> anyhow::Result<Verdict>,
) -> ExitCode {
    let cli = match C::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            print(program, &one_line(program, &error.to_string()));
            return ExitCode::from(USAGE_ERROR);
        }
        Err(help) => {
            // A closed stdout is no reason to fail.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = run(&cli, &mut out).and_then(|verdict| Ok(out.flush().map(|()| verdict)?));
    let error = match verdict {
        Ok(verdict) => return verdict.into(),
        Err(error) => error,
    };
    let is_closed_pipe = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed_pipe)) {
        // The reader of our output, such as `head`, has read enough.
        return ExitCode::SUCCESS;
    }
    print(program, &format!("{error:#}"));
    ExitCode::from(if error.is::<UsageError>() { USAGE_ERROR } else { FAILED })
}

/// Writes a value as indented JSON.
///
/// # Errors
/// If it cannot be written.
pub fn write_json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)
}

/// A progress bar on stderr, after a title; hidden unless stderr is a terminal.
pub(crate) fn progress_bar(title: &str, count: u64, unit: &str) -> ProgressBar {
    let look = format!(
        "{{msg}}{{bar:32}} {{human_pos}} of {{human_len}} {unit}, {{per_sec}}, {{eta}} left"
    );
    let style = ProgressStyle::with_template(&look);
    let bar = ProgressBar::new(count).with_message(title.to_owned());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The first paragraph of an error of clap and its tip, without the usage.
fn one_line(program: &str, text: &str) -> String {
    let mut parts = text.trim().split("\n\n");
    let first = parts.next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    let tips = parts.filter_map(|part| part.trim_start().strip_prefix("tip: "));
    let lines: Vec<String> = [first].into_iter().chain(tips).map(single_spaced).collect();
    format!("{}; try `{program} help`", lines.join("; "))
}

/// The words of the text with one space between them.
fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Prints a line to stderr, without characters that a terminal would act on. A closed stderr is
/// ignored.
fn print(program: &str, line: &str) {
    let line = single_spaced(line).replace(char::is_control, "\u{fffd}");
    let _ = writeln!(io::stderr(), "{program}: {line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_several_lines_becomes_one() {
        let text = "error: unexpected argument '--sed' found\n\n  tip: a similar argument exists: \
                    '--seed'\n\nUsage: clew sim <GAME>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line("clew", text),
            "unexpected argument '--sed' found; a similar argument exists: '--seed'; try `clew help`"
        );
        let text = "error: the following required arguments were not provided:\n  <GAME>\n\nUsage";
        assert!(
            one_line("clew", text)
                .starts_with("the following required arguments were not provided: <GAME>;")
        );
    }
}
