//! What keeps a table's chance secret and honest.

use std::fmt;

use crate::{Draws, Hash, Salt, Seed, TableId};

/// The seed of a table and the salt of its commitment. Nothing prints them.
#[derive(Clone, PartialEq, Eq)]
pub struct Vault {
    seed: Seed,
    salt: Salt,
}

impl Vault {
    /// This seed and salt: of a table that is loaded or checked. A table that is opened takes
    /// [`Vault::from_system`].
    pub fn of(seed: Seed, salt: Salt) -> Self {
        Self { seed, salt }
    }

    /// The seed, for the last record and for storage.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The salt, for the last record and for storage.
    pub fn salt(&self) -> Salt {
        self.salt
    }

    /// What fixes the seed without telling it.
    pub fn commitment(&self) -> Hash {
        Hash::of(&[&self.salt.0, &self.seed.0])
    }

    /// The dice for nature's move number `n`, counted from 0; `start` is the hash after the `start`
    /// record.
    pub fn draws(&self, table: &TableId, start: Hash, n: u64) -> Draws {
        Draws::new(&self.seed, table, start, n)
    }
}

impl fmt::Debug for Vault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Vault(..)")
    }
}
