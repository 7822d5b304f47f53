//! A card: its way, and its two treasures in medallions that always stand upright.

use std::fmt::Write as _;
use std::sync::LazyLock;

use labyrinth_cards::{Card, Place, Shape, Treasure, Turn, Ways};
use maze::Side;

use super::names;
use crate::{Cx, files};

/// How wide a card is, in units of the drawing.
pub(super) const WIDE: i32 = 100;
/// How far the medallions are from the middle of a card.
const OFF: i32 = 23;

/// The middle of a place in the drawing.
pub(super) fn middle(place: Place) -> (i32, i32) {
    (i32::from(place.column()) * WIDE, i32::from(place.row()) * WIDE)
}

/// The middle of the medallion with this treasure, if the card shows it.
pub(super) fn medallion(card: Card, treasure: Treasure, place: Place) -> Option<(i32, i32)> {
    let nth = card.face().treasures.iter().position(|shown| *shown == treasure)?;
    let ((x, y), off) = (middle(place), if nth == 0 { -OFF } else { OFF });
    Some((x + off, y + off))
}

/// What a shape is drawn by, turned like this.
pub(super) fn way(shape: Shape, turn: Turn) -> String {
    let letter = match shape {
        Shape::Tee => 't',
        Shape::Bend => 'b',
        Shape::Straight => 's',
        Shape::Crossing => 'x',
    };
    format!("w-{letter}{turn}")
}

/// A lying card.
pub(super) fn lying(card: Card, place: Place, ways: Ways, cx: &Cx<'_>) -> String {
    let (x, y) = middle(place);
    let mut html = String::with_capacity(560);
    let _ = write!(
        html,
        "<g id=\"c{card}\" data-in=\"cards\" class=\"lying\" transform=\"translate({x} {y})\" role=\"img\" \
         aria-label=\""
    );
    names::write_card(card, ways, cx, &mut html);
    let _ = write!(html, " ({place})\">");
    html.push_str(drawn(card, ways));
    html.push_str("</g>");
    html
}

/// A card as it is drawn. All ways in which one can lie are kept: there are few.
fn drawn(card: Card, ways: Ways) -> &'static str {
    static DRAWN: LazyLock<Vec<[String; 4]>> = LazyLock::new(|| {
        let drawn = |card: Card, turn: Option<Turn>| {
            let mut html =
                format!("<g><use href=\"#{}\"/>", way(card.face().shape, turn.unwrap_or_default()));
            treasures(card, &mut html);
            html + "</g>"
        };
        Card::all().map(|card| [0, 1, 2, 3].map(|turn| drawn(card, Turn::new(turn)))).collect()
    });
    let turn = card.face().shape.turn_of(ways).unwrap_or_default();
    &DRAWN[card.index()][usize::from(turn.quarters())]
}

/// The two medallions.
pub(super) fn treasures(card: Card, html: &mut String) {
    let sheet = files::address("labyrinth-cards.svg");
    for (treasure, off) in card.face().treasures.into_iter().zip([-OFF, OFF]) {
        let at = off - 16;
        let _ = write!(
            html,
            "<use href=\"#gem\" x=\"{off}\" y=\"{off}\"/>\
             <use href=\"{sheet}#treasures-{treasure}\" x=\"{at}\" y=\"{at}\" width=\"32\" height=\"32\"/>",
        );
    }
}

/// What the cards are drawn of: the eleven ways, a medallion, and the card that is about to be laid,
/// of whose four arms the style sheet shows those that are open.
pub(super) fn shapes() -> &'static str {
    static SHAPES: LazyLock<String> = LazyLock::new(|| {
        let mut html = String::from(
            "<defs id=\"shapes\" data-ours><circle id=\"gem\" class=\"lc-gem\" r=\"22\"/>",
        );
        for (shape, _) in Shape::ALL {
            for turn in shape.all_turns() {
                let road = road(shape.ways(turn));
                let _ = write!(
                    html,
                    "<g id=\"{}\"><rect class=\"lc-hedge\" x=\"-48\" y=\"-48\" width=\"96\" height=\"96\" rx=\"9\"/>\
                     <path class=\"lc-edge\" d=\"{road}\"/><path class=\"lc-road\" d=\"{road}\"/></g>",
                    way(shape, turn),
                );
            }
        }
        html.push_str(
            "<g id=\"ghost\"><rect class=\"lc-hedge\" x=\"-48\" y=\"-48\" width=\"96\" height=\"96\" rx=\"9\"/>",
        );
        for class in ["edge", "road"] {
            for side in Side::ALL {
                let road = road(Ways::of(&[side]));
                let _ = write!(html, "<path class=\"lc-{class} lc-{side}\" d=\"{road}\"/>");
            }
        }
        html.push_str("</g></defs>");
        html
    });
    &SHAPES
}

/// A line from the first open side over the middle to the second, and one to each other.
fn road(ways: Ways) -> String {
    let end = |side| match side {
        Side::North => "0 -47",
        Side::East => "47 0",
        Side::South => "0 47",
        Side::West => "-47 0",
    };
    let mut road = String::new();
    for (nth, side) in ways.sides().enumerate() {
        let _ = match nth {
            0 => write!(road, "M{}L0 0", end(side)),
            1 => write!(road, "L{}", end(side)),
            _ => write!(road, "M0 0L{}", end(side)),
        };
    }
    road
}
