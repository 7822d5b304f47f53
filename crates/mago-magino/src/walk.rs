//! Where a piece can end its move.
//!
//! [`ends`] looks it up in tables that are reckoned beforehand, for lists; [`can_end`] walks step by
//! step, for judging an action. The two are compared by tests.

mod table;

use crate::{Ring, Space};

pub(crate) use table::{Ends, ends};

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

/// MM-22: whether a move by so many points can end on this space.
pub(crate) fn can_end(ring: Ring, walker: Walker, from: Space, points: u8, to: Space) -> bool {
    one_way(from, points, to, |here| onward(ring, walker, here))
        || one_way(from, points, to, |here| back(ring, walker, here))
}

/// One direction, no turning back within it.
#[inline]
fn one_way(from: Space, points: u8, to: Space, next: impl Fn(Space) -> Option<Space>) -> bool {
    let mut here = from;
    for step in 1..=points {
        let Some(there) = next(here) else { return false };
        here = there;
        let arrived = here == Space::HOUSE || here == Space::HIDEOUT;
        if here == to && (step == points || arrived) {
            return true;
        }
    }
    false
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
