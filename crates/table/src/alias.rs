//! Aliases: the ids that stand for persons in the records of one table.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Hash, Person};

/// The id that stands for a person in the records of one table. In format 2 a person has a different
/// alias at each table, so that published records cannot be linked; in format 1 the alias is the
/// person's own hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Alias(pub Hash);

/// The secret key of a table from which the aliases of its persons are computed. It is never published
/// or printed: its holder could find out at which tables a person sat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AliasKey([u8; 32]);

impl AliasKey {
    /// An alias key with these bytes, as read from storage.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret bytes, to be stored with the vault.
    pub fn reveal(&self) -> &[u8; 32] {
        &self.0
    }

    /// The alias of a person at this table.
    pub fn alias(&self, person: Person) -> Alias {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length makes a key");
        let mac = mac.chain_update(b"clew-alias-2").chain_update(person.0.bytes());
        Alias(Hash::from(<[u8; 32]>::from(mac.finalize().into_bytes())))
    }
}

impl fmt::Debug for AliasKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AliasKey(..)")
    }
}

impl fmt::Display for Alias {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Alias {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // python3 -c 'import hmac; print(hmac.new(bytes([7]*32), b"clew-alias-2" + bytes([1]*32),
    //     "sha256").hexdigest())'
    #[test]
    fn aliases_are_frozen_and_differ_by_table() {
        let person = Person(Hash::from([1; 32]));
        let alias = AliasKey::new([7; 32]).alias(person);
        assert_eq!(alias.to_string(), FROZEN);
        assert_eq!(FROZEN.parse(), Ok(alias));
        assert_ne!(AliasKey::new([8; 32]).alias(person), alias);
        assert_eq!(format!("{:?}", AliasKey::new([7; 32])), "AliasKey(..)");
    }

    const FROZEN: &str = "fc42f45406cefb30124b702e8fdd5d6c1dd2f0a7b9e6931f3553aceef445cdb0";
}
