//! One face as a picture: whatever has a colour has the hero's symbol too (MZ-01).

use std::fmt::Write as _;

use magic_maze::{Cell, Face, Hero, Mark, door};
use maze::{Side, Slot};

/// How wide and high the picture of one face is.
pub(super) const SIZE: usize = 320;
/// Where the squares begin, from the left and from the top.
const LEFT: i32 = 40;
/// How wide a square is.
const WIDE: i32 = 60;
/// How much of a wall a dwarf passage takes, on either side of its middle.
const GAP: i32 = 11;

/// Colours, and the shapes of marks around their middle.
const SHAPES: &str = include_str!("shapes.svg");

/// A picture that stands alone.
pub(super) fn page(name: &str, width: usize, height: usize, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{name}</title>\n{SHAPES}\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n{inside}</svg>\n"
    )
}

/// The face and its name, in a square of [`SIZE`].
pub(super) fn face(name: &str, face: &Face) -> String {
    let mut drawn = format!("<text class=\"name\" x=\"{LEFT}\" y=\"22\">{name}</text>\n");
    for cell in Cell::all() {
        let class = if face.solid.contains(cell) { "solid" } else { "floor" };
        let (x, y) = corner(cell);
        let place = format!("x=\"{x}\" y=\"{y}\" width=\"{WIDE}\" height=\"{WIDE}\"");
        let _ = writeln!(drawn, "<rect class=\"{class}\" {place}/>");
    }
    for slot in Slot::all() {
        if face.gaps.contains(slot) {
            passage(&mut drawn, slot);
        } else if face.walls.contains(slot) {
            let (from, to) = edge(slot.square(), slot.side());
            line(&mut drawn, "wall", from, to);
        }
    }
    for side in Side::ALL {
        border(&mut drawn, face, side);
    }
    for &[one, other] in &face.escalators {
        escalator(&mut drawn, one, other);
    }
    for cell in Cell::all() {
        marks(&mut drawn, face, cell);
    }
    drawn
}

/// What is on a square: side by side, and smaller, if it is several things.
fn marks(drawn: &mut String, face: &Face, cell: Cell) {
    let marks: Vec<Mark> = face.marks(cell).filter(|&mark| mark != Mark::Solid).collect();
    let across = (1..).find(|&n| n * n >= marks.len()).unwrap_or(1);
    let step = WIDE / across as i32;
    let (x, y) = corner(cell);
    for (nth, &mark) in marks.iter().enumerate() {
        let (column, row) = ((nth % across) as i32, (nth / across) as i32);
        let place = format!(
            "translate({} {}) scale({:.2})",
            x + column * step + step / 2,
            y + row * step + step / 2,
            1.0 / across as f64
        );
        // The shape points north, as the arrow of an entry in the south does.
        let turn = match mark {
            Mark::Entry => face.entry.map_or(0, |side| 90 * side.opposite() as i32),
            _ => 0,
        };
        let _ = writeln!(
            drawn,
            "<g class=\"{}\" transform=\"{place}\"><title>{mark} on {cell}</title>\
             <use href=\"#{}\" transform=\"rotate({turn})\"/>{}</g>",
            mark.hero().map_or("plain", Hero::colour),
            mark.kind(),
            mark.hero().map_or_else(String::new, |hero| symbol(mark, hero)),
        );
    }
}

/// The hero's symbol within the shape of a mark.
fn symbol(mark: Mark, hero: Hero) -> String {
    let place = match mark {
        Mark::Item(_) => "scale(1.9)",
        Mark::Explore(_) => "translate(-3 -3)",
        Mark::Exit(_) => "translate(-9 4)",
        _ => "",
    };
    // MZ-08: a loudspeaker is at every green exploration square and nowhere else.
    let loud = match mark {
        Mark::Explore(Hero::Elf) => "<use href=\"#loudspeaker\" x=\"-20\" y=\"21\"/>",
        _ => "",
    };
    format!("<use href=\"#{}\" transform=\"{place}\"/>{loud}", hero.symbol())
}

/// A wall with an opening just large enough.
fn passage(drawn: &mut String, slot: Slot<4, 4>) {
    let (from, to) = edge(slot.square(), slot.side());
    let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    let along = ((to.0 - from.0).signum() * GAP, (to.1 - from.1).signum() * GAP);
    line(drawn, "wall", from, (half.0 - along.0, half.1 - along.1));
    line(drawn, "wall", (half.0 + along.0, half.1 + along.1), to);
    let _ = writeln!(
        drawn,
        "<g class=\"orange\" transform=\"translate({} {})\"><title>dwarf passage {slot}</title>\
         <use href=\"#passage\"/><use href=\"#axe\" transform=\"scale(.8)\"/></g>",
        half.0, half.1
    );
}

/// The outer border on one side, open at a door.
fn border(drawn: &mut String, face: &Face, side: Side) {
    for cell in Cell::all().filter(|cell| cell.beside(side).is_none()) {
        let (from, to) = edge(cell, side);
        if face.has_door(side) && door(side) == cell {
            let away = match side {
                Side::North => (0, -18),
                Side::East => (18, 0),
                Side::South => (0, 18),
                Side::West => (-18, 0),
            };
            line(drawn, "jamb", from, (from.0 + away.0, from.1 + away.1));
            line(drawn, "jamb", to, (to.0 + away.0, to.1 + away.1));
        } else {
            line(drawn, "wall", from, to);
        }
    }
}

fn escalator(drawn: &mut String, one: Cell, other: Cell) {
    let (from, to) = (middle(one), middle(other));
    for class in ["rail", "belt", "steps"] {
        line(drawn, class, from, to);
    }
    for (x, y) in [from, to] {
        let _ = writeln!(drawn, "<use href=\"#landing\" x=\"{x}\" y=\"{y}\"/>");
    }
}

fn line(drawn: &mut String, class: &str, from: (i32, i32), to: (i32, i32)) {
    let (x1, y1) = from;
    let (x2, y2) = to;
    let _ = writeln!(
        drawn,
        "<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>"
    );
}

/// The two ends of a square's side.
fn edge(cell: Cell, side: Side) -> ((i32, i32), (i32, i32)) {
    let (x, y) = corner(cell);
    match side {
        Side::North => ((x, y), (x + WIDE, y)),
        Side::East => ((x + WIDE, y), (x + WIDE, y + WIDE)),
        Side::South => ((x, y + WIDE), (x + WIDE, y + WIDE)),
        Side::West => ((x, y), (x, y + WIDE)),
    }
}

fn corner(cell: Cell) -> (i32, i32) {
    (LEFT + i32::from(cell.column()) * WIDE, LEFT + i32::from(cell.row()) * WIDE)
}

fn middle(cell: Cell) -> (i32, i32) {
    let (x, y) = corner(cell);
    (x + WIDE / 2, y + WIDE / 2)
}
