//! Where a piece can end its move.
//!
//! [`Moves`] looks it up in a table that is reckoned beforehand, for lists; [`can_end`] walks there
//! step by step, for judging an action. The two are compared by tests.

mod table;

use crate::{Ring, Space};

pub(crate) use table::{Ends, Moves};

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walker {
    /// A child with empty hands.
    Child,
    /// A child with a crystal.
    Carrier,
    /// The magician.
    Magician,
    /// A frog: by one point, whatever was rolled (MM-27).
    Frog,
}

/// MM-22: whether a move by this number of points can end on this space: exactly, or before at the house or
/// the hideout. No space can be reached both ways round.
pub(crate) fn can_end(ring: Ring, walker: Walker, from: Space, points: u8, to: Space) -> bool {
    let is_stop = to == Space::HOUSE || to == Space::HIDEOUT;
    let ends = |steps: u8| steps == points || is_stop && (1..points).contains(&steps);
    let away = steps_onward(ring, from, to);
    if ends(away) {
        return walk(from, away, |here| onward(ring, walker, here)) == Some(to);
    }
    let away = ring.spaces().saturating_sub(away);
    ends(away) && walk(from, away, |here| back(ring, walker, here)) == Some(to)
}

/// How many steps clockwise it is from one space of the ring to another.
#[inline]
fn steps_onward(ring: Ring, from: Space, to: Space) -> u8 {
    match to.number().checked_sub(from.number()) {
        Some(steps) => steps,
        None => ring.spaces() + to.number() - from.number(),
    }
}

/// This number of steps in one direction, if they may be taken.
#[inline]
fn walk(from: Space, steps: u8, next: impl Fn(Space) -> Option<Space>) -> Option<Space> {
    (0..steps).try_fold(from, |here, _| next(here))
}

/// One step clockwise, if it may be taken.
fn onward(ring: Ring, walker: Walker, here: Space) -> Option<Space> {
    let there = ring.clockwise(here);
    let allowed = match walker {
        Walker::Child | Walker::Frog => true,
        Walker::Carrier => !there.is_forest(), // MM-24: so it stops at the house.
        Walker::Magician => there == Space::HOUSE || there.is_meadow(), // MM-26
    };
    allowed.then_some(there)
}

/// One step the other way, if it may be taken.
fn back(ring: Ring, walker: Walker, here: Space) -> Option<Space> {
    let there = ring.back(here);
    let allowed = match walker {
        // MM-23: in the forest nobody turns back, and nobody goes back into it.
        Walker::Child | Walker::Carrier | Walker::Frog => !there.is_forest() && !here.is_forest(),
        Walker::Magician => there.is_meadow(), // MM-26
    };
    allowed.then_some(there)
}

#[cfg(test)]
mod tests;
