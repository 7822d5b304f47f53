//! What tiles must keep to (MZ-02 to MZ-08), each breach with tile, square and rule.

mod face;
mod set;
#[cfg(test)]
mod tests;

use std::fmt;

use super::Tiles;
use crate::tile::Cell;

/// A rule that a tile breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The tile as a file names it, `1A` or `7`; or several, `2-9` or `1-24`.
    pub tile: String,
    /// The square, where one is to blame.
    pub square: Option<Cell>,
    /// The rule's id, as `MZ-04`.
    pub rule: &'static str,
    /// How bad it is.
    pub weight: Weight,
    /// What was expected and what was found, in one line.
    pub says: String,
}

/// How bad a breach is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// A rule for our own tiles. One can play.
    Warning,
    /// The game relies on it.
    Error,
}

impl Tiles {
    /// All breaches: face by face, then those of the set as a whole.
    pub fn breaches(&self) -> Vec<Breach> {
        let mut found = Vec::new();
        for (name, tile, face) in self.all() {
            face::check(&mut Report { tile: &name, found: &mut found }, tile, face);
        }
        set::check(self, &mut found);
        found
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// `tile 7, 2,3: warning MZ-06: expected .., found ..`
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = if self.tile.contains('-') { "s" } else { "" };
        write!(f, "tile{s} {}", self.tile)?;
        if let Some(square) = self.square {
            write!(f, ", {square}")?;
        }
        write!(f, ": {} {}: {}", self.weight, self.rule, self.says)
    }
}

/// Where breaches of one tile, or of some, are noted.
struct Report<'r> {
    tile: &'r str,
    found: &'r mut Vec<Breach>,
}

impl Report<'_> {
    fn error(&mut self, rule: &'static str, square: impl Into<Option<Cell>>, says: String) {
        self.note(Weight::Error, rule, square.into(), says);
    }

    fn warning(&mut self, rule: &'static str, square: impl Into<Option<Cell>>, says: String) {
        self.note(Weight::Warning, rule, square.into(), says);
    }

    fn note(&mut self, weight: Weight, rule: &'static str, square: Option<Cell>, says: String) {
        self.found.push(Breach { tile: self.tile.to_owned(), square, rule, weight, says });
    }
}
