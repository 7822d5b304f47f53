//! Pictures of tiles: a file for each face, and a sheet with all faces.

use std::fs;
use std::path::Path;

use magic_maze::{Cell, Face, Hero, Mark, Tiles, door};
use maud::{Markup, PreEscaped, html};
use maze::{Side, Slot};

use crate::exit::UsageError;

/// Width and height of the picture of one face.
const FACE: usize = 320;
/// The number of faces in a row of the sheet.
const SHEET_COLUMNS: usize = 5;
/// The margin around the squares of a face.
const MARGIN: i32 = 40;
/// Width and height of a square.
const SQUARE: i32 = 60;
/// Half of the width of a dwarf passage.
const HALF_GAP: i32 = 11;
/// The length of the walls outside a door.
const JAMB: i32 = 18;

/// Colours, and the shape of each mark around its middle.
const SHAPES: &str = include_str!("shapes.svg");

type Point = (i32, i32);

/// Writes `1A.svg`, `1B.svg`, `2.svg` and so on, and `sheet.svg`. Creates the folder if it is missing.
pub(super) fn write(folder: &Path, tiles: &Tiles) -> Result<(), UsageError> {
    let cannot = |error| {
        UsageError::new(format!("--svg cannot write to the folder {}: {error}", folder.display()))
    };
    fs::create_dir_all(folder).map_err(cannot)?;
    for (name, _, face) in tiles.all() {
        let page = page(&format!("Tile {name}"), FACE, FACE, &draw_face(&name, face));
        fs::write(folder.join(format!("{name}.svg")), page).map_err(cannot)?;
    }
    let faces: Vec<_> = tiles.all().collect();
    let sheet = html! {
        @for (nth, (name, _, face)) in faces.iter().enumerate() {
            @let (x, y) = (nth % SHEET_COLUMNS * FACE, nth / SHEET_COLUMNS * FACE);
            g transform=(format!("translate({x} {y})")) { (draw_face(name, face)) }
        }
    };
    let height = faces.len().div_ceil(SHEET_COLUMNS) * FACE;
    let sheet = page("All tiles", SHEET_COLUMNS * FACE, height, &sheet);
    fs::write(folder.join("sheet.svg"), sheet).map_err(cannot)
}

/// An SVG file.
fn page(title: &str, width: usize, height: usize, inside: &Markup) -> String {
    let page = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {width} {height}"))
            width=(width) height=(height) role="img" {
            title { (title) }
            (PreEscaped(SHAPES))
            rect.paper width=(width) height=(height) {}
            (inside)
        }
    };
    page.into_string() + "\n"
}

/// The face and its name, in a square of [`FACE`].
fn draw_face(name: &str, face: &Face) -> Markup {
    html! {
        text.name x=(MARGIN) y="22" { (name) }
        @for cell in Cell::all() {
            @let (x, y) = corner(cell);
            @let class = if face.solid.contains(cell) { "solid" } else { "floor" };
            rect class=(class) x=(x) y=(y) width=(SQUARE) height=(SQUARE) {}
        }
        @for slot in Slot::all() {
            @let (from, to) = edge(slot.square(), slot.side());
            @if face.gaps.contains(slot) { (passage(slot, from, to)) }
            @else if face.walls.contains(slot) { (line("wall", from, to)) }
        }
        @for side in Side::ALL { (border(face, side)) }
        @for &[one, other] in &face.escalators {
            @for class in ["rail", "belt", "steps"] { (line(class, middle(one), middle(other))) }
            @for (x, y) in [middle(one), middle(other)] { use href="#landing" x=(x) y=(y) {} }
        }
        @for cell in Cell::all() { (marks(face, cell)) }
    }
}

