//! The people who sit at a table.

use anyhow::Result;
use game::FastDice;
use table::Vault;

/// So many sit at each table.
pub(crate) const SEATS: usize = 4;

const NAMES: [&str; SEATS] = ["Ada", "Bo", "Cy", "Di"];

/// Somebody who plays.
#[derive(Clone, Debug)]
pub(super) struct Person {
    /// What they are called.
    pub(super) name: &'static str,
    /// By this the server knows them: 32 hex digits.
    pub(super) token: String,
}

/// Four people whom nobody has seen before.
pub(super) fn four(dice: &mut FastDice) -> [Person; SEATS] {
    NAMES.map(|name| Person { name, token: hex(dice) })
}

/// 32 hex digits.
pub(super) fn hex(dice: &mut FastDice) -> String {
    format!("{:016x}{:016x}", dice.bits(), dice.bits())
}

/// Dice that fall otherwise in each run: a server that has seen one knows nobody of the next.
pub(super) fn dice() -> Result<FastDice> {
    let seed = Vault::from_system(table::Format::One)?.seed();
    let bytes = seed.reveal().first_chunk().expect("a seed has 32 bytes");
    Ok(FastDice::new(u64::from_le_bytes(*bytes)))
}
