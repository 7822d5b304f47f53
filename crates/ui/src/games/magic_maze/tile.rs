//! A tile as it lies: squares, walls, escalators, and what is on it.

use magic_maze::{Cell, Cells, Face, Hero, Lying, Mark, Square, Tile, View, door};
use maze::{Side, Slot};

use super::layout::{has_door, turned};
use super::lexicon;
use super::pen::{Pen, WIDE};
use crate::Cx;

/// Half of the opening that a dwarf passage makes in a wall.
const GAP: i32 = 2;

/// One tile, around its own corner. Nothing in it depends on its neighbours, so that laying another
/// one beside it changes nothing here.
pub(super) fn tile(lying: &Lying, holder: &str, view: &View, cx: &Cx<'_>) -> String {
    let mut pen = Pen::with_room(1_800);
    let number = i32::from(lying.tile.number());
    let origin = (i32::from(lying.origin.0), i32::from(lying.origin.1));
    pen.put("<g id=\"t").num(number).put("\" data-in=\"").put(holder).put("\" class=\"tile ");
    pen.place(origin).put("\" role=\"img\" aria-label=\"").say(cx.say("mz-tile")).put(" ");
    pen.num(number);
    let face = lying.face.face();
    marks(face, |mark, cell| {
        if mark != Mark::Entry {
            pen.put(", ").say(lexicon::mark(cx, mark)).spot(turned(cell, lying.turn));
        }
    });
    pen.put("\">");
    let has_door = |side| has_door(lying, side);
    let laid =
        Laid { tile: lying.tile, face, turn: lying.turn, is_apart: lying.place == super::APART };
    body(&mut pen, &laid, has_door, view);
    pen.put("</g>");
    pen.done()
}

/// A tile that does not lie yet, as it is drawn.
pub(super) fn alone(tile: Tile, view: &View) -> String {
    let mut pen = Pen::with_room(1_500);
    let face = view.tiles.face(tile, view.options.up);
    let laid = Laid { tile, face, turn: 0, is_apart: false };
    body(&mut pen, &laid, |side| face.has_door(side), view);
    pen.done()
}

/// A tile as it is drawn on the picture.
struct Laid<'a> {
    tile: Tile,
    face: &'a Face,
    turn: u8,
    /// MZ-63: its entry is a wall.
    is_apart: bool,
}

fn body(pen: &mut Pen, laid: &Laid<'_>, has_door: impl Fn(Side) -> bool, view: &View) {
    let number = i32::from(laid.tile.number());
    pen.put("<rect class=\"base\" width=\"40\" height=\"40\"/>");
    for cell in laid.face.floor().iter() {
        pen.put("<rect id=\"q").num(number).put("-").num(cell.index().into());
        pen.put("\" class=\"f\"").corner(turned(cell, laid.turn)).put("/>");
    }
    escalators(pen, laid.face, laid.turn);
    walls(pen, laid, has_door, view.options.special.gaps);
    marks(laid.face, |mark, cell| {
        if !(mark == Mark::Entry && laid.is_apart) {
            let used = view.out_of_order.contains(&Square::new(laid.tile, cell));
            put_mark(pen, laid, mark, cell, used);
        }
    });
    pen.put("<text class=\"nr\" x=\"38.6\" y=\"38.8\">").num(number).put("</text>");
}

/// All marks of a face, kind by kind.
pub(super) fn marks(face: &Face, mut each: impl FnMut(Mark, Cell)) {
    if let Some(side) = face.entry {
        each(Mark::Entry, door(side));
    }
    for (cell, hero, _) in face.explorations() {
        each(Mark::Explore(hero), cell);
    }
    coloured(&face.vortices, Mark::Vortex, &mut each);
    coloured(&face.items, Mark::Item, &mut each);
    coloured(&face.exits, Mark::Exit, &mut each);
    let plain =
        [(Mark::Timer, face.timers), (Mark::Ball, face.balls), (Mark::Camera, face.cameras)];
    for (mark, cells) in plain {
        if !cells.is_empty() {
            cells.iter().for_each(|cell| each(mark, cell));
        }
    }
}

