//! The error of a command at a table, independent of the game.

use game::Refusal;
use table::Rejected;

/// The reason why a table refuses a command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refused {
    /// A short stable code.
    pub code: &'static str,
    /// What is wrong and how to put it right.
    pub text: String,
    /// Whose fault it is.
    pub kind: Kind,
}

/// Who is at fault when a command is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The command is not allowed now, or not by the rules.
    No,
    /// The command cannot be parsed.
    Unreadable,
    /// The game violates its contract, so the table cannot continue.
    Broken,
}

impl<R: Refusal> From<Rejected<R>> for Refused {
    fn from(rejected: Rejected<R>) -> Self {
        let kind = match &rejected {
            Rejected::Unreadable(_) => Kind::Unreadable,
            Rejected::Unfit(_) | Rejected::OtherVault => Kind::Broken,
            _ => Kind::No,
        };
        Self { code: rejected.code(), text: rejected.to_string(), kind }
    }
}
