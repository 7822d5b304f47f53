//! The format of a table's records.

use std::fmt;

/// The format in which a table's records are written. A table keeps the format it was opened in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// Without notes. Chance is seeded by the hash of the chain after `start`.
    One,
    /// With notes. Chance is seeded only by values that are fixed before the last player contributes;
    /// persons have a different alias at each table.
    Two,
}

impl Format {
    /// The newest format that this program reads and writes.
    pub const NEWEST: Self = Self::Two;

    /// The number of the format, as written in files.
    pub fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// The format with this number, if this program knows it.
    pub fn numbered(number: u64) -> Option<Self> {
        [Self::One, Self::Two].into_iter().find(|format| u64::from(format.number()) == number)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
