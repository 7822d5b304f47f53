//! What all viewers of a frame see of the game, drawn up when the first of them looks.

use std::fmt;
use std::ops::Range;

use game::Viewer;
use games::AnyTable;

use crate::sheet::Sheet;

/// What all viewers see, as JSON, and where the own part of each belongs.
pub(crate) struct Common {
    sheet: Sheet,
    own: Option<Range<usize>>,
}

impl Common {
    /// Of this table as it stands.
    pub(crate) fn of(table: &dyn AnyTable) -> Self {
        let mut sheet = Sheet::new();
        let own = table.write_common(sheet.out());
        Self { sheet, own }
    }

    /// Writes what one viewer of the same table sees.
    pub(crate) fn write(&self, table: &dyn AnyTable, viewer: Viewer, out: &mut Vec<u8>) {
        let text = self.sheet.as_ref();
        let Some(Range { start, end }) = self.own else { return out.extend_from_slice(text) };
        out.extend_from_slice(&text[..start]);
        table.write_own(viewer, out);
        out.extend_from_slice(&text[end..]);
    }
}

/// Nothing of it: whether it may be seen is for others to judge.
impl fmt::Debug for Common {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Common(..)")
    }
}
