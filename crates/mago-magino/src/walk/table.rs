//! The ends of all moves on all rings, reckoned once: a list is made for each move.

use std::array::from_fn;
use std::sync::LazyLock;

use super::Walker;
use crate::die::MOST_POINTS;
use crate::ring::{FOREST, MOST_SPACES, SHORTEST_MEADOW};
use crate::{Ring, Space};

/// Where a move can end: at most three spaces, in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    len: u8,
    all: [Space; 3],
}

impl Ends {
    fn of<const N: usize>(spaces: [u8; N]) -> Self {
        let mut all = [Space::HOUSE; 3];
        for (place, space) in all.iter_mut().zip(spaces) {
            *place = Space::at(space);
        }
        Self { len: N as u8, all }
    }

    /// The first of three places, and whether there is a space in each: those that have one come
    /// first. Only a child with empty hands ever needs all three.
    #[inline]
    pub(crate) fn places<const N: usize>(&self) -> [(Space, bool); N] {
        from_fn(|nth| (self.all[nth], nth < usize::from(self.len)))
    }

    /// The spaces.
    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Space> {
        self.places::<3>().into_iter().filter(|(_, there)| *there).map(|(space, _)| space)
    }
}

/// The moves on one ring.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves(&'static [[[Ends; MOST_POINTS as usize]; MOST_SPACES]; WALKERS.len()]);

impl Moves {
    /// Those on this ring.
    #[inline]
    pub(crate) fn on(ring: Ring) -> Self {
        Self(&ENDS[usize::from(ring.meadow - SHORTEST_MEADOW)])
    }

    /// MM-22: all spaces on which a move by this number of points can end.
    #[inline]
    pub(crate) fn ends(self, walker: Walker, from: Space, points: u8) -> Ends {
        self.0[walker as usize][from.index()][usize::from(points - 1)]
    }
}

/// MM-02: meadows of 4 to 20 spaces.
const MEADOWS: usize = 17;
const WALKERS: [Walker; 4] = [Walker::Child, Walker::Carrier, Walker::Magician, Walker::Frog];

/// By the length of the meadow, the walker, the space where it starts, and the points.
type Table = [[[[Ends; MOST_POINTS as usize]; MOST_SPACES]; WALKERS.len()]; MEADOWS];

static ENDS: LazyLock<Table> = LazyLock::new(|| {
    from_fn(|meadow| {
        let spaces = 2 + FOREST + SHORTEST_MEADOW + meadow as u8;
        WALKERS.map(|walker| {
            from_fn(|from| from_fn(|less| reckon(spaces, walker, from as u8, less as u8 + 1)))
        })
    })
});

const HOUSE: u8 = 0;
const HIDEOUT: u8 = FOREST + 1;

/// What comes out for a space where such a walker never starts is never asked for.
fn reckon(spaces: u8, walker: Walker, from: u8, points: u8) -> Ends {
    let points = if walker == Walker::Frog { 1 } else { points };
    let onward = from + points;
    match (walker, from) {
        (Walker::Child, HOUSE) => Ends::of([onward, spaces - points]),
        (Walker::Magician, HOUSE) => Ends::of([spaces - points]),
        // MM-23: the forest is left to the hideout, where a child may stop.
        (Walker::Child, ..HIDEOUT) if onward > HIDEOUT => Ends::of([HIDEOUT, onward]),
        (_, ..=HIDEOUT) => Ends::of([onward]),
        (Walker::Magician, _) if from - points <= HIDEOUT => {
            Ends::of([if onward < spaces { onward } else { HOUSE }]) // MM-26
        }
        _ => {
            // MM-23: nobody goes back into the forest, so the hideout is the end.
            let back = (from - points).max(HIDEOUT);
            if onward < spaces {
                Ends::of([back, onward])
            } else if onward > spaces && walker == Walker::Child {
                Ends::of([HOUSE, onward - spaces, back])
            } else {
                Ends::of([HOUSE, back]) // MM-24, MM-26, MM-27
            }
        }
    }
}
