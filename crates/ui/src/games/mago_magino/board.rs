//! The ring of spaces with everything on it.

use mago_magino::{Action, Load, Space, Stage, View};
use maud::{Markup, html};

use super::piece::pieces_on;
use super::{SHEET, names, tint};
use crate::pages::picture;
use crate::{Cx, Part, Pieces};

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let ring = view.options.ring;
    let mut pieces = Pieces::default();
    let markup = html! {
        section id="board" class={ "board mm of" (ring.spaces()) } aria-label=(cx.text("mm-board")) {
            div id="ring" class="ring" {
                @for at in ring.all() { (pieces.html(space(at, view, cx))) }
                (pieces.html(arrow()))
                @for (&at, &count) in &view.crystals { (pieces.html(crystals(at, count))) }
                @for piece in pieces_on(view, legal, cx) { (pieces.html(piece)) }
                (pieces.html(treasury(view)))
                (pieces.html(die(view)))
                (pieces.html(ways(legal, view, cx)))
            }
        }
    };
    pieces.part("board", markup)
}

/// A space, with a description of what is on it for screen readers.
fn space(space: Space, view: &View, cx: &Cx<'_>) -> Markup {
    let (kind, shown) = match space {
        Space::HOUSE => ("house", "ring-house"),
        Space::HIDEOUT => ("hideout", "ring-hideout"),
        _ if space.is_forest() => ("forest", "ring-forest"),
        _ => ("meadow", "ring-meadow"),
    };
    html! {
        div id={ "space-" (space.index()) } data-in="ring" class={ "space " (kind) " n" (space.index()) } {
            (picture(SHEET, shown, "land"))
            span class="sr" { (describe(space, view, cx)) }
        }
    }
}

/// The name of a space and everything on it: `meadow space 3: Ada’s child 1, 2 crystals`.
fn describe(space: Space, view: &View, cx: &Cx<'_>) -> String {
    let mut what = Vec::new();
    if view.magician == space {
        what.push(cx.text("mm-magician").to_owned());
    }
    for (child, seen) in view.children.iter().filter(|(_, seen)| seen.at == space) {
        let key = if seen.carries { "mm-child-carrying" } else { "mm-child-of" };
        what.push(names::of_child(key, *child, space, cx));
    }
    let mut frogs = view.frogs.iter().filter(|(_, at)| **at == space).map(|(&frog, _)| frog);
    if cx.is_numbered() {
        what.extend(frogs.map(|frog| names::frog(frog, view, cx)));
    } else if let count @ 1.. = frogs.by_ref().count() {
        what.push(cx.format("mm-frogs", &[("count", count.into())]));
    }
    if let Some(&count) = view.crystals.get(&space) {
        what.push(cx.format("mm-lying", &[("count", count.into())]));
    }
    let (name, what) = (names::space(space, cx), what.join(", "));
    if what.is_empty() {
        return name;
    }
    cx.format("mm-space", &[("space", (&name).into()), ("what", (&what).into())])
}

/// The arrow, and the mark on the space at which it has just pointed. That space is named only in
/// the effect of a sight (MM-50).
fn arrow() -> Markup {
    html! {
        div #arrow data-in="ring" aria-hidden="true" class="arrow" {
            i class="aim" {}
            (picture(SHEET, "ring-arrow", "hand-of"))
        }
    }
}

/// The delivered crystals, in the colours of their players.
fn treasury(view: &View) -> Markup {
    html! {
        div #treasury data-in="ring" aria-hidden="true" class="treasury" {
            @for (seat, player) in view.players.iter() {
                @for _ in 0..player.delivered {
                    span class={ "s" (tint(view, seat)) } { (picture(SHEET, "ring-crystal", "gem")) }
                }
            }
        }
    }
}

fn die(view: &View) -> Markup {
    let face = match view.now {
        Stage::Move(face) => face.to_string(),
        _ => "blank".to_owned(),
    };
    html! {
        div #die.cube.thrown[face != "blank"] data-in="ring" aria-hidden="true" {
            (picture(SHEET, &format!("dice-{face}"), "face"))
        }
    }
}

/// The crystals that lie on a space.
fn crystals(space: Space, count: u8) -> Markup {
    html! {
        div id={ "crystals-" (space.index()) } data-in="ring" aria-hidden="true"
            class={ "lying n" (space.index()) } {
            (picture(SHEET, "ring-crystal", "gem")) b { (count) }
        }
    }
}

/// A button on each space to which a piece can go. The page shows those of the chosen piece.
fn ways(legal: &[Action], view: &View, cx: &Cx<'_>) -> Markup {
    html! {
        div #ways data-in="ring" {
            @for (nth, action) in legal.iter().enumerate() {
                @if let (Some(mover), Some((to, load))) = (names::mover(action), end(action)) {
                    @let beside = legal[..nth].iter().filter(|other| is_beside(other, action)).count();
                    span role="button" tabindex="0" data-act=(action) data-for=(mover) aria-label=(names::label(action, view, cx))
                        class={ "goal n" (to.index()) " in" (beside) (load) } {}
                }
            }
        }
    }
}

/// Whether two actions lead the same piece to the same space.
fn is_beside(one: &Action, other: &Action) -> bool {
    let space = |action| end(action).map(|(to, _)| to);
    space(one) == space(other) && names::mover(one) == names::mover(other)
}

/// The space to which an action leads, and the class of a way on which a crystal is loaded.
fn end(action: &Action) -> Option<(Space, &'static str)> {
    match *action {
        Action::Roll | Action::End => None,
        Action::Child { load: Load::Nothing, to, .. } => Some((to, "")),
        Action::Child { load: Load::First, to, .. } => Some((to, " first")),
        Action::Child { load: Load::Last, to, .. } => Some((to, " last")),
        Action::Magician { to } | Action::Frog { to, .. } => Some((to, "")),
    }
}
