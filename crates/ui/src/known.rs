//! What a page has been sent, and what it is sent next. It keeps no text, so that it costs little.

use std::hash::Hash;

use maud::Markup;

use crate::paper::Paper;
use crate::part::{Kind, Piece, Slot, hash};
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
    /// Which item it is, if it is there with this key.
    pub(crate) fn nth(&mut self, id: &Id, key: u64) -> Option<u32> {
        let nth = self.find(id)?;
        (self.items[nth].key == key).then_some(nth as u32)
    }

    fn find(&mut self, id: &Id) -> Option<usize> {
        let is_it = |item: &Item| item.id == *id;
        let (front, back) = self.items.split_at(self.at.min(self.items.len()));
        let found = back.iter().position(is_it).map(|nth| front.len() + nth);
        let at = found.or_else(|| front.iter().position(is_it))?;
        self.at = at + 1;
        Some(at)
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
        let mut gone = Vec::new();
        let is_whole = self.parts.is_empty();
        self.parts.reserve_exact(parts.len().saturating_sub(self.parts.len()));
        for (nth, part) in parts.iter().enumerate() {
            let at = self.parts[nth..].iter().position(|had| had.id == part.id);
            match at {
                Some(at) => self.parts.swap(nth, nth + at),
                None => self.parts.insert(nth, KnownPart::nothing(part.id)),
            }
            let had = &mut self.parts[nth];
            match part.slots() {
                Some(_) if had.is_still(part) => {}
                Some(slots) => {
                    let found = had.send(part, &mut line);
                    if found + kept(slots) < had.items.len() {
                        gone.extend(had.missing_from(part, slots));
                    }
                    let items = slots.iter().filter_map(|slot| had.item(part, *slot));
                    had.send_order(items, &mut line);
                    had.take(part, slots);
                }
                None => {
                    let now = KnownPart::of(part);
                    if at.is_some() && had.between == now.between {
                        let found = had.send(part, &mut line);
                        if found < had.items.len() {
                            gone.extend(had.missing(&now));
                        }
                        had.send_order(now.items.iter().copied(), &mut line);
                    } else {
                        gone.extend(had.missing(&now));
                        if !is_whole {
                            line(part.markup().0);
                        }
                    }
                    *had = now;
                }
            }
        }
        self.parts.truncate(parts.len());
        if is_whole {
            line(&whole().0);
        }
        for id in gone {
            line(&format!("<i id=\"{id}\" data-gone></i>"));
        }
        self
    }

    /// A page that has just been sent as a whole.
    pub fn of(stage: impl Hash, parts: &[Part]) -> Self {
        Self { stage: hash(stage), parts: parts.iter().map(KnownPart::of).collect() }
    }

    /// What the page has of a part, if it has it with this key.
    pub(crate) fn part(&self, id: &str, key: u64) -> Option<Had<'_>> {
        let part = self.parts.iter().find(|part| part.id == id && part.key == key)?;
        Some(Had { items: &part.items, at: 0 })
    }
}

impl KnownPart {
    /// What a page has of a part of which it was sent nothing.
    fn nothing(id: &'static str) -> Self {
        Self { id, key: 0, between: 0, items: Vec::new() }
    }

    /// What a page has of a part that was drawn as a whole, once it has been sent.
    fn of(part: &Part) -> Self {
        let is_item = |piece: &&Piece| matches!(piece, Piece::Item { .. });
        let mut items = Vec::with_capacity(part.pieces().iter().filter(is_item).count());
        let mut between = hash(());
        for piece in part.pieces() {
            match piece {
                Piece::Text(text) => between = hash((between, part.at(*text))),
                Piece::Item { id, key, drawn, .. } => {
                    items.push(Item { id: *id, key: *key, drawn: *drawn });
                }
            }
        }
        Self { id: part.id, key: part.key, between, items }
    }

    /// The rest of a part has been sent.
    fn take(&mut self, part: &Part, slots: &[Slot]) {
        // Where nothing moves back, nothing is overwritten that is needed later.
        let is_back =
            |(at, slot): (usize, &Slot)| matches!(*slot, Slot::Had(nth) if (nth as usize) < at);
        if slots.iter().enumerate().any(is_back) {
            self.items = slots.iter().filter_map(|slot| self.item(part, *slot)).collect();
            return;
        }
        // Room for more than one: most lists grow by one at a time.
        if self.items.capacity() < slots.len() {
            self.items.reserve(slots.len() + 8 - self.items.len());
        }
        let mut count = 0;
        for slot in slots {
            let Some(item) = self.item(part, *slot) else { continue };
            match self.items.get_mut(count) {
                Some(place) => *place = item,
                None => self.items.push(item),
            }
            count += 1;
        }
        self.items.truncate(count);
    }

