//! What a page has been sent, and what it is sent next. It keeps no text, so that it costs little.

use std::hash::Hash;

use maud::Markup;

use crate::part::{Kind, Piece, hash};
use crate::{Id, Part};

/// What a page has been sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    stage: u64,
    parts: Vec<KnownPart>,
}

/// What a page has of one part.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KnownPart {
    id: &'static str,
    key: u64,
    /// What stands between the items, in a number.
    between: u64,
    items: Vec<Item>,
}

/// An item that a page has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Item {
    id: Id,
    key: u64,
    /// The drawing, in a number.
    drawn: u64,
}

/// What a page has of a part. Items come again in much the same order, so that they are looked for
/// behind the one that was found last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Had<'a> {
    items: &'a [Item],
    at: usize,
}

impl<'a> Had<'a> {
    /// How many items there are.
    pub(crate) fn count(&self) -> usize {
        self.items.len()
    }

    /// Whether an item is there with this key.
    pub(crate) fn has(&mut self, id: &Id, key: u64) -> bool {
        self.find(id).is_some_and(|item| item.key == key)
    }

    fn find(&mut self, id: &Id) -> Option<&'a Item> {
        let is_it = |item: &Item| item.id == *id;
        let (front, back) = self.items.split_at(self.at.min(self.items.len()));
        let found = back.iter().position(is_it).map(|nth| front.len() + nth);
        let at = found.or_else(|| front.iter().position(is_it))?;
        self.at = at + 1;
        Some(&self.items[at])
    }
}

impl Known {
    /// Makes ready for a page that is arranged like this: where the arrangement has changed, what
    /// the page had is forgotten.
    pub fn arrange(&mut self, stage: impl Hash) {
        let stage = hash(stage);
        if self.stage != stage {
            *self = Self { stage, parts: Vec::new() };
        }
    }

    /// Writes what the page does not have of these parts, each element on a line of its own, and
    /// returns what it has then. The parts were drawn for a page that has this, or for one that has
    /// nothing.
    ///
    /// Where the page has nothing, `whole` is sent.
    #[must_use]
    pub fn changes(
        mut self,
        parts: &[Part],
        whole: impl FnOnce() -> Markup,
        mut line: impl FnMut(&str),
    ) -> Self {
        let mut after = Self { stage: self.stage, parts: Vec::with_capacity(parts.len()) };
        let mut gone = Vec::new();
        let is_whole = self.parts.is_empty();
        for part in parts {
            let at = self.parts.iter().position(|had| had.id == part.id);
            let before = at.map(|at| self.parts.swap_remove(at));
            let before = match before {
                Some(had) if had.is_still(part) => {
                    after.parts.push(had);
                    continue;
                }
                other => other,
            };
            let now = KnownPart::of(part, before.as_ref());
            match before.as_ref().filter(|had| had.between == now.between) {
                Some(had) => had.changes(part, &now, &mut gone, &mut line),
                None if is_whole => {}
                None => {
                    gone.extend(before.iter().flat_map(|had| had.missing(&now)));
                    line(&part.markup().0);
                }
            }
            after.parts.push(now);
        }
        if is_whole {
            line(&whole().0);
        }
        for id in gone {
            line(&format!("<i id=\"{id}\" data-gone></i>"));
        }
        after
    }

    /// A page that has just been sent as a whole.
    pub fn of(stage: impl Hash, parts: &[Part]) -> Self {
        Self {
            stage: hash(stage),
            parts: parts.iter().map(|part| KnownPart::of(part, None)).collect(),
        }
    }

    /// What the page has of a part, if it has it with this key.
    pub(crate) fn part(&self, id: &str, key: u64) -> Option<Had<'_>> {
        let part = self.parts.iter().find(|part| part.id == id && part.key == key)?;
        Some(Had { items: &part.items, at: 0 })
    }
}

impl KnownPart {
    /// What a page has of a part once it has been sent. What was not drawn is as it was before.
    fn of(part: &Part, before: Option<&Self>) -> Self {
        let had = before.filter(|had| had.key == part.key);
        let mut old = Had { items: before.map_or(&[], |had| &had.items), at: 0 };
        let mut items = Vec::with_capacity(part.pieces.len());
        let mut between = hash(());
        for piece in &part.pieces {
            match piece {
                Piece::Text(text) => between = hash((between, text)),
                Piece::Item { id, key, html: Some(html), .. } => {
                    items.push(Item { id: *id, key: *key, drawn: hash(html) });
                }
                Piece::Item { id, .. } => items.extend(old.find(id)),
            }
        }
        let between = had.map_or(between, |had| had.between);
        Self { id: part.id, key: part.key, between, items }
    }

    /// Whether nothing was drawn of a part, and nothing is gone.
    fn is_still(&self, part: &Part) -> bool {
        let is_had = |piece: &Piece| matches!(piece, Piece::Item { html: None, .. });
        self.key == part.key
            && self.items.len() == part.pieces.len()
            && part.pieces.iter().all(is_had)
    }

    /// Sends the items that have changed, and tells which are gone.
    fn changes(&self, part: &Part, now: &Self, gone: &mut Vec<Id>, line: &mut impl FnMut(&str)) {
        let mut had = Had { items: &self.items, at: 0 };
        let mut found = 0;
        // Elements of SVG are parsed in one.
        let mut drawn = String::new();
        let items = part.pieces.iter().filter_map(|piece| match piece {
            Piece::Text(_) => None,
            Piece::Item { kind, html, .. } => Some((kind, html)),
        });
        for ((kind, html), item) in items.zip(&now.items) {
            let before = had.find(&item.id);
            found += usize::from(before.is_some());
            let Some(html) = html else { continue };
            if before.is_some_and(|before| before.drawn == item.drawn) {
                continue;
            }
            match kind {
                Kind::Html => line(html),
                Kind::Svg | Kind::Frame(_) => {
                    if drawn.is_empty() {
                        drawn.push_str("<svg data-part>");
                    }
                    drawn.push_str(html);
                    drawn.push_str(if let Kind::Frame(close) = kind { close } else { "" });
                }
            }
        }
        if !drawn.is_empty() {
            drawn.push_str("</svg>");
            line(&drawn);
        }
        if found < self.items.len() {
            gone.extend(self.missing(now));
        }
    }

    /// The items that are no longer there.
    fn missing(&self, now: &Self) -> impl Iterator<Item = Id> {
        let is_there = |id: &Id| now.items.iter().any(|item| item.id == *id);
        self.items.iter().map(|item| item.id).filter(move |id| !is_there(id))
    }
}

#[cfg(test)]
mod tests;
