//! The 25 treasures.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

/// One of the 25 treasures (LC-02), each on four cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Treasure(u8);

const NAMES: [&str; Treasure::COUNT] = [
    "amber",
    "anchor",
    "banner",
    "barrel",
    "comb",
    "compass",
    "drum",
    "fan",
    "flute",
    "globe",
    "hourglass",
    "kettle",
    "lute",
    "mask",
    "pearl",
    "plume",
    "quill",
    "saddle",
    "scales",
    "spindle",
    "teapot",
    "thimble",
    "urn",
    "whistle",
    "zither",
];

impl Treasure {
    /// LC-02: so many there are.
    pub const COUNT: usize = 25;

    /// All treasures, by name.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number by name, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Treasure {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::all()
            .find(|treasure| treasure.name() == text)
            .ok_or_else(|| Unreadable::new(format!("a treasure: {}", NAMES.join(", ")), text))
    }
}

impl Serialize for Treasure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lc_02_there_are_25_treasures_with_names_of_their_own() {
        assert_eq!(Treasure::all().count(), 25);
        assert!(NAMES.is_sorted_by(|one, next| one < next));
        for treasure in Treasure::all() {
            assert_eq!(treasure.to_string().parse(), Ok(treasure));
        }
        assert!("spoon".parse::<Treasure>().is_err());
    }
}
