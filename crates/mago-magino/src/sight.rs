//! What the players and watchers see happen. All of them see the same.

use game::{Seat, Sighting};
use serde::Serialize;

use crate::{Child, Face, Frog, FrogSet, Space};

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// Who begins (MM-11).
    First {
        /// That player.
        seat: Seat,
    },
    /// The die fell (MM-20, MM-21).
    Roll {
        /// Whose turn it is.
        seat: Seat,
        /// What it showed.
        face: Face,
    },
    /// The arrow came to rest (MM-40).
    Arrow {
        /// It points here.
        at: Space,
    },
    /// A child was bewitched (MM-40).
    Bewitched {
        /// This one.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// A bewitched child dropped its crystal (MM-41).
    Drop {
        /// This one.
        child: Child,
        /// The crystal lies here now.
        at: Space,
    },
    /// A child became this frog (MM-50).
    Frog {
        /// Its id.
        frog: Frog,
        /// The child that it is.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// Frogs lose their ids, to get new ones (MM-53).
    Mixed {
        /// Where they stand.
        at: Space,
        /// The ids that are gone.
        frogs: FrogSet,
    },
    /// All frogs on a space got new ids; which of them got which, nobody sees (MM-53).
    Named {
        /// Where they stand.
        at: Space,
        /// The new ids, ascending.
        frogs: FrogSet,
    },
    /// By rules number 1, one of several frogs on a space got an id (MM-53). These sights came in the
    /// order of the children, so that every owner could be worked out.
    #[serde(rename = "named")]
    NamedOne {
        /// The id.
        frog: Frog,
        /// Where they stand.
        at: Space,
    },
    /// A child walked (MM-20).
    Walk {
        /// This one.
        child: Child,
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// A child picked up a crystal (MM-30, MM-31).
    Load {
        /// This one.
        child: Child,
        /// Here.
        at: Space,
    },
    /// A crystal was brought to the house (MM-32).
    Deliver {
        /// By this player.
        seat: Seat,
        /// The player has so many now.
        crystals: u8,
    },
    /// The magician was moved (MM-20).
    Magician {
        /// By this player.
        seat: Seat,
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// A frog was hopped (MM-27).
    Hop {
        /// By this player.
        seat: Seat,
        /// Its id.
        frog: Frog,
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// A frog turned back (MM-51).
    Freed {
        /// The id that it had.
        frog: Frog,
        /// The child that it is.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// The turn was ended without rolling again (MM-52).
    End {
        /// By this player.
        seat: Seat,
    },
    /// The game was won (MM-60).
    Victory {
        /// By this player.
        seat: Seat,
    },
}

impl Sighting for Sight {
    /// MM-50: whatever tells where a child or a frog was. From a list of these one could work out
    /// whose a frog is without having watched.
    fn fleeting(&self) -> bool {
        match self {
            Self::Arrow { .. }
            | Self::Bewitched { .. }
            | Self::Drop { .. }
            | Self::Frog { .. }
            | Self::Mixed { .. }
            | Self::Named { .. }
            | Self::NamedOne { .. }
            | Self::Walk { .. }
            | Self::Load { .. }
            | Self::Hop { .. }
            | Self::Freed { .. } => true,
            Self::First { .. }
            | Self::Roll { .. }
            | Self::Deliver { .. }
            | Self::Magician { .. }
            | Self::End { .. }
            | Self::Victory { .. } => false,
        }
    }

    /// Whose a frog is: when it is made, when it turns back, and at the end (MM-61).
    fn reveals(&self) -> bool {
        matches!(self, Self::Frog { .. } | Self::Freed { .. } | Self::Victory { .. })
    }
}
