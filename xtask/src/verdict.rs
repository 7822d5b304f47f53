//! How a chore ends.

use std::process::ExitCode;

/// What a chore found, and with it the exit code of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All is well: exit code 0.
    Good,
    /// Something in the workspace has to be put right: exit code 1.
    Bad,
    /// The chore could not be done as asked, and a line said why: exit code 2.
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
