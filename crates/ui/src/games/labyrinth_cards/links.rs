//! After a card was played: what is linked to it and by which way, what can be taken, and what must
//! stay because others would fall off.

use std::fmt::Write as _;
use std::hash::Hash;

use labyrinth_cards::{Action, Card, Now, Place, View};

use super::card::{WIDE, medallion, middle};
use super::names;
use crate::Cx;
use crate::part::Each;

/// All that the marks over the cards depend on.
pub(super) fn key<'v>(view: &'v View, legal: &'v [Action]) -> impl Hash + 'v {
    let place = |card: Card| (card, view.layout.place(card));
    let marked = match &view.now {
        Now::Take { .. } | Now::Find { .. } => Some(&view.now),
        _ => None,
    };
    let lying = marked.map(|_| Each(view.layout.cards().iter().map(place)));
    let gone = view.gone.cards().iter().map(|card| view.gone.place(card));
    let takes = legal.iter().filter(|action| matches!(action, Action::Take(_)));
    (marked, lying, Each(gone), Each(takes))
}

/// The marks over the cards.
pub(super) fn links(view: &View, legal: &[Action], cx: &Cx<'_>) -> String {
    let mut html = String::from("<g id=\"links\" data-in=\"over\">");
    for card in view.gone.cards().iter() {
        square(&mut html, "gone", view.gone.place(card), "");
    }
    match &view.now {
        Now::Take { card, offers, holds } => {
            square(&mut html, "played", view.layout.place(*card), "");
            for (_, way) in &offers.0 {
                path(&mut html, way);
            }
            for (to, _) in &offers.0 {
                shared(&mut html, *card, *to, view);
            }
            for (held, falling) in &holds.0 {
                shared(&mut html, *card, *held, view);
                let more = format!(
                    " data-choose=\"held-{held}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\"",
                    names::escaped(stays(*held, &names::cards(*falling, cx), cx)),
                );
                square(&mut html, "held", view.layout.place(*held), &more);
                let _ = write!(html, "<g class=\"falls\" data-for=\"held-{held}\">");
                falling.iter().for_each(|card| {
                    square(&mut html, "fall", view.layout.place(card), "");
                });
                html.push_str("</g>");
            }
        }
        Now::Find { card } => square(&mut html, "played", view.layout.place(*card), ""),
        _ => {}
    }
    // LC-26: who looks for links alone is shown none.
    let class = if matches!(view.now, Now::Find { .. }) { "maybe" } else { "can" };
    for action in legal {
        let Action::Take(card) = action else { continue };
        let label = names::escaped(names::label(action, cx));
        let more =
            format!(" data-act=\"{action}\" role=\"button\" tabindex=\"0\" aria-label=\"{label}\"");
        square(&mut html, class, view.layout.place(*card), &more);
    }
    html.push_str("</g>");
    html
}

/// Why a linked card cannot be taken now.
pub(super) fn stays(held: Card, falling: &str, cx: &Cx<'_>) -> String {
    let held = names::card(held, cx);
    cx.tell("lc-stays", &[("card", (&held).into()), ("falling", falling.into())])
}

/// A square over a card.
fn square(html: &mut String, class: &str, place: Place, more: &str) {
    let (x, y) = middle(place);
    let (x, y) = (x - WIDE / 2 + 2, y - WIDE / 2 + 2);
    let _ = write!(
        html,
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"96\" height=\"96\" rx=\"9\"{more}/>"
    );
}

/// The way from the played card.
fn path(html: &mut String, way: &[Place]) {
    html.push_str("<path class=\"link\" d=\"");
    for (nth, place) in way.iter().enumerate() {
        let (x, y) = middle(*place);
        let _ = write!(html, "{}{x} {y}", if nth == 0 { 'M' } else { 'L' });
    }
    html.push_str("\"/>");
}

/// The treasures that two cards share, lit on both.
fn shared(html: &mut String, one: Card, other: Card, view: &View) {
    let both = |treasure: &&_| other.face().treasures.contains(treasure);
    for &treasure in one.face().treasures.iter().filter(both) {
        for card in [one, other] {
            if let Some((x, y)) = medallion(card, treasure, view.layout.place(card)) {
                let _ = write!(html, "<circle class=\"lit\" cx=\"{x}\" cy=\"{y}\" r=\"22\"/>");
            }
        }
    }
}
