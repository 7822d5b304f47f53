//! The bar next to the mall: hourglass, deck, zoom, and the heroes to choose from.

use magic_maze::{Exits, Face, Hero, Mark, Sand, View, Where};
use maud::{Markup, html};

use super::board::is_watched;
use super::layout::{BoardContext, is_found};
use super::{SHEET, names, tile};
use crate::pages::{icon, picture};
use crate::{Cx, Stage};

/// The hourglass: sand, the time left, and the time after a turn (MZ-30, MZ-33).
///
/// While the sand runs, the script shows the time by the deadline and by [`clock`]. The drawing
/// for the script therefore contains no time: it changes only when the deadline does.
pub(super) fn glass(view: &View, cx: &Cx<'_>) -> Markup {
    let full = u64::from(view.options.sand) * 1000;
    let deadline = running_deadline(cx).filter(|_| matches!(view.sand, Sand::Runs { .. }));
    let left = match view.sand {
        Sand::Still => full,
        Sand::Runs { until } => {
            let by_clock = cx.scene.deadline.map(|deadline| deadline.saturating_sub(cx.scene.now));
            by_clock.unwrap_or(until.0.saturating_sub(view.at.0)).min(full)
        }
        Sand::Stopped { left } => left.0.min(full),
    };
    let left = if cx.is_scripted && deadline.is_some() { None } else { Some(left) };
    let tenths = left.map(|left| (left * 10).checked_div(full).unwrap_or(0));
    html! {
        div #glass data-in="bar" class={ "glass" @if let Some(tenths) = tenths { " l" (tenths) } }
            hidden[full == 0] data-deadline=[deadline] data-full=(full) {
            svg viewBox="0 0 28 44" aria-hidden="true" {
                path class="sand top" d="M5 5h18l-9 16z" {}
                path class="sand low" d="M5 39h18l-9-16z" {}
                path class="rim" d="M3 3h22M3 41h22M5 4c0 12 8 12 8 18s-8 6-8 18M23 4c0 12-8 12-8 18s8 6 8 18" {}
            }
            span class="left" {
                span class="sr" { (cx.text("mz-glass-left")) " " }
                b data-glass-left { @if let Some(left) = left { (minutes(left)) } }
            }
            @if view.begun {
                span class="after" {
                    (cx.text("mz-glass-after")) " "
                    b data-glass-after {
                        @if let Some(left) = left { (minutes(full - left.div_ceil(1000) * 1000)) }
                    }
                }
            } @else {
                span class="after" { (cx.text("mz-glass-still")) }
            }
        }
    }
}

/// The server's time when the page was drawn, by which the script sets its own clock.
pub(super) fn clock(cx: &Cx<'_>) -> Markup {
    let now = running_deadline(cx).map(|_| cx.scene.now);
    html! { i id="clock" data-in="bar" data-now=[now] hidden {} }
}

fn running_deadline(cx: &Cx<'_>) -> Option<u64> {
    cx.scene.deadline.filter(|_| cx.scene.stage == Stage::Running)
}

/// Minutes and seconds; a second that has begun counts.
pub(super) fn minutes(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The number of tiles left, the next tile if it is known (MZ-55, MZ-58), the tiles put under the
/// deck (MZ-61), and whether the cameras watch (MZ-56).
pub(super) fn deck(view: &View, cx: &Cx<'_>) -> Markup {
    let left = cx.format("mz-deck", [("count", view.deck.left.into())]);
    let under: Vec<String> = view.deck.under.iter().map(ToString::to_string).collect();
    html! {
        div #deck data-in="bar" class="deck" {
            span title=(left) {
                (picture(SHEET, "mall-deck", "i"))
                b aria-hidden="true" { (view.deck.left) }
                span class="sr" { (left) }
            }
            @if let Some(next) = view.shown.or(view.deck.top) {
                svg class="next" viewBox="-1 -1 42 42" role="img"
                    aria-label=(cx.format("mz-deck-next", [("tile", next.number().into())])) {
                    (tile::unplaced(next, view))
                }
            }
            @if is_watched(view) {
                span class="eyes-on" title=(cx.text("mz-watched")) {
                    (picture(SHEET, "mall-camera", "i"))
                    span class="sr" { (cx.text("mz-watched")) }
                }
            }
            @if !under.is_empty() {
                small { (cx.format("mz-deck-under", [("tiles", under.join(", ").into())])) }
            }
        }
    }
}

/// The buttons for zooming.
pub(super) fn zoom(cx: &Cx<'_>) -> Markup {
    html! {
        div class="zoom script" {
            button type="button" class="quiet" data-zoom-in aria-label=(cx.text("mz-zoom-in")) { (icon("plus")) }
            button type="button" class="quiet" data-zoom-out aria-label=(cx.text("mz-zoom-out")) { (icon("minus")) }
            button type="button" class="quiet" data-zoom-fit aria-label=(cx.text("mz-zoom-fit")) { (icon("fit")) }
        }
    }
}

/// A hero to choose, with its goals. Choosing lights up where the player can take it.
pub(super) fn pick(hero: Hero, context: &BoardContext<'_>) -> Markup {
    let (cx, name, key) = (context.cx, hero.name(), hero.index() + 1);
    html! {
        button type="button" id={ "pick-" (name) } data-in="picks" class={ "pick " (name) }
            data-choose={ "hero-" (name) } data-key={ "Digit" (key) } aria-keyshortcuts=(key) {
            (picture(SHEET, &format!("heroes-{name}"), "i"))
            span { (names::hero(cx, hero)) }
            span class="goals" {
                @match context.view.heroes[hero.index()].is {
                    Where::Left | Where::Stays(_) => { (goal("mall-exit", "done", cx.text("mz-goal-left"))) }
                    Where::Waiting | Where::At(_) => {
                        @if !context.view.theft {
                            @let (class, key) = item_goal(hero, context);
                            (goal(&format!("heroes-{}", hero.symbol()), class, cx.text(key)))
                        }
                        @let (class, key) = exit_goal(hero, context);
                        (goal("mall-exit", class, cx.text(key)))
                    }
                }
            }
        }
    }
}

fn goal(name: &str, class: &str, text: &str) -> Markup {
    html! {
        span class={ "goal " (class) } title=(text) {
            (picture(SHEET, name, "i")) span class="sr" { (text) }
        }
    }
}

/// MZ-20, MZ-60: whether the hero stands on its item.
fn item_goal(hero: Hero, context: &BoardContext<'_>) -> (&'static str, &'static str) {
    let view = context.view;
    let at = view.heroes[hero.index()].is.square().and_then(|it| context.layout.square(it));
    let on = match at.and_then(|at| context.mark_at(at)) {
        Some(Mark::Item(whose)) => {
            (whose == hero) != (view.options.special.exits == Exits::Foreign)
        }
        _ => false,
    };
    let found = is_found(view, |face: &Face| !face.items[hero.index()].is_empty());
    match (on, found) {
        (true, _) => ("done", "mz-goal-on-item"),
        (false, true) => ("found", "mz-goal-item-found"),
        (false, false) => ("hidden-yet", "mz-goal-item-hidden"),
    }
}

/// MZ-51: in the first scenario all leave by one exit.
fn exit_goal(hero: Hero, context: &BoardContext<'_>) -> (&'static str, &'static str) {
    let whose = match context.view.options.special.exits {
        Exits::Purple => Hero::Mage,
        Exits::Own | Exits::Foreign => hero,
    };
    if is_found(context.view, |face| !face.exits[whose.index()].is_empty()) {
        ("found", "mz-goal-exit-found")
    } else {
        ("hidden-yet", "mz-goal-exit-hidden")
    }
}
