//! Magic Maze: the mall seen from above, growing from the middle, and the hourglass.

mod actions;
mod bar;
mod board;
mod hand;
mod layout;
mod names;
mod narration;
mod tile;

use game::{Outcome, Seat};
use magic_maze::{Ability, Action, Exits, Hero, MagicMaze, Sand, Sight, Stage, View};
use maud::{Markup, html};

use self::layout::{abilities_of, is_found};
use crate::{Cx, GameUi, Narration, Part, Revealed, RevealedParts};

/// The picture sheet of this game.
const SHEET: &str = "magic-maze";

impl GameUi for MagicMaze {
    const MINUTES: (u8, u8) = (5, 15);

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        let held = cx.scene.seat().map(|seat| abilities_of(view, seat));
        match view.now {
            Stage::Over(Outcome::Lost) => cx.text("mz-now-lost").to_owned(),
            Stage::Over(Outcome::Won(_)) => cx.text("mz-now-won").to_owned(),
            Stage::Play if view.discards > 0 => {
                cx.format("mz-now-discard", [("count", view.discards.into())])
            }
            Stage::Play => match (view.shown, held) {
                (Some(tile), Some(held)) if held.contains(Ability::Explore) => {
                    cx.format("mz-now-place", [("tile", tile.number().into())])
                }
                (Some(tile), _) => cx.format("mz-now-placing", [("tile", tile.number().into())]),
                (None, Some(held)) if held.is_empty() && view.options.solo() => {
                    cx.text("mz-now-turn-up").to_owned()
                }
                (None, _) => goal(view, cx),
            },
            // The next tile, or the next action tile, is drawn at once: the goal stays what it is.
            Stage::Lay(_) | Stage::Show | Stage::TurnUp => goal(view, cx),
            Stage::Deal(_) | Stage::Start(_) | Stage::Top => cx.text("now-chance").to_owned(),
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::gains(view, seat, cx)
    }

    fn label(view: &View, action: &Action, cx: &Cx<'_>) -> String {
        names::action(view, action, cx)
    }

    fn hand(view: &View, _: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        narration::narrate(sight, cx)
    }

    fn ending(view: &View, outcome: Outcome, cx: &Cx<'_>) -> Vec<String> {
        let timers = cx.format("mz-ending-timers", [("timers", view.turned.into())]);
        let tiles = cx.format("mz-ending-tiles", [("tiles", view.totals.tiles.into())]);
        match (outcome, view.sand) {
            (Outcome::Won(_), Sand::Stopped { left }) => {
                let left = [("left", bar::minutes(left.0).into())];
                vec![cx.format("mz-ending-left", left), timers]
            }
            _ => vec![timers, tiles],
        }
    }

    /// Nothing was hidden: the list of moves shows who did what, and the glass shows the sand.
    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        RevealedParts { board: board::board(&revealed.truth.0, &[], cx), beside: html! {} }
    }
}

/// The goal of the game as it stands (MZ-20 to MZ-22).
fn goal(view: &View, cx: &Cx<'_>) -> String {
    let exits = view.options.special.exits;
    if view.theft {
        let text = match exits {
            Exits::Purple => cx.text("mz-now-leave-purple"),
            Exits::Own => cx.text("mz-now-leave-own"),
            Exits::Foreign => cx.text("mz-now-leave-foreign"),
        };
        return text.to_owned();
    }
    let is_hidden = |hero: &Hero| !is_found(view, |face| !face.items[hero.index()].is_empty());
    match (Hero::ALL.iter().filter(|hero| is_hidden(hero)).count(), exits) {
        (0, Exits::Foreign) => cx.text("mz-now-steal-foreign").to_owned(),
        (0, Exits::Purple | Exits::Own) => cx.text("mz-now-steal").to_owned(),
        (hidden, _) => cx.format("mz-now-explore", [("hidden", hidden.into())]),
    }
}
