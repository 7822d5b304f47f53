//! What one viewer sees now. All viewers see the same: the walls are hidden from everybody.

use game::{BySeat, Seat};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::board::{Slot, Square, Walls};
use crate::state::{MagicLabyrinth, Stage};
use crate::{Magician, Options, Symbol};

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
        View {
            rules: self.rules,
            options: self.options,
            now: self.stage,
            turn: self.turn,
            turns: self.turns,
            look: self.look,
            mages: BySeat::from_fn(self.options.seats, |seat| self.mage_of(seat)),
            symbols: Placed(self.place),
            marks: self.marks(),
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

    fn marks(&self) -> Marks {
        let shown: Walls = match self.stage {
            Stage::Over(_) => self.walls,
            _ => self.found,
        };
        Marks { wall: shown.slots().collect(), passage: self.trail.slots().collect() }
    }
}
