//! What treasures, cards and actions are called.

use std::borrow::Cow;

use labyrinth_cards::{Action, Card, CardSet, Treasure, Ways};
use maud::html;
use maze::Side;

use crate::Cx;

/// What a treasure is called.
pub(super) fn treasure(treasure: Treasure, cx: &Cx<'_>) -> &'static str {
    cx.words.find(KEYS[treasure.index()]).unwrap_or(treasure.name())
}

/// Writes what a card shows and where it is open, ready to stand in an attribute: `drum, lute: up,
/// right`.
pub(super) fn write_card(card: Card, ways: Ways, cx: &Cx<'_>, html: &mut String) {
    let [one, other] = card.face().treasures;
    html.push_str(&escaped_word(treasure(one, cx)));
    html.push_str(", ");
    html.push_str(&escaped_word(treasure(other, cx)));
    for (nth, side) in ways.sides().enumerate() {
        html.push_str(if nth == 0 { ": " } else { ", " });
        html.push_str(&escaped_word(self::side(side, cx)));
    }
}

/// A card is called after its treasures: no two cards show the same two (LC-03).
pub(super) fn card(card: Card, cx: &Cx<'_>) -> String {
    let [one, other] = card.face().treasures;
    format!("{}, {}", treasure(one, cx), treasure(other, cx))
}

/// Some cards, one behind the other.
pub(super) fn cards(set: CardSet, cx: &Cx<'_>) -> String {
    set.iter().map(|one| card(one, cx)).collect::<Vec<_>>().join("; ")
}

/// Where a card is open, such as `up, right`.
pub(super) fn sides(ways: Ways, cx: &Cx<'_>) -> String {
    ways.sides().map(|side| self::side(side, cx)).collect::<Vec<_>>().join(", ")
}

/// What an action is called.
pub(super) fn label(action: &Action, cx: &Cx<'_>) -> String {
    match action {
        Action::Place { card: laid, at, turn } => {
            let (name, at) = (card(*laid, cx), at.to_string());
            let open = sides(laid.face().shape.ways(*turn), cx);
            let args =
                [("card", (&name).into()), ("place", (&at).into()), ("open", (&open).into())];
            cx.tell("lc-act-place", &args)
        }
        Action::Take(taken) => {
            let name = card(*taken, cx);
            cx.tell("lc-act-take", &[("card", (&name).into())])
        }
        Action::Finish => cx.say("lc-finish").to_owned(),
    }
}

fn side(side: Side, cx: &Cx<'_>) -> &'static str {
    match side {
        Side::North => cx.say("side-north"),
        Side::East => cx.say("side-east"),
        Side::South => cx.say("side-south"),
        Side::West => cx.say("side-west"),
    }
}

fn escaped_word(word: &'static str) -> Cow<'static, str> {
    let is_plain = !word.contains(['"', '&', '<', '>']);
    if is_plain { Cow::Borrowed(word) } else { Cow::Owned(escaped(word.to_owned())) }
}

/// Words as they stand in an attribute.
pub(super) fn escaped(words: String) -> String {
    if words.contains(['"', '&', '<', '>']) { html! { (words) }.into_string() } else { words }
}

/// The keys of the treasures' names.
const KEYS: [&str; Treasure::COUNT] = [
    "lc-treasure-amber",
    "lc-treasure-anchor",
    "lc-treasure-banner",
    "lc-treasure-barrel",
    "lc-treasure-comb",
    "lc-treasure-compass",
    "lc-treasure-drum",
    "lc-treasure-fan",
    "lc-treasure-flute",
    "lc-treasure-globe",
    "lc-treasure-hourglass",
    "lc-treasure-kettle",
    "lc-treasure-lute",
    "lc-treasure-mask",
    "lc-treasure-pearl",
    "lc-treasure-plume",
    "lc-treasure-quill",
    "lc-treasure-saddle",
    "lc-treasure-scales",
    "lc-treasure-spindle",
    "lc-treasure-teapot",
    "lc-treasure-thimble",
    "lc-treasure-urn",
    "lc-treasure-whistle",
    "lc-treasure-zither",
];
