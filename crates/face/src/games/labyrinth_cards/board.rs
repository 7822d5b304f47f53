//! The table: the cards that lie, what is linked, and where a card fits. It fits itself to the cards.

use labyrinth_cards::{Action, View};
use maud::{Markup, html};

use super::card;
use super::edges::Edges;
use super::links::links;
use super::names::{self, Tongue};
use super::spots::{Fits, spots};
use crate::pages::icon;
use crate::{Cx, Part, Piece};

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let mut pieces = Vec::with_capacity(24);
    let label = names::escaped(cx.say("lc-board").to_owned());
    pieces.push(Piece::Text(
        format!("<section id=\"board\" class=\"board lc\" aria-label=\"{label}\">").into(),
    ));
    let edges = Edges::of(view);
    let fit = edges.fit();
    let open = format!(
        "<svg id=\"table\" class=\"table\" data-zoom viewBox=\"{fit}\" data-fit=\"{fit}\" role=\"group\" \
         aria-label=\"{label}\">"
    );
    pieces.push(Piece::Frame { id: "table", open, close: "</svg>" });
    pieces.push(Piece::Text(card::shapes().into()));
    pieces.push(Piece::Text("<g id=\"cards\" data-ours>".into()));
    let tongue = Tongue::of(cx);
    for card in view.layout.cards().iter() {
        let html = card::lying(card, view.layout.place(card), view.layout.ways(card), &tongue);
        pieces.push(Piece::Svg { id: format!("c{card}").into(), html });
    }
    pieces.push(Piece::Text("</g><g id=\"over\" data-ours>".into()));
    pieces.push(Piece::Svg { id: "ruler".into(), html: edges.ruler() });
    pieces.push(Piece::Svg { id: "links".into(), html: links(view, legal, cx) });
    pieces.push(Piece::Svg { id: "spots".into(), html: spots(&Fits::of(legal)) });
    pieces.push(Piece::Text("</g></svg><div id=\"rim\" class=\"rim\">".into()));
    pieces.push(Piece::Html { id: "deck".into(), html: deck(view, cx).into_string() });
    pieces.push(Piece::Text(zoom(cx).into_string().into()));
    pieces.push(Piece::Text("</div></section>".into()));
    Part::Pieces { id: "board", pieces }
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
