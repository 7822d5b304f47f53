//! Cards by number, and sets of them.

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
    /// LC-01: so many there are.
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

/// Some of the cards. Written as their numbers with blanks between, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// None.
    pub const NONE: Self = Self(0);
    /// All 50.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// This card alone.
    #[inline]
    pub fn only(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Whether the card is among these.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes one away.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// These and those.
    #[must_use]
    pub fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These but for those.
    #[must_use]
    pub fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Those that are in both.
    #[must_use]
    pub fn within(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the smallest number.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::new(self.0.trailing_zeros() as u8 + 1)).flatten()
    }

    /// The one at this place among these, by number, counted from 0.
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..place.min(64) {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).first()
    }

    /// By number.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (nth, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if nth > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for CardSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut set = Self::NONE;
        for word in text.split_whitespace().filter(|_| text != "none") {
            let card = word.parse()?;
            if set.contains(card) {
                return Err(Unreadable::new("each card once", word));
            }
            set.add(card);
        }
        if set.is_empty() && text != "none" {
            return Err(Unreadable::new("cards such as `7 23`, or `none`", text));
        }
        Ok(set)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests;
