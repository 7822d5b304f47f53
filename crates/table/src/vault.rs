//! The secrets of a table, from which its chance and its aliases follow.

use std::fmt;

use game::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Alias, AliasKey, Format, Hash, Person, Salt, Seed, SeededDice, TableId};

/// The secrets of a table: the seed, the salt of its commitment and, in format 2, the key of its
/// aliases. Debug output shows none of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Vault {
    seed: Seed,
    salt: Salt,
    alias_key: Option<AliasKey>,
}

impl Vault {
    /// A vault without an alias key: of a table of format 1, or to check published records.
    /// [`Vault::from_system`] makes the vault of a new table.
    pub fn of(seed: Seed, salt: Salt) -> Self {
        Self { seed, salt, alias_key: None }
    }

    /// Adds an alias key, as tables of format 2 have.
    #[must_use]
    pub fn with_alias_key(self, key: AliasKey) -> Self {
        Self { alias_key: Some(key), ..self }
    }

    /// The format of the table that is opened with this vault.
    pub fn format(&self) -> Format {
        if self.alias_key.is_some() { Format::Two } else { Format::One }
    }

    /// The seed, for the last record and for storage.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The salt, for the last record and for storage.
    pub fn salt(&self) -> Salt {
        self.salt
    }

    /// The key of the aliases, for storage; `None` in format 1.
    pub fn alias_key(&self) -> Option<AliasKey> {
        self.alias_key
    }

    /// The id of a person in this table's records.
    pub fn alias(&self, person: Person) -> Alias {
        self.alias_key.map_or(Alias(person.0), |key| key.alias(person))
    }

    /// The hash of salt and seed. It is published when the table opens, so the seed cannot be changed
    /// later.
    pub fn commitment(&self) -> Hash {
        Hash::of(&[&self.salt.0, &self.seed.0])
    }

    /// The random numbers for outcome number `n` of chance, counted from 0. `start` is the value that
    /// [`Table`](crate::Table) computes at the start.
    pub fn dice(&self, format: Format, table: &TableId, start: Hash, n: u64) -> SeededDice {
        SeededDice::new(&self.seed, format, table, start, n)
    }

    /// The seed of a bot's random numbers for one decision. It is the same for the same seat, append and
    /// number of looks, and unpredictable without the table's seed.
    pub fn bot_seed(&self, table: &TableId, seat: Seat, seq: u64, look: u32) -> u64 {
        let mac = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("any length makes a key");
        let mac = mac
            .chain_update(b"clew-bot-2")
            .chain_update([table.as_str().len() as u8])
            .chain_update(table.as_str())
            .chain_update([seat.index() as u8])
            .chain_update(seq.to_be_bytes())
            .chain_update(look.to_be_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        u64::from_be_bytes(*bytes.first_chunk().expect("a hash has 32 bytes"))
    }
}

impl fmt::Debug for Vault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Vault(..)")
    }
}
