//! The ring of spaces with everything on it.

use mago_magino::{Action, Child, Frog, Load, Seen, Space, Stage, View};
use maud::{Markup, html};

use super::names::{self, mover};
use super::{SHEET, tint};
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
    let mut there = Vec::new();
    if view.magician == space {
        there.push(cx.text("mm-magician").to_owned());
    }
    for (child, seen) in view.children.iter().filter(|(_, seen)| seen.at == space) {
        let key = if seen.carries { "mm-child-carrying" } else { "mm-child-of" };
        there.push(names::of_child(key, *child, space, cx).to_string());
    }
    let frogs: Vec<Frog> =
        view.frogs.iter().filter(|(_, at)| **at == space).map(|(&frog, _)| frog).collect();
    if cx.is_numbered() {
        there.extend(frogs.iter().map(|&frog| names::frog(frog, view, cx)));
    } else if !frogs.is_empty() {
        there.push(cx.format("mm-frogs", [("count", frogs.len().into())]));
    }
    if let Some(count) = view.crystals.get(&space) {
        there.push(cx.format("mm-lying", [("count", count.into())]));
    }
    let name = names::space(space, cx);
    if there.is_empty() {
        return name;
    }
    cx.format("mm-space", [("space", name.into()), ("what", there.join(", ").into())])
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
                @if let (Some(moved), Some((to, load))) = (mover(action), end(action)) {
                    @let beside = legal[..nth].iter().filter(|other| is_beside(other, action)).count();
                    span role="button" tabindex="0" data-act=(action) data-for=(moved) aria-label=(names::label(action, view, cx))
                        class={ "goal n" (to.index()) " in" (beside) (load) } {}
                }
            }
        }
    }
}

/// Whether two actions lead the same piece to the same space.
fn is_beside(one: &Action, other: &Action) -> bool {
    let space = |action| end(action).map(|(to, _)| to);
    space(one) == space(other) && mover(one) == mover(other)
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

/// Children, frogs and the magician, each an element. Those on one space stand side by side.
fn pieces_on(view: &View, legal: &[Action], cx: &Cx<'_>) -> Vec<Markup> {
    let mut crowd = Crowd::of(view);
    let can_move =
        |id: String| legal.iter().any(|it| mover(it).as_ref() == Some(&id)).then_some(id);
    let magician = format!("magician {}", crowd.next(view.magician));
    let body = picture(SHEET, "ring-magician", "body");
    let mut pieces = vec![piece("magician", &magician, can_move("magician".to_owned()), &body)];
    for (&child, seen) in &view.children {
        let is_own = cx.is_you(child.seat());
        let moved = is_own.then(|| can_move(format!("child-{}", child.nth()))).flatten();
        pieces.push(self::child(child, seen, &crowd.next(seen.at), moved, view));
    }
    for (&frog, &at) in &view.frogs {
        let moved = can_move(format!("frog-{frog}"));
        pieces.push(self::frog(frog, &crowd.next(at), moved, view, cx));
    }
    let body = picture(SHEET, "ring-frog", "body");
    for (nth, &at) in view.nameless.iter().enumerate() {
        let class = format!("frog {}", crowd.next(at));
        pieces.push(piece(&format!("nameless-{nth}"), &class, None, &body));
    }
    pieces
}

/// The picture of a child: each colour has clothes and a shape of its own.
pub(super) fn child_picture(child: Child, view: &View) -> Markup {
    let colour = view.players.get(child.seat()).map(|player| player.colour).unwrap_or_default();
    picture(SHEET, &format!("ring-{}", colour.name()), "body")
}

fn child(child: Child, seen: &Seen, place: &str, moved: Option<String>, view: &View) -> Markup {
    html! {
        div.mp.child.{ "s" (tint(view, child.seat())) " " (place) }
            id={ "child-" (child) } data-in="ring" aria-hidden="true" data-choose=[moved] {
            (child_picture(child, view)) b { (child.nth()) }
            @if seen.carries { (picture(SHEET, "ring-crystal", "gem")) }
        }
    }
}

/// MM-50: frogs all look alike. MM-61: at the end they do not.
fn frog(frog: Frog, place: &str, moved: Option<String>, view: &View, cx: &Cx<'_>) -> Markup {
    let owner = view.turned.get(&frog);
    let seat = owner.map(|child| format!(" turned s{}", tint(view, child.seat())));
    let body = html! {
        (picture(SHEET, "ring-frog", "body"))
        @if let Some(child) = owner { b { (child.nth()) } } @else if cx.is_numbered() { b { (frog) } }
    };
    let class = format!("frog {place}{}", seat.unwrap_or_default());
    piece(&format!("frog-{frog}"), &class, moved, &body)
}

/// A piece that can be chosen if `moved` is its name.
fn piece(id: &str, class: &str, moved: Option<String>, body: &Markup) -> Markup {
    html! {
        div id=(id) data-in="ring" aria-hidden="true" data-choose=[moved] class={ "mp " (class) } { (body) }
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

    /// The classes of the next piece on a space: the space, the size, and the place among the
    /// pieces there.
    fn next(&mut self, at: Space) -> String {
        let index = at.index();
        let nth = usize::from(self.placed[index]);
        self.placed[index] += 1;
        let count = usize::from(self.all[index]);
        let columns = match count {
            0 | 1 => 1,
            2..=4 => 2,
            5..=9 => 3,
            _ => 4,
        };
        let rows = count.div_ceil(columns);
        let (row, column) = (nth / columns, nth % columns);
        // The last row may be shorter: it is centred.
        let there = if row + 1 == rows { count - row * columns } else { columns };
        // In halves of a piece, from the middle; five is the middle.
        let (x, y) = (6 + 2 * column - there, 6 + 2 * row - rows);
        let big = if at == Space::HOUSE || at == Space::HIDEOUT { " big" } else { "" };
        format!("n{index} k{columns} u{x} v{y}{big}")
    }
}
