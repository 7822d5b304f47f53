//! All hands, and the rest of the deck (LC-50 hides them during the game).

use labyrinth_cards::{CardSet, LabyrinthCards};
use maud::{Markup, html};

use super::{board, hand, names};
use crate::{Cx, Revealed, RevealedParts};

pub(super) fn reveal(revealed: &Revealed<'_, LabyrinthCards>, cx: &Cx<'_>) -> RevealedParts {
    let hands = revealed.truth.secret.iter();
    let beside = html! {
        ul class="hands" {
            @for (seat, held) in hands {
                li class={ "s" (seat.index()) } {
                    span class="who" { (cx.name(seat)) }
                    (cards(held.hand, cx))
                }
            }
        }
        @if !revealed.truth.deck.is_empty() {
            details #deck-bare class="deck-bare" {
                summary { (cx.format("lc-bare-deck", &[("count", revealed.truth.deck.len().into())])) }
                // In words: pictures of the whole deck would be sent with every step.
                p { (names::cards(revealed.truth.deck, cx)) }
            }
        }
    };
    RevealedParts { board: board::board(revealed.view, &[], cx), beside }
}

fn cards(set: CardSet, cx: &Cx<'_>) -> Markup {
    html! {
        span class="held-cards" {
            @for card in set.iter() { (hand::lying(card, cx)) }
            @if set.is_empty() { span class="hint" { (cx.text("lc-bare-none")) } }
        }
    }
}
