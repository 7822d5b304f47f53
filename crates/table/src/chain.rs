//! The hashes that chain records.

use std::fmt::{self, Write};
use std::str::FromStr;

use game::Unreadable;
use sha2::{Digest, Sha256};

use crate::Record;
use crate::hex::{self, Hex};

/// A SHA-256, written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of an empty chain, before the first record.
    pub const START: Self = Self([0; 32]);

    /// The hash of these parts, concatenated.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut sha = Sha256::new();
        parts.iter().for_each(|part| sha.update(part));
        Self(sha.finalize().into())
    }

    /// The chain's hash after one more record, given as text.
    #[must_use]
    pub fn after(self, record: &str) -> Self {
        Self::of(&[&self.0, record.as_bytes()])
    }

    /// The chain's hash after one more record.
    #[must_use]
    pub(crate) fn after_record(self, record: &Record) -> Self {
        let mut sha = Hashed(Sha256::new_with_prefix(self.0));
        write!(sha, "{record}").expect("hashing cannot fail");
        Self(sha.0.finalize().into())
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Hashes text as it is formatted, without keeping it in memory.
struct Hashed(Sha256);

impl fmt::Write for Hashed {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text);
        Ok(())
    }
}

impl From<[u8; 32]> for Hash {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Hex(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

impl FromStr for Hash {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        hex::read(text).map(Self).ok_or_else(|| Unreadable::new("64 hex digits", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // python3 -c 'import hashlib as h; a = h.sha256(bytes(32) + b"leave A").digest();
    //     print(a.hex()); print(h.sha256(a + b"leave B").hexdigest())'
    #[test]
    fn the_chain_is_frozen() {
        let first = Hash::START.after("leave A");
        assert_eq!(first.to_string(), FIRST);
        assert_eq!(first.after("leave B").to_string(), SECOND);
        assert_eq!(FIRST.parse(), Ok(first));
        let leave = Record::Leave { seat: game::Seat::A };
        assert_eq!(Hash::START.after_record(&leave), first);
    }

    const FIRST: &str = "5ee53955dcc2736656930421915040ea5135dcf3a5d2bf74d0ea35f7e3bbc908";
    const SECOND: &str = "c3b5f538ac5316759fde4983842e1437cf12e13b5a641d2d0d625b2313073cb7";

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "00", &FIRST.to_uppercase(), &FIRST[1..]] {
            assert!(text.parse::<Hash>().is_err(), "{text}");
        }
    }
}
