//! The cost of deeds in a plan: higher if only idle players can do them.

use game::SeatSet;
use magic_maze::{Ability, View};

use super::terms::{Move, Way};

/// The cost of a deed that only idle players can do. It is high, so that a plan makes a long detour to
/// avoid it.
const IDLE_COST: u32 = 60;

/// The cost of a deed, by the ability that it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prices([u32; Ability::ALL.len()]);

impl Prices {
    /// Every deed costs the same.
    pub(crate) const EQUAL: Self = Self([1; Ability::ALL.len()]);

    /// Deeds that only idle players can do cost more.
    pub(crate) fn with_idle(view: &View, idle: SeatSet) -> Self {
        let mut prices = Self::EQUAL;
        for ability in Ability::ALL {
            let mut holders =
                view.hands.iter().filter(|(_, hand)| hand.contains(ability)).peekable();
            if holders.peek().is_some() && holders.all(|(seat, _)| idle.contains(seat)) {
                prices.0[ability as usize] = IDLE_COST;
            }
        }
        prices
    }

    /// The cost of moving a hero in this way.
    #[inline]
    pub(super) fn of(&self, way: Way) -> u32 {
        let ability = match way {
            Way::Slide(side, _) => Ability::slide(side),
            Way::Vortex => Ability::Vortex,
            Way::Escalator => Ability::Escalator,
        };
        self.0[ability as usize]
    }

    /// The total cost of several moves.
    pub(super) fn sum(&self, moves: &[Move]) -> u32 {
        moves.iter().map(|step| self.of(step.way)).sum()
    }

    /// For a search backwards from a goal: a step from the north is a move to the south.
    pub(super) fn backward(&self) -> Self {
        let [north, east, south, west, rest @ ..] = self.0;
        let [vortex, explore, escalator] = rest;
        Self([south, west, north, east, vortex, explore, escalator])
    }
}
