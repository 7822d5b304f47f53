//! Tiles of one's own, in the block of a setting (MZ-09).

use game::{Entry, Unreadable};

use super::{Breach, Tiles, Weight};

impl Tiles {
    /// Reads the file in the block of an entry.
    pub(crate) fn from_entry(entry: &Entry<'_>) -> Result<Self, Unreadable> {
        let text: String = entry.block.iter().map(|row| format!("{}\n", row.text)).collect();
        Self::read(&text).map_err(|error| {
            let row = entry.block.get(error.line().wrapping_sub(1));
            error.on_line(row.map_or(entry.line, |row| row.line))
        })
    }

    /// What makes these tiles unfit to play with.
    pub(crate) fn errors(&self) -> impl Iterator<Item = Breach> {
        self.breaches().into_iter().filter(|breach| breach.weight == Weight::Error)
    }
}
