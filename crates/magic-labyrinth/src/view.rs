//! What happened, what is seen of it, what is seen now, and all there is.
//!
//! All viewers see the same: the walls are hidden from everybody.

use game::{BySeat, Seat, Sighting};
use maze::Side;
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::board::{Magician, Slot, Square, Symbol, Walls};
use crate::settings::Options;
use crate::state::{MagicLabyrinth, Stage};

/// What happened, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The walls were put in.
    Maze(Walls),
    /// A maze built by hand was turned by this number of quarter turns, and then lay like this.
    Turned(u8, Walls),
    /// Something that everybody sees.
    Public(Sight),
}

impl Event {
    pub(crate) fn sight(&self) -> Sight {
        match self {
            Self::Maze(_) => Sight::Maze,
            Self::Turned(..) => Sight::Turned,
            Self::Public(sight) => sight.clone(),
        }
    }
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// The walls were put in; where, nobody sees (ML-40).
    Maze,
    /// A maze built by hand was turned; how far, nobody sees (ML-13).
    Turned,
    /// The symbols were shuffled (ML-03).
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
        /// The number of steps that it shows.
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

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct View {
    /// The rules number.
    pub rules: u16,
    /// What was settled before the start.
    pub options: Options,
    /// What comes next.
    pub now: Stage,
    /// Whose turn it is, or will be.
    pub turn: Seat,
    /// How many turns have begun.
    pub turns: u32,
    /// The symbol that all look for.
    pub look: Option<Symbol>,
    /// The magicians.
    pub mages: BySeat<Mage>,
    /// Where the symbols lie.
    pub symbols: Placed,
    /// What is marked on the board.
    pub marks: Marks,
}

/// One player's magician.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Mage {
    /// Which of the four.
    pub magician: Magician,
    /// The shape that goes with it.
    pub shape: &'static str,
    /// Where it stands.
    pub at: Square,
    /// Where it goes after a bump.
    pub home: Square,
    /// The chips won, by name.
    pub chips: Vec<Symbol>,
}

/// Where the symbols lie, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed(pub(crate) [Square; 24]);

impl Placed {
    /// Where a symbol lies.
    pub fn of(&self, symbol: Symbol) -> Square {
        self.0[symbol.index()]
    }
}

/// Written as a map from symbol to square.
impl Serialize for Placed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(24))?;
        for symbol in Symbol::all() {
            map.serialize_entry(symbol.name(), &self.of(symbol))?;
        }
        map.end()
    }
}

/// ML-41: walls and passages that lie open on the board: by the options for children, and all walls
/// once the game is over (ML-40).
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Marks {
    /// Here a wall stands.
    pub wall: Vec<Slot>,
    /// Here one can pass.
    pub passage: Vec<Slot>,
}

impl MagicLabyrinth {
    pub(crate) fn look_at(&self) -> View {
        let walls = if matches!(self.stage, Stage::Over(_)) { self.walls } else { self.found };
        View {
            rules: self.rules,
            options: self.options,
            now: self.stage,
            turn: self.turn,
            turns: self.turns,
            look: self.look,
            mages: BySeat::from_fn(self.options.seats, |seat| self.mage_of(seat)),
            symbols: Placed(self.place),
            marks: Marks { wall: walls.slots().collect(), passage: self.trail.slots().collect() },
        }
    }

    fn mage_of(&self, seat: Seat) -> Mage {
        let magician = self.options.magicians[seat];
        Mage {
            magician,
            shape: magician.shape(),
            at: self.mage[seat],
            home: self.options.home(seat),
            chips: self.chips[seat].iter().collect(),
        }
    }
}

/// All there is: what everybody sees, and what nobody sees before the end.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Truth {
    /// The walls.
    pub wall: Walls,
    /// The chips still in the bag, by name.
    pub bag: Vec<Symbol>,
    /// What everybody sees.
    pub view: View,
}
