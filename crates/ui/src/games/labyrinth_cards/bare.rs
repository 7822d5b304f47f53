//! All hands, and what is left in the deck (LC-50 hides them while the game is played).

use labyrinth_cards::{CardSet, LabyrinthCards};
use maud::{Markup, html};

use super::{board, hand, names};
use crate::{Bare, Bared, Cx};

pub(super) fn bare(bared: &Bared<'_, LabyrinthCards>, cx: &Cx<'_>) -> Bare {
    let hands = bared.truth.secret.iter();
    let beside = html! {
        ul class="hands" {
            @for (seat, held) in hands {
                li class={ "s" (seat.index()) } {
                    span class="who" { (cx.name(seat)) }
                    (cards(held.hand, cx))
                }
            }
        }
        @if !bared.truth.deck.is_empty() {
            details #deck-bare class="deck-bare" {
                summary { (cx.tell("lc-bare-deck", &[("count", bared.truth.deck.len().into())])) }
                // In words: so many pictures would have to be sent with every step.
                p { (names::cards(bared.truth.deck, cx)) }
            }
        }
    };
    Bare { board: board::board(bared.view, &[], cx), beside }
}

fn cards(set: CardSet, cx: &Cx<'_>) -> Markup {
    html! {
        span class="held-cards" {
            @for card in set.iter() { (hand::lying(card, cx)) }
            @if set.is_empty() { span class="hint" { (cx.say("lc-bare-none")) } }
        }
    }
}
