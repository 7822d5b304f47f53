//! How a table ended.

use std::fmt;
use std::str::FromStr;

use game::{Outcome, Unreadable};

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game was played to its end.
    Over(Outcome),
    /// The table was closed before its game ended.
    Closed(Reason),
}

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nobody played or visited for too long.
    Abandoned,
    /// The host closed it.
    Closed,
    /// The game violated its contract, so it cannot continue.
    Broken,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 3] = [Self::Abandoned, Self::Closed, Self::Broken];
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Abandoned => "abandoned",
            Self::Closed => "closed",
            Self::Broken => "broken",
        })
    }
}

impl FromStr for Reason {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL
            .into_iter()
            .find(|reason| reason.to_string() == text)
            .ok_or_else(|| Unreadable::new("abandoned, closed or broken", text))
    }
}
