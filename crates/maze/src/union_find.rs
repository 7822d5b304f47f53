//! Whether a wall would cut the board in two.
//!
//! Walls stand between posts, and the outer border is one post. A set of walls cuts the board in
//! two exactly if it holds a ring of posts: so keeping the groups of joined posts is enough, and
//! nothing need be flooded.

use crate::{Side, Slot};

/// Groups of posts that walls join.
#[derive(Clone, Debug)]
pub struct UnionFind<const W: u8, const H: u8> {
    /// For each post another one of its group; the group's head names itself. Post 0 is the border.
    toward: [u8; 64],
}

impl<const W: u8, const H: u8> Default for UnionFind<W, H> {
    fn default() -> Self {
        const { assert!(W * H <= 64, "a post has a number below 64") }
        Self { toward: std::array::from_fn(|post| post as u8) }
    }
}

impl<const W: u8, const H: u8> UnionFind<W, H> {
    /// Adds a wall unless it would close a ring; says whether it was added.
    #[inline]
    pub fn add(&mut self, slot: Slot<W, H>) -> bool {
        let (column, row) = (slot.square().column() + 1, slot.square().row() + 1);
        // The post at the lower right of the square, and the wall's other end.
        let one = self.head(Self::post(column, row));
        let other = self.head(match slot.side() {
            Side::South => Self::post(column - 1, row),
            _ => Self::post(column, row - 1),
        });
        self.toward[usize::from(one)] = other;
        one != other
    }

    #[inline]
    fn post(column: u8, row: u8) -> u8 {
        let border = column == 0 || row == 0 || column == W || row == H;
        if border { 0 } else { row * W + column }
    }

    #[inline]
    fn head(&self, mut post: u8) -> u8 {
        while self.toward[usize::from(post)] != post {
            post = self.toward[usize::from(post)];
        }
        post
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Square, Walls};

    proptest! {
        #[test]
        fn a_ring_is_what_cuts_the_board(order in Just(Slot::<6, 6>::all().collect::<Vec<_>>()).prop_shuffle()) {
            let (mut rings, mut walls) = (UnionFind::default(), Walls::NONE);
            let corner = Square::<6, 6>::new(0, 0).expect("a square");
            for slot in order {
                let whole = walls.with(slot).reach(corner).len() == 36;
                prop_assert_eq!(rings.add(slot), whole);
                if whole {
                    walls.add(slot);
                }
            }
            prop_assert_eq!(walls.count(), 25);
        }
    }
}
