//! The hop of the turn before, which may not be taken back.

use serde::Serialize;

use crate::{Frog, FrogSet, Space};

/// MM-27: a hop of the turn before. Public: everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Hop {
    /// Where the frog came from: it may not hop back there.
    pub from: Space,
    /// Where it stands now.
    pub to: Space,
    /// Its id; or the ids of all frogs there, if they got new ones and nobody can tell which of them
    /// it is (MM-53). None while those are drawn.
    pub frogs: FrogSet,
}

impl Hop {
    /// Whether this hop would only take back the other.
    #[inline]
    pub(crate) fn bars(&self, frog: Frog, to: Space) -> bool {
        self.from == to && self.frogs.contains(frog)
    }
}
