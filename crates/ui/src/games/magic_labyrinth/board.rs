//! The board: squares and symbols, walls, magicians, and the buttons for steps.

use game::Seat;
use magic_labyrinth::{Action, Mage, MagicLabyrinth, Slot, Square, Symbol, View, Walls};
use maud::{Markup, html};
use maze::Side;

use super::{SHEET, step_label, symbol_name, symbol_picture, tint};
use crate::grid::{Cell, Edge, Grid, GridPiece, GridStep};
use crate::pages::picture;
use crate::words::yes_no;
use crate::{Cx, Part, Pieces, Revealed, RevealedParts};

const GRID: Grid<'_> = Grid { id: "parterre", columns: 6, rows: 6 };

/// The board as a player sees it. ML-41: some walls and passages stay visible; at the end all walls.
pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let walls = view.marks.wall.iter().map(|&slot| ("wall", slot.into()));
    let passages = view.marks.passage.iter().map(|&slot| ("passage", slot.into()));
    with_marks(view, legal, walls.chain(passages), |_| Vec::new(), cx)
}

/// The board with these marks of walls, and with a description of each wall around a square.
fn with_marks(
    view: &View,
    legal: &[Action],
    marks: impl Iterator<Item = (&'static str, Edge)>,
    describe: impl Fn(Square) -> Vec<String>,
    cx: &Cx<'_>,
) -> Part {
    let mut pieces = Pieces::default();
    let markup = html! {
        section id="board" class="board ml" aria-label=(cx.text("ml-board")) {
            // The word that the page shows when a magician walks into a wall.
            div id="parterre" class="parterre" data-bump=(cx.text("ml-plonk")) {
                (pieces.html(squares(view, describe, cx)))
                (pieces.html(GRID.marks(marks)))
                (pieces.html(sought(view, cx)))
                @for (seat, mage) in view.mages.iter() { (pieces.html(magician(seat, mage, view, cx))) }
                (pieces.html(steps(view, legal, cx)))
            }
        }
    };
    pieces.part("board", markup)
}

fn squares(view: &View, describe: impl Fn(Square) -> Vec<String>, cx: &Cx<'_>) -> Markup {
    GRID.squares(cx.text("ml-board"), |Cell { x, y }| {
        let square = Square::new(x, y).expect("the board has six by six");
        let symbol = Symbol::all().find(|&symbol| view.symbols.of(symbol) == square);
        let name = symbol.map(|symbol| symbol_name(symbol, cx).to_owned());
        let what = name.into_iter().chain(describe(square)).collect::<Vec<_>>().join(", ");
        let label = if what.is_empty() {
            square.to_string()
        } else {
            let args = [("square", square.to_string().into()), ("what", what.into())];
            cx.format("ml-square", args)
        };
        (html! { @if let Some(symbol) = symbol { (symbol_picture(symbol, "symbol")) } }, label)
    })
}

/// The symbol that everybody looks for.
fn sought(view: &View, cx: &Cx<'_>) -> Markup {
    let sought = view.look.map(|symbol| (symbol, view.symbols.of(symbol)));
    let class = sought.map(|(_, at)| format!("look {}", Cell::from(at).classes()));
    html! {
        div #look data-in="parterre" class=[class] {
            @if let Some((symbol, at)) = sought {
                @let args = [("symbol", symbol_name(symbol, cx).into()), ("square", at.to_string().into())];
                span class="sr" { (cx.format("ml-look", args)) }
            }
        }
    }
}

fn magician(seat: Seat, mage: &Mage, view: &View, cx: &Cx<'_>) -> Markup {
    let args = [("who", cx.name(seat).into()), ("square", mage.at.to_string().into())];
    GRID.piece(&GridPiece {
        id: format!("mage-{seat}"),
        at: mage.at.into(),
        nth: view.mages.iter().filter(|(other, it)| *other < seat && it.at == mage.at).count(),
        class: format!("s{}", tint(mage.magician)),
        label: cx.format("ml-mage-at", args),
        is_turn: view.turn == seat,
        picture: picture(SHEET, &format!("garden-{}", mage.magician.name()), "mage"),
    })
}

/// The squares to which the player can step, each with a button.
fn steps(view: &View, legal: &[Action], cx: &Cx<'_>) -> Markup {
    let from = view.mages.get(view.turn).map(|mage| mage.at);
    let step = |action: &Action| match *action {
        Action::Step(side) => Some(GridStep {
            action: action.to_string(),
            to: from?.beside(side)?.into(),
            side,
            label: step_label(side, cx).to_owned(),
        }),
        Action::Roll | Action::Stop => None,
    };
    let steps: Vec<GridStep> = legal.iter().filter_map(step).collect();
    GRID.steps(cx.scene.seat(), &steps, cx)
}

/// ML-52: the maze with all its walls, and what a perfect memory knew of it.
pub(super) fn reveal(
    Revealed { view, truth, memory }: &Revealed<'_, MagicLabyrinth>,
    cx: &Cx<'_>,
) -> RevealedParts {
    let maze = Maze { walls: truth.wall, bumped: memory.walls, walked: memory.open };
    // A slot without a mark is open, and nobody knew it.
    let marks = Slot::all().filter_map(|slot| Some((maze.class(slot)?, slot.into())));
    let board = with_marks(view, &[], marks, |square| maze.describe(square, cx), cx);
    RevealedParts { board, beside: maze.legend(cx) }
}

/// The maze, and which slots the players knew.
struct Maze {
    walls: Walls,
    /// Walls that somebody had walked into.
    bumped: Walls,
    /// Slots that somebody had walked through.
    walked: Walls,
}

impl Maze {
    fn class(&self, slot: Slot) -> Option<&'static str> {
        if self.walls.contains(slot) {
            Some(if self.bumped.contains(slot) { "wall" } else { "wall unknown" })
        } else {
            self.walked.contains(slot).then_some("passage")
        }
    }

    /// The walls around a square, and whether each was known.
    fn describe(&self, square: Square, cx: &Cx<'_>) -> Vec<String> {
        let around =
            Side::ALL.into_iter().filter_map(|side| Some((side, Slot::new(square, side)?)));
        let walls = around.filter(|(_, slot)| self.walls.contains(*slot));
        let described = walls.map(|(side, slot)| {
            let side = cx.name_of("side-", side.name());
            let args = [("side", side.into()), ("known", yes_no(self.bumped.contains(slot)))];
            cx.format("ml-bare-wall", args)
        });
        described.collect()
    }

    /// The meaning of each mark, and their number.
    fn legend(&self, cx: &Cx<'_>) -> Markup {
        let [walls, bumped, walked] =
            [self.walls, self.bumped, self.walked].map(|walls| usize::from(walls.count()));
        let line = |class: &str, key: &str, count: usize, of: usize| {
            let text = cx.format(key, [("count", count.into()), ("of", of.into())]);
            html! { li { i class={ "key " (class) } aria-hidden="true" {} span { (text) } } }
        };
        html! {
            ul class="legend" {
                (line("wall", "ml-bare-bumped", bumped, walls))
                (line("wall unknown", "ml-bare-unknown", walls - bumped, walls))
                (line("passage", "ml-bare-walked", walked, Slot::all().count() - walls))
            }
            p class="hint" { (cx.text("ml-bare-memory")) }
        }
    }
}
