//! Why something cannot be done at a table, of whatever game.

use game::Refusal;
use table::Rejected;

/// Why something cannot be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refused {
    /// A short name that never changes.
    pub code: &'static str,
    /// What is wrong and how to put it right.
    pub text: String,
    /// What the sender should make of it.
    pub kind: Kind,
}

/// What the sender of something that was refused should make of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Not now, or not by the rules.
    No,
    /// It cannot be read.
    Unreadable,
    /// The table cannot be played on: the game breaks its word.
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
