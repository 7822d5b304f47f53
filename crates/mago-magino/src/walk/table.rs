//! The ends of all moves on all rings, reckoned when this is compiled: a list is made for each move.

use super::Walker;
use crate::die::MOST_POINTS;
use crate::space::{FOREST, LONGEST_MEADOW, MOST_SPACES, SHORTEST_MEADOW};
use crate::{Ring, Space};

/// Where a move can end: at most three spaces, in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    len: u8,
    all: [Space; 3],
}

impl Ends {
    const NONE: Self = Self::of([]);

    const fn of<const N: usize>(spaces: [u8; N]) -> Self {
        let mut all = [Space::HOUSE; 3];
        let mut nth = 0;
        while nth < N {
            all[nth] = Space::at(spaces[nth]);
            nth += 1;
        }
        Self { len: N as u8, all }
    }

    /// The first of three places, and whether there is a space in each: those that have one come
    /// first. Only a child with empty hands ever needs all three.
    #[inline]
    pub(crate) fn places<const N: usize>(&self) -> [(Space, bool); N] {
        std::array::from_fn(|nth| (self.all[nth], nth < usize::from(self.len)))
    }

    /// The spaces.
    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Space> {
        self.places::<3>().into_iter().filter(|(_, there)| *there).map(|(space, _)| space)
    }
}

/// MM-22: all spaces on which a move by so many points can end.
#[inline]
pub(crate) fn ends(ring: Ring, walker: Walker, from: Space, points: u8) -> Ends {
    let meadow = usize::from(ring.meadow - SHORTEST_MEADOW);
    ENDS[meadow][walker as usize][from.index()][usize::from(points - 1)]
}

/// For a walker: by the space where it starts, by points.
type Moves = [[Ends; MOST_POINTS as usize]; MOST_SPACES];

const MEADOWS: usize = (LONGEST_MEADOW - SHORTEST_MEADOW + 1) as usize;
const WALKERS: [Walker; 4] = [Walker::Child, Walker::Carrier, Walker::Magician, Walker::Frog];

static ENDS: [[Moves; WALKERS.len()]; MEADOWS] = all();

const fn all() -> [[Moves; WALKERS.len()]; MEADOWS] {
    let mut table = [[[[Ends::NONE; MOST_POINTS as usize]; MOST_SPACES]; WALKERS.len()]; MEADOWS];
    let mut meadow = 0;
    while meadow < MEADOWS {
        let spaces = 2 + FOREST + SHORTEST_MEADOW + meadow as u8;
        let mut walker = 0;
        while walker < WALKERS.len() {
            let mut from = 0;
            while from < spaces {
                let mut points = 1;
                while points <= MOST_POINTS {
                    table[meadow][walker][from as usize][points as usize - 1] =
                        reckon(spaces, WALKERS[walker], from, points);
                    points += 1;
                }
                from += 1;
            }
            walker += 1;
        }
        meadow += 1;
    }
    table
}

const HOUSE: u8 = 0;
const HIDEOUT: u8 = FOREST + 1;

const fn reckon(spaces: u8, walker: Walker, from: u8, points: u8) -> Ends {
    let points = if matches!(walker, Walker::Frog) { 1 } else { points };
    let onward = from + points;
    match (walker, from) {
        (Walker::Child, HOUSE) => Ends::of([onward, spaces - points]),
        (Walker::Magician, HOUSE) => Ends::of([spaces - points]),
        (Walker::Carrier, ..HIDEOUT) | (Walker::Magician, ..=HIDEOUT) => Ends::NONE,
        (Walker::Frog, HOUSE) => Ends::NONE,
        // MM-23: the forest is left to the hideout, where a child may stop.
        (Walker::Child, ..HIDEOUT) if onward > HIDEOUT => Ends::of([HIDEOUT, onward]),
        (_, ..=HIDEOUT) => Ends::of([onward]),
        (Walker::Magician, _) if from - points <= HIDEOUT => {
            Ends::of([if onward < spaces { onward } else { HOUSE }]) // MM-26
        }
        _ => {
            // MM-23: nobody goes back into the forest, so the hideout is the end.
            let back = if from - points < HIDEOUT { HIDEOUT } else { from - points };
            if onward < spaces {
                Ends::of([back, onward])
            } else if onward > spaces && matches!(walker, Walker::Child) {
                Ends::of([HOUSE, onward - spaces, back])
            } else {
                Ends::of([HOUSE, back]) // MM-24, MM-26, MM-27
            }
        }
    }
}
