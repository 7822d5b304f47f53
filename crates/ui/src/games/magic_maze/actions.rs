//! The player's actions: big buttons, always in the same place, arranged as the board lies.

use magic_maze::{Abilities, Ability, Action, Deed, Hero, Where};
use maud::{Markup, html};

use super::layout::{BoardContext, Way, abilities_of};
use super::{SHEET, names};
use crate::grid::arrow_key;
use crate::pages::picture;
use crate::{Pieces, Stage};

/// The form with everything the player can do; nothing for a watcher.
pub(super) fn actions(pieces: &mut Pieces, context: &BoardContext<'_>) -> Markup {
    let (view, cx) = (context.view, context.cx);
    let seat = cx.scene.seat().filter(|_| cx.scene.stage == Stage::Running);
    let held = seat.map(|seat| abilities_of(view, seat)).unwrap_or_default();
    html! {
        @if let Some(seat) = seat {
            // With no hero chosen the arrow keys move nobody.
            i data-for="nobody" data-key="ArrowUp ArrowRight ArrowDown ArrowLeft KeyE KeyQ" {}
            form id="acts" class="act mz-acts" method="post" action=(cx.scene.path("act")) {
                (cx.hidden(seat))
                (pieces.html(choices(context)))
                @for hero in Hero::ALL { (pieces.html(with_hero(hero, held, context))) }
                (pieces.html(pawns(context)))
            }
        }
    }
}

/// What can be done with one hero.
///
/// The farthest slide to each side is a button of the pad; shorter ones are lights on the board,
/// and folded here.
fn with_hero(hero: Hero, held: Abilities, context: &BoardContext<'_>) -> Markup {
    let (ways, cx) = (&context.ways[hero.index()], context.cx);
    let (mut farthest, mut shorter, mut vortices, mut others) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    // The ways of one ability follow each other, the farthest last.
    for group in ways.chunk_by(|one, next| ability(one.deed) == ability(next.deed)) {
        match (ability(group[0].deed), group.split_last()) {
            (Some(Ability::Vortex), _) => vortices.extend(group),
            (Some(ability), Some((last, rest))) => {
                farthest.push((ability, last));
                shorter.extend(rest);
            }
            (None, _) | (_, None) => others.extend(group),
        }
    }
    let unused = held.iter().filter(|ability| {
        *ability != Ability::Vortex && farthest.iter().all(|(shown, _)| shown != ability)
    });
    html! {
        div id={ "do-" (hero.name()) } data-in="acts" class={ "do " (hero.name()) }
            data-for={ "hero-" (hero.name()) } role="group" aria-label=(names::hero(cx, hero)) {
            div class="pad" {
                span class="who" { (picture(SHEET, &format!("heroes-{}", hero.name()), "i")) }
                @for (ability, way) in &farthest { (big_button(*ability, way, context)) }
                @for ability in unused {
                    span class={ "slot " (ability.name()) } { (picture(SHEET, &names::ability_picture(ability), "i")) }
                }
            }
            div class="ways" {
                @if !vortices.is_empty() { (picture(SHEET, "mall-vortex", "i")) }
                @for way in vortices { (vortex_button(way, context)) }
                @for way in others { (button(&way.action, &context.label(way))) }
                @if !shorter.is_empty() {
                    details id={ "less-" (hero.name()) } {
                        summary { (cx.text("mz-shorter")) }
                        @for way in shorter { (button(&way.action, &context.label(way))) }
                    }
                }
                @if ways.is_empty() { p class="hint" { (why_nothing(hero, context)) } }
            }
        }
    }
}

