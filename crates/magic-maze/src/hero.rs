//! The four heroes (MZ-01).

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::Serialize;

/// A hero. Whatever has a hero's colour has the symbol too (MZ-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hero {
    /// Yellow, sword.
    Barbarian,
    /// Purple, potion.
    Mage,
    /// Green, bow.
    Elf,
    /// Orange, axe.
    Dwarf,
}

impl Hero {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Barbarian, Self::Mage, Self::Elf, Self::Dwarf];

    /// The number of this hero, counted from 0.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name.
    pub fn name(self) -> &'static str {
        ["barbarian", "mage", "elf", "dwarf"][self.index()]
    }

    /// The colour of the pawn and of the squares that are this hero's.
    pub fn colour(self) -> &'static str {
        ["yellow", "purple", "green", "orange"][self.index()]
    }

    /// What the hero steals, and the symbol that goes with the colour.
    pub fn symbol(self) -> &'static str {
        ["sword", "potion", "bow", "axe"][self.index()]
    }

    /// The hero of this colour.
    pub fn of_colour(colour: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hero| hero.colour() == colour)
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Hero {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL
            .into_iter()
            .find(|hero| hero.name() == text)
            .ok_or_else(|| Unreadable::new("a hero: barbarian, mage, elf or dwarf", text))
    }
}
