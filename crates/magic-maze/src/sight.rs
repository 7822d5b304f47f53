//! What the players and watchers see happen. All of them see the same: nothing is hidden.

use game::{Millis, Seat, Sighting};
use maze::Side;
use serde::Serialize;

use crate::Hero;
use crate::ability::{Abilities, Ability};
use crate::place::Place;
use crate::square::Square;
use crate::tile::Tile;

/// What happened, in full: everybody sees it.
pub type Event = Sight;

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// MZ-10: a player got an action tile.
    Deal {
        /// That player.
        seat: Seat,
        /// What it lets one do.
        tile: Abilities,
    },
    /// MZ-18: a hero was set up.
    Start {
        /// That hero.
        hero: Hero,
        /// There.
        at: Square,
    },
    /// MZ-58: the top of the deck was turned up.
    Top {
        /// That tile.
        tile: Tile,
    },
    /// MZ-11: a hero slid.
    Move {
        /// By whom.
        seat: Seat,
        /// Which hero.
        hero: Hero,
        /// From here.
        from: Square,
        /// To this side of the board.
        side: Side,
        /// To here.
        to: Square,
    },
    /// MZ-13: a hero went through a vortex.
    Vortex {
        /// By whom.
        seat: Seat,
        /// Which hero.
        hero: Hero,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// MZ-14: a hero took an escalator.
    Escalator {
        /// By whom.
        seat: Seat,
        /// Which hero.
        hero: Hero,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// MZ-15: a hero explored.
    Explore {
        /// By whom.
        seat: Seat,
        /// Which hero.
        hero: Hero,
        /// From here.
        from: Square,
    },
    /// MZ-04: a tile was laid.
    Lay {
        /// That tile.
        tile: Tile,
        /// There.
        place: Place,
        /// Turned so often.
        turn: u8,
    },
    /// MZ-55: a tile is turned up by the crystal ball.
    Gaze {
        /// By whom.
        seat: Seat,
        /// The ball.
        from: Square,
    },
    /// MZ-55: this tile was turned up.
    Shown {
        /// That tile.
        tile: Tile,
    },
    /// MZ-55: the tile was placed.
    Place {
        /// By whom.
        seat: Seat,
        /// At this exploration square.
        at: Square,
    },
    /// MZ-55: the tile that was turned up went back on top of the deck.
    PutBack,
    /// MZ-55: a crystal ball is out of order.
    BallUsed {
        /// There.
        at: Square,
    },
    /// MZ-56: a camera is out of order.
    CameraOff {
        /// There.
        at: Square,
    },
    /// MZ-31: the timer was turned.
    Glass {
        /// The square that is used up.
        timer: Square,
        /// What is left now; nothing is said of it without sand.
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<Millis>,
    },
    /// MZ-53: each action tile went to the left-hand neighbour.
    Passed,
    /// MZ-70: the pile was shuffled.
    Shuffled,
    /// MZ-70: the pile was turned over.
    PileTurned,
    /// MZ-70: an action tile was turned up.
    TurnUp {
        /// What it lets one do.
        ability: Ability,
    },
    /// MZ-40: a talk phase has opened.
    TalkOpens,
    /// MZ-61: a tile was taken away.
    Discard {
        /// By whom.
        seat: Seat,
        /// That tile.
        tile: Tile,
    },
    /// MZ-42: the pawn was set before a player.
    Pawn {
        /// By whom.
        by: Seat,
        /// Before this player.
        to: Seat,
    },
    /// MZ-20: the theft.
    Theft,
    /// MZ-21: a hero reached the exit.
    Leave {
        /// That hero.
        hero: Hero,
        /// That exit.
        at: Square,
    },
    /// MZ-23: a player is for giving up.
    GivesUp {
        /// That player.
        seat: Seat,
    },
    /// MZ-23: a player is for giving up no longer.
    PlaysOn {
        /// That player.
        seat: Seat,
    },
    /// MZ-22: the team has won.
    Won {
        /// With so much sand left; nothing is said of it without sand.
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<Millis>,
    },
    /// MZ-22: the team has lost.
    Lost,
}

impl Sighting for Sight {
    fn fleeting(&self) -> bool {
        false
    }

    /// Nothing is hidden (MZ-90).
    fn reveals(&self) -> bool {
        false
    }
}
