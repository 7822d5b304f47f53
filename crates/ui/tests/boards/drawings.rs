//! Keys tell the truth: what has the same key as before looks the same as before.

use std::collections::BTreeMap;

use ui::Part;

/// All that has been drawn for one page, by id and key.
#[derive(Debug, Default)]
pub(crate) struct Drawings {
    drawn: BTreeMap<(String, u64), String>,
    /// How often something was drawn that had been drawn before.
    pub(crate) again: usize,
}

impl Drawings {
    /// Checks these parts, drawn for a page with script that has nothing.
    #[track_caller]
    pub(crate) fn check(&mut self, name: &str, parts: &[Part]) {
        for (id, key, html) in parts.iter().flat_map(Part::drawn) {
            match self.drawn.get(&(id.clone(), key)) {
                None => {
                    self.drawn.insert((id, key), html);
                }
                Some(before) => {
                    assert_eq!(*before, html, "{name}: {id} has changed, its key has not");
                    self.again += 1;
                }
            }
        }
    }
}
