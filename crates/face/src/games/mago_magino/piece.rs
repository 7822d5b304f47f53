//! The pieces: children, frogs, and the magician. Those on one space stand beside each other.

use mago_magino::{Action, Child, Frog, Seen, Space, View};
use maud::{Markup, html};

use super::{SHEET, names, tint};
use crate::Cx;
use crate::pages::picture;

/// All pieces with their ids, each as an element.
pub(super) fn pieces(view: &View, legal: &[Action], cx: &Cx<'_>) -> Vec<(String, Markup)> {
    let mut crowd = Crowd::of(view);
    let movers: Vec<String> = legal.iter().filter_map(names::mover).collect();
    let can = |name: String| movers.contains(&name).then_some(name);
    let mut all = Vec::with_capacity(2 * view.players.values().len() + 1);
    let stand = crowd.next(view.magician);
    all.push(("magician".to_owned(), magician(&stand, can("magician".to_owned()))));
    for (&child, seen) in &view.children {
        let stand = crowd.next(seen.at);
        let own = cx.is_you(child.seat()).then(|| can(format!("child-{}", child.nth()))).flatten();
        all.push((format!("child-{child}"), self::child(child, seen, &stand, own, view)));
    }
    for (&frog, &at) in &view.frogs {
        let stand = crowd.next(at);
        let id = format!("frog-{frog}");
        all.push((id.clone(), self::frog(frog, &stand, can(id), view)));
    }
    for (nth, &at) in view.nameless.iter().enumerate() {
        let stand = crowd.next(at);
        all.push((format!("nameless-{nth}"), nameless(nth, &stand)));
    }
    all
}

/// What a child looks like: its colour has its own clothes and shape.
pub(super) fn child_picture(child: Child, view: &View) -> Markup {
    let colour = view.players.get(child.seat()).map(|player| player.colour).unwrap_or_default();
    picture(SHEET, &format!("ring-{colour}"), "body")
}

fn child(child: Child, seen: &Seen, stand: &str, name: Option<String>, view: &View) -> Markup {
    html! {
        div.mp.child.{ "s" (tint(view, child.seat())) " " (stand) }
            id={ "child-" (child) } data-in="ring" aria-hidden="true" data-choose=[name] {
            (child_picture(child, view)) b { (child.nth()) }
            @if seen.carries { (picture(SHEET, "ring-crystal", "gem")) }
        }
    }
}

/// MM-50: frogs all look alike. MM-61: at the end they do not.
fn frog(frog: Frog, stand: &str, name: Option<String>, view: &View) -> Markup {
    let owner = view.turned.get(&frog);
    let seat = owner.map(|child| format!(" turned s{}", tint(view, child.seat())));
    html! {
        div id={ "frog-" (frog) } data-in="ring" aria-hidden="true" data-choose=[name]
            class={ "mp frog " (stand) (seat.unwrap_or_default()) } {
            (picture(SHEET, "ring-frog", "body"))
            @if let Some(child) = owner { b { (child.nth()) } } @else { b { (frog) } }
        }
    }
}

fn nameless(nth: usize, stand: &str) -> Markup {
    html! {
        div id={ "nameless-" (nth) } data-in="ring" aria-hidden="true" class={ "mp frog " (stand) } {
            (picture(SHEET, "ring-frog", "body"))
        }
    }
}

fn magician(stand: &str, name: Option<String>) -> Markup {
    html! {
        div #magician data-in="ring" aria-hidden="true" data-choose=[name] class={ "mp magician " (stand) } {
            (picture(SHEET, "ring-magician", "body"))
        }
    }
}

/// How many share each space, and how many of them have found their place.
struct Crowd {
    all: Vec<usize>,
    placed: Vec<usize>,
}

impl Crowd {
    fn of(view: &View) -> Self {
        let spaces = usize::from(view.options.ring.spaces());
        let mut all = vec![0; spaces];
        let children = view.children.values().map(|seen| seen.at);
        let frogs = view.frogs.values().chain(&view.nameless).copied();
        for at in children.chain(frogs).chain([view.magician]) {
            all[at.index()] += 1;
        }
        Self { all, placed: vec![0; spaces] }
    }

    /// The classes of the next one there: the space, how many there are, and the place among them.
    fn next(&mut self, at: Space) -> String {
        let index = at.index();
        let nth = self.placed[index];
        self.placed[index] += 1;
        let count = self.all[index];
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
        let big = if at == Space::HOUSE || at == Space::HIDEOUT { " big" } else { "" };
        format!("n{index} k{size} u{x} v{y}{big}")
    }
}
