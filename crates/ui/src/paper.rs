//! Paper on which pages are drawn. When what was on it has been sent, the next is drawn on it: to ask
//! for memory and to give it back, for each of a hundred pieces, takes longer than to draw them.

use std::cell::RefCell;
use std::mem::take;

use maud::Markup;

use crate::part::{Piece, Slot};

/// What is drawn of a part. What was on the paper before is gone.
#[derive(PartialEq, Eq, Debug, Default)]
pub(crate) struct Paper {
    /// The drawing, one piece behind the other.
    pub(crate) text: String,
    /// Its pieces.
    pub(crate) pieces: Vec<Piece>,
    /// All items, in order, where the page has the part.
    pub(crate) slots: Vec<Slot>,
}

/// So many empty ones each thread keeps: hardly a page has more parts.
const MOST: usize = 16;
/// A larger one is not kept.
const LARGEST: usize = 32 * 1024;

thread_local! {
    static EMPTY: RefCell<Vec<Paper>> = const { RefCell::new(Vec::new()) };
}

/// What can be put on paper: markup as it stands.
pub trait Drawing {
    /// Adds it.
    fn draw(self, on: &mut String);
}

impl Paper {
    /// An empty one.
    pub(crate) fn new() -> Self {
        EMPTY.with_borrow_mut(Vec::pop).unwrap_or_default()
    }
}

impl Clone for Paper {
    fn clone(&self) -> Self {
        let mut copy = Self::new();
        copy.text.push_str(&self.text);
        copy.pieces.extend_from_slice(&self.pieces);
        copy.slots.extend_from_slice(&self.slots);
        copy
    }
}

impl Drop for Paper {
    fn drop(&mut self) {
        let Self { text, pieces, slots } = self;
        // A thread that ends keeps nothing.
        let _ = EMPTY.try_with(|empty| {
            let mut empty = empty.borrow_mut();
            if empty.len() < MOST && (1..=LARGEST).contains(&text.capacity()) {
                text.clear();
                pieces.clear();
                slots.clear();
                let (text, pieces, slots) = (take(text), take(pieces), take(slots));
                empty.push(Self { text, pieces, slots });
            }
        });
    }
}

impl Drawing for Markup {
    fn draw(self, on: &mut String) {
        on.push_str(&self.0);
    }
}

impl Drawing for String {
    fn draw(self, on: &mut String) {
        on.push_str(&self);
    }
}

impl Drawing for &'static str {
    fn draw(self, on: &mut String) {
        on.push_str(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_is_used_again_and_is_empty() {
        let mut first = Paper::new();
        first.text.push_str("a secret");
        first.slots.push(Slot::Had(7));
        let (place, copy) = (first.text.as_ptr(), first.clone());
        assert_eq!(copy, first);
        drop(first);
        let next = Paper::new();
        assert_eq!(next.text.as_ptr(), place);
        assert!(next == Paper::default(), "{next:?}");
    }

    #[test]
    fn neither_many_nor_large_ones_are_kept() {
        let mut large = Paper::new();
        large.text.reserve(2 * LARGEST);
        drop(large);
        let mut many: Vec<Paper> = (0..2 * MOST).map(|_| Paper::new()).collect();
        assert!(many.iter().all(|paper| paper.text.capacity() <= LARGEST));
        many.iter_mut().for_each(|paper| paper.text.push('a'));
        drop(many);
        assert_eq!(EMPTY.with_borrow(Vec::len), MOST);
    }
}
