//! All there is.

use serde::Serialize;

use crate::Symbol;
use crate::board::Walls;
use crate::state::MagicLabyrinth;
use crate::view::View;

/// All there is: what everybody sees, and what nobody sees before the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Truth {
    /// The walls.
    pub wall: Walls,
    /// The chips still in the bag, by name.
    pub bag: Vec<Symbol>,
    /// What everybody sees.
    pub view: View,
}

impl MagicLabyrinth {
    pub(crate) fn whole_truth(&self) -> Truth {
        Truth { wall: self.walls, bag: self.bag.iter().collect(), view: self.look_at() }
    }
}
