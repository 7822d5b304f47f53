//! The ids of elements: short texts that are made and compared without a string.

use std::fmt;

use crate::digits::Digits;

/// So long is the longest, in bytes.
const LONGEST: usize = SIZE - 1;
/// The text, zeros, and in the last byte how long it is: this is compared in one.
const SIZE: usize = 32;

/// The id of an element of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Id([u8; SIZE]);

impl Id {
    /// One that ends with a number, such as `space-12`.
    pub fn nth(name: &'static str, number: impl Into<u64>) -> Self {
        Self::from(name).number(number.into())
    }

    /// One that ends with a word, such as `mage-A`.
    pub fn of(name: &'static str, word: &'static str) -> Self {
        Self::from(name).text(word)
    }

    /// The same, and behind it a number.
    pub fn number(mut self, number: u64) -> Self {
        self.put(Digits::of(number).bytes());
        self
    }

    /// The same, and behind it a text.
    pub fn text(mut self, text: &'static str) -> Self {
        self.put(text.as_bytes());
        self
    }

    /// What is too long is cut: a test looks for ids that are there twice.
    fn put(&mut self, bytes: &[u8]) {
        let from = self.len();
        let count = bytes.len().min(LONGEST - from);
        self.0[from..from + count].copy_from_slice(&bytes[..count]);
        self.0[LONGEST] += count as u8;
    }

    /// As it stands in the page.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0[..self.len()]).unwrap_or_default()
    }

    fn len(&self) -> usize {
        usize::from(self.0[LONGEST])
    }
}

impl From<&'static str> for Id {
    fn from(name: &'static str) -> Self {
        Self([0; SIZE]).text(name)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_as_they_are_written() {
        assert_eq!(Id::from("board").as_str(), "board");
        assert_eq!(Id::nth("space-", 0_u8).as_str(), "space-0");
        assert_eq!(Id::of("mage-", "B").as_str(), "mage-B");
        assert_eq!(
            Id::nth("line-", 1_234_567_u64).text("-").number(10).as_str(),
            "line-1234567-10"
        );
        assert_eq!(Id::nth("line-", u64::MAX).as_str(), "line-18446744073709551615");
    }

    #[test]
    fn ids_are_the_same_if_they_read_the_same() {
        assert_eq!(Id::nth("t", 12_u8), Id::from("t12"));
        assert_ne!(Id::nth("t", 1_u8), Id::from("t12"));
    }
}
