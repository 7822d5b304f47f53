//! Where a piece can end its move.
//!
//! [`ends`] reckons the spaces, for lists; [`can_end`] walks step by step, for judging an action. The
//! two are compared by tests.

use crate::die::MOST_POINTS;
use crate::{Ring, Space};

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walker {
    /// A child with empty hands.
    Child,
    /// A child with a crystal.
    Carrier,
    /// The magician.
    Magician,
}

/// Where a move can end: at most three spaces, in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    len: u8,
    all: [Space; 3],
}

impl Ends {
    #[inline]
    fn of<const N: usize>(spaces: [u8; N]) -> Self {
        let mut all = [Space::HOUSE; 3];
        for (place, space) in all.iter_mut().zip(spaces) {
            *place = Space::at(space);
        }
        Self { len: N as u8, all }
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Space> {
        self.all[..usize::from(self.len)].iter().copied()
    }
}

const HOUSE: u8 = 0;
const HIDEOUT: u8 = crate::space::FOREST + 1;

/// MM-22: all spaces on which a move by so many points can end.
#[inline]
pub(crate) fn ends(ring: Ring, walker: Walker, from: Space, points: u8) -> Ends {
    let (spaces, from) = (ring.spaces(), from.number());
    let onward = from + points;
    match (walker, from) {
        (Walker::Child, HOUSE) => Ends::of([onward, spaces - points]),
        (Walker::Magician, HOUSE) => Ends::of([spaces - points]),
        (Walker::Carrier, ..HIDEOUT) | (Walker::Magician, ..=HIDEOUT) => Ends::of([]),
        // MM-23: the forest is left to the hideout, where a child may stop.
        (Walker::Child, ..HIDEOUT) if onward > HIDEOUT => Ends::of([HIDEOUT, onward]),
        (_, ..=HIDEOUT) => Ends::of([onward]),
        _ => {
            let back = from - points;
            match walker {
                Walker::Magician if back <= HIDEOUT => {
                    Ends::of([if onward < spaces { onward } else { HOUSE }]) // MM-26
                }
                _ => {
                    // MM-23: nobody goes back into the forest, so the hideout is the end.
                    let back = back.max(HIDEOUT);
                    if onward < spaces {
                        Ends::of([back, onward])
                    } else if onward > spaces && walker == Walker::Child {
                        Ends::of([HOUSE, onward - spaces, back])
                    } else {
                        Ends::of([HOUSE, back]) // MM-24, MM-26
                    }
                }
            }
        }
    }
}

/// MM-22: whether a move by so many points can end on this space.
pub(crate) fn can_end(ring: Ring, walker: Walker, from: Space, points: u8, to: Space) -> bool {
    debug_assert!(points <= MOST_POINTS, "{points} points");
    one_way(walker, from, points, to, |here| onward(ring, walker, here))
        || one_way(walker, from, points, to, |here| back(ring, walker, here))
}

/// One direction, no turning back within it.
fn one_way(
    walker: Walker,
    from: Space,
    points: u8,
    to: Space,
    next: impl Fn(Space) -> Option<Space>,
) -> bool {
    let mut here = from;
    for step in 1..=points {
        let Some(there) = next(here) else { return false };
        here = there;
        let may_stop = step == points
            || here == Space::HOUSE
            || (here == Space::HIDEOUT && walker != Walker::Magician);
        if here == to && may_stop {
            return true;
        }
        if here == Space::HOUSE && walker == Walker::Carrier {
            return false; // MM-24: it must stop here.
        }
    }
    false
}

/// One step clockwise, if it may be taken.
fn onward(ring: Ring, walker: Walker, here: Space) -> Option<Space> {
    let there = ring.clockwise(here);
    let allowed = match walker {
        Walker::Child => true,
        Walker::Carrier => !there.is_forest(), // MM-24
        Walker::Magician => there == Space::HOUSE || there.is_meadow(), // MM-26
    };
    allowed.then_some(there)
}

/// One step the other way, if it may be taken.
fn back(ring: Ring, walker: Walker, here: Space) -> Option<Space> {
    let there = ring.back(here);
    let allowed = match walker {
        Walker::Child | Walker::Carrier => !there.is_forest() && !here.is_forest(), // MM-23
        Walker::Magician => there.is_meadow(),                                      // MM-26
    };
    allowed.then_some(there)
}

/// MM-27: the spaces to which a frog can hop, in order.
#[inline]
pub(crate) fn hops(ring: Ring, from: Space) -> Ends {
    let here = from.number();
    if !from.is_meadow() {
        Ends::of([here + 1])
    } else if from == ring.last() {
        Ends::of([HOUSE, here - 1])
    } else {
        Ends::of([here - 1, here + 1])
    }
}

/// MM-27: whether a frog can hop from here to there.
pub(crate) fn can_hop(ring: Ring, from: Space, to: Space) -> bool {
    let onward = ring.clockwise(from) == to;
    onward || (from.is_meadow() && ring.back(from) == to)
}

#[cfg(test)]
mod tests;
