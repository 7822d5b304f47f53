//! What happened, in full.

use game::{Seat, Viewer};

use crate::{Card, Sight};

/// What happened, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// LC-50: a card came into a hand. Its owner alone sees which.
    Drawn {
        /// The owner.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Something that everybody sees.
    Public(Sight),
}

impl Event {
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        match *self {
            Self::Drawn { seat, card } if viewer == Viewer::Seat(seat) => {
                Sight::Draw { seat, card }
            }
            Self::Drawn { seat, .. } => Sight::Drawn { seat },
            Self::Public(ref sight) => sight.clone(),
        }
    }
}