/// What concerns no hero: placing and discarding tiles, turning up an action tile.
fn choices(context: &BoardContext<'_>) -> Markup {
    let solo = if context.view.options.solo() { " solo" } else { "" };
    html! {
        div id="choices" data-in="acts" class={ "choices" (solo) } {
            @for action in &context.others {
                @match action {
                    Action::Do { deed: Deed::TurnUp, .. } => {
                        button name="action" value=(action) class="main" data-key="Space" aria-keyshortcuts="Space" {
                            (picture(SHEET, "mall-turn-up", "i")) span { (context.cx.text("mz-turn-up")) }
                        }
                    }
                    Action::Do { .. } | Action::Discard(_) => {
                        (button(action, &names::action(context.view, action, context.cx)))
                    }
                    Action::DoSomething(_) | Action::GiveUp | Action::PlayOn => {}
                }
            }
        }
    }
}

/// MZ-42: the pawn, to place before another player. MZ-23: giving up.
fn pawns(context: &BoardContext<'_>) -> Markup {
    let cx = context.cx;
    let shown = |action: &Action| match action {
        Action::DoSomething(seat) => {
            let class = format!("poke s{}", seat.index());
            Some((class, "mall-pawn", cx.name(*seat).into_owned()))
        }
        Action::GiveUp | Action::PlayOn => {
            let picture = if *action == Action::GiveUp { "mall-give-up" } else { "mall-north" };
            Some(("vote".to_owned(), picture, names::action(context.view, action, cx)))
        }
        Action::Do { .. } | Action::Discard(_) => None,
    };
    html! {
        div id="pokes" data-in="acts" class="pokes" {
            @for action in &context.others {
                @if let Some((class, name, text)) = shown(action) {
                    button name="action" value=(action) class=(class) aria-label=(names::action(context.view, action, cx)) {
                        (picture(SHEET, name, "i")) span { (text) }
                    }
                }
            }
        }
    }
}

/// The ability that an action needs; `None` for the crystal ball, which needs none.
fn ability(deed: Deed) -> Option<Ability> {
    match deed {
        Deed::Move { side, .. } => Some(Ability::slide(side)),
        Deed::Vortex { .. } => Some(Ability::Vortex),
        Deed::Escalator { .. } => Some(Ability::Escalator),
        Deed::Explore { .. } => Some(Ability::Explore),
        Deed::Gaze { .. } | Deed::Place { .. } | Deed::TurnUp => None,
    }
}

fn big_button(ability: Ability, way: &Way, context: &BoardContext<'_>) -> Markup {
    let key = match way.deed {
        Deed::Move { side, .. } => arrow_key(side),
        Deed::Explore { .. } => "KeyE",
        _ => "KeyQ",
    };
    html! {
        button name="action" value=(way.action) class={ "push " (ability.name()) } data-key=(key)
            aria-keyshortcuts=(key) aria-label=(context.label(way)) {
            (picture(SHEET, &names::ability_picture(ability), "i"))
            @if let Deed::Move { count, .. } = way.deed { b { (count) } }
        }
    }
}

fn vortex_button(way: &Way, context: &BoardContext<'_>) -> Markup {
    html! {
        @if let Deed::Vortex { to, .. } = way.deed {
            button name="action" value=(way.action) aria-label=(context.label(way)) { (to.tile.number()) }
        }
    }
}

fn button(action: &Action, label: &str) -> Markup {
    html! { button name="action" value=(action) { (label) } }
}

/// Why nothing can be done with a hero, and with which heroes something can.
fn why_nothing(hero: Hero, context: &BoardContext<'_>) -> String {
    let (view, cx) = (context.view, context.cx);
    let why = match view.heroes[hero.index()].is {
        Where::Left => cx.text("mz-hero-left"),
        Where::Stays(_) => cx.text("mz-hero-stays"),
        _ if view.discards > 0 => return cx.text("mz-hero-discard").to_owned(),
        _ => cx.text("mz-hero-nothing"),
    };
    let able = Hero::ALL.into_iter().filter(|other| !context.ways[other.index()].is_empty());
    let able: Vec<&str> = able.map(|other| names::hero(cx, other)).collect();
    if able.is_empty() {
        return why.to_owned();
    }
    let others = cx.format("mz-hero-others", [("heroes", able.join(", ").into())]);
    format!("{why} {others}")
}
