//! The board: squares and symbols, known walls, magicians, and the buttons for steps.

use game::Seat;
use magic_labyrinth::{Action, Mage, Slot, Square, Symbol, View};
use maud::{Markup, html};
use maze::Side;

use super::{SHEET, step, symbol_name, symbol_picture, tint};
use crate::pages::picture;
use crate::{Cx, Part, Pieces};

/// The board as a player sees it.
pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    with_marks(view, legal, known_marks(view), |_| Vec::new(), cx)
}

/// The board with these marks of walls, and with a description of each wall around a square.
pub(super) fn with_marks(
    view: &View,
    legal: &[Action],
    marks: Markup,
    describe: impl Fn(Square) -> Vec<String>,
    cx: &Cx<'_>,
) -> Part {
    let mut pieces = Pieces::default();
    let markup = html! {
        section id="board" class="board ml" aria-label=(cx.text("ml-board")) {
            div id="parterre" class="parterre" {
                (pieces.html(squares(view, describe, cx)))
                (pieces.html(marks))
                (pieces.html(sought(view, cx)))
                @for (seat, mage) in view.mages.iter() { (pieces.html(magician(seat, mage, view, cx))) }
                (pieces.html(steps(view, legal, cx)))
            }
        }
    };
    pieces.part("board", markup)
}

/// The squares as a table, through which a screen reader can walk.
fn squares(view: &View, describe: impl Fn(Square) -> Vec<String>, cx: &Cx<'_>) -> Markup {
    let on = |square: Square| Symbol::all().find(|&symbol| view.symbols.of(symbol) == square);
    let label = |square: Square| {
        let symbol = on(square).map(|symbol| symbol_name(symbol, cx).to_owned());
        let what = symbol.into_iter().chain(describe(square)).collect::<Vec<_>>().join(", ");
        let at = square.to_string();
        if what.is_empty() {
            return at;
        }
        cx.format("ml-square", &[("square", (&at).into()), ("what", (&what).into())])
    };
    html! {
        table #squares class="squares" data-in="parterre" {
            caption class="sr" { (cx.text("ml-board")) }
            @for row in 0..6 {
                tr { @for column in 0..6 {
                    @let square = Square::new(column, row).expect("the board has six by six");
                    td {
                        @if let Some(symbol) = on(square) { (symbol_picture(symbol, "symbol")) }
                        span class="sr" { (label(square)) }
                    }
                } }
            }
        }
    }
}

/// ML-41: the walls and passages that stay visible; at the end all walls.
fn known_marks(view: &View) -> Markup {
    html! {
        div #marks aria-hidden="true" data-in="parterre" {
            @for &slot in &view.marks.wall { i class={ "wall " (slot_classes(slot)) } {} }
            @for &slot in &view.marks.passage { i class={ "passage " (slot_classes(slot)) } {} }
        }
    }
}

/// The classes that place a mark on a slot.
pub(super) fn slot_classes(slot: Slot) -> String {
    format!("x{} y{} {}", slot.square().column(), slot.square().row(), slot.side())
}

/// The classes that place an element on a square.
fn square_classes(square: Square) -> String {
    format!("x{} y{}", square.column(), square.row())
}

/// The symbol that everybody looks for.
fn sought(view: &View, cx: &Cx<'_>) -> Markup {
    let sought = view.look.map(|symbol| (symbol, view.symbols.of(symbol)));
    html! {
        div #look data-in="parterre" class=[sought.map(|(_, at)| format!("look {}", square_classes(at)))] {
            @if let Some((symbol, at)) = sought {
                @let (name, at) = (symbol_name(symbol, cx), at.to_string());
                span class="sr" { (cx.format("ml-look", &[("symbol", name.into()), ("square", (&at).into())])) }
            }
        }
    }
}

fn magician(seat: Seat, mage: &Mage, view: &View, cx: &Cx<'_>) -> Markup {
    let (square, who) = (mage.at.to_string(), cx.name(seat));
    let label = cx.format("ml-mage-at", &[("who", (&*who).into()), ("square", (&square).into())]);
    // Several magicians on one square stand side by side.
    let nth = view.mages.iter().filter(|(other, it)| *other < seat && it.at == mage.at).count();
    html! {
        div id={ "mage-" (seat) } data-in="parterre" role="img" aria-label=(label)
            .piece .{ "s" (tint(mage.magician)) " " (square_classes(mage.at)) " nth" (nth) } .turn[view.turn == seat] {
            (picture(SHEET, &format!("garden-{}", mage.magician.name()), "mage"))
        }
    }
}

/// The squares to which the player can step, each with a button.
fn steps(view: &View, legal: &[Action], cx: &Cx<'_>) -> Markup {
    let from = view.mages.get(view.turn).map(|mage| mage.at);
    let to = |action: &Action| match action {
        Action::Step(side) => Some((*side, from?.beside(*side)?)),
        Action::Roll | Action::Stop => None,
    };
    html! {
        form #ways class="act" data-in="parterre" method="post" action=(cx.scene.path("act")) {
            @if let Some(seat) = cx.scene.seat() {
                (cx.hidden(seat))
                @for (side, to) in legal.iter().filter_map(to) {
                    button name="action" value={ "step " (side.name()) } class={ "way " (square_classes(to)) " to-" (side.name()) }
                        data-key=(key(side)) aria-keyshortcuts=(key(side))
                        aria-label=(step(side, cx)) {}
                }
            }
        }
    }
}

fn key(side: Side) -> &'static str {
    match side {
        Side::North => "ArrowUp",
        Side::East => "ArrowRight",
        Side::South => "ArrowDown",
        Side::West => "ArrowLeft",
    }
}
