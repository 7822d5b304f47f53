//! A tile: squares, walls, escalators and marks; and the shapes of the marks.

use std::fmt::Write as _;

use magic_maze::{Cell, Cells, Face, Hero, Lying, Mark, Square, Tile, View, door};
use maud::{Markup, PreEscaped, html};
use maze::{Side, Slot};

use super::layout::{SQUARE, has_door, is_apart, position_classes, turned};
use super::{SHEET, names};
use crate::pictures::{Picture, Set};
use crate::{Cx, files};

/// Half the width of the opening that a dwarf passage makes in a wall.
const HALF_GAP: i32 = 2;

/// A tile on the board, drawn around its own corner. Nothing in it depends on its neighbours, so
/// that laying another tile does not change it.
pub(super) fn lying(lying: &Lying, holder: &str, view: &View, cx: &Cx<'_>) -> Markup {
    let number = lying.tile.number();
    let origin = (i32::from(lying.origin.0), i32::from(lying.origin.1));
    let face = lying.face.face();
    let placed = marks(face).into_iter().filter(|(mark, _)| *mark != Mark::Entry);
    let marked: Vec<String> =
        placed.map(|(mark, cell)| names::mark_at(cx, mark, turned(cell, lying.turn))).collect();
    let label = names::tile(cx, lying.tile, &marked);
    let is_apart = is_apart(lying);
    let laid = Laid { tile: lying.tile, face, turn: lying.turn, is_apart };
    html! {
        g id={ "t" (number) } data-in=(holder) class={ "tile " (position_classes(origin)) }
            role="img" aria-label=(label) {
            (laid.body(|side| has_door(lying, side), view))
        }
    }
}

/// A tile that does not lie on the board yet.
pub(super) fn unplaced(tile: Tile, view: &View) -> Markup {
    let face = view.tiles.face(tile, view.options.up);
    Laid { tile, face, turn: 0, is_apart: false }.body(|side| face.has_door(side), view)
}

/// All marks of a face and their cells.
pub(super) fn marks(face: &Face) -> Vec<(Mark, Cell)> {
    let mut marks: Vec<_> = face.entry.map(|side| (Mark::Entry, door(side))).into_iter().collect();
    marks.extend(face.explorations().map(|(cell, hero, _)| (Mark::Explore(hero), cell)));
    let mut add = |mark, cells: Cells| marks.extend(cells.iter().map(|cell| (mark, cell)));
    let mut add_coloured = |mark: fn(Hero) -> Mark, by_hero: &[Cells; 4]| {
        Hero::ALL.into_iter().zip(by_hero).for_each(|(hero, cells)| add(mark(hero), *cells));
    };
    add_coloured(Mark::Vortex, &face.vortices);
    add_coloured(Mark::Item, &face.items);
    add_coloured(Mark::Exit, &face.exits);
    add(Mark::Timer, face.timers);
    add(Mark::Ball, face.balls);
    add(Mark::Camera, face.cameras);
    marks
}

/// A tile with its turn.
struct Laid<'a> {
    tile: Tile,
    face: &'a Face,
    /// Quarter turns clockwise.
    turn: u8,
    /// MZ-63: its entry is a wall.
    is_apart: bool,
}

impl Laid<'_> {
    fn body(&self, has_door: impl Fn(Side) -> bool, view: &View) -> Markup {
        let number = self.tile.number();
        let is_drawn = |(mark, _): &(Mark, Cell)| !(*mark == Mark::Entry && self.is_apart);
        html! {
            rect class="base" width="40" height="40" {}
            @for cell in self.face.floor().iter() {
                @let (x, y) = turned(cell, self.turn);
                rect id={ "q" (number) "-" (cell.index()) } class="f" x=(x * SQUARE) y=(y * SQUARE) {}
            }
            (self.escalators())
            (self.walls(has_door, view.options.special.gaps))
            @for (mark, cell) in marks(self.face).into_iter().filter(is_drawn) {
                (self.mark(mark, cell, view.out_of_order.contains(&Square::new(self.tile, cell))))
            }
            text class="nr" x="38.6" y="38.8" { (number) }
        }
    }

    fn mark(&self, mark: Mark, cell: Cell, is_used: bool) -> Markup {
        let (x, y) = turned(cell, self.turn);
        let (x, y, kind) = (x * SQUARE, y * SQUARE, mark.kind());
        let hero = mark.hero().map(Hero::name);
        // The arrow of a tile that is entered from the south points north.
        let rotate = (mark == Mark::Entry).then(|| {
            let side = self.face.entry.unwrap_or(Side::South).turned(self.turn);
            let angle = 90 * side.opposite() as i32;
            format!("rotate({angle} {} {})", x + SQUARE / 2, y + SQUARE / 2)
        });
        html! {
            use class={ "m " (kind) @if let Some(hero) = hero { " " (hero) } }
                href={ (shape(kind)) @if let Some(hero) = hero { "-" (hero) } }
                x=(x) y=(y) transform=[rotate] {}
            @if is_used { use class="m out" href=(shape("used")) x=(x) y=(y) {} }
        }
    }

    fn escalators(&self) -> Markup {
        let middle = |cell| {
            let (x, y) = turned(cell, self.turn);
            format!("{} {}", x * SQUARE + SQUARE / 2, y * SQUARE + SQUARE / 2)
        };
        html! {
            @for &[one, other] in &self.face.escalators {
                @for class in ["rail", "belt"] {
                    path class=(class) d={ "M" (middle(one)) "L" (middle(other)) } {}
                }
                @for end in [one, other] {
                    @let (x, y) = turned(end, self.turn);
                    use class="landing" href=(shape("step")) x=(x * SQUARE) y=(y * SQUARE) {}
                }
            }
        }
    }

    /// All walls as one path, the border with its doors included, and the dwarf passages.
    fn walls(&self, has_door: impl Fn(Side) -> bool, gaps: bool) -> Markup {
        let border = |side, closed, open| if has_door(side) { open } else { closed };
        let mut path = [
            border(Side::North, "M0 0h40", "M0 0h20m10 0h10"),
            border(Side::East, "v40", "v20m0 10v10"),
            border(Side::South, "h-40", "h-20m-10 0h-10"),
            border(Side::West, "v-40", "v-20m0 -10v-10"),
        ]
        .concat();
        let mut passages = Vec::new();
        for slot in Slot::all().filter(|slot| self.face.walls.contains(*slot)) {
            let ((x, y), (dx, dy)) = edge(slot, self.turn);
            let _ = write!(path, "M{x} {y}l");
            let _ = if gaps && self.face.gaps.contains(slot) {
                passages.push((x + dx / 2, y + dy / 2));
                let ((ux, uy), half) = ((dx.signum(), dy.signum()), SQUARE / 2 - HALF_GAP);
                let (x, y, gap) = (ux * half, uy * half, 2 * HALF_GAP);
                write!(path, "{x} {y}m{} {}l{x} {y}", ux * gap, uy * gap)
            } else {
                write!(path, "{dx} {dy}")
            };
        }
        html! {
            path class="w" d=(path) {}
            @for (x, y) in passages { use class="m gap dwarf" href=(shape("passage")) x=(x) y=(y) {} }
        }
    }
}

