//! A card: its path, and its two treasures in medallions that always stand upright.

use labyrinth_cards::{Card, Place, Shape, Treasure, Turn, Ways};
use maud::{Markup, html};
use maze::Side;

use super::names;
use crate::{Cx, files};

/// Width of a card in units of the drawing.
pub(super) const WIDTH: i32 = 100;
/// Distance of the medallions from the middle of a card, in each direction.
const MEDALLION_OFFSET: i32 = 23;

/// The middle of a place in the drawing.
pub(super) fn middle(place: Place) -> (i32, i32) {
    (i32::from(place.column()) * WIDTH, i32::from(place.row()) * WIDTH)
}

/// The middle of the medallion with this treasure, if the card shows it.
pub(super) fn medallion(card: Card, treasure: Treasure, place: Place) -> Option<(i32, i32)> {
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
pub(super) fn lying(card: Card, place: Place, ways: Ways, cx: &Cx<'_>) -> Markup {
    let (x, y) = middle(place);
    let shape = card.face().shape;
    let turn = shape.turn_of(ways).unwrap_or_default();
    html! {
        g id={ "c" (card) } data-in="cards" class="lying" transform={ "translate(" (x) " " (y) ")" }
            role="img" aria-label={ (names::card(card, cx)) ": " (names::sides(ways, cx)) " (" (place) ")" } {
            g { use href={ "#" (shape_id(shape, turn)) } {} (treasures(card)) }
        }
    }
}

/// The two medallions.
pub(super) fn treasures(card: Card) -> Markup {
    let sheet = files::address("labyrinth-cards.svg");
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
pub(super) fn shapes() -> Markup {
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
