//! The outcome of a command.

use std::process::ExitCode;

/// The outcome of a command, and its exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Success: exit code 0.
    Good,
    /// Something in the workspace must be corrected: exit code 1.
    Bad,
    /// The command could not run as asked, and a line said why: exit code 2.
    Misused,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Good => Self::SUCCESS,
            Verdict::Bad => Self::from(1),
            Verdict::Misused => Self::from(2),
        }
    }
}
