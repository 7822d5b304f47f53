//! The presence of persons at tables, which machines share.

use table::{Alias, TableId, UnixMillis};

/// A sign of life of a person at a table. Each server has its own; they are not part of the log and expire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presence {
    /// The table.
    pub table: TableId,
    /// The person's id at this table.
    pub person: Alias,
    /// When the person was last seen.
    pub seen: UnixMillis,
    /// If the person wants a pause: how often the game has begun to run. After the next pause the wish is void.
    pub pause: Option<u64>,
}

/// After this time the store may delete a sign of life.
pub(crate) const FORGET_AFTER_MS: u64 = 120_000;
