//! Names of spaces and pieces, labels of actions.

use std::fmt;

use mago_magino::{Action, Child, Frog, Load, Nth, Space, View};

use crate::Cx;

/// The name of a space, such as `meadow 3`.
pub(super) fn space(space: Space, cx: &Cx<'_>) -> String {
    let numbered = |key: &str, nth: usize| cx.format(key, &[("nth", nth.into())]);
    match space {
        Space::HOUSE => cx.text("mm-house").to_owned(),
        Space::HIDEOUT => cx.text("mm-hideout").to_owned(),
        _ if space.is_forest() => numbered("mm-forest", space.index()),
        _ => numbered("mm-meadow", space.index() - Space::HIDEOUT.index()),
    }
}

/// The name of a child to its own player.
pub(super) fn own(nth: Nth, cx: &Cx<'_>) -> String {
    let nth = nth.to_string();
    cx.format("mm-child", &[("nth", (&nth).into())])
}

/// The name of a frog: its number, or its space (MM-50).
pub(super) fn frog(frog: Frog, view: &View, cx: &Cx<'_>) -> String {
    match view.frogs.get(&frog) {
        Some(&at) if !cx.is_numbered() => {
            let at = space(at, cx);
            cx.format("mm-frog-on", &[("space", (&at).into())])
        }
        None if !cx.is_numbered() => cx.text("mm-frog").to_owned(),
        _ => {
            let frog = frog.to_string();
            cx.format("mm-frog-numbered", &[("frog", (&frog).into())])
        }
    }
}

/// A text about a child: `$who` is its player, `$nth` the number of the child.
pub(super) fn of_child(key: &str, child: Child, at: Space, cx: &Cx<'_>) -> String {
    let (nth, at) = (child.nth().to_string(), space(at, cx));
    cx.format_about(key, child.seat(), &[("nth", (&nth).into()), ("space", (&at).into())])
}

/// The label of an action.
pub(super) fn label(action: &Action, view: &View, cx: &Cx<'_>) -> String {
    let to = |key: &str, to: Space, nth: &str| {
        let to = space(to, cx);
        cx.format(key, &[("nth", nth.into()), ("space", (&to).into())])
    };
    match *action {
        Action::Roll => cx.text("mm-roll").to_owned(),
        Action::End => cx.text("mm-end").to_owned(),
        Action::Child { nth, load, to: there } => {
            let key = match load {
                Load::Nothing => "mm-act-child",
                Load::First => "mm-act-child-first",
                Load::Last => "mm-act-child-last",
            };
            to(key, there, &nth.to_string())
        }
        Action::Magician { to: there } => to("mm-act-magician", there, ""),
        Action::Frog { frog: which, to: there } => {
            let (frog, there) = (frog(which, view, cx), space(there, cx));
            cx.format("mm-act-frog", &[("frog", (&frog).into()), ("space", (&there).into())])
        }
    }
}

/// A piece that an action moves, displayed as the id that the page uses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mover {
    Child(Nth),
    Magician,
    Frog(Frog),
}

/// The piece that an action moves.
pub(super) fn mover(action: &Action) -> Option<Mover> {
    match *action {
        Action::Roll | Action::End => None,
        Action::Child { nth, .. } => Some(Mover::Child(nth)),
        Action::Magician { .. } => Some(Mover::Magician),
        Action::Frog { frog, .. } => Some(Mover::Frog(frog)),
    }
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Child(nth) => write!(f, "child-{nth}"),
            Self::Magician => f.write_str("magician"),
            Self::Frog(frog) => write!(f, "frog-{frog}"),
        }
    }
}
