//! The only code that asks the operating system for randomness.

use crate::{AliasKey, Format, Salt, Seed, Vault};

/// The operating system returned no random bytes, so no table can be opened and no token can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the operating system returned no random bytes: try again, then check the system")]
pub struct NoRandomness;

/// Random bytes from the operating system, for ids, links and keys.
///
/// # Errors
/// If the operating system returns no random bytes.
pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

impl Vault {
    /// New random secrets for a table of this format.
    ///
    /// # Errors
    /// If the operating system returns no random bytes.
    pub fn from_system(format: Format) -> Result<Self, NoRandomness> {
        let vault = Self::of(Seed::new(random()?), Salt::new(random()?));
        Ok(match format {
            Format::One => vault,
            Format::Two => vault.with_alias_key(AliasKey::new(random()?)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_vaults_are_the_same() {
        let [one, other] =
            [(); 2].map(|()| Vault::from_system(Format::Two).expect("a system with randomness"));
        assert_ne!(one.seed(), other.seed());
        assert_ne!(one.salt(), other.salt());
        assert_ne!(one.alias_key(), other.alias_key());
        assert_ne!(one.commitment(), other.commitment());
    }
}
