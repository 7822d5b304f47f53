//! The table: the cards, the marks over them, and the places where a card fits.

use labyrinth_cards::{Action, Place, View};
use maud::{Markup, html};

use super::card::{self, WIDTH};
use super::fits::{Fits, spots};
use super::links::links;
use crate::pages::icon;
use crate::{Cx, Part, Pieces};

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let edges = Edges::of(view);
    let mut pieces = Pieces::default();
    let inside = html! {
        (card::shapes())
        g id="cards" data-ours {
            @for card in view.layout.cards().iter() {
                (pieces.svg(card::lying(card, view.layout.place(card), view.layout.ways(card), cx)))
            }
        }
        g id="over" data-ours {
            (pieces.svg(edges.ruler()))
            (pieces.svg(links(view, legal, cx)))
            (pieces.svg(spots(&Fits::of(legal))))
        }
    };
    let (label, view_box) = (cx.text("lc-board"), edges.view_box());
    let table = html! {
        svg id="table" class="table" data-zoom viewBox=(view_box) data-fit=(view_box) role="group"
            aria-label=(label) {}
    };
    let markup = html! {
        section id="board" class="board lc" aria-label=(label) {
            (pieces.frame(table, &inside))
            div id="rim" class="rim" {
                (pieces.html(html! {
                    p #deck data-in="rim" class="pile" { (cx.format("lc-deck", &[("left", view.left.into())])) }
                }))
                (zoom(cx))
            }
        }
    };
    pieces.part("board", markup)
}

fn zoom(cx: &Cx<'_>) -> Markup {
    let button = |sign: &str, label: &'static str| {
        html! { (icon(sign)) span class="sr" { (label) } }
    };
    html! {
        span class="zooms" {
            button type="button" class="quiet" data-zoom-in { (button("plus", cx.text("lc-zoom-in"))) }
            button type="button" class="quiet" data-zoom-out { (button("minus", cx.text("lc-zoom-out"))) }
            button type="button" class="quiet" data-zoom-fit { (button("fit", cx.text("lc-zoom-fit"))) }
        }
    }
}

/// The outermost columns and rows with cards.
struct Edges {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
}

impl Edges {
    fn of(view: &View) -> Self {
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

    /// The view box that holds all cards, with room for one more on each side.
    fn view_box(&self) -> String {
        let (wide, high) = (self.right - self.left + 3, self.bottom - self.top + 3);
        let [x, y] = [self.left, self.top].map(|at| at * WIDTH - WIDTH * 3 / 2);
        format!("{x} {y} {} {}", wide * WIDTH, high * WIDTH)
    }

    /// The numbers of columns and rows, along the left and the upper edge.
    fn ruler(&self) -> Markup {
        let (x, y) = (self.left * WIDTH - WIDTH * 13 / 10, self.top * WIDTH - WIDTH * 13 / 10);
        html! {
            g id="ruler" data-in="over" class="ruler" aria-hidden="true" {
                @for column in self.left - 1..=self.right + 1 {
                    text x=(column * WIDTH) y=(y) { (column) }
                }
                @for row in self.top - 1..=self.bottom + 1 { text x=(x) y=(row * WIDTH) { (row) } }
            }
        }
    }
}