    /// The item of a slot.
    fn item(&self, part: &Part, slot: Slot) -> Option<Item> {
        match slot {
            Slot::Had(nth) => self.items.get(nth as usize).copied(),
            Slot::Drawn(nth) => match part.pieces().get(nth as usize)? {
                Piece::Item { id, key, drawn, .. } => {
                    Some(Item { id: *id, key: *key, drawn: *drawn })
                }
                Piece::Text(_) => None,
            },
        }
    }

    /// Whether nothing was drawn of a part, nothing is gone, and the order is the same.
    fn is_still(&self, part: &Part) -> bool {
        let is_same =
            |(at, slot): (usize, &Slot)| matches!(slot, Slot::Had(nth) if *nth as usize == at);
        let is_all = |slots: &[Slot]| {
            slots.len() == self.items.len() && slots.iter().enumerate().all(is_same)
        };
        part.pieces().is_empty() && part.slots().is_some_and(is_all)
    }

    /// Sends the items that have changed, and tells how many of the drawn ones were there before.
    fn send(&self, part: &Part, line: &mut impl FnMut(&str)) -> usize {
        let mut had = Had { items: &self.items, at: 0 };
        let mut found = 0;
        // Elements of SVG are parsed in one.
        let mut paper = None;
        for piece in part.pieces() {
            let Piece::Item { id, kind, html, drawn, .. } = piece else { continue };
            let before = had.find(id).map(|nth| &self.items[nth]);
            found += usize::from(before.is_some());
            if before.is_some_and(|before| before.drawn == *drawn) {
                continue;
            }
            match kind {
                Kind::Html => line(part.at(*html)),
                Kind::Svg | Kind::Frame(_) => {
                    let svg = &mut paper.get_or_insert_with(Paper::new).text;
                    if svg.is_empty() {
                        svg.push_str("<svg data-part>");
                    }
                    svg.push_str(part.at(*html));
                    svg.push_str(if let Kind::Frame(close) = kind { close } else { "" });
                }
            }
        }
        if let Some(mut svg) = paper {
            svg.text.push_str("</svg>");
            line(&svg.text);
        }
        found
    }

    /// Sends the ids of all items in their order, if the page would have another: it keeps the order
    /// of the items that it has, and the script appends new ones.
    fn send_order(&self, items: impl Iterator<Item = Item> + Clone, line: &mut impl FnMut(&str)) {
        let mut had = Had { items: &self.items, at: 0 };
        let places = items.clone().map(|item| had.find(&item.id).unwrap_or(self.items.len()));
        if places.is_sorted() {
            return;
        }
        let ids: Vec<String> = items.map(|item| item.id.to_string()).collect();
        line(&format!("<i data-order=\"{}\"></i>", ids.join(" ")));
    }

    /// The items that are no longer among these slots.
    fn missing_from<'a>(
        &'a self,
        part: &'a Part,
        slots: &'a [Slot],
    ) -> impl Iterator<Item = Id> + 'a {
        let mut at = 0;
        let is_gone = move |&(nth, item): &(usize, &Item)| {
            let is_it = |slot: &Slot| match *slot {
                Slot::Had(other) => other as usize == nth,
                Slot::Drawn(other) => match part.pieces().get(other as usize) {
                    Some(Piece::Item { id, .. }) => *id == item.id,
                    _ => false,
                },
            };
            let (front, back) = slots.split_at(at);
            let found = back.iter().position(is_it).map(|nth| front.len() + nth);
            let found = found.or_else(|| front.iter().position(is_it));
            at = found.map_or(at, |found| found + 1);
            found.is_none()
        };
        self.items.iter().enumerate().filter(is_gone).map(|(_, item)| item.id)
    }

    /// The items that are no longer there.
    fn missing(&self, now: &Self) -> impl Iterator<Item = Id> {
        let mut there = Had { items: &now.items, at: 0 };
        self.items.iter().map(|item| item.id).filter(move |id| there.find(id).is_none())
    }
}

/// How many of these the page has as they are.
fn kept(slots: &[Slot]) -> usize {
    slots.iter().filter(|slot| matches!(slot, Slot::Had(_))).count()
}

#[cfg(test)]
mod tests;
