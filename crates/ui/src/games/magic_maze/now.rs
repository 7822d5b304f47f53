//! What to do now, in one sentence.

use game::Outcome;
use magic_maze::{Ability, Exits, Face, Hero, Stage, View};

use super::sketch::{holds, is_found};
use crate::Cx;

pub(super) fn now(view: &View, cx: &Cx<'_>) -> String {
    let held = cx.scene.seat().map(|seat| holds(view, seat));
    match view.now {
        Stage::Over(Outcome::Lost) => cx.say("mz-now-lost").to_owned(),
        Stage::Over(Outcome::Won(_)) => cx.say("mz-now-won").to_owned(),
        Stage::Play if view.discards > 0 => {
            cx.tell("mz-now-discard", &[("count", view.discards.into())])
        }
        Stage::Play => match (view.shown, held) {
            (Some(tile), Some(held)) if held.contains(Ability::Explore) => {
                cx.tell("mz-now-place", &[("tile", tile.number().into())])
            }
            (Some(tile), _) => cx.tell("mz-now-placing", &[("tile", tile.number().into())]),
            (None, Some(held)) if held.is_empty() && view.options.solo() => {
                cx.say("mz-now-turn-up").to_owned()
            }
            (None, _) => goal(view, cx),
        },
        // The next tile, or the next action tile, is drawn at once: the goal stays what it is.
        Stage::Lay(_) | Stage::Show | Stage::TurnUp => goal(view, cx),
        Stage::Deal(_) | Stage::Start(_) | Stage::Top => cx.say("now-chance").to_owned(),
    }
}

/// MZ-20 to MZ-22.
fn goal(view: &View, cx: &Cx<'_>) -> String {
    let exits = view.options.special.exits;
    let left = |of: fn(&Face, usize) -> bool| {
        let hidden = |hero: &&Hero| !is_found(view, |face| of(face, hero.index()));
        Hero::ALL.iter().filter(hidden).count()
    };
    if view.theft {
        let key = match exits {
            Exits::Purple => "mz-now-leave-purple",
            Exits::Own => "mz-now-leave-own",
            Exits::Foreign => "mz-now-leave-foreign",
        };
        return cx.say(key).to_owned();
    }
    let hidden = left(|face, hero| !face.items[hero].is_empty());
    let key = match (hidden, exits) {
        (0, Exits::Foreign) => "mz-now-steal-foreign",
        (0, Exits::Purple | Exits::Own) => "mz-now-steal",
        _ => return cx.tell("mz-now-explore", &[("hidden", hidden.into())]),
    };
    cx.say(key).to_owned()
}
