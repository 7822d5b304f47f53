//! Bytes that stay secret until the end, and those that players send.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::hex::{self, Hex};

/// What all chance at a table follows from. It is printed by nothing but the last record.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub(crate) [u8; 32]);

/// What keeps the commitment from being guessed. It is printed by nothing but the last record.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salt(pub(crate) [u8; 16]);

/// What a player's browser adds to the chance, written as 32 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entropy(pub [u8; 16]);

impl Seed {
    /// This seed; for replays and tests.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, to be stored apart from all that is shown.
    pub fn reveal(&self) -> &[u8; 32] {
        &self.0
    }

    pub(crate) fn read(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::wrong("a seed", "something else"))
    }
}

impl Salt {
    /// This salt; for replays and tests.
    pub fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bytes, to be stored apart from all that is shown.
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
