//! The table: the cards, the marks over them, and the places where a card fits.

use labyrinth_cards::{Action, Card, CardSet, Now, Place, Shape, Treasure, Turn, View, Ways};
use maud::{Markup, html};
use maze::Side;

use super::hand::{fits, spots};
use super::{SHEET, card_list, card_name, label, sides};
use crate::games::bounds;
use crate::pages::icon;
use crate::{Cx, Part, Pieces, files};

/// Width of a card in units of the drawing.
const WIDTH: i32 = 100;
/// Distance of the medallions from the middle of a card, in each direction.
const MEDALLION_OFFSET: i32 = 23;

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let places = view.layout.cards().iter().map(|card| view.layout.place(card));
    let places = places.map(|place| (i32::from(place.column()), i32::from(place.row())));
    let edges = bounds(places).unwrap_or([0, 0, 1, 1]);
    let mut pieces = Pieces::default();
    let inside = html! {
        (shapes())
        g id="cards" data-ours {
            @for card in view.layout.cards().iter() {
                (pieces.svg(lying(card, view.layout.place(card), view.layout.ways(card), cx)))
            }
        }
        g id="over" data-ours {
            (pieces.svg(ruler(edges)))
            (pieces.svg(links(view, legal, cx)))
            (pieces.svg(spots(&fits(legal))))
        }
    };
    let (label, view_box) = (cx.text("lc-board"), view_box(edges));
    let table = html! {
        svg id="table" class="table" data-zoom viewBox=(view_box) data-fit=(view_box) role="group"
            aria-label=(label) {}
    };
    let markup = html! {
        section id="board" class="board lc" aria-label=(label) {
            (pieces.frame(table, &inside))
            div id="rim" class="rim" {
                (pieces.html(html! {
                    p #deck data-in="rim" class="pile" { (cx.format("lc-deck", [("left", view.left.into())])) }
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

/// The view box that holds the cards within these edges, with room for one more on each side.
fn view_box([left, top, right, bottom]: [i32; 4]) -> String {
    let [x, y] = [left, top].map(|at| at * WIDTH - WIDTH * 3 / 2);
    format!("{x} {y} {} {}", (right - left + 3) * WIDTH, (bottom - top + 3) * WIDTH)
}

/// The numbers of columns and rows, along the left and the upper edge.
fn ruler([left, top, right, bottom]: [i32; 4]) -> Markup {
    let [x, y] = [left, top].map(|at| at * WIDTH - WIDTH * 13 / 10);
    html! {
        g id="ruler" data-in="over" class="ruler" aria-hidden="true" {
            @for column in left - 1..=right + 1 { text x=(column * WIDTH) y=(y) { (column) } }
            @for row in top - 1..=bottom + 1 { text x=(x) y=(row * WIDTH) { (row) } }
        }
    }
}
/// The middle of a place in the drawing.
pub(super) fn middle(place: Place) -> (i32, i32) {
    (i32::from(place.column()) * WIDTH, i32::from(place.row()) * WIDTH)
}

/// The middle of the medallion with this treasure, if the card shows it.
fn medallion(card: Card, treasure: Treasure, place: Place) -> Option<(i32, i32)> {
    let nth = card.face().treasures.iter().position(|shown| *shown == treasure)?;
    let ((x, y), off) =
        (middle(place), if nth == 0 { -MEDALLION_OFFSET } else { MEDALLION_OFFSET });
    Some((x + off, y + off))
}

/// The id of the drawing of a turned shape.
pub(super) fn shape_id(shape: Shape, turn: Turn) -> String {
    let letter = match shape {
        Shape::Tee => 't',
        Shape::Bend => 'b',
        Shape::Straight => 's',
        Shape::Crossing => 'x',
    };
    format!("w-{letter}{turn}")
}

/// A card on the table.
fn lying(card: Card, place: Place, ways: Ways, cx: &Cx<'_>) -> Markup {
    let (x, y) = middle(place);
    let shape = card.face().shape;
    let turn = shape.turn_of(ways).unwrap_or_default();
    let args = [
        ("card", card_name(card, cx).into()),
        ("place", place.to_string().into()),
        ("open", sides(ways, cx).into()),
    ];
    html! {
        g id={ "c" (card) } data-in="cards" class="lying" transform={ "translate(" (x) " " (y) ")" }
            role="img" aria-label=(cx.format("lc-card-at", args)) {
            g { use href={ "#" (shape_id(shape, turn)) } {} (treasures(card)) }
        }
    }
}

/// The two medallions.
pub(super) fn treasures(card: Card) -> Markup {
    let sheet = files::address(SHEET);
    let offsets = [-MEDALLION_OFFSET, MEDALLION_OFFSET];
    html! {
        @for (treasure, off) in card.face().treasures.into_iter().zip(offsets) {
            use href="#gem" x=(off) y=(off) {}
            use href={ (sheet) "#treasures-" (treasure) } x=(off - 16) y=(off - 16) width="32" height="32" {}
        }
    }
}

/// The drawings that cards refer to: the eleven turned shapes, a medallion, and the card that is
/// about to be placed, of whose four arms the style sheet shows the open ones.
fn shapes() -> Markup {
    let background =
        html! { rect class="lc-hedge" x="-48" y="-48" width="96" height="96" rx="9" {} };
    html! {
        defs id="shapes" data-ours {
            circle id="gem" class="lc-gem" r="22" {}
            @for shape in Shape::ALL {
                @for turn in shape.all_turns() {
                    @let road = road(shape.ways(turn));
                    g id=(shape_id(shape, turn)) {
                        (background)
                        path class="lc-edge" d=(road) {}
                        path class="lc-road" d=(road) {}
                    }
                }
            }
            g id="ghost" {
                (background)
                @for class in ["edge", "road"] {
                    @for side in Side::ALL {
                        path class={ "lc-" (class) " lc-" (side) } d=(road(Ways::of(&[side]))) {}
                    }
                }
            }
        }
    }
}

/// A line from the first open side over the middle to the second, and one to each other side.
fn road(ways: Ways) -> String {
    let end = |side| match side {
        Side::North => "0 -47",
        Side::East => "47 0",
        Side::South => "0 47",
        Side::West => "-47 0",
    };
    let line = |(nth, side)| match nth {
        0 => format!("M{}L0 0", end(side)),
        1 => format!("L{}", end(side)),
        _ => format!("M0 0L{}", end(side)),
    };
    ways.sides().enumerate().map(line).collect()
}

/// The marks over the cards.
fn links(view: &View, legal: &[Action], cx: &Cx<'_>) -> Markup {
    // LC-26: a player who has to find the links is shown none.
    let class = if matches!(view.now, Now::Find { .. }) { "maybe" } else { "can" };
    html! {
        g id="links" data-in="over" {
            @for card in view.gone.cards().iter() { (square("gone", view.gone.place(card))) }
            @match &view.now {
                Now::Take { card, offers, holds } => {
                    (square("played", view.layout.place(*card)))
                    @for (_, way) in &offers.0 { path class="link" d=(path(way)) {} }
                    @for (to, _) in &offers.0 { (shared_treasures(*card, *to, view)) }
                    @for (held, falling) in &holds.0 {
                        (shared_treasures(*card, *held, view))
                        @let (x, y) = corner(view.layout.place(*held));
                        rect class="held" x=(x) y=(y) width="96" height="96" rx="9" data-choose={ "held-" (held) }
                            role="button" tabindex="0" aria-label=(stays(*held, *falling, cx)) {}
                        g class="falls" data-for={ "held-" (held) } {
                            @for card in falling.iter() { (square("fall", view.layout.place(card))) }
                        }
                    }
                }
                Now::Find { card } => { (square("played", view.layout.place(*card))) }
                _ => {}
            }
            @for action in legal {
                @if let Action::Take(card) = action {
                    @let (x, y) = corner(view.layout.place(*card));
                    rect class=(class) x=(x) y=(y) width="96" height="96" rx="9" data-act=(action)
                        role="button" tabindex="0" aria-label=(label(action, cx)) {}
                }
            }
        }
    }
}

/// Why a linked card cannot be taken now.
pub(super) fn stays(held: Card, falling: CardSet, cx: &Cx<'_>) -> String {
    let args = [("card", card_name(held, cx).into()), ("falling", card_list(falling, cx).into())];
    cx.format("lc-stays", args)
}

/// A square over a card.
fn square(class: &str, place: Place) -> Markup {
    let (x, y) = corner(place);
    html! { rect class=(class) x=(x) y=(y) width="96" height="96" rx="9" {} }
}

/// The upper left corner of a square over a card.
fn corner(place: Place) -> (i32, i32) {
    let (x, y) = middle(place);
    (x - WIDTH / 2 + 2, y - WIDTH / 2 + 2)
}

/// A path from the placed card over the middles of these places.
fn path(way: &[Place]) -> String {
    let point = |(nth, place): (usize, &Place)| {
        let (x, y) = middle(*place);
        format!("{}{x} {y}", if nth == 0 { 'M' } else { 'L' })
    };
    way.iter().enumerate().map(point).collect()
}

/// The treasures that two cards share, lit on both.
fn shared_treasures(one: Card, other: Card, view: &View) -> Markup {
    let both = |treasure: &&_| other.face().treasures.contains(treasure);
    html! {
        @for &treasure in one.face().treasures.iter().filter(both) {
            @for card in [one, other] {
                @if let Some((x, y)) = medallion(card, treasure, view.layout.place(card)) {
                    circle class="lit" cx=(x) cy=(y) r="22" {}
                }
            }
        }
    }
}
