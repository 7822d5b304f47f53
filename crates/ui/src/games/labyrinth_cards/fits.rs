//! Where the cards of the hand fit, and in which turn.

use game::Seat;
use labyrinth_cards::{Action, Card, Place, Turn};
use maud::{Markup, html};

use super::card::middle;
use super::names;
use crate::Cx;

/// The places where cards fit, by card and by turn.
pub(super) struct Fits(Vec<Fit>);

/// The places where one card fits in one turn.
pub(super) struct Fit {
    pub(super) card: Card,
    pub(super) turn: Turn,
    pub(super) places: Vec<Place>,
}

impl Fits {
    /// Groups the legal actions by card and turn.
    pub(super) fn of(legal: &[Action]) -> Self {
        let mut fits: Vec<Fit> = Vec::with_capacity(8);
        for action in legal {
            let Action::Place { card, at, turn } = *action else { continue };
            match fits.iter_mut().find(|fit| fit.card == card && fit.turn == turn) {
                Some(fit) => fit.places.push(at),
                None => fits.push(Fit { card, turn, places: vec![at] }),
            }
        }
        fits.sort_by_key(|fit| (fit.card, fit.turn));
        Self(fits)
    }

    /// The turns of each card.
    pub(super) fn by_card(&self) -> impl Iterator<Item = &[Fit]> {
        self.0.chunk_by(|one, next| one.card == next.card)
    }

    /// Whether a card fits anywhere in this turn.
    pub(super) fn any(&self, card: Card, turn: Turn) -> bool {
        self.0.iter().any(|fit| fit.card == card && fit.turn == turn)
    }
}

/// The places on the board, each with the cards and turns that fit there. The script fills in which
/// card is chosen and how it is turned, so that each place is sent only once.
pub(super) fn spots(fits: &Fits) -> Markup {
    let mut places: Vec<Place> = fits.0.iter().flat_map(|fit| fit.places.iter().copied()).collect();
    places.sort_unstable();
    places.dedup();
    let fitting = |at: Place| {
        let fits = fits.0.iter().filter(|fit| fit.places.contains(&at));
        fits.map(|fit| format!("{}/{}", fit.card, fit.turn)).collect::<Vec<_>>().join(" ")
    };
    html! {
        g id="spots" data-in="over" {
            @for at in places {
                @let (x, y) = middle(at);
                use class="spot" href="#ghost" x=(x) y=(y) role="button" tabindex="0" aria-label=(at)
                    data-act={ "place {choose} at " (at) " turn {turn}" } data-for=(fitting(at)) {}
            }
        }
    }
}

/// The form by which the board acts. Without script it lists every place by card and turn.
pub(super) fn form(fits: &Fits, seat: Seat, cx: &Cx<'_>) -> Markup {
    html! {
        form class="act places" method="post" action=(cx.scene.path("act")) {
            (cx.hidden(seat))
            @if !cx.is_scripted {
                noscript {
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
        }
    }
}

fn places(Fit { card, turn, places }: &Fit, cx: &Cx<'_>) -> Markup {
    let open = names::sides(card.face().shape.ways(*turn), cx);
    html! {
        fieldset {
            legend { (cx.format("lc-open", &[("open", (&open).into())])) }
            @for at in places {
                button name="action" value=(Action::Place { card: *card, at: *at, turn: *turn }) { (at) }
            }
        }
    }
}
