//! The ring has no images: it is walked one way in the forest.

use game::Symmetry;

use crate::state::MagoMagino;

impl Symmetry for MagoMagino {}
