//! What happened, in full.

use crate::{Child, Frog, Sight, Space};

/// What happened, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// MM-53, by rules number 1: a frog among others got an id.
    Named {
        /// Its id.
        frog: Frog,
        /// The child that it is.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// Something that everybody sees.
    Public(Sight),
}

impl Event {
    pub(crate) fn sight(&self) -> Sight {
        match *self {
            Self::Named { frog, at, .. } => Sight::NamedOne { frog, at },
            Self::Public(ref sight) => sight.clone(),
        }
    }
}
