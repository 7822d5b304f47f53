//! ML-52: the maze with all its walls, and what a perfect memory knew of it.

use magic_labyrinth::{MagicLabyrinth, Slot, Square, Walls};
use maud::{Markup, html};
use maze::Side;

use super::board;
use crate::{Cx, Revealed, RevealedParts};

pub(super) fn reveal(
    Revealed { view, truth, memory }: &Revealed<'_, MagicLabyrinth>,
    cx: &Cx<'_>,
) -> RevealedParts {
    let maze = Maze { walls: truth.wall, bumped: memory.walls, walked: memory.open };
    let describe = |square| maze.describe(square, cx);
    let board = board::with_marks(view, &[], maze.marks(), describe, cx);
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
    /// A slot without a mark is open, and nobody knew it.
    fn marks(&self) -> Markup {
        html! {
            div #marks aria-hidden="true" data-in="parterre" {
                @for slot in Slot::all() { @if let Some(class) = self.class(slot) {
                    i class={ (class) " " (board::slot_classes(slot)) } {}
                } }
            }
        }
    }

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
        let described = |(side, slot)| {
            let side = cx.format(&format!("side-{side}"), &[]);
            let known = self.bumped.contains(slot);
            cx.format("ml-bare-wall", &[("side", (&side).into()), ("known", known.into())])
        };
        walls.map(described).collect()
    }

    /// The meaning of each mark, and their number.
    fn legend(&self, cx: &Cx<'_>) -> Markup {
        let [walls, bumped, walked] = [self.walls, self.bumped, self.walked].map(Walls::count);
        let open = Slot::all().count() - usize::from(walls);
        let line = |class: &str, key: &str, count: usize, of: usize| {
            let text = cx.format(key, &[("count", count.into()), ("of", of.into())]);
            html! { li { i class={ "key " (class) } aria-hidden="true" {} span { (text) } } }
        };
        let [walls, bumped] = [walls, bumped].map(usize::from);
        html! {
            ul class="legend" {
                (line("wall", "ml-bare-bumped", bumped, walls))
                (line("wall unknown", "ml-bare-unknown", walls - bumped, walls))
                (line("passage", "ml-bare-walked", walked.into(), open))
            }
            p class="hint" { (cx.text("ml-bare-memory")) }
        }
    }
}
