//! Where the chosen piece can go: each way is a button on its space.

use mago_magino::{Action, Load, Space, View};
use maud::{Markup, html};

use super::names;
use crate::Cx;

/// The ways of all pieces; the page shows those of the one that is chosen.
pub(super) fn ways(legal: &[Action], view: &View, cx: &Cx<'_>) -> Markup {
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

/// Where an action leads, and how a way with a crystal is marked.
fn end(action: &Action) -> Option<(Space, &'static str)> {
    match *action {
        Action::Roll | Action::End => None,
        Action::Child { load: Load::Nothing, to, .. } => Some((to, "")),
        Action::Child { load: Load::First, to, .. } => Some((to, " first")),
        Action::Child { load: Load::Last, to, .. } => Some((to, " last")),
        Action::Magician { to } | Action::Frog { to, .. } => Some((to, "")),
    }
}
