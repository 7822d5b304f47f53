//! Where each child is, and what it looks like.

use std::ops::{Index, IndexMut};

use crate::child::MOST_CHILDREN;
use crate::{Child, Frog, Space};

/// One child.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piece {
    /// Where it stands.
    pub(crate) at: Space,
    /// What it looks like.
    pub(crate) form: Form,
}

/// What a child looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Form {
    /// A child with empty hands.
    #[default]
    Child,
    /// A child that carries a crystal.
    Carrier,
    /// MM-50: a frog with this id.
    Frog(Frog),
    /// A frog whose id is to be drawn.
    Nameless,
}

impl Form {
    /// Whether it is a child to look at.
    #[inline]
    pub(crate) fn is_child(self) -> bool {
        matches!(self, Self::Child | Self::Carrier)
    }
}

/// All children, those of players who are not there included: they stay in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pieces([Piece; MOST_CHILDREN]);

impl Index<Child> for Pieces {
    type Output = Piece;

    #[inline]
    fn index(&self, child: Child) -> &Piece {
        &self.0[child.index()]
    }
}

impl IndexMut<Child> for Pieces {
    #[inline]
    fn index_mut(&mut self, child: Child) -> &mut Piece {
        &mut self.0[child.index()]
    }
}
