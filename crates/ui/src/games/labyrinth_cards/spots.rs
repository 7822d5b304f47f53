//! Where a card of the hand fits, and turned how.

use std::fmt::Write as _;

use labyrinth_cards::{Action, Card, Place, Turn};

use super::card::middle;

/// The places where cards fit, by card and by turn.
pub(super) struct Fits(Vec<Fit>);

/// Where one card fits, turned like this.
pub(super) struct Fit {
    pub(super) card: Card,
    pub(super) turn: Turn,
    pub(super) places: Vec<Place>,
}

impl Fits {
    /// Sorts the legal actions. The turns of a card follow each other.
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

    /// Whether a card fits anywhere if it is turned like this.
    pub(super) fn any(&self, card: Card, turn: Turn) -> bool {
        self.0.iter().any(|fit| fit.card == card && fit.turn == turn)
    }
}

/// The places on the board, each with what fits there. What is chosen and how it is turned is filled
/// in by the page, so that a place is sent once and not for each card and turn.
pub(super) fn spots(fits: &Fits) -> String {
    let mut places: Vec<Place> = fits.0.iter().flat_map(|fit| fit.places.iter().copied()).collect();
    places.sort_unstable();
    places.dedup();
    let mut html = String::from("<g id=\"spots\" data-in=\"over\">");
    for at in places {
        let (x, y) = middle(at);
        let _ = write!(
            html,
            "<use class=\"spot\" href=\"#ghost\" x=\"{x}\" y=\"{y}\" role=\"button\" tabindex=\"0\" \
             aria-label=\"{at}\" data-act=\"place {{choose}} at {at} turn {{turn}}\" data-for=\""
        );
        for (nth, fit) in fits.0.iter().filter(|fit| fit.places.contains(&at)).enumerate() {
            let blank = if nth > 0 { " " } else { "" };
            let _ = write!(html, "{blank}{}/{}", fit.card, fit.turn);
        }
        html.push_str("\"/>");
    }
    html.push_str("</g>");
    html
}
