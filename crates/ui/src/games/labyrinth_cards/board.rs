//! The table: the cards that lie, what is linked, and where a card fits. It fits itself to the cards.

use labyrinth_cards::{Action, View};
use maud::{Markup, html};

use super::card;
use super::edges::Edges;
use super::links::{self, links};
use super::names;
use super::spots::{Fits, spots};
use crate::pages::icon;
use crate::part::Each;
use crate::{Cx, Id, Part};

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let label = || names::escaped(cx.say("lc-board").to_owned());
    let mut part = cx.part("board", ());
    part.text(|| format!("<section id=\"board\" class=\"board lc\" aria-label=\"{}\">", label()));
    let edges = Edges::of(view);
    part.frame(("table", "</svg>"), edges, || {
        let (fit, label) = (edges.fit(), label());
        format!(
            "<svg id=\"table\" class=\"table\" data-zoom viewBox=\"{fit}\" data-fit=\"{fit}\" role=\"group\" \
             aria-label=\"{label}\">"
        )
    });
    part.text(card::shapes);
    part.text(|| "<g id=\"cards\" data-ours>");
    for card in view.layout.cards().iter() {
        let (place, ways) = (view.layout.place(card), view.layout.ways(card));
        let id = Id::nth("c", card.number());
        part.svg(id, (place, ways), || card::lying(card, place, ways, cx));
    }
    part.text(|| "</g><g id=\"over\" data-ours>");
    part.svg("ruler", edges, || edges.ruler());
    part.svg("links", links::key(view, legal), || links(view, legal, cx));
    let places = legal.iter().filter(|action| is_place(action));
    part.svg("spots", Each(places), || spots(&Fits::of(legal)));
    part.text(|| "</g></svg><div id=\"rim\" class=\"rim\">");
    part.html("deck", view.left, || deck(view, cx));
    part.text(|| zoom(cx).into_string());
    part.text(|| "</div></section>");
    part.done()
}

fn is_place(action: &Action) -> bool {
    matches!(action, Action::Place { .. })
}

/// How many cards are left to be drawn.
fn deck(view: &View, cx: &Cx<'_>) -> Markup {
    html! {
        p #deck data-in="rim" class="pile" { (cx.tell("lc-deck", &[("left", view.left.into())])) }
    }
}

fn zoom(cx: &Cx<'_>) -> Markup {
    let button = |sign: &str, label: &'static str| {
        html! { (icon(sign)) span class="sr" { (label) } }
    };
    html! {
        span class="zooms" {
            button type="button" class="quiet" data-zoom-in { (button("plus", cx.say("lc-zoom-in"))) }
            button type="button" class="quiet" data-zoom-out { (button("minus", cx.say("lc-zoom-out"))) }
            button type="button" class="quiet" data-zoom-fit { (button("fit", cx.say("lc-zoom-fit"))) }
        }
    }
}
