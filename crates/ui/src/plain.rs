//! The plain user interface: what is shown of a game that has none of its own.
//!
//! The view is shown as labelled facts, and as a grid if the game offers one; actions and sights are
//! shown in their notation. Nothing is translated but the frame around it.

use game::{Imagine, Seat};
use maud::{Markup, html};
use serde::Serialize;
use serde_json::Value;

use crate::grid::{Cell, Edge, Grid, GridPiece};
use crate::pages::shape;
use crate::{Cx, GameUi, Part, Pieces};

/// The plain user interface of every game.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl<G: Imagine> GameUi<G> for Plain {}

/// The squares, walls and pieces of a game, for the plain user interface.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlainGrid {
    /// Number of columns: at most 12.
    pub columns: u8,
    /// Number of rows: at most 12.
    pub rows: u8,
    /// Short texts on squares.
    pub texts: Vec<(Cell, String)>,
    /// The walls that the viewer knows.
    pub walls: Vec<Edge>,
    /// The pieces of the players.
    pub pieces: Vec<(Cell, Seat)>,
}

/// The board: the grid, and each field of the view as a labelled fact.
pub(crate) fn board(view: &impl Serialize, grid: Option<&PlainGrid>, cx: &Cx<'_>) -> Part {
    let mut pieces = Pieces::default();
    let facts = match to_value(view) {
        Value::Object(fields) => fields.into_iter().collect(),
        other => vec![(String::new(), other)],
    };
    let markup = html! {
        section id="board" class="board plain" aria-label=(cx.game_name()) {
            @if let Some(grid) = grid { (squares(grid, &mut pieces, cx)) }
            dl id="facts" {
                @for (name, value) in &facts { (pieces.html(html! {
                    div id={ "fact-" (name) } data-in="facts" { dt { (spaced(name)) } dd { (fact(value)) } }
                })) }
            }
        }
    };
    pieces.part("board", markup)
}

fn squares(shown: &PlainGrid, pieces: &mut Pieces, cx: &Cx<'_>) -> Markup {
    let grid = Grid { id: "grid", columns: shown.columns, rows: shown.rows };
    let content = |cell: Cell| match shown.texts.iter().find(|(at, _)| *at == cell) {
        Some((_, text)) => {
            let name = cx.words.labelled(&cell.to_string(), text);
            (html! { b aria-hidden="true" { (text) } }, name)
        }
        None => (html! {}, cell.to_string()),
    };
    let walls = shown.walls.iter().map(|&edge| ("wall", edge));
    let piece = |nth: usize, at: Cell, seat: Seat| GridPiece {
        id: format!("piece-{seat}-{nth}"),
        at,
        nth: shown.pieces[..nth].iter().filter(|(other, _)| *other == at).count(),
        class: format!("s{}", seat.index()),
        label: format!("{} ({at})", cx.name(seat)),
        is_turn: cx.scene.turn.contains(seat),
        picture: shape(seat.index()),
    };
    html! {
        div id="grid" class={ "grid columns-" (shown.columns.max(shown.rows)) } {
            (pieces.html(grid.squares(cx.game_name(), content)))
            (pieces.html(grid.marks(walls)))
            @for (nth, &(at, seat)) in shown.pieces.iter().enumerate() {
                (pieces.html(grid.piece(&piece(nth, at, seat))))
            }
        }
    }
}

/// A value with the values in it: lists and maps of plain values on one line, others nested.
fn fact(value: &Value) -> Markup {
    let is_flat = |value: &Value| !matches!(value, Value::Array(_) | Value::Object(_));
    match value {
        Value::Array(items) if !items.iter().all(is_flat) => {
            html! { ol { @for item in items { li { (fact(item)) } } } }
        }
        Value::Object(fields) if !fields.values().all(is_flat) => html! {
            dl { @for (name, value) in fields { div { dt { (spaced(name)) } dd { (fact(value)) } } } }
        },
        _ => html! { (sentence(value)) },
    }
}

/// A value as one line: `roll, seat A, steps 3`.
pub(crate) fn sentence(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(sentence).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| match (name.as_str(), value) {
                // The names of variants need no label.
                ("kind" | "type", Value::String(text)) => text.clone(),
                _ => format!("{} {}", spaced(name), sentence(value)),
            };
            fields.iter().map(field).collect::<Vec<_>>().join(", ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// The fields of a view, sight or truth.
pub(crate) fn to_value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).expect("views, sights and truths are plain data with text keys")
}

fn spaced(name: &str) -> String {
    name.replace(['_', '-'], " ")
}
