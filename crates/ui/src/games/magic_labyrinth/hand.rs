//! The die, and whether to stop.

use game::Seat;
use magic_labyrinth::{Action, Stage, View};
use maud::{Markup, html};

use super::SHEET;
use crate::Cx;
use crate::cx::Button;
use crate::pages::picture;

pub(super) fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
    let button = |action: &Action| {
        let (label, key) = match action {
            Action::Roll => ("ml-roll", "Space"),
            Action::Stop => ("ml-stop", "Enter"),
            // The ways are on the board.
            Action::Step(_) => return None,
        };
        let label = cx.say(label).to_owned();
        Some(Button { value: action.to_string(), label, key: Some(key), picture: None })
    };
    let buttons: Vec<Button> = legal.iter().filter_map(button).collect();
    html! {
        @if let Stage::Move { rolled, left } = view.now {
            p class="die" {
                (picture(SHEET, &format!("dice-{rolled}"), "face"))
                span { (cx.tell("ml-left", &[("left", left.into()), ("rolled", rolled.into())])) }
            }
        }
        @if !buttons.is_empty() { (cx.acts(seat, &buttons)) }
    }
}