fn coloured(by_hero: &[Cells; 4], mark: fn(Hero) -> Mark, each: &mut impl FnMut(Mark, Cell)) {
    for (hero, cells) in Hero::ALL.into_iter().zip(by_hero) {
        if !cells.is_empty() {
            cells.iter().for_each(|cell| each(mark(hero), cell));
        }
    }
}

fn put_mark(pen: &mut Pen, laid: &Laid<'_>, mark: Mark, cell: Cell, used: bool) {
    let at = turned(cell, laid.turn);
    pen.put("<use class=\"m ").put(mark.kind());
    if let Some(hero) = mark.hero() {
        pen.put(" ").put(hero.name());
    }
    pen.put("\" href=\"#mz-").put(mark.kind());
    if let Some(hero) = mark.hero() {
        pen.put("-").put(hero.name());
    }
    pen.put("\"").corner(at);
    if mark == Mark::Entry {
        // The arrow of a tile that is entered from the south points north.
        let side = laid.face.entry.unwrap_or(Side::South).turned(laid.turn);
        let middle = (at.0 * WIDE + WIDE / 2, at.1 * WIDE + WIDE / 2);
        pen.put(" transform=\"rotate(").num(90 * side.opposite() as i32).put(" ");
        pen.pair(middle).put(")\"");
    }
    pen.put("/>");
    if used {
        pen.put("<use class=\"m out\" href=\"#mz-used\"").corner(at).put("/>");
    }
}

fn escalators(pen: &mut Pen, face: &Face, turn: u8) {
    let middle = |cell| {
        let (x, y) = turned(cell, turn);
        (x * WIDE + WIDE / 2, y * WIDE + WIDE / 2)
    };
    for &[one, other] in &face.escalators {
        for class in ["rail", "belt"] {
            pen.put("<path class=\"").put(class).put("\" d=\"M").pair(middle(one)).put("L");
            pen.pair(middle(other)).put("\"/>");
        }
        for end in [one, other] {
            pen.put("<use class=\"landing\" href=\"#mz-step\"").corner(turned(end, turn));
            pen.put("/>");
        }
    }
}

/// All walls in one line, the border with its doors included.
fn walls(pen: &mut Pen, laid: &Laid<'_>, has_door: impl Fn(Side) -> bool, gaps: bool) {
    let face = laid.face;
    pen.put("<path class=\"w\" d=\"");
    pen.put(if has_door(Side::North) { "M0 0h20m10 0h10" } else { "M0 0h40" });
    pen.put(if has_door(Side::East) { "v20m0 10v10" } else { "v40" });
    pen.put(if has_door(Side::South) { "h-20m-10 0h-10" } else { "h-40" });
    pen.put(if has_door(Side::West) { "v-20m0 -10v-10" } else { "v-40" });
    let mut passages = Pen::default();
    for slot in Slot::all() {
        if !face.walls.contains(slot) {
            continue;
        }
        let (from, along) = edge(slot, laid.turn);
        let (x, y) = (along.0.signum(), along.1.signum());
        pen.put("M").pair(from).put("l");
        if gaps && face.gaps.contains(slot) {
            let half = WIDE / 2 - GAP;
            pen.pair((x * half, y * half)).put("m").pair((x * 2 * GAP, y * 2 * GAP));
            pen.put("l").pair((x * half, y * half));
            passages.put("<use class=\"m gap dwarf\" href=\"#mz-passage\" x=\"");
            passages.num(from.0 + along.0 / 2).put("\" y=\"").num(from.1 + along.1 / 2);
            passages.put("\"/>");
        } else {
            pen.pair(along);
        }
    }
    pen.put("\"/>").put(&passages.done());
}

/// Where a wall begins, and how it goes on.
fn edge(slot: Slot<4, 4>, turn: u8) -> ((i32, i32), (i32, i32)) {
    let (x, y) = turned(slot.square(), turn);
    let (x, y) = (x * WIDE, y * WIDE);
    match slot.side().turned(turn) {
        Side::North => ((x, y), (WIDE, 0)),
        Side::East => ((x + WIDE, y), (0, WIDE)),
        Side::South => ((x, y + WIDE), (WIDE, 0)),
        Side::West => ((x, y), (0, WIDE)),
    }
}
