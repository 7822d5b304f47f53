//! What happened, in full.

use crate::{Sight, Walls};

/// What happened, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The walls were put in.
    Maze(Walls),
    /// A maze built by hand was turned by so many quarter turns, and then lay like this.
    Turned(u8, Walls),
    /// Something that everybody sees.
    Public(Sight),
}

impl Event {
    pub(crate) fn sight(&self) -> Sight {
        match self {
            Self::Maze(_) => Sight::Maze,
            Self::Turned(..) => Sight::Turned,
            Self::Public(sight) => sight.clone(),
        }
    }
}
