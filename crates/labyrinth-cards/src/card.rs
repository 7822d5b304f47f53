//! Cards by number, sets of them, and the treasures that they show.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

use crate::set::{self, Face};

/// One of the 50 cards (LC-01), written as its number, 1 to 50.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// LC-01: the number of cards.
    pub const COUNT: usize = 50;

    /// The card with this number; `None` if there is none.
    pub fn new(number: u8) -> Option<Self> {
        NonZeroU8::new(number).filter(|_| usize::from(number) <= Self::COUNT).map(Self)
    }

    /// All cards, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::COUNT as u8).filter_map(Self::new)
    }

    /// The number on it.
    pub fn number(self) -> u8 {
        self.0.get()
    }

    /// Its place in a list of all cards, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }

    /// What is printed on it.
    pub fn face(self) -> &'static Face {
        set::built_in().face(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| plain);
        number.and_then(Self::new).ok_or_else(|| Unreadable::new("a card, 1 to 50", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

game::set_of! {
    /// Some of the cards. Written as their numbers with blanks between, or `none`.
    pub struct CardSet(u64) of Card, Card::COUNT, |index| Card::new(index + 1), "card", "7 23"
}

game::words! {
    /// One of the 25 treasures (LC-02), each on four cards.
    pub struct Treasure, "a treasure" [
        "amber", "anchor", "banner", "barrel", "comb", "compass", "drum", "fan", "flute", "globe",
        "hourglass", "kettle", "lute", "mask", "pearl", "plume", "quill", "saddle", "scales",
        "spindle", "teapot", "thimble", "urn", "whistle", "zither",
    ]
}

#[cfg(test)]
mod tests;
