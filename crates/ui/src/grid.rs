//! A board of squares with walls between them, for games that are played on one.
//!
//! The board is an element with layers: the squares, the walls, the pieces, and the buttons for
//! steps. Classes place everything: `x2 y0` is a square, `x2 y0 south` the wall below it. The style
//! sheet `grid.css` turns them into positions; its property `--columns` is the size of the board,
//! and `--cell` the width of a square.

use std::fmt;

use game::Seat;
use maud::{Markup, html};
use maze::{Side, Slot, Square};

use crate::Cx;

/// A board of squares.
#[derive(Clone, Copy, Debug)]
pub struct Grid<'a> {
    /// The id of the element that holds the layers.
    pub id: &'a str,
    /// Number of columns.
    pub columns: u8,
    /// Number of rows.
    pub rows: u8,
}

/// A square by its column and row, counted from 0 at the upper left. Displayed as `2,0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

/// The place of a wall: between a square and its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The square.
    pub cell: Cell,
    /// The side of the square on which the wall stands: east or south.
    pub side: Side,
}

/// A piece on a square.
#[derive(Debug)]
pub struct GridPiece {
    /// The id of the element.
    pub id: String,
    /// The square.
    pub at: Cell,
    /// Number of other pieces on the square that are drawn below this one.
    pub nth: usize,
    /// The class of its colour, such as `s0`.
    pub class: String,
    /// The name for screen readers.
    pub label: String,
    /// Whether it is this piece's turn.
    pub is_turn: bool,
    /// The drawing.
    pub picture: Markup,
}

/// A button that takes a piece to a neighbouring square.
#[derive(Debug)]
pub struct GridStep {
    /// The action in the game's notation.
    pub action: String,
    /// The square.
    pub to: Cell,
    /// The direction, which is also the arrow key.
    pub side: Side,
    /// The name for screen readers.
    pub label: String,
}

impl Cell {
    /// The classes that place an element on this square.
    pub fn classes(self) -> String {
        format!("x{} y{}", self.x, self.y)
    }
}

impl Edge {
    /// The classes that place an element on this edge.
    pub fn classes(self) -> String {
        format!("{} {}", self.cell.classes(), self.side)
    }
}

impl<const W: u8, const H: u8> From<Square<W, H>> for Cell {
    fn from(square: Square<W, H>) -> Self {
        Self { x: square.column(), y: square.row() }
    }
}

impl<const W: u8, const H: u8> From<Slot<W, H>> for Edge {
    fn from(slot: Slot<W, H>) -> Self {
        Self { cell: slot.square().into(), side: slot.side() }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Grid<'_> {
    /// The squares as a table, through which a screen reader can walk. `content` is the drawing of a
    /// square, and its name for screen readers.
    pub fn squares(&self, caption: &str, content: impl Fn(Cell) -> (Markup, String)) -> Markup {
        html! {
            table #squares class="squares" data-in=(self.id) {
                caption class="sr" { (caption) }
                @for y in 0..self.rows {
                    tr { @for x in 0..self.columns {
                        @let (drawing, name) = content(Cell { x, y });
                        td { (drawing) span class="sr" { (name) } }
                    } }
                }
            }
        }
    }

    /// Marks between squares, each with its class: `wall`, `wall unknown` or `passage`.
    pub fn marks(&self, marks: impl IntoIterator<Item = (&'static str, Edge)>) -> Markup {
        html! {
            div #marks aria-hidden="true" data-in=(self.id) {
                @for (class, edge) in marks { i class={ (class) " " (edge.classes()) } {} }
            }
        }
    }

    /// A piece.
    pub fn piece(&self, piece: &GridPiece) -> Markup {
        let GridPiece { id, at, nth, class, label, is_turn, picture } = piece;
        html! {
            div id=(id) data-in=(self.id) role="img" aria-label=(label)
                .piece .{ (class) " " (at.classes()) " nth" (nth) } .turn[*is_turn] { (picture) }
        }
    }

    /// The form with a button on each square to which the player can step. It has no buttons for a
    /// watcher.
    pub fn steps(&self, seat: Option<Seat>, steps: &[GridStep], cx: &Cx<'_>) -> Markup {
        html! {
            form #ways class="act" data-in=(self.id) method="post" action=(cx.scene.path("act")) {
                @if let Some(seat) = seat {
                    (cx.hidden(seat))
                    @for GridStep { action, to, side, label } in steps {
                        button name="action" value=(action) class={ "way " (to.classes()) " to-" (side) }
                            data-key=(arrow_key(*side)) aria-keyshortcuts=(arrow_key(*side)) aria-label=(label) {}
                    }
                }
            }
        }
    }
}

/// The arrow key of a direction.
pub fn arrow_key(side: Side) -> &'static str {
    match side {
        Side::North => "ArrowUp",
        Side::East => "ArrowRight",
        Side::South => "ArrowDown",
        Side::West => "ArrowLeft",
    }
}
