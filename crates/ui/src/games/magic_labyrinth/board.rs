//! The board: squares and symbols, what is known of the walls, the magicians, and where one can go.

use std::hash::Hash;

use game::Seat;
use magic_labyrinth::{Action, Mage, Slot, Square, Symbol, View};
use maud::{Markup, Render, html};
use maze::Side;

use super::{SHEET, name, sign, step, tint};
use crate::pages::picture_of;
use crate::{Cx, Id, Part};

/// The board in pieces: with a move only the magicians and the ways on are sent.
pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let key = (&view.marks.wall, &view.marks.passage);
    with(view, legal, (key, &|| marks(view)), |_| String::new(), cx)
}

/// The board with these marks, and with a word on each square for those who do not see them. The key
/// of the marks is all that both depend on.
pub(super) fn with(
    view: &View,
    legal: &[Action],
    (key, marks): (impl Hash + Copy, &dyn Fn() -> Markup),
    word: impl Fn(Square) -> String,
    cx: &Cx<'_>,
) -> Part {
    let mut part = cx.part("board", ());
    part.text(|| {
        let label = html! { (cx.say("ml-board")) }.into_string();
        format!(
            "<section id=\"board\" class=\"board ml\" aria-label=\"{label}\"><div id=\"parterre\" class=\"parterre\">"
        )
    });
    part.html("squares", (view.symbols, key), || squares(view, word, cx));
    part.html("marks", key, marks);
    let look_at = view.look.map(|symbol| view.symbols.of(symbol));
    part.html("look", (view.look, look_at), || look(view, cx));
    for (seat, mage) in view.mages.iter() {
        let crowd =
            view.mages.iter().filter(|(other, there)| *other < seat && there.at == mage.at).count();
        let key = (mage.at, mage.magician, crowd, view.turn == seat, cx.people);
        part.html(Id::of("mage-", seat.letter()), key, || piece(seat, mage, crowd, view, cx));
    }
    // To those who cannot go anywhere it does not matter from where.
    let goes = legal.iter().any(|action| matches!(action, Action::Step(_)));
    let from = view.mages.get(view.turn).filter(|_| goes).map(|mage| mage.at);
    part.html("ways", (from, legal), || ways(from, legal, cx));
    part.text(|| "</div></section>");
    part.done()
}

/// The squares as a table: a reader of pages walks through it like through any other.
fn squares(view: &View, word: impl Fn(Square) -> String, cx: &Cx<'_>) -> Markup {
    let on = |square: Square| Symbol::all().find(|&symbol| view.symbols.of(symbol) == square);
    html! {
        table #squares class="squares" data-in="parterre" {
            caption class="sr" { (cx.say("ml-board")) }
            @for row in 0..6 {
                tr { @for column in 0..6 {
                    @let square = Square::new(column, row).expect("the board has six by six");
                    td { @if let Some(symbol) = on(square) {
                        (sign(symbol, "symbol"))
                        span class="sr" { (square) ": " (name(symbol, cx)) (word(square)) }
                    } @else {
                        span class="sr" { (square) (word(square)) }
                    } }
                } }
            }
        }
    }
}

/// ML-41: what stays visible of walls and passages; at the end all walls.
fn marks(view: &View) -> Markup {
    html! {
        div #marks aria-hidden="true" data-in="parterre" {
            @for &slot in &view.marks.wall { i class={ "wall " (place(slot)) } {} }
            @for &slot in &view.marks.passage { i class={ "passage " (place(slot)) } {} }
        }
    }
}

pub(super) fn place(slot: Slot) -> String {
    format!("x{} y{} {}", slot.square().column(), slot.square().row(), slot.side())
}

/// The classes that put something on a square.
struct At(Square);

impl Render for At {
    fn render_to(&self, html: &mut String) {
        html.push('x');
        self.0.column().render_to(html);
        html.push_str(" y");
        self.0.row().render_to(html);
    }
}

/// The symbol that everybody looks for.
fn look(view: &View, cx: &Cx<'_>) -> Markup {
    html! {
        div #look data-in="parterre" class=[view.look.map(|symbol| format!("look {}", html! { (At(view.symbols.of(symbol))) }.0))] {
            @if let Some(symbol) = view.look {
                span class="sr" {
                    @let called = name(symbol, cx);
                    @let square = view.symbols.of(symbol).to_string();
                    (cx.tell("ml-look", &[("symbol", called.into()), ("square", (&square).into())]))
                }
            }
        }
    }
}

fn piece(seat: Seat, mage: &Mage, crowd: usize, view: &View, cx: &Cx<'_>) -> Markup {
    let (square, who) = (mage.at.to_string(), cx.name(seat));
    let label = cx.tell("ml-mage-at", &[("who", (&*who).into()), ("square", (&square).into())]);
    html! {
        div id={ "mage-" (seat) } data-in="parterre" role="img" aria-label=(label)
            .piece .{ "s" (tint(mage.magician)) " " (At(mage.at)) " nth" (crowd) } .turn[view.turn == seat] {
            (picture_of(SHEET, ["garden-", mage.magician.name()], "mage"))
        }
    }
}

/// Where the player can go, each way a button on its square.
fn ways(from: Option<Square>, legal: &[Action], cx: &Cx<'_>) -> Markup {
    let way = |action: &Action| match action {
        Action::Step(side) => Some((*side, from?.beside(*side)?)),
        Action::Roll | Action::Stop => None,
    };
    html! {
        form #ways class="act" data-in="parterre" method="post" action=(cx.scene.path("act")) {
            @if let Some(seat) = cx.scene.seat() {
                (cx.hidden(seat))
                @for (side, to) in legal.iter().filter_map(way) {
                    button name="action" value={ "step " (side.name()) } class={ "way " (At(to)) " to-" (side.name()) }
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
