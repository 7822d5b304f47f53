//! Names of heroes, abilities and marks, labels of actions.

use magic_maze::{Abilities, Ability, Action, Deed, Hero, Mark, Tile, View};

use super::SHEET;
use super::layout::{Layout, open_side};
use crate::sentence::pictured;
use crate::{Arg, Cx};

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

/// A hero in a sentence.
pub(super) fn hero_in_text(cx: &Cx<'_>, hero: Hero) -> String {
    let id = format!("heroes-{}", hero.name());
    pictured((SHEET, &id), hero.name(), self::hero(cx, hero))
}

/// An ability in a sentence.
pub(super) fn ability_in_text(cx: &Cx<'_>, ability: Ability) -> String {
    pictured((SHEET, &ability_picture(ability)), "", self::ability(cx, ability))
}

/// The abilities of an action tile in a sentence.
pub(super) fn abilities_in_text(cx: &Cx<'_>, held: Abilities) -> String {
    if held.is_empty() {
        return cx.text("mz-nothing").to_owned();
    }
    held.iter().map(|ability| ability_in_text(cx, ability)).collect::<Vec<_>>().join(", ")
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

/// The name of a mark, with its column and row on its tile.
pub(super) fn mark_at(cx: &Cx<'_>, mark: Mark, (column, row): (i32, i32)) -> String {
    let [column, row] = [column + 1, row + 1].map(Arg::from);
    let mark = self::mark(cx, mark).into();
    cx.format("mz-mark-at", [("mark", mark), ("column", column), ("row", row)])
}

/// A hero, its tile, its column and row there, and the mark on its square.
pub(super) fn hero_at(
    cx: &Cx<'_>,
    hero: Hero,
    tile: Tile,
    (column, row): (i32, i32),
    mark: Option<Mark>,
) -> String {
    let [column, row] = [column + 1, row + 1].map(Arg::from);
    let (hero, tile) = (self::hero(cx, hero).into(), tile.number().into());
    let mut args = vec![("hero", hero), ("tile", tile), ("column", column), ("row", row)];
    match mark {
        None => cx.format("mz-hero-at", args),
        Some(mark) => {
            args.push(("mark", self::mark(cx, mark).into()));
            cx.format("mz-hero-on", args)
        }
    }
}

/// The name of a tile, with the marks on it.
pub(super) fn tile(cx: &Cx<'_>, tile: Tile, marks: &[String]) -> String {
    let number = ("tile", tile.number().into());
    if marks.is_empty() {
        return cx.format("mz-tile", [number]);
    }
    cx.format("mz-tile-holds", [number, ("what", marks.join(", ").into())])
}

/// The label of an action.
pub(super) fn action(view: &View, action: &Action, cx: &Cx<'_>) -> String {
    match *action {
        Action::Do { deed, .. } => self::deed(view, deed, None, cx),
        Action::Discard(tile) => cx.format("mz-discard", [("tile", tile.number().into())]),
        Action::DoSomething(seat) => cx.format("mz-do-something", [("who", cx.name(seat).into())]),
        Action::GiveUp => cx.text("mz-give-up").to_owned(),
        Action::PlayOn => cx.text("mz-play-on").to_owned(),
    }
}

/// The label of something done with a hero. `onto` is the mark on the square where a move ends.
pub(super) fn deed(view: &View, deed: Deed, onto: Option<Mark>, cx: &Cx<'_>) -> String {
    let of = |hero: Hero| ("hero", Arg::from(self::hero(cx, hero)));
    match deed {
        Deed::Move { hero, side, count, .. } => {
            let way = ability(cx, Ability::slide(side)).into();
            let mut args = vec![of(hero), ("way", way), ("count", count.into())];
            match onto {
                None => cx.format("mz-act-move", args),
                Some(onto) => {
                    args.push(("mark", mark(cx, onto).into()));
                    cx.format("mz-act-move-onto", args)
                }
            }
        }
        Deed::Vortex { hero, to, .. } => {
            cx.format("mz-act-vortex", [of(hero), ("tile", to.tile.number().into())])
        }
        Deed::Escalator { hero, .. } => cx.format("mz-act-escalator", [of(hero)]),
        Deed::Explore { hero, .. } => cx.format("mz-act-explore", [of(hero)]),
        Deed::Gaze { .. } => cx.text("mz-gaze").to_owned(),
        Deed::Place { at } => {
            let side = open_side(&Layout::of(view), at);
            let side = side.map_or("", |side| ability(cx, Ability::slide(side)));
            cx.format("mz-place", [("tile", at.tile.number().into()), ("side", side.into())])
        }
        Deed::TurnUp => cx.text("mz-turn-up").to_owned(),
    }
}
