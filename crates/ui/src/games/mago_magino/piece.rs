//! The pieces: children, frogs, and the magician. Those on one space stand beside each other.

use std::fmt;

use mago_magino::{Action, Child, Frog, Seen, Space, View};
use maud::{Markup, html};

use super::names::{Mover, mover};
use super::{SHEET, tint};
use crate::pages::{Picture, picture, picture_of};
use crate::{Cx, Draft, Id};

/// All pieces, each as an element.
pub(super) fn pieces(part: &mut Draft<'_>, view: &View, legal: &[Action], cx: &Cx<'_>) {
    let mut crowd = Crowd::of(view);
    let can =
        |piece: Mover| legal.iter().any(|action| mover(action) == Some(piece)).then_some(piece);
    let (stand, name) = (crowd.next(view.magician), can(Mover::Magician));
    part.html("magician", (stand, name), || magician(stand, name));
    for (&child, seen) in &view.children {
        let stand = crowd.next(seen.at);
        let is_own = cx.is_you(child.seat());
        let name = is_own.then(|| can(Mover::Child(child.nth()))).flatten();
        let id = Id::of("child-", child.seat().letter()).number(child.nth() as u64 + 1);
        let key = (stand, name, seen.carries);
        part.html(id, key, || self::child(child, seen, stand, name, view));
    }
    for (&frog, &at) in &view.frogs {
        let (stand, name) = (crowd.next(at), can(Mover::Frog(frog)));
        let id = Id::nth("frog-", frog.index() as u64 + 1);
        let key = (stand, name, view.turned.get(&frog));
        part.html(id, key, || self::frog(frog, stand, name, view, cx));
    }
    for (nth, &at) in view.nameless.iter().enumerate() {
        let stand = crowd.next(at);
        part.html(Id::nth("nameless-", nth as u64), stand, || nameless(nth, stand));
    }
}

/// What a child looks like: its colour has its own clothes and shape.
pub(super) fn child_picture(child: Child, view: &View) -> Picture<'static> {
    let colour = view.players.get(child.seat()).map(|player| player.colour).unwrap_or_default();
    picture_of(SHEET, ["ring-", colour.name()], "body")
}

fn child(child: Child, seen: &Seen, stand: Stand, name: Option<Mover>, view: &View) -> Markup {
    html! {
        div.mp.child.{ "s" (tint(view, child.seat())) " " (stand) }
            id={ "child-" (child) } data-in="ring" aria-hidden="true" data-choose=[name] {
            (child_picture(child, view)) b { (child.nth()) }
            @if seen.carries { (picture(SHEET, "ring-crystal", "gem")) }
        }
    }
}

/// MM-50: frogs all look alike. MM-61: at the end they do not.
fn frog(frog: Frog, stand: Stand, name: Option<Mover>, view: &View, cx: &Cx<'_>) -> Markup {
    let owner = view.turned.get(&frog);
    let seat = owner.map(|child| format!(" turned s{}", tint(view, child.seat())));
    html! {
        div id={ "frog-" (frog) } data-in="ring" aria-hidden="true" data-choose=[name]
            class={ "mp frog " (stand) (seat.unwrap_or_default()) } {
            (picture(SHEET, "ring-frog", "body"))
            @if let Some(child) = owner { b { (child.nth()) } } @else if cx.is_numbered() { b { (frog) } }
        }
    }
}

fn nameless(nth: usize, stand: Stand) -> Markup {
    html! {
        div id={ "nameless-" (nth) } data-in="ring" aria-hidden="true" class={ "mp frog " (stand) } {
            (picture(SHEET, "ring-frog", "body"))
        }
    }
}

fn magician(stand: Stand, name: Option<Mover>) -> Markup {
    html! {
        div #magician data-in="ring" aria-hidden="true" data-choose=[name] class={ "mp magician " (stand) } {
            (picture(SHEET, "ring-magician", "body"))
        }
    }
}

/// How many share each space, and how many of them have found their place.
struct Crowd {
    all: [u8; Space::MOST],
    placed: [u8; Space::MOST],
}

impl Crowd {
    fn of(view: &View) -> Self {
        let mut all = [0; Space::MOST];
        let children = view.children.values().map(|seen| seen.at);
        let frogs = view.frogs.values().chain(&view.nameless).copied();
        for at in children.chain(frogs).chain([view.magician]) {
            all[at.index()] += 1;
        }
        Self { all, placed: [0; Space::MOST] }
    }

    /// Where the next one there stands.
    fn next(&mut self, at: Space) -> Stand {
        let index = at.index();
        let nth = usize::from(self.placed[index]);
        self.placed[index] += 1;
        let count = usize::from(self.all[index]);
        let (columns, size) = match count {
            0 | 1 => (1, 1),
            2..=4 => (2, 2),
            5..=9 => (3, 3),
            _ => (4, 4),
        };
        let rows = count.div_ceil(columns);
        let (row, column) = (nth / columns, nth % columns);
        // The last row may be shorter: it stands in the middle.
        let there = if row + 1 == rows { count - row * columns } else { columns };
        // In halves of a piece, from the middle; five is the middle.
        let (x, y) = (6 + 2 * column - there, 6 + 2 * row - rows);
        let is_big = at == Space::HOUSE || at == Space::HIDEOUT;
        Stand { index, size, x, y, is_big }
    }
}

/// Where a piece stands, written as its classes: the space, how many there are, and the place among
/// them.
#[derive(Clone, Copy, Hash)]
struct Stand {
    index: usize,
    size: usize,
    x: usize,
    y: usize,
    is_big: bool,
}

impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { index, size, x, y, is_big } = self;
        let big = if *is_big { " big" } else { "" };
        write!(f, "n{index} k{size} u{x} v{y}{big}")
    }
}
