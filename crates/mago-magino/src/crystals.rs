//! Where crystals lie.

use std::ops::{Index, IndexMut};

use crate::Space;
use crate::space::MOST_SPACES;

/// MM-01: how many crystals there are.
pub(crate) const ALL_CRYSTALS: u8 = 15;

/// How many crystals lie on each space. Those in the hideout are the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crystals([u8; MOST_SPACES]);

impl Crystals {
    /// None anywhere.
    pub(crate) const NONE: Self = Self([0; MOST_SPACES]);

    /// MM-10: all in the hideout.
    pub(crate) fn at_start() -> Self {
        let mut all = Self::NONE;
        all[Space::HIDEOUT] = ALL_CRYSTALS;
        all
    }

    /// How many lie there in all.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }
}

impl Index<Space> for Crystals {
    type Output = u8;

    #[inline]
    fn index(&self, space: Space) -> &u8 {
        &self.0[space.index()]
    }
}

impl IndexMut<Space> for Crystals {
    #[inline]
    fn index_mut(&mut self, space: Space) -> &mut u8 {
        &mut self.0[space.index()]
    }
}
