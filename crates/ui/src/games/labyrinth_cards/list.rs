//! Every place where a card fits, in words: by card and by turn. It is for pages without script;
//! with it, the places on the board are buttons.

use game::Seat;
use labyrinth_cards::Action;
use maud::{Markup, html};

use super::names;
use super::spots::{Fit, Fits};
use crate::Cx;

/// The list, folded, in the form by which the board acts. Each button names its place; the headings above it name the card and its turn.
pub(super) fn list(fits: &Fits, seat: Seat, cx: &Cx<'_>) -> Markup {
    html! {
        form class="act places" method="post" action=(cx.scene.path("act")) {
            (cx.hidden(seat))
            @if !cx.is_scripted() { noscript { (by_card(fits, cx)) } }
        }
    }
}

fn by_card(fits: &Fits, cx: &Cx<'_>) -> Markup {
    html! {
        @for fits in fits.by_card() {
            @if let [Fit { card, .. }, ..] = fits {
                details {
                    summary { (names::card(*card, cx)) }
                    @for fit in fits { (places(fit, cx)) }
                }
            }
        }
    }
}

fn places(Fit { card, turn, places }: &Fit, cx: &Cx<'_>) -> Markup {
    let open = names::sides(card.face().shape.ways(*turn), cx);
    html! {
        fieldset {
            legend { (cx.tell("lc-open", &[("open", (&open).into())])) }
            @for at in places {
                button name="action" value=(Action::Place { card: *card, at: *at, turn: *turn }) { (at) }
            }
        }
    }
}
