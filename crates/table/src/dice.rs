//! Pseudo-random numbers that follow from a table's seed, so that every outcome can be checked later.

use std::fmt;

use game::Dice;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Format, Hash, Seed, TableId};

/// The random numbers for one outcome of chance: an HMAC-SHA-256 stream keyed with the table's seed.
pub struct SeededDice {
    /// The MAC after everything but the block number was added.
    mac: Hmac<Sha256>,
    /// The number of the next block of the stream.
    next: u64,
    block: [u8; 32],
    /// Bytes of the block that are used up.
    used: usize,
}

impl SeededDice {
    pub(crate) fn new(seed: &Seed, format: Format, table: &TableId, start: Hash, n: u64) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(&seed.0).expect("any length makes a key");
        mac.update(match format {
            Format::One => b"clew-1",
            Format::Two => b"clew-2",
        });
        mac.update(&[table.as_str().len() as u8]);
        mac.update(table.as_str().as_bytes());
        mac.update(start.bytes());
        mac.update(&n.to_be_bytes());
        Self { mac, next: 0, block: [0; 32], used: 32 }
    }

    /// The next 4 bytes of the stream, as a big-endian number.
    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            let mac = self.mac.clone().chain_update(self.next.to_be_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.next += 1;
            self.used = 0;
        }
        let mut word = [0; 4];
        word.copy_from_slice(&self.block[self.used..self.used + 4]);
        self.used += 4;
        u32::from_be_bytes(word)
    }
}

impl Dice for SeededDice {
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let whole = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < whole {
                return word % n;
            }
        }
    }
}

impl fmt::Debug for SeededDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeededDice(..)")
    }
}

#[cfg(test)]
mod tests;
