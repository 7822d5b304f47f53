//! Where a card of the hand fits: for each card and turn, the card as it would lie.

use std::fmt::Write as _;

use labyrinth_cards::{Action, Card, Place, Turn};

use super::card::{middle, way};

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

/// The places on the board: those of the chosen card at its turn are shown.
pub(super) fn spots(fits: &Fits) -> String {
    let mut html = String::from("<g id=\"spots\" data-in=\"over\" aria-hidden=\"true\">");
    for Fit { card, turn, places } in &fits.0 {
        let way = way(card.face().shape, *turn);
        let _ = write!(html, "<g class=\"spot\" data-for=\"card-{card}/{turn}\">");
        for at in places {
            let (x, y) = middle(*at);
            let act = Action::Place { card: *card, at: *at, turn: *turn };
            let _ = write!(html, "<use href=\"#{way}\" x=\"{x}\" y=\"{y}\" data-act=\"{act}\"/>");
        }
        html.push_str("</g>");
    }
    html.push_str("</g>");
    html
}
