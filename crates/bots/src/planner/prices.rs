//! What deeds cost in a plan: more, if nobody who can do them seems to be about to act.

use game::SeatSet;
use magic_maze::{Ability, View};

use super::terms::{Move, Way};

/// A deed that only idle players can do costs as much as so many others: a plan goes a long way round
/// to do without it.
const IDLE: u32 = 60;

/// What a deed costs, by the ability that it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prices([u32; Ability::ALL.len()]);

impl Prices {
    /// Every deed costs the same.
    pub(crate) const EQUAL: Self = Self([1; Ability::ALL.len()]);

    /// What nobody but the idle players can do costs more.
    pub(crate) fn with_idle(view: &View, idle: SeatSet) -> Self {
        let mut prices = Self::EQUAL;
        for ability in Ability::ALL {
            let mut holders =
                view.hands.iter().filter(|(_, hand)| hand.contains(ability)).peekable();
            if holders.peek().is_some() && holders.all(|(seat, _)| idle.contains(seat)) {
                prices.0[ability as usize] = IDLE;
            }
        }
        prices
    }

    /// What it costs to move a hero like this.
    #[inline]
    pub(super) fn of(&self, way: Way) -> u32 {
        let ability = match way {
            Way::Slide(side, _) => Ability::slide(side),
            Way::Vortex => Ability::Vortex,
            Way::Escalator => Ability::Escalator,
        };
        self.0[ability as usize]
    }

    /// What several moves cost.
    pub(super) fn sum(&self, moves: &[Move]) -> u32 {
        moves.iter().map(|step| self.of(step.way)).sum()
    }

    /// For a search that goes back from a goal: who comes from the north has moved to the south.
    pub(super) fn backward(&self) -> Self {
        let [north, east, south, west, rest @ ..] = self.0;
        let [vortex, explore, escalator] = rest;
        Self([south, west, north, east, vortex, explore, escalator])
    }
}
