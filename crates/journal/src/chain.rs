//! Stored appends become appends again, each checked against the one before.

use table::{Append, Hash, Record, TableId, UnixMillis, Vault};

use crate::{AppendId, Damage, ReadError, Row};

/// An append as it lies in a store, unchecked.
pub(crate) struct Raw<'r> {
    pub(crate) seq: u64,
    pub(crate) id: AppendId,
    pub(crate) wall: UnixMillis,
    pub(crate) seal: Hash,
    pub(crate) body: &'r [u8],
}

/// Checks the appends of a table one after another.
#[derive(Debug)]
pub(crate) struct Chain<'t> {
    table: &'t TableId,
    /// The number that comes next.
    next: u64,
    /// The seal that it stands on.
    before: Hash,
}

impl<'t> Chain<'t> {
    /// From the append with this number on, which stands on that seal.
    pub(crate) fn from(table: &'t TableId, next: u64, before: Hash) -> Self {
        Self { table, next, before }
    }

    /// The next append.
    pub(crate) fn take(&mut self, raw: &Raw<'_>) -> Result<Row, ReadError> {
        if raw.seq != self.next {
            return Err(self.damaged(Damage::Missing));
        }
        let body = str::from_utf8(raw.body).map_err(|_| self.damaged(Damage::Seal))?;
        let append = Append::read(raw.seq, self.before, body)
            .map_err(|error| self.damaged(Damage::Text(error.line())))?;
        if append.seal() != raw.seal {
            return Err(self.damaged(Damage::Seal));
        }
        if self.next == 1 && !opens(&append, self.table) {
            return Err(self.damaged(Damage::Stranger));
        }
        (self.next, self.before) = (self.next + 1, raw.seal);
        Ok(Row { id: raw.id, wall: raw.wall, append })
    }

    /// That was all, and the table has `last` appends with this seal.
    pub(crate) fn end(&self, last: u64, seal: Hash) -> Result<(), ReadError> {
        if self.next <= last {
            return Err(self.damaged(Damage::Missing));
        }
        if self.before != seal {
            return Err(self.damaged_at(last, Damage::Seal));
        }
        Ok(())
    }

    /// The next append cannot be had.
    pub(crate) fn damaged(&self, what: Damage) -> ReadError {
        self.damaged_at(self.next, what)
    }

    fn damaged_at(&self, seq: u64, what: Damage) -> ReadError {
        ReadError::Damaged { table: self.table.clone(), seq, what }
    }
}

/// Whether this is how that table was opened.
fn opens(append: &Append, id: &TableId) -> bool {
    matches!(append.records().first(), Some(Record::Open { table, .. }) if table == id)
}

/// The secrets of a table, if they are those that its first append committed to.
pub(crate) fn vault(
    table: &TableId,
    first: &Append,
    kept: Option<Vault>,
) -> Result<Vault, ReadError> {
    let is_it = |vault: &Vault| match first.records().first() {
        Some(open @ Record::Open { commitment, .. }) => {
            *commitment == vault.commitment() && open.format() == vault.format()
        }
        _ => false,
    };
    let damaged = || ReadError::Damaged { table: table.clone(), seq: 1, what: Damage::Vault };
    kept.filter(is_it).ok_or_else(damaged)
}
