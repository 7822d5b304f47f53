//! Parts of a page: named, made of pieces, and drawn only as far as the page does not have them.
//!
//! Each part and each piece is given with a key: all that its drawing depends on, beside the
//! language and the viewer, who stay the same as long as a page does. Where the page has it with
//! the same key, it is not drawn at all; where the key is another but the drawing is not, it is not
//! sent.

use std::borrow::Cow;
use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};

use crate::known::Had;
use crate::{Cx, Id};

/// A part of a page: an element with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub(crate) id: &'static str,
    pub(crate) key: u64,
    /// What was drawn of it.
    pub(crate) pieces: Vec<Piece>,
    /// Where the page has it with this key: all items, in order. Nothing stands between them in
    /// `pieces` then.
    pub(crate) items: Option<Vec<Slot>>,
}

/// A piece of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// What stands between the others. Where it has changed, the whole part is sent.
    Text(Cow<'static, str>),
    /// An element that is sent alone.
    Item {
        id: Id,
        key: u64,
        kind: Kind,
        /// The element.
        html: String,
        /// The same in a number.
        drawn: u64,
    },
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
    pub fn one(id: &'static str, html: Markup) -> Self {
        let key = hash(&html.0);
        Self { id, key, pieces: vec![Piece::Text(html.into_string().into())], items: None }
    }

    /// The whole element, of a part that was drawn as a whole.
    pub fn markup(&self) -> Markup {
        let mut all = String::with_capacity(self.size());
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => all.push_str(text),
                Piece::Item { html, .. } => all.push_str(html),
            }
        }
        PreEscaped(all)
    }

    /// How many bytes were drawn.
    pub(crate) fn size(&self) -> usize {
        let size = |piece: &Piece| match piece {
            Piece::Text(text) => text.len(),
            Piece::Item { html, .. } => html.len(),
        };
        self.pieces.iter().map(size).sum()
    }

    /// The pieces that were drawn, each with its id, its key and the element: for tests. What
    /// stands between them comes first, with the id and the key of the part.
    pub fn drawn(&self) -> Vec<(String, u64, String)> {
        let mut between = String::new();
        let mut items = Vec::new();
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => between.push_str(text),
                Piece::Item { id, key, html, .. } => {
                    items.push((id.to_string(), *key, html.clone()));
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
        // Of what the page has, little is drawn; a part without pieces has one text or none.
        let pieces = Vec::with_capacity(match &had {
            None => 16,
            Some(had) if had.count() > 0 => 6,
            Some(_) => 0,
        });
        let items = had.as_ref().map(|had| Vec::with_capacity(had.count() + 1));
        Draft { part: Part { id, key, pieces, items }, had }
    }

    /// A part without pieces. `key` is all that it depends on.
    pub fn one<T>(&self, id: &'static str, key: impl Hash, draw: impl FnOnce() -> T) -> Part
    where
        T: Into<String>,
    {
        let mut draft = self.part(id, key);
        draft.text(|| draw().into());
        draft.done()
    }
}

impl Draft<'_> {
    /// Adds what stands between the pieces. It depends on nothing but the part's key.
    pub fn text<T: Into<Cow<'static, str>>>(&mut self, draw: impl FnOnce() -> T) {
        if self.had.is_none() {
            self.part.pieces.push(Piece::Text(draw().into()));
        }
    }

    /// Adds an element of HTML that names its holder in `data-in`. `key` is all that it depends on.
    pub fn html<T: Into<String>>(
        &mut self,
        id: impl Into<Id>,
        key: impl Hash,
        draw: impl FnOnce() -> T,
    ) {
        self.add(id.into(), hash(key), Kind::Html, draw);
    }

    /// Adds an element of SVG that names its holder in `data-in`. `key` is all that it depends on.
    pub fn svg<T: Into<String>>(
        &mut self,
        id: impl Into<Id>,
        key: impl Hash,
        draw: impl FnOnce() -> T,
    ) {
        self.add(id.into(), hash(key), Kind::Svg, draw);
    }

    /// Adds the opening tag of an element of SVG around others: its attributes are sent alone.
    /// Whatever stands directly in it carries `data-ours`, so that the script leaves it where it
    /// is. `close` closes it, when it is sent alone.
    pub fn frame<T: Into<String>>(
        &mut self,
        (id, close): (&'static str, &'static str),
        key: impl Hash,
        draw: impl FnOnce() -> T,
    ) {
        self.add(id.into(), hash(key), Kind::Frame(close), draw);
    }

    fn add<T: Into<String>>(&mut self, id: Id, key: u64, kind: Kind, draw: impl FnOnce() -> T) {
        let Part { pieces, items, .. } = &mut self.part;
        if let (Some(had), Some(items)) = (&mut self.had, items) {
            if let Some(nth) = had.nth(&id, key) {
                return items.push(Slot::Had(nth));
            }
            items.push(Slot::Drawn(pieces.len() as u32));
        }
        let html = draw().into();
        let drawn = hash(&html);
        pieces.push(Piece::Item { id, key, kind, html, drawn });
    }

    /// The part.
    pub fn done(self) -> Part {
        self.part
    }
}

/// The same for the same, in one run of the program.
pub(crate) fn hash(of: impl Hash) -> u64 {
    FixedState::default().hash_one(of)
}
