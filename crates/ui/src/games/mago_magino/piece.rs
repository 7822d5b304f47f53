//! The pieces: children, frogs, and the magician. Those on one space stand beside each other.

use std::fmt;

use mago_magino::{Action, Child, Frog, Seen, Space, View};
use maud::{Markup, html};

use super::names::{Mover, mover};
use super::{SHEET, tint};
use crate::Cx;
use crate::pages::picture;

/// All pieces on the board, each an element.
pub(super) fn pieces_on(view: &View, legal: &[Action], cx: &Cx<'_>) -> Vec<Markup> {
    let mut crowd = Crowd::of(view);
    let can_move =
        |piece: Mover| legal.iter().any(|action| mover(action) == Some(piece)).then_some(piece);
    let mut pieces = vec![magician(crowd.next(view.magician), can_move(Mover::Magician))];
    for (&child, seen) in &view.children {
        let is_own = cx.is_you(child.seat());
        let mover = is_own.then(|| can_move(Mover::Child(child.nth()))).flatten();
        pieces.push(self::child(child, seen, crowd.next(seen.at), mover, view));
    }
    for (&frog, &at) in &view.frogs {
        let mover = can_move(Mover::Frog(frog));
        pieces.push(self::frog(frog, crowd.next(at), mover, view, cx));
    }
    for (nth, &at) in view.nameless.iter().enumerate() {
        pieces.push(nameless(nth, crowd.next(at)));
    }
    pieces
}

/// The picture of a child: each colour has clothes and a shape of its own.
pub(super) fn child_picture(child: Child, view: &View) -> Markup {
    let colour = view.players.get(child.seat()).map(|player| player.colour).unwrap_or_default();
    picture(SHEET, &format!("ring-{}", colour.name()), "body")
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

/// Number of pieces on each space, and how many of them have been placed.
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

    /// The position of the next piece on a space.
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
        // The last row may be shorter: it is centred.
        let there = if row + 1 == rows { count - row * columns } else { columns };
        // In halves of a piece, from the middle; five is the middle.
        let (x, y) = (6 + 2 * column - there, 6 + 2 * row - rows);
        let is_big = at == Space::HOUSE || at == Space::HIDEOUT;
        Stand { index, size, x, y, is_big }
    }
}

/// The position of a piece, displayed as its classes: the space, the size, and the place among the
/// pieces there.
#[derive(Clone, Copy)]
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
