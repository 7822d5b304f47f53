//! What people say to each other: messages, reactions, pointing, looks.

use game::{Seat, Talk};
use maud::{Markup, html};

use super::icon;
use crate::{Cx, Part, Pieces, Sentence};

/// Something that a player said.
#[derive(Clone, Copy, Debug)]
pub struct Said<'a> {
    /// Number of the message, counted from 1.
    pub number: u64,
    /// The player.
    pub seat: Seat,
    /// The kind of talk.
    pub kind: Talk,
    /// The message, the name of a reaction, the id of an element, or a seat.
    pub text: &'a str,
}

/// The reactions: the name of the icon, and the key of the text.
pub(crate) const REACTIONS: [(&str, &str); 5] = [
    ("check", "react-yes"),
    ("cross", "react-no"),
    ("hint", "react-idea"),
    ("warning", "react-careful"),
    ("react", "react-bravo"),
];

/// An element that the script adds to the page.
pub fn said(cx: &Cx<'_>, said: &Said<'_>) -> Markup {
    let name = Sentence::from(cx.player(said.seat));
    match said.kind {
        // The script keeps it when the elements around it change.
        Talk::Words => {
            html! { li id={ "said-" (said.number) } data-ours { strong { (name) } " " (said.text) } }
        }
        Talk::Point => {
            let text = cx.sentence_about("talk-points", said.seat, []);
            html! { li data-effect="point" data-on=(said.text) data-seat=(said.seat) { (text) } }
        }
        Talk::React => {
            let known = REACTIONS.iter().find(|(name, _)| *name == said.text);
            html! {
                li data-effect="react" data-seat=(said.seat) {
                    strong { (name) } " "
                    @match known {
                        Some((sign, key)) => { (icon(sign)) span class="sr" { (cx.text(key)) } }
                        None => (said.text),
                    }
                }
            }
        }
        Talk::Eyes => {
            let at = said
                .text
                .parse::<Seat>()
                .map_or_else(|_| said.text.to_owned(), |seat| cx.player(seat));
            html! {
                li data-effect="eyes" data-seat=(said.seat) data-on={ "eyes-" (said.seat) } {
                    (cx.sentence_about("talk-eyes", said.seat, [("at", at.into())]))
                }
            }
        }
    }
}

/// The chat, if people may write to each other.
///
/// The page receives later messages as events of their own, so `messages` are drawn once.
pub(super) fn chat(cx: &Cx<'_>, messages: &[Said<'_>]) -> Part {
    let may = cx.scene.chat && !cx.scene.is_public;
    let mut pieces = Pieces::default();
    let messages = html! {
        @for one in messages { @if one.kind == Talk::Words { (said(cx, one)) } }
    };
    let markup = html! {
        details #chat class="fold" hidden[!may] {
            summary { (cx.text("chat")) }
            @if may {
                ol #chat-list { (pieces.once(messages)) }
                @if let Some(seat) = cx.scene.seat() {
                    form method="post" action=(cx.scene.path("talk")) class="line" data-quiet data-reset {
                        input type="hidden" name="seat" value=(seat.letter());
                        input type="hidden" name="kind" value="words";
                        input name="text" maxlength="200" required autocomplete="off" aria-label=(cx.text("chat-say"))
                            disabled[!cx.scene.may_write];
                        button disabled[!cx.scene.may_write] { (cx.text("chat-send")) }
                    }
                    @if !cx.scene.may_write { p class="hint" { (cx.text("chat-silence")) } }
                }
            }
        }
    };
    pieces.part("chat", markup)
}
