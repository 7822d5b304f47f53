//! What each action is called.

use magic_maze::{Ability, Action, Deed, Hero, View};

use super::layout::Layout;
use super::{lexicon, sketch};
use crate::Cx;

/// What an action is called.
pub(super) fn action(view: &View, action: &Action, cx: &Cx<'_>) -> String {
    match *action {
        Action::Do { deed, .. } => self::deed(view, deed, cx),
        Action::Discard(tile) => numbered(cx.say("mz-discard"), tile.number()),
        Action::DoSomething(seat) => {
            let who = cx.name(seat);
            cx.tell("mz-do-something", &[("who", (&*who).into())])
        }
        Action::GiveUp => cx.say("mz-give-up").to_owned(),
        Action::PlayOn => cx.say("mz-play-on").to_owned(),
    }
}

/// What something done with a hero is called: the hero, then the way.
pub(super) fn deed(view: &View, deed: Deed, cx: &Cx<'_>) -> String {
    let of = |hero: Hero, ability: Ability| {
        let (hero, way) = (lexicon::hero(cx, hero), lexicon::ability(cx, ability));
        let mut label = String::with_capacity(hero.len() + way.len() + 16);
        label.push_str(hero);
        label.push_str(": ");
        label.push_str(way);
        label
    };
    match deed {
        Deed::Move { hero, side, count, .. } => numbered(&of(hero, Ability::slide(side)), count),
        Deed::Vortex { hero, to, .. } => {
            let label = of(hero, Ability::Vortex);
            numbered(&format!("{label}, {}", cx.say("mz-tile")), to.tile.number())
        }
        Deed::Escalator { hero, .. } => of(hero, Ability::Escalator),
        Deed::Explore { hero, .. } => of(hero, Ability::Explore),
        Deed::Gaze { .. } => cx.say("mz-gaze").to_owned(),
        Deed::Place { at } => {
            let layout = Layout::of(view);
            let side = sketch::side_of(&layout, at)
                .map_or("", |(_, side)| lexicon::ability(cx, Ability::slide(side)));
            cx.tell("mz-place", &[("tile", at.tile.number().into()), ("side", side.into())])
        }
        Deed::TurnUp => cx.say("mz-turn-up").to_owned(),
    }
}

fn numbered(words: &str, number: u8) -> String {
    format!("{words} {number}")
}