/// The marks of a square, in a grid if there are several.
fn marks(face: &Face, cell: Cell) -> Markup {
    let marks: Vec<Mark> = face.marks(cell).filter(|&mark| mark != Mark::Solid).collect();
    let across = (1..).find(|&n| n * n >= marks.len()).unwrap_or(1);
    let step = SQUARE / across as i32;
    let (x, y) = corner(cell);
    let place = |nth: usize| {
        let (column, row) = ((nth % across) as i32, (nth / across) as i32);
        let (x, y) = (x + column * step + step / 2, y + row * step + step / 2);
        format!("translate({x} {y}) scale({:.2})", 1.0 / across as f64)
    };
    // The shape of an entry points north, like that of an entry in the south.
    let turn = |mark| match mark {
        Mark::Entry => face.entry.map_or(0, |side| 90 * side.opposite() as i32),
        _ => 0,
    };
    html! {
        @for (nth, &mark) in marks.iter().enumerate() {
            g class=(mark.hero().map_or("plain", Hero::colour)) transform=(place(nth)) {
                title { (mark) " on " (cell) }
                use href=(format!("#{}", mark.kind())) transform=(format!("rotate({})", turn(mark))) {}
                // MZ-01: what has the colour of a hero has its symbol too.
                @if let Some(hero) = mark.hero() { (symbol(mark, hero)) }
            }
        }
    }
}

/// The symbol of a hero within the shape of a mark.
fn symbol(mark: Mark, hero: Hero) -> Markup {
    let place = match mark {
        Mark::Item(_) => "scale(1.9)",
        Mark::Explore(_) => "translate(-3 -3)",
        Mark::Exit(_) => "translate(-9 4)",
        _ => "",
    };
    html! {
        use href=(format!("#{}", hero.symbol())) transform=(place) {}
        // MZ-08: a loudspeaker is at every green exploration square and nowhere else.
        @if mark == Mark::Explore(Hero::Elf) { use href="#loudspeaker" x="-20" y="21" {} }
    }
}

/// A wall with a dwarf passage in its middle.
fn passage(slot: Slot<4, 4>, from: Point, to: Point) -> Markup {
    let (x, y) = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    let (dx, dy) = ((to.0 - from.0).signum() * HALF_GAP, (to.1 - from.1).signum() * HALF_GAP);
    html! {
        (line("wall", from, (x - dx, y - dy)))
        (line("wall", (x + dx, y + dy), to))
        g.orange transform=(format!("translate({x} {y})")) {
            title { "dwarf passage " (slot) }
            use href="#passage" {}
            use href="#axe" transform="scale(.8)" {}
        }
    }
}

/// The outer border on one side, open at a door.
fn border(face: &Face, side: Side) -> Markup {
    let (dx, dy) = match side {
        Side::North => (0, -JAMB),
        Side::East => (JAMB, 0),
        Side::South => (0, JAMB),
        Side::West => (-JAMB, 0),
    };
    html! {
        @for cell in Cell::all().filter(|cell| cell.beside(side).is_none()) {
            @let (from, to) = edge(cell, side);
            @if face.has_door(side) && door(side) == cell {
                @for (x, y) in [from, to] { (line("jamb", (x, y), (x + dx, y + dy))) }
            } @else { (line("wall", from, to)) }
        }
    }
}

fn line(class: &str, from: Point, to: Point) -> Markup {
    html! { line class=(class) x1=(from.0) y1=(from.1) x2=(to.0) y2=(to.1) {} }
}

/// The two ends of a side of a square.
fn edge(cell: Cell, side: Side) -> (Point, Point) {
    let (x, y) = corner(cell);
    match side {
        Side::North => ((x, y), (x + SQUARE, y)),
        Side::East => ((x + SQUARE, y), (x + SQUARE, y + SQUARE)),
        Side::South => ((x, y + SQUARE), (x + SQUARE, y + SQUARE)),
        Side::West => ((x, y), (x, y + SQUARE)),
    }
}

/// The upper left corner of a square.
fn corner(cell: Cell) -> Point {
    (MARGIN + i32::from(cell.column()) * SQUARE, MARGIN + i32::from(cell.row()) * SQUARE)
}

fn middle(cell: Cell) -> Point {
    let (x, y) = corner(cell);
    (x + SQUARE / 2, y + SQUARE / 2)
}
