//! Names of spaces and pieces, labels of actions.

use mago_magino::{Action, Child, Frog, Load, Nth, Space, View};

use crate::{Cx, Sentence};

/// The name of a space, such as `meadow 3`.
pub(super) fn space(space: Space, cx: &Cx<'_>) -> String {
    let numbered = |key: &str, nth: usize| cx.format(key, [("nth", nth.into())]);
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
    cx.format("mm-child", [("nth", nth.into())])
}

/// The name of a frog: its number, or its space (MM-50).
pub(super) fn frog(frog: Frog, view: &View, cx: &Cx<'_>) -> String {
    match view.frogs.get(&frog) {
        Some(&at) if !cx.is_numbered() => {
            cx.format("mm-frog-on", [("space", space(at, cx).into())])
        }
        None if !cx.is_numbered() => cx.text("mm-frog").to_owned(),
        _ => {
            let frog = frog.to_string();
            cx.format("mm-frog-numbered", [("frog", frog.into())])
        }
    }
}

/// A text about a child: `$who` is its player, `$nth` the number of the child.
pub(super) fn of_child(key: &str, child: Child, at: Space, cx: &Cx<'_>) -> Sentence {
    let args = [("nth", child.nth().to_string().into()), ("space", space(at, cx).into())];
    cx.sentence_about(key, child.seat(), args)
}

/// The label of an action.
pub(super) fn label(action: &Action, view: &View, cx: &Cx<'_>) -> String {
    let to = |to| ("space", space(to, cx).into());
    match *action {
        Action::Roll => cx.text("mm-roll").to_owned(),
        Action::End => cx.text("mm-end").to_owned(),
        Action::Child { nth, load, to: there } => {
            let key = match load {
                Load::Nothing => "mm-act-child",
                Load::First => "mm-act-child-first",
                Load::Last => "mm-act-child-last",
            };
            cx.format(key, [("nth", nth.to_string().into()), to(there)])
        }
        Action::Magician { to: there } => cx.format("mm-act-magician", [to(there)]),
        Action::Frog { frog: which, to: there } => {
            cx.format("mm-act-frog", [("frog", frog(which, view, cx).into()), to(there)])
        }
    }
}

/// The id by which the page knows the piece that an action moves.
pub(super) fn mover(action: &Action) -> Option<String> {
    match *action {
        Action::Roll | Action::End => None,
        Action::Child { nth, .. } => Some(format!("child-{nth}")),
        Action::Magician { .. } => Some("magician".to_owned()),
        Action::Frog { frog, .. } => Some(format!("frog-{frog}")),
    }
}
