//! What all viewers of a table see, drawn up once for all of them.

use std::ops::Range;

use game::{Game, Viewer};
use memchr::memmem;
use table::Table;

/// Writes what a watcher sees. A player sees the same but for a part of their own: says where the
/// watcher's stands, if there is any.
pub(crate) fn write<G: Game>(table: &Table<G>, out: &mut Vec<u8>) -> Option<Range<usize>> {
    let start = out.len();
    let view = table.view(Viewer::Watcher);
    serde_json::to_writer(&mut *out, &view).expect("views are plain data with text keys");
    let field = view.and(G::OWN)?;
    Some(place(out, start, field, table))
}

/// Writes what a viewer alone sees.
pub(crate) fn write_own<G: Game>(table: &Table<G>, viewer: Viewer, out: &mut Vec<u8>) {
    let mut serializer = serde_json::Serializer::new(out);
    table.own(viewer, &mut serializer).expect("views are plain data with text keys");
}

/// Where the watcher's own part stands.
fn place<G: Game>(out: &[u8], from: usize, field: &str, table: &Table<G>) -> Range<usize> {
    let mut part = format!("\"{field}\":").into_bytes();
    let before = part.len();
    write_own(table, Viewer::Watcher, &mut part);
    let found = memmem::find(&out[from..], &part);
    let start = from + found.expect("a view has the field that the game names") + before;
    start..start + part.len() - before
}
