//! Seeds and salts, which stay secret until a table ends, and the players' contributions to the chance.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::hex::{self, Hex};

/// The secret seed that decides every outcome of chance at a table. Only the table's last record prints
/// it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub(crate) [u8; 32]);

/// Random bytes that keep the commitment from being guessed. Only the table's last record prints them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salt(pub(crate) [u8; 16]);

/// The random bytes that a player's browser contributes to the chance, written as 32 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entropy(pub [u8; 16]);

impl Seed {
    /// A seed with these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret bytes, for storage that is never shown.
    pub fn reveal(&self) -> &[u8; 32] {
        &self.0
    }

    pub(crate) fn read(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::wrong("a seed", "something else"))
    }
}

impl Salt {
    /// A salt with these bytes.
    pub fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The secret bytes, for storage that is never shown.
    pub fn reveal(&self) -> &[u8; 16] {
        &self.0
    }

    pub(crate) fn read(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::wrong("a salt", "something else"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(..)")
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Hex(&self.0))
    }
}

impl FromStr for Entropy {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::new("32 hex digits", text))
    }
}
