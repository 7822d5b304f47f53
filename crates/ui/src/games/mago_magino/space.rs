//! The spaces of the ring, what lies on them, and who stands there in words.

use std::fmt::Write as _;

use mago_magino::{Space, View};
use maud::{Markup, html};

use super::{SHEET, names};
use crate::Cx;
use crate::pages::picture;
use crate::part::hash;

/// A space, with who and what is on it for those who do not see.
pub(super) fn space(space: Space, view: &View, cx: &Cx<'_>) -> Markup {
    let (kind, shown) = match space {
        Space::HOUSE => ("house", "ring-house"),
        Space::HIDEOUT => ("hideout", "ring-hideout"),
        _ if space.is_forest() => ("forest", "ring-forest"),
        _ => ("meadow", "ring-meadow"),
    };
    html! {
        div id={ "space-" (space.index()) } data-in="ring" class={ "space " (kind) " n" (space.index()) } {
            (picture(SHEET, shown, "land"))
            span class="sr" { (words(space, view, cx)) }
        }
    }
}

/// All that is on each space, by number, as far as its words depend on it.
pub(super) fn on_spaces(view: &View) -> [u64; Space::MOST] {
    let mut on = [0; Space::MOST];
    let mut add = |at: Space, what: u64| on[at.index()] = hash((on[at.index()], what));
    add(view.magician, 1);
    for (child, seen) in &view.children {
        add(seen.at, hash((2, child, seen.carries)));
    }
    for (frog, at) in &view.frogs {
        add(*at, hash((3, frog)));
    }
    for (at, count) in &view.crystals {
        add(*at, hash((4, count)));
    }
    on
}

/// The crystals that lie on a space.
pub(super) fn crystals(space: Space, count: u8) -> Markup {
    html! {
        div id={ "crystals-" (space.index()) } data-in="ring" aria-hidden="true"
            class={ "lying n" (space.index()) } {
            (picture(SHEET, "ring-crystal", "gem")) b { (count) }
        }
    }
}

/// `meadow 3: Ada 1 with a crystal, frog 7, 2 crystals`.
fn words(space: Space, view: &View, cx: &Cx<'_>) -> String {
    let mut text = names::space(space, cx);
    let name = text.len();
    let add = |text: &mut String, more: &str| {
        text.push_str(if text.len() == name { ": " } else { ", " });
        text.push_str(more);
    };
    if view.magician == space {
        add(&mut text, cx.say("mm-magician"));
    }
    for (child, seen) in view.children.iter().filter(|(_, seen)| seen.at == space) {
        add(&mut text, &cx.name(child.seat()));
        let _ = write!(text, " {}", child.nth());
        if seen.carries {
            let _ = write!(text, " {}", cx.say("mm-with-crystal"));
        }
    }
    let mut frogs = view.frogs.iter().filter(|(_, at)| **at == space).map(|(&frog, _)| frog);
    if cx.is_numbered() {
        frogs.for_each(|frog| add(&mut text, &names::frog(frog, view, cx)));
    } else if let count @ 1.. = frogs.by_ref().count() {
        add(&mut text, &cx.tell("mm-frogs", &[("count", count.into())]));
    }
    if let Some(&count) = view.crystals.get(&space) {
        add(&mut text, &cx.tell("mm-lying", &[("count", count.into())]));
    }
    text
}
