//! What happened, what everybody sees now, and all there is. Nothing is hidden (MZ-90): the order of
//! the deck is drawn tile by tile, so that there is none to hide.

use std::sync::Arc;

use game::{BySeat, Millis, Seat, SeatSet, Sighting};
use maze::Side;
use serde::{Serialize, Serializer};

use crate::hero::{Abilities, Ability, Hero};
use crate::place::{Place, Square};
use crate::state::{MagicMaze, Sand, Stage, Where};
use crate::tile::{Tile, TileSet, Up};
use crate::tiles::Tiles;
use crate::{Face, Options};

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
        /// By how many quarter turns.
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
        /// The sand that was left; nothing is said of it without sand.
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<Millis>,
    },
    /// MZ-22: the team has lost.
    Lost,
}

/// Nothing is hidden (MZ-90).
impl Sighting for Sight {}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The rules number.
    pub rules: u16,
    /// What was settled before the start.
    pub options: Options,
    /// What comes next.
    pub now: Stage,
    /// The time of the last input.
    pub at: Millis,
    /// The glass.
    pub sand: Sand,
    /// How often the timer was turned.
    pub turned: u16,
    /// MZ-32: whether an action was taken yet.
    pub begun: bool,
    /// MZ-40: whether a talk phase is open.
    pub talk: bool,
    /// The heroes.
    pub heroes: [Pawn; 4],
    /// The tiles that lie, by number.
    pub mall: Vec<Lying>,
    /// Timers, balls and cameras that are out of order.
    pub out_of_order: Vec<Square>,
    /// The tiles that do not lie yet.
    pub deck: Stack,
    /// MZ-20: whether the theft has happened.
    pub theft: bool,
    /// MZ-55: the tile that is to be placed.
    pub shown: Option<Tile>,
    /// MZ-55: whether one tile was placed by the ball on which the mage stands.
    pub gazed: bool,
    /// MZ-61: how many tiles are to be taken away now.
    pub discards: u8,
    /// The action tiles; nothing in solo.
    pub hands: BySeat<Abilities>,
    /// MZ-70: the pile of solo.
    pub pile: Turned,
    /// MZ-42: before whom the pawn stands.
    pub pawn: Option<Seat>,
    /// MZ-42: whether that player has done something since.
    pub answered: bool,
    /// MZ-23: who is for giving up.
    pub giving_up: SeatSet,
    /// How far it has come.
    pub totals: Totals,
    /// What is on the tiles. Each tile that lies is written with its plan.
    #[serde(skip)]
    pub tiles: Arc<Tiles>,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Totals {
    /// How often the timer was turned.
    pub timers: u16,
    /// How many tiles lie.
    pub tiles: usize,
}

/// A hero on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pawn {
    /// Who.
    pub hero: Hero,
    /// The colour.
    pub colour: &'static str,
    /// The symbol that goes with it.
    pub symbol: &'static str,
    /// Where.
    pub is: Where,
}

/// A tile that lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Lying {
    /// Its number.
    pub tile: Tile,
    /// Where it lies.
    pub place: Place,
    /// By how many quarter turns clockwise it is turned.
    pub turn: u8,
    /// Where its top left square is on the board, whichever of its squares lies there.
    pub origin: (i16, i16),
    /// What is on it, as it is drawn.
    #[serde(serialize_with = "plan")]
    pub face: Drawn,
}

/// What is on a tile, shared with the set that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    tiles: Arc<Tiles>,
    tile: Tile,
    up: Up,
}

impl Drawn {
    /// The face.
    pub fn face(&self) -> &Face {
        self.tiles.face(self.tile, self.up)
    }

    /// The face as it is drawn in a view.
    pub fn plan(&self) -> &str {
        self.tiles.plan(self.tile, self.up)
    }
}

fn plan<S: Serializer>(drawn: &Drawn, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(drawn.plan())
}

/// The tiles that do not lie yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Stack {
    /// How many.
    pub left: usize,
    /// The next one, where everybody knows it (MZ-55, MZ-58).
    pub top: Option<Tile>,
    /// Those of unknown order, by number: whatever is not on the table.
    pub shuffled: TileSet,
    /// MZ-61: those that were put under, in order.
    pub under: Vec<Tile>,
}

/// MZ-70: the pile of solo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Turned {
    /// The tile that can be used.
    pub up: Option<Ability>,
    /// Those seen since the last shuffle, in order.
    pub seen: Vec<Ability>,
    /// How many of those lie turned up.
    pub turned: u8,
}

impl MagicMaze {
    pub(crate) fn look_at(&self) -> View {
        let pawn = |hero: Hero| Pawn {
            hero,
            colour: hero.colour(),
            symbol: hero.symbol(),
            is: self.heroes[hero.index()],
        };
        View {
            rules: self.rules,
            options: self.options,
            now: self.stage,
            at: self.now,
            sand: self.sand,
            turned: self.turned,
            begun: self.begun,
            talk: self.talk,
            heroes: Hero::ALL.map(pawn),
            mall: self.lying(),
            out_of_order: self.used.iter().collect(),
            deck: Stack {
                left: self.deck.len(),
                top: self.deck.top,
                shuffled: self.deck.shuffled,
                under: self.deck.under().collect(),
            },
            theft: self.theft,
            shown: self.shown,
            gazed: self.gazed,
            discards: self.discards,
            hands: self.hands,
            pile: Turned {
                up: self.pile.up(),
                seen: self.pile.seen().to_vec(),
                turned: self.pile.count_up(),
            },
            pawn: self.pawn,
            answered: self.answered,
            giving_up: self.giving_up,
            totals: Totals { timers: self.turned, tiles: self.mall.lying().count() },
            tiles: Arc::clone(self.mall.tiles()),
        }
    }

    fn lying(&self) -> Vec<Lying> {
        let lying = self.mall.lying().map(|(tile, laid)| Lying {
            tile,
            place: laid.place,
            turn: laid.turn,
            origin: laid.place.origin(),
            face: Drawn { tiles: Arc::clone(self.mall.tiles()), tile, up: self.options.up },
        });
        lying.collect()
    }
}

/// All there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Truth(pub View);
