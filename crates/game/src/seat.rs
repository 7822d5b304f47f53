//! Who sits where: seats, and sets of seats.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::Unreadable;

/// The most seats that any table has.
pub const MAX_SEATS: usize = 9;

const LETTERS: [&str; MAX_SEATS] = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];

/// A place at the table, written as a letter from `A` to `I` in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const A: Self = Self(0);

    /// The seat with this number, counted from 0; `None` past the last letter.
    pub fn new(index: usize) -> Option<Self> {
        (index < MAX_SEATS).then_some(Self(index as u8))
    }

    /// Seats `A` up to the given number of them, in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The number of this seat, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    pub fn next(self, seats: u8) -> Self {
        if self.0 + 1 < seats { Self(self.0 + 1) } else { Self(0) }
    }

    /// The letter of this seat.
    pub fn letter(self) -> &'static str {
        LETTERS[self.index()]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        LETTERS
            .iter()
            .position(|&letter| letter == text)
            .and_then(Self::new)
            .ok_or_else(|| Unreadable::new("a seat, A to I", text))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letter())
    }
}

/// Some of the seats. Written as letters with blanks between, or `nobody`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat at all.
    pub const NOBODY: Self = Self(0);

    /// The first `count` seats.
    pub fn first(count: u8) -> Self {
        Self((1 << u16::from(count.min(MAX_SEATS as u8))) - 1)
    }

    /// This seat alone.
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These but for one.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is among these.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }

    /// The one that comes first when counting clockwise from `from`, itself included.
    pub fn first_from(self, from: Seat) -> Option<Seat> {
        let onward = self.0 >> from.0 << from.0;
        let bits = if onward != 0 { onward } else { self.0 };
        (bits != 0).then(|| Seat(bits.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        for (nth, seat) in self.iter().enumerate() {
            if nth > 0 {
                f.write_str(" ")?;
            }
            f.write_str(seat.letter())?;
        }
        Ok(())
    }
}

impl FromStr for SeatSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "nobody" {
            return Ok(Self::NOBODY);
        }
        let mut set = Self::NOBODY;
        for word in text.split_whitespace() {
            let seat = word.parse()?;
            if set.contains(seat) {
                return Err(Unreadable::new("each seat once", text));
            }
            set = set.with(seat);
        }
        if set.is_empty() {
            return Err(Unreadable::new("seats such as `A C`, or `nobody`", text));
        }
        Ok(set)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests;
