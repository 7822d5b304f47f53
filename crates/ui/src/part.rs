//! Parts of a page: named, made of pieces, and drawn only as far as the page does not have them.
//!
//! Each part and each piece is given with a key: all that its drawing depends on, beside the
//! language and the viewer, who stay the same as long as a page does. Where the page has it with
//! the same key, it is not drawn at all; where the key is another but the drawing is not, it is not
//! sent.

use std::hash::{BuildHasher, Hash, Hasher};
use std::ops::Range;

use foldhash::quality::FixedState;
use maud::PreEscaped;

use crate::known::Had;
use crate::paper::{Drawing, Paper};
use crate::{Cx, Id};

/// A part of a page: an element with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub(crate) id: &'static str,
    pub(crate) key: u64,
    /// What was drawn of it.
    paper: Paper,
    /// Whether the page has it with this key. Then nothing was drawn of what stands between its items.
    is_there: bool,
}

/// A piece of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// What stands between the others. Where it has changed, the whole part is sent.
    Text(Place),
    /// An element that is sent alone.
    Item {
        id: Id,
        key: u64,
        kind: Kind,
        /// The element.
        html: Place,
        /// The same in a number.
        drawn: u64,
    },
}

/// Where on its part's paper a piece was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    from: u32,
    to: u32,
}

/// An item of a part that the page has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// The page has it, as the nth.
    Had(u32),
    /// It was drawn, as the nth piece.
    Drawn(u32),
}

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An element of HTML that names its holder in `data-in`.
    Html,
    /// The same for an element of SVG.
    Svg,
    /// The opening tag of an element of SVG around others: its attributes are sent alone, with what
    /// closes it.
    Frame(&'static str),
}

impl Part {
    /// A part whose key is the drawing itself.
    pub fn one(id: &'static str, drawing: impl Drawing) -> Self {
        let mut part = Self { id, key: 0, paper: Paper::new(), is_there: false };
        let place = part.draw(drawing);
        part.key = hash(part.at(place));
        part.paper.pieces.push(Piece::Text(place));
        part
    }

    /// The whole element, of a part that was drawn as a whole.
    pub fn markup(&self) -> PreEscaped<&str> {
        PreEscaped(&self.paper.text)
    }

    /// What was drawn.
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.paper.pieces
    }

    /// All items, in order, if the page has the part with this key.
    pub(crate) fn slots(&self) -> Option<&[Slot]> {
        self.is_there.then_some(&self.paper.slots)
    }

    /// What was drawn there.
    pub(crate) fn at(&self, Place { from, to }: Place) -> &str {
        let range = Range { start: from as usize, end: to as usize };
        self.paper.text.get(range).unwrap_or_default()
    }

    fn draw(&mut self, drawing: impl Drawing) -> Place {
        let text = &mut self.paper.text;
        let from = text.len() as u32;
        drawing.draw(text);
        Place { from, to: text.len() as u32 }
    }

    /// The pieces that were drawn, each with its id, its key and the element: for tests. What
    /// stands between them comes first, with the id and the key of the part.
    pub fn drawn(&self) -> Vec<(String, u64, String)> {
        let mut between = String::new();
        let mut items = Vec::new();
        for piece in self.pieces() {
            match piece {
                Piece::Text(text) => between.push_str(self.at(*text)),
                Piece::Item { id, key, html, .. } => {
                    items.push((id.to_string(), *key, self.at(*html).to_owned()));
                }
            }
        }
        items.insert(0, (self.id.to_owned(), self.key, between));
        items
    }
}

/// A part that is being drawn.
#[derive(Debug)]
pub struct Draft<'a> {
    had: Option<Had<'a>>,
    part: Part,
}

impl<'a> Cx<'a> {
    /// Begins a part. `key` is all that what stands between its pieces depends on.
    pub fn part(&self, id: &'static str, key: impl Hash) -> Draft<'a> {
        let key = hash(key);
        let had = self.known.and_then(|known| known.part(id, key));
        let part = Part { id, key, paper: Paper::new(), is_there: had.is_some() };
        Draft { part, had }
    }

    /// A part without pieces. `key` is all that it depends on.
    pub fn one<T: Drawing>(
        &self,
        id: &'static str,
        key: impl Hash,
        draw: impl FnOnce() -> T,
    ) -> Part {
        let mut draft = self.part(id, key);
        draft.text(draw);
        draft.done()
    }
}

impl Draft<'_> {
    /// Adds what stands between the pieces. It depends on nothing but the part's key.
    pub fn text<T: Drawing>(&mut self, draw: impl FnOnce() -> T) {
        if self.had.is_none() {
            let place = self.part.draw(draw());
            self.part.paper.pieces.push(Piece::Text(place));
        }
    }

    /// Adds an element of HTML that names its holder in `data-in`. `key` is all that it depends on.
    pub fn html<T: Drawing>(
        &mut self,
        id: impl Into<Id>,
        key: impl Hash,
        draw: impl FnOnce() -> T,
    ) {
        self.add(id.into(), hash(key), Kind::Html, draw);
    }

    /// Adds an element of SVG that names its holder in `data-in`. `key` is all that it depends on.
    pub fn svg<T: Drawing>(&mut self, id: impl Into<Id>, key: impl Hash, draw: impl FnOnce() -> T) {
        self.add(id.into(), hash(key), Kind::Svg, draw);
    }

    /// Adds the opening tag of an element of SVG around others: its attributes are sent alone.
    /// Whatever stands directly in it carries `data-ours`, so that the script leaves it where it
    /// is. `close` closes it, when it is sent alone.
    pub fn frame<T: Drawing>(
        &mut self,
        (id, close): (&'static str, &'static str),
        key: impl Hash,
        draw: impl FnOnce() -> T,
    ) {
        self.add(id.into(), hash(key), Kind::Frame(close), draw);
    }

    fn add<T: Drawing>(&mut self, id: Id, key: u64, kind: Kind, draw: impl FnOnce() -> T) {
        let Paper { pieces, slots, .. } = &mut self.part.paper;
        if let Some(had) = &mut self.had {
            if let Some(nth) = had.nth(&id, key) {
                return slots.push(Slot::Had(nth));
            }
            slots.push(Slot::Drawn(pieces.len() as u32));
        }
        let html = self.part.draw(draw());
        let drawn = hash(self.part.at(html));
        self.part.paper.pieces.push(Piece::Item { id, key, kind, html, drawn });
    }

    /// The part.
    pub fn done(self) -> Part {
        self.part
    }
}

/// All that an iterator gives, as a part of a key: without a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Each<I>(pub(crate) I);

impl<I: Iterator<Item: Hash> + Clone> Hash for Each<I> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut count = 0_usize;
        for one in self.0.clone() {
            one.hash(state);
            count += 1;
        }
        count.hash(state);
    }
}

/// The same for the same, in one run of the program.
pub(crate) fn hash(of: impl Hash) -> u64 {
    FixedState::default().hash_one(of)
}
