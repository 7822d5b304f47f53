//! All there is. Nothing is hidden, so it is what everybody saw.

use serde::Serialize;

use crate::View;

/// All there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Truth(pub View);
