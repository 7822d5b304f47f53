//! In which of the two logs an append lies.
//!
//! Both have the same shape. The spare one is for tables that cannot go on in the other, because a
//! page there is broken: then neither they nor tables that are opened later must suffer for it.

/// A log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Log {
    Usual,
    Spare,
}

impl Log {
    /// Where this append of a table lies, whose spare log begins there.
    pub(super) fn of(spare: Option<u64>, seq: u64) -> Self {
        if spare.is_some_and(|first| first <= seq) { Self::Spare } else { Self::Usual }
    }

    /// Writes one: table, number, id, time, seal, text.
    pub(super) fn insert(self) -> &'static str {
        match self {
            Self::Usual => "INSERT INTO appends VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            Self::Spare => "INSERT INTO appends_spare VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        }
    }

    /// The id and the seal of one: table, number.
    pub(super) fn find(self) -> &'static str {
        match self {
            Self::Usual => "SELECT id, seal FROM appends WHERE tab = ?1 AND seq = ?2",
            Self::Spare => "SELECT id, seal FROM appends_spare WHERE tab = ?1 AND seq = ?2",
        }
    }

    /// So many in order: table, first number, how many. It looks no further than these: what comes
    /// next may be a page that belongs to others and is broken.
    pub(super) fn select(self) -> &'static str {
        match self {
            Self::Usual => {
                "SELECT seq, id, wall, seal, body FROM appends
                WHERE tab = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3"
            }
            Self::Spare => {
                "SELECT seq, id, wall, seal, body FROM appends_spare
                WHERE tab = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3"
            }
        }
    }
}
