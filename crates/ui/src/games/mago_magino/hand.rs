//! The buttons to roll and to end the turn, the pieces that can be chosen, and a list of all moves.

use game::Seat;
use mago_magino::{Action, Child, Nth, View};
use maud::{Markup, html};

use super::board::child_picture;
use super::{SHEET, names, tint};
use crate::Cx;
use crate::cx::Button;
use crate::pages::picture;

pub(super) fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
    let button = |action: &Action| {
        let key = match action {
            Action::Roll => "Space",
            Action::End => "KeyE",
            Action::Child { .. } | Action::Magician { .. } | Action::Frog { .. } => return None,
        };
        Some(Button::new(action, names::label(action, view, cx), Some(key)))
    };
    let buttons: Vec<Button> = legal.iter().filter_map(button).collect();
    let groups: Vec<&[Action]> = legal
        .chunk_by(|one, next| names::mover(one) == names::mover(next))
        .filter(|group| names::mover(&group[0]).is_some())
        .collect();
    html! {
        @if !buttons.is_empty() { (cx.acts(seat, &buttons)) }
        @if !groups.is_empty() {
            div class="choice" {
                @for group in &groups { (chooser(&group[0], view, seat, cx)) }
            }
            details #moves class="moves" {
                summary { (cx.text("mm-list")) }
                form class="act" method="post" action=(cx.scene.path("act")) {
                    (cx.hidden(seat))
                    @for group in &groups {
                        @for action in *group {
                            button name="action" value=(action) { (names::label(action, view, cx)) }
                        }
                    }
                }
            }
        }
    }
}

/// A piece that can be chosen: the board then shows where it can go.
fn chooser(action: &Action, view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
    let body = |name| picture(SHEET, name, "body");
    let (class, key, shown, label, mark) = match action {
        Action::Child { nth, .. } => {
            let key = if *nth == Nth::First { "Digit1" } else { "Digit2" };
            let shown = child_picture(Child::new(seat, *nth), view);
            let (class, label) = (format!("child s{}", tint(view, seat)), names::own(*nth, cx));
            (class, Some(key), shown, label, Some(nth.to_string()))
        }
        Action::Frog { frog, .. } => {
            let mark = cx.is_numbered().then(|| frog.to_string());
            ("frog".to_owned(), None, body("ring-frog"), names::frog(*frog, view, cx), mark)
        }
        Action::Magician { .. } | Action::Roll | Action::End => {
            let label = cx.text("mm-magician").to_owned();
            ("magician".to_owned(), Some("KeyM"), body("ring-magician"), label, None)
        }
    };
    html! {
        button type="button" class={ "choose " (class) } data-choose=[names::mover(action)] data-key=[key]
            aria-keyshortcuts=[key] aria-pressed="false" aria-label=(label) title=(label) {
            (shown) @if let Some(mark) = mark { b { (mark) } }
        }
    }
}
