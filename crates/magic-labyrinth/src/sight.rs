//! What the players and watchers see happen. All of them see the same.

use game::{Seat, Sighting};
use maze::Side;
use serde::Serialize;

use crate::{Square, Symbol};

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// The walls were put in; where, nobody sees (ML-40).
    Maze,
    /// A maze built by hand was turned; how far, nobody sees (ML-13).
    Turned,
    /// The symbols were laid out anew (ML-03).
    Symbols,
    /// Who begins (ML-16).
    First {
        /// That player.
        seat: Seat,
    },
    /// A chip was drawn (ML-15, ML-28).
    Chip {
        /// What it shows.
        symbol: Symbol,
    },
    /// The die fell (ML-20).
    Roll {
        /// Whose turn it is.
        seat: Seat,
        /// So many steps.
        steps: u8,
    },
    /// A safe step (ML-41).
    Step {
        /// Who went.
        seat: Seat,
        /// From here.
        from: Square,
        /// In this direction.
        side: Side,
        /// To here.
        to: Square,
    },
    /// A step into a wall (ML-23, ML-41).
    Bump {
        /// Who went.
        seat: Seat,
        /// From here.
        from: Square,
        /// In this direction.
        side: Side,
        /// Back to this corner.
        home: Square,
    },
    /// The move ended, with these steps let go (ML-21).
    Stop {
        /// Who stopped.
        seat: Seat,
        /// The steps let go.
        steps: u8,
    },
    /// The looked-for symbol was reached (ML-27).
    Win {
        /// By this player.
        seat: Seat,
        /// The chip won.
        symbol: Symbol,
    },
    /// The drawn chip went to somebody who stood on its symbol (ML-28).
    Gift {
        /// This player.
        seat: Seat,
        /// The chip won.
        symbol: Symbol,
    },
    /// A further one on that square got a chip from the bag (ML-29).
    Bonus {
        /// This player.
        seat: Seat,
        /// The chip got.
        symbol: Symbol,
    },
    /// The game was won (ML-30).
    Victory {
        /// By this player.
        seat: Seat,
    },
}

impl Sighting for Sight {
    /// ML-42: where a step went through or a wall stands is shown once and not listed anywhere.
    fn fleeting(&self) -> bool {
        matches!(self, Self::Step { .. } | Self::Bump { .. })
    }

    /// A step tells whether there is a wall, and the end shows them all (ML-40).
    fn reveals(&self) -> bool {
        matches!(self, Self::Step { .. } | Self::Bump { .. } | Self::Victory { .. })
    }
}
