//! All there is.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::state::MagoMagino;
use crate::view::View;
use crate::{Child, Frog};

/// All there is: what everybody sees, and whose the frogs are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Truth {
    /// The child that each frog is.
    pub owner: BTreeMap<Frog, Child>,
    /// The frogs without an id, as the children they are, in the order in which they get one.
    pub nameless: Vec<Child>,
    /// What everybody sees.
    pub view: View,
}

impl MagoMagino {
    pub(crate) fn whole_truth(&self) -> Truth {
        Truth { owner: self.frog_owners(), nameless: self.nameless(), view: self.look_at() }
    }
}
