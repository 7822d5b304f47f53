//! The doors to where no tile lies.

use magic_maze::{Square, door};
use maze::Side;

use super::layout::{Layout, further, has_door};
use super::pen::{Pen, WIDE};

/// MZ-15: an arrow in the explorer's colour where no tile lies. MZ-61: an entry there is closed.
pub(super) fn doors(layout: &Layout<'_>) -> String {
    let mut pen = Pen::with_room(1_000);
    pen.put("<g id=\"doors\" data-in=\"over\" aria-hidden=\"true\">");
    let mut closed = Pen::default();
    for lying in layout.tiles() {
        for side in Side::ALL.into_iter().filter(|&side| has_door(lying, side)) {
            let own = side.turned(4 - lying.turn);
            let at = layout.square(Square::new(lying.tile, door(own)));
            let Some(at) = at else { continue };
            let open = lying.face.face().explore[own as usize];
            match (layout.at_place(lying.place.beside(side)), open) {
                // Where there is no door on the other side, there is a wall already.
                (Some(_), _) => {}
                (None, Some(hero)) => arrow(&mut pen, at, side, hero.name()),
                (None, None) => bar(&mut closed, at, side),
            }
        }
    }
    if !closed.is_empty() {
        pen.put("<path class=\"w\" d=\"").put(&closed.done()).put("\"/>");
    }
    pen.put("</g>");
    pen.done()
}

fn bar(pen: &mut Pen, (x, y): (i32, i32), side: Side) {
    let (x, y) = (x * WIDE, y * WIDE);
    match side {
        Side::North => pen.put("M").pair((x, y)).put("h10"),
        Side::East => pen.put("M").pair((x + WIDE, y)).put("v10"),
        Side::South => pen.put("M").pair((x, y + WIDE)).put("h10"),
        Side::West => pen.put("M").pair((x, y)).put("v10"),
    };
}

fn arrow(pen: &mut Pen, at: (i32, i32), side: Side, hero: &str) {
    let (x, y) = further(at, side, 1);
    let (x, y) = (x * WIDE, y * WIDE);
    pen.put("<path class=\"open ").put(hero).put("\" d=\"M");
    match side {
        Side::North => pen.pair((x + 2, y + 9)).put("h6l-3 -4z"),
        Side::East => pen.pair((x + 1, y + 2)).put("v6l4 -3z"),
        Side::South => pen.pair((x + 2, y + 1)).put("h6l-3 4z"),
        Side::West => pen.pair((x + 9, y + 2)).put("v6l-4 -3z"),
    };
    pen.put("\"/>");
}
