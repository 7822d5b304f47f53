//! Checks stored appends: each must continue the one before.

use table::{Append, Hash, Record, TableId, UnixMillis, Vault};

use crate::{AppendId, Damage, ReadError, Row};

/// An append as it is stored, not yet checked.
pub(crate) struct Raw<'r> {
    pub(crate) seq: u64,
    pub(crate) id: AppendId,
    pub(crate) wall: UnixMillis,
    pub(crate) seal: Hash,
    pub(crate) body: &'r [u8],
}

/// Checks the stored appends of a table one after another.
#[derive(Debug)]
pub(crate) struct Chain<'t> {
    table: &'t TableId,
    /// The number that the next append must have.
    next: u64,
    /// The seal that the next append must continue.
    before: Hash,
}

impl<'t> Chain<'t> {
    /// Starts with append number `next`, which must continue the seal `before`.
    pub(crate) fn from(table: &'t TableId, next: u64, before: Hash) -> Self {
        Self { table, next, before }
    }

    /// Checks the next append and parses its text.
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

    /// Checks after append number `last` that all up to it were there and, if it is the table's last one, that
    /// the table has this seal.
    pub(crate) fn end(&self, last: u64, seal: Option<Hash>) -> Result<(), ReadError> {
        if self.next <= last {
            return Err(self.damaged(Damage::Missing));
        }
        if seal.is_some_and(|seal| self.before != seal) {
            return Err(self.damaged_at(last, Damage::Seal));
        }
        Ok(())
    }

    /// The error for damage at the next append.
    pub(crate) fn damaged(&self, what: Damage) -> ReadError {
        self.damaged_at(self.next, what)
    }

    fn damaged_at(&self, seq: u64, what: Damage) -> ReadError {
        ReadError::Damaged { table: self.table.clone(), seq, what }
    }
}

/// Whether this append opens this table.
fn opens(append: &Append, id: &TableId) -> bool {
    matches!(append.records().first(), Some(Record::Open { table, .. }) if table == id)
}

/// Returns the stored secrets if they match the commitment in the table's first append.
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
