//! ML-52: the maze with all its walls, and what a perfect memory knew of it.

use magic_labyrinth::{MagicLabyrinth, Slot, Square, Walls};
use maud::{Markup, html};
use maze::Side;

use super::board;
use crate::{Bare, Bared, Cx};

pub(super) fn bare(bared: &Bared<'_, MagicLabyrinth>, cx: &Cx<'_>) -> Bare {
    let maze =
        Maze { walls: bared.truth.wall, bumped: bared.memory.walls, walked: bared.memory.open };
    let word = |square| maze.word(square, cx);
    let marks = maze.marks();
    let board = board::with(bared.view, &[], (&*marks.0, &|| marks.clone()), word, cx);
    Bare { board, beside: maze.legend(cx) }
}

/// The maze, and what of it was known.
struct Maze {
    walls: Walls,
    /// Walls that somebody had walked into.
    bumped: Walls,
    /// Slots that somebody had walked through.
    walked: Walls,
}

impl Maze {
    /// What is not marked is open, and nobody knew it.
    fn marks(&self) -> Markup {
        html! {
            div #marks aria-hidden="true" data-in="parterre" {
                @for slot in Slot::all() { @if let Some(class) = self.class(slot) {
                    i class={ (class) " " (board::place(slot)) } {}
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
    fn word(&self, square: Square, cx: &Cx<'_>) -> String {
        let around =
            Side::ALL.into_iter().filter_map(|side| Some((side, Slot::new(square, side)?)));
        let walls = around.filter(|(_, slot)| self.walls.contains(*slot));
        let said = walls.map(|(side, slot)| {
            let side = cx.tell(&format!("side-{side}"), &[]);
            let known = self.bumped.contains(slot);
            cx.tell("ml-bare-wall", &[("side", (&side).into()), ("known", known.into())])
        });
        said.map(|said| format!("; {said}")).collect()
    }

    /// What the marks mean, and how many there are of each.
    fn legend(&self, cx: &Cx<'_>) -> Markup {
        let [walls, bumped, walked] = [self.walls, self.bumped, self.walked].map(Walls::count);
        // ML-01: there are so many slots.
        let open = Slot::all().count() - usize::from(walls);
        let line = |class: &str, key: &str, count: usize, of: usize| {
            let text = cx.tell(key, &[("count", count.into()), ("of", of.into())]);
            html! { li { i class={ "key " (class) } aria-hidden="true" {} span { (text) } } }
        };
        let [walls, bumped] = [walls, bumped].map(usize::from);
        html! {
            ul class="legend" {
                (line("wall", "ml-bare-bumped", bumped, walls))
                (line("wall unknown", "ml-bare-unknown", walls - bumped, walls))
                (line("passage", "ml-bare-walked", walked.into(), open))
            }
            p class="hint" { (cx.say("ml-bare-memory")) }
        }
    }
}