/// The start of a wall, and the vector to its end.
fn edge(slot: Slot<4, 4>, turn: u8) -> ((i32, i32), (i32, i32)) {
    let (x, y) = turned(slot.square(), turn);
    let (x, y) = (x * SQUARE, y * SQUARE);
    match slot.side().turned(turn) {
        Side::North => ((x, y), (SQUARE, 0)),
        Side::East => ((x + SQUARE, y), (0, SQUARE)),
        Side::South => ((x, y + SQUARE), (SQUARE, 0)),
        Side::West => ((x, y), (0, SQUARE)),
    }
}

/// The address of a shape.
fn shape(name: &str) -> String {
    format!("{}#mz-{name}", files::address(SHEET))
}

/// The shapes of all marks, each in a square of ten by ten, for the picture sheet; tiles refer to them. A
/// coloured mark also has the hero's symbol (MZ-01). The colours come from where a shape is used, and only
/// inherited ones: style sheets do not reach into another file.
pub(crate) fn shapes() -> Markup {
    html! {
        @for hero in Hero::ALL {
            g id={ "mz-vortex-" (hero.name()) } {
                circle cx="5" cy="5" r="4.5" fill=(TINT) stroke=(INK) stroke-width=".4" opacity=".45" {}
                (placed(Set::Mall, "vortex", (".9", ".9", "8.2")))
                (badge(hero))
            }
            g id={ "mz-item-" (hero.name()) } {
                rect x=".6" y=".6" width="8.8" height="8.8" rx="1.6" fill=(TINT) stroke=(INK) stroke-width=".5" {}
                // The symbol has the colour of paper: the plate has the hero's.
                (PreEscaped(placed(Set::Heroes, hero.symbol(), ("1.8", "1.8", "6.4")).0.replace("--tint", "--board-paper")))
            }
            g id={ "mz-exit-" (hero.name()) } {
                rect x=".6" y=".6" width="8.8" height="8.8" rx="1" fill=(TINT) stroke=(INK) stroke-width=".4"
                    opacity=".45" {}
                (placed(Set::Mall, "exit", ("1.2", "1", "7.6")))
                (badge(hero))
            }
            g id={ "mz-explore-" (hero.name()) } {
                (placed(Set::Mall, "explore", (".8", ".8", "8")))
                (badge(hero))
                // MZ-08: a loudspeaker is at every green exploration square and nowhere else.
                @if hero == Hero::Elf {
                    g opacity="var(--loud,1)" { (placed(Set::Mall, "loudspeaker", (".2", "5.8", "3.8"))) }
                }
            }
        }
        @for plain in ["timer", "ball", "camera", "entry"] {
            g id={ "mz-" (plain) } { (placed(Set::Mall, plain, (".7", ".7", "8.6"))) }
        }
        // Around the middle of a wall.
        g id="mz-passage" {
            circle r="2.4" fill=(PAPER) stroke=(INK) stroke-width=".35" {}
            (placed(Set::Heroes, "axe", ("-1.7", "-1.7", "3.4")))
        }
        g id="mz-used" { (placed(Set::Mall, "out-of-order", ("1", "1", "8"))) }
        rect id="mz-step" x="2.2" y="2.2" width="5.6" height="5.6" rx="1.2" {}
    }
}

const TINT: &str = "var(--tint)";
const INK: &str = "var(--board-ink)";
const PAPER: &str = "var(--board-paper)";

/// The hero's symbol in the corner of a mark.
fn badge(hero: Hero) -> Markup {
    html! {
        circle cx="7.4" cy="7.4" r="2.4" fill=(PAPER) stroke=(INK) stroke-width=".35" {}
        (placed(Set::Heroes, hero.symbol(), ("5.7", "5.7", "3.4")))
    }
}

/// A square picture at this position and of this size.
fn placed(set: Set, name: &str, (x, y, size): (&str, &str, &str)) -> Markup {
    let picture = set.find(name).map_or("", Picture::inside);
    html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox=(set.view()) { (PreEscaped(picture)) }
    }
}
