//! What keeps a table's chance secret and honest.

use std::fmt;

use game::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Alias, AliasKey, Draws, Format, Hash, Person, Salt, Seed, TableId};

/// The secrets of a table: the seed, the salt of its commitment and, for a table of format 2, the
/// value from which aliases follow. Nothing prints them.
#[derive(Clone, PartialEq, Eq)]
pub struct Vault {
    seed: Seed,
    salt: Salt,
    alias_key: Option<AliasKey>,
}

impl Vault {
    /// This seed and salt: of a table of format 1, or of one that is checked by its records. A
    /// table that is opened takes [`Vault::from_system`].
    pub fn of(seed: Seed, salt: Salt) -> Self {
        Self { seed, salt, alias_key: None }
    }

    /// The same vault for a table of format 2.
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

    /// What aliases follow from, for storage.
    pub fn alias_key(&self) -> Option<AliasKey> {
        self.alias_key
    }

    /// The id by which this table's records know a person.
    pub fn alias(&self, person: Person) -> Alias {
        self.alias_key.map_or(Alias(person.0), |key| key.alias(person))
    }

    /// What fixes the seed without telling it.
    pub fn commitment(&self) -> Hash {
        Hash::of(&[&self.salt.0, &self.seed.0])
    }

    /// The dice for nature's move number `n`, counted from 0. `start` is the value that seeds
    /// chance: in format 1 the hash after the `start` record.
    pub fn draws(&self, format: Format, table: &TableId, start: Hash, n: u64) -> Draws {
        Draws::new(&self.seed, format, table, start, n)
    }

    /// A number from which a bot's dice follow: the same for the same seat, append and number of
    /// looks, and for everybody without the seed as good as random.
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
