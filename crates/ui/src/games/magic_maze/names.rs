//! Names of heroes, abilities and marks, labels of actions.

use magic_maze::{Abilities, Ability, Action, Deed, Hero, Mark, View};

use super::layout::{Layout, open_side};
use crate::Cx;

/// The name of a hero.
pub(super) fn hero(cx: &Cx<'_>, hero: Hero) -> &'static str {
    cx.name_of("mz-hero-", hero.name())
}

/// The name of an ability.
pub(super) fn ability(cx: &Cx<'_>, ability: Ability) -> &'static str {
    cx.name_of("mz-do-", ability.name())
}

/// The abilities of an action tile, in words.
pub(super) fn abilities(cx: &Cx<'_>, held: Abilities) -> String {
    if held.is_empty() {
        return cx.text("mz-nothing").to_owned();
    }
    held.iter().map(|ability| self::ability(cx, ability)).collect::<Vec<_>>().join(", ")
}

/// The picture of an ability.
pub(super) fn ability_picture(ability: Ability) -> String {
    format!("mall-{}", ability.name())
}

/// The name of a mark on a square.
pub(super) fn mark(cx: &Cx<'_>, mark: Mark) -> &'static str {
    match mark.hero() {
        Some(hero) => cx.name_of(&format!("mz-{}-", mark.kind()), hero.name()),
        None => cx.name_of("mz-mark-", mark.kind()),
    }
}

/// The label of an action.
pub(super) fn action(view: &View, action: &Action, cx: &Cx<'_>) -> String {
    match *action {
        Action::Do { deed, .. } => self::deed(view, deed, cx),
        Action::Discard(tile) => format!("{} {}", cx.text("mz-discard"), tile.number()),
        Action::DoSomething(seat) => cx.format("mz-do-something", [("who", cx.name(seat).into())]),
        Action::GiveUp => cx.text("mz-give-up").to_owned(),
        Action::PlayOn => cx.text("mz-play-on").to_owned(),
    }
}

/// The label of something done with a hero: the hero, then the way.
pub(super) fn deed(view: &View, deed: Deed, cx: &Cx<'_>) -> String {
    let of = |hero: Hero, ability: Ability| {
        format!("{}: {}", self::hero(cx, hero), self::ability(cx, ability))
    };
    match deed {
        Deed::Move { hero, side, count, .. } => {
            format!("{} {count}", of(hero, Ability::slide(side)))
        }
        Deed::Vortex { hero, to, .. } => {
            let (label, tile) = (of(hero, Ability::Vortex), cx.text("mz-tile"));
            format!("{label}, {tile} {}", to.tile.number())
        }
        Deed::Escalator { hero, .. } => of(hero, Ability::Escalator),
        Deed::Explore { hero, .. } => of(hero, Ability::Explore),
        Deed::Gaze { .. } => cx.text("mz-gaze").to_owned(),
        Deed::Place { at } => {
            let side = open_side(&Layout::of(view), at);
            let side = side.map_or("", |side| ability(cx, Ability::slide(side)));
            cx.format("mz-place", [("tile", at.tile.number().into()), ("side", side.into())])
        }
        Deed::TurnUp => cx.text("mz-turn-up").to_owned(),
    }
}
