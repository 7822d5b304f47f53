//! What people say to each other.

use game::{Seat, Talk};
use maud::{Markup, html};

use crate::Cx;

/// Something that was said.
#[derive(Clone, Copy, Debug)]
pub struct Said<'a> {
    /// By whom.
    pub seat: Seat,
    /// How.
    pub kind: Talk,
    /// What.
    pub text: &'a str,
}

/// One thing that was said, as it is added to the page.
pub fn said(cx: &Cx<'_>, said: &Said<'_>) -> Markup {
    let name = cx.name(said.seat);
    match said.kind {
        Talk::Words => html! { li { strong { (name) } " " (said.text) } },
        Talk::Point => {
            html! { li data-effect="point" data-on=(said.text) data-seat=(said.seat) { (name) } }
        }
        Talk::React => {
            html! { li data-effect="react" data-seat=(said.seat) { strong { (name) } " " (said.text) } }
        }
        Talk::Eyes => {
            html! { li data-effect="eyes" data-seat=(said.seat) { strong { (name) } " " (said.text) } }
        }
    }
}

/// Where people write to each other, if they may.
pub(super) fn chat(cx: &Cx<'_>, all: &[Said<'_>]) -> Markup {
    let may = cx.scene.chat && !cx.scene.is_public;
    html! {
        details #chat class="fold" hidden[!may] {
            summary { (cx.say("chat")) }
            @if may {
                ol #chat-list data-keep="children" { @for one in all { @if one.kind == Talk::Words { (said(cx, one)) } } }
                @if let Some(seat) = cx.scene.seat() {
                    form method="post" action=(cx.scene.path("talk")) class="line" data-quiet data-reset {
                        input type="hidden" name="seat" value=(seat.letter());
                        input type="hidden" name="kind" value="words";
                        input name="text" maxlength="200" required autocomplete="off" aria-label=(cx.say("chat-say"));
                        button { (cx.say("chat-send")) }
                    }
                }
            }
        }
    }
}
