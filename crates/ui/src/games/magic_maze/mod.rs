//! Magic Maze: the mall seen from above, growing from the middle, and the sand.

mod acts;
mod board;
mod deck;
mod doors;
mod gains;
mod glass;
mod hand;
mod heroes;
mod label;
mod layout;
mod lexicon;
mod marks;
mod now;
mod pen;
mod picks;
mod reach;
mod signs;
mod sketch;
mod tile;
mod told;

use std::hash::Hash;

use game::{Outcome, Seat};
use magic_maze::{Action, MagicMaze, Place, Plane, Sand, Sight, View};
use maud::{Markup, html};

use self::sketch::holds;
use crate::part::Each;
use crate::{Bare, Bared, Cx, GameUi, Part, Told};

/// The sheet with the pictures of this game.
const SHEET: &str = "magic-maze";

/// MZ-63: where the tile lies whose entry is a wall.
const APART: Place = Place::first(Plane::Second);

impl GameUi for MagicMaze {
    const MINUTES: (u8, u8) = (5, 15);

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        now::now(view, cx)
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains_key(view: &View, seat: Seat) -> impl Hash {
        let pawn = (view.pawn == Some(seat)).then_some(view.answered);
        (holds(view, seat), pawn, view.giving_up.contains(seat))
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        gains::gains(view, seat, cx)
    }

    fn label(view: &View, action: &Action, cx: &Cx<'_>) -> String {
        label::action(view, action, cx)
    }

    fn hand_key(view: &View, _: &[Action], seat: Seat) -> impl Hash {
        let tiles = view.mall.iter().map(|lying| lying.tile);
        (holds(view, seat), view.begun, view.talk, Each(tiles))
    }

    fn hand(view: &View, _: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, seat, cx)
    }

    fn told(sight: &Sight, cx: &Cx<'_>) -> Option<Told> {
        told::told(sight, cx)
    }

    fn ending(view: &View, outcome: Outcome, cx: &Cx<'_>) -> Vec<String> {
        let timers = cx.tell("mz-ending-timers", &[("timers", u32::from(view.turned).into())]);
        let tiles = cx.tell("mz-ending-tiles", &[("tiles", view.totals.tiles.into())]);
        match (outcome, view.sand) {
            (Outcome::Won(_), Sand::Stopped { left }) => {
                let left = glass::clock(left.0);
                vec![cx.tell("mz-ending-left", &[("left", (&left).into())]), timers]
            }
            _ => vec![timers, tiles],
        }
    }

    /// Nothing was hidden: who did what when is in the list of moves, and the glass shows the sand.
    fn bare(bared: &Bared<'_, Self>, cx: &Cx<'_>) -> Bare {
        Bare { board: board::board(&bared.truth.0, &[], cx), beside: html! {} }
    }
}
