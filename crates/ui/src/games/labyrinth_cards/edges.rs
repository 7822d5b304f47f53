//! How far the cards reach: what is shown of the table, and the numbers of its columns and rows.

use std::fmt::Write as _;

use labyrinth_cards::{Place, View};

use super::card::WIDE;

/// The outermost columns and rows with cards.
#[derive(Clone, Copy, Hash)]
pub(super) struct Edges {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
}

impl Edges {
    pub(super) fn of(view: &View) -> Self {
        let mut places = view.layout.cards().iter().map(|card| view.layout.place(card));
        let ends = |place: Place| (i32::from(place.column()), i32::from(place.row()));
        let Some((x, y)) = places.next().map(ends) else {
            return Self { left: 0, right: 1, top: 0, bottom: 1 };
        };
        let (mut left, mut right, mut top, mut bottom) = (x, x, y, y);
        for (x, y) in places.map(ends) {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        Self { left, right, top, bottom }
    }

    /// The part of the drawing that holds all cards, with room for one more on each side.
    pub(super) fn fit(&self) -> String {
        let (wide, high) = (self.right - self.left + 3, self.bottom - self.top + 3);
        let [x, y] = [self.left, self.top].map(|at| at * WIDE - WIDE * 3 / 2);
        format!("{x} {y} {} {}", wide * WIDE, high * WIDE)
    }

    /// The numbers by which places are named, along the left and the upper edge.
    pub(super) fn ruler(&self) -> String {
        let mut html =
            String::from("<g id=\"ruler\" data-in=\"over\" class=\"ruler\" aria-hidden=\"true\">");
        let (x, y) = (self.left * WIDE - WIDE * 13 / 10, self.top * WIDE - WIDE * 13 / 10);
        for column in self.left - 1..=self.right + 1 {
            let _ = write!(html, "<text x=\"{}\" y=\"{y}\">{column}</text>", column * WIDE);
        }
        for row in self.top - 1..=self.bottom + 1 {
            let _ = write!(html, "<text x=\"{x}\" y=\"{}\">{row}</text>", row * WIDE);
        }
        html.push_str("</g>");
        html
    }
}
