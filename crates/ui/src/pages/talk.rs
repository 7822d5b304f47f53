//! What people say to each other.

use game::{Seat, Talk};
use maud::{Markup, html};

use super::icon;
use crate::Cx;

/// Something that was said.
#[derive(Clone, Copy, Debug)]
pub struct Said<'a> {
    /// Which one, counted from 1.
    pub number: u64,
    /// By whom.
    pub seat: Seat,
    /// How.
    pub kind: Talk,
    /// What.
    pub text: &'a str,
}

/// The ready-made reactions: the sign of each, and the key of what it says.
pub(crate) const REACTIONS: [(&str, &str); 5] = [
    ("check", "react-yes"),
    ("cross", "react-no"),
    ("hint", "react-idea"),
    ("warning", "react-careful"),
    ("react", "react-bravo"),
];

/// One thing that was said, as it is added to the page.
pub fn said(cx: &Cx<'_>, said: &Said<'_>) -> Markup {
    let name = cx.name(said.seat);
    match said.kind {
        // It stays where it is when what is around it changes.
        Talk::Words => {
            html! { li id={ "said-" (said.number) } data-ours { strong { (name) } " " (said.text) } }
        }
        Talk::Point => {
            let text = cx.tell_of("talk-points", said.seat, &[]);
            html! { li data-effect="point" data-on=(said.text) data-seat=(said.seat) { (text) } }
        }
        Talk::React => {
            let known = REACTIONS.iter().find(|(name, _)| *name == said.text);
            html! {
                li data-effect="react" data-seat=(said.seat) {
                    strong { (name) } " "
                    @match known {
                        Some((sign, key)) => { (icon(sign)) span class="sr" { (cx.say(key)) } }
                        None => (said.text),
                    }
                }
            }
        }
        Talk::Eyes => {
            let at =
                said.text.parse::<Seat>().map_or_else(|_| said.text.into(), |seat| cx.name(seat));
            let args = [("at", (&*at).into())];
            html! {
                li data-effect="eyes" data-seat=(said.seat) data-on={ "eyes-" (said.seat) } {
                    (cx.tell_of("talk-eyes", said.seat, &args))
                }
            }
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
                ol #chat-list { @for one in all { @if one.kind == Talk::Words { (said(cx, one)) } } }
                @if let Some(seat) = cx.scene.seat() {
                    form method="post" action=(cx.scene.path("talk")) class="line" data-quiet data-reset {
                        input type="hidden" name="seat" value=(seat.letter());
                        input type="hidden" name="kind" value="words";
                        input name="text" maxlength="200" required autocomplete="off" aria-label=(cx.say("chat-say"))
                            disabled[!cx.scene.may_write];
                        button disabled[!cx.scene.may_write] { (cx.say("chat-send")) }
                    }
                    @if !cx.scene.may_write { p class="hint" { (cx.say("chat-silence")) } }
                }
            }
        }
    }
}
