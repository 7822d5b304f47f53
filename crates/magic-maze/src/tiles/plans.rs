//! The plans of all faces of a set, drawn once for all who look at its tiles.

use std::fmt;
use std::sync::OnceLock;

use super::Tiles;
use crate::tile::{TILES, Tile, Up};

/// Plans that are drawn when the first is asked for. They follow from the faces, so that they make
/// no difference between two sets.
#[derive(Default)]
pub(super) struct Plans(OnceLock<All>);

/// The plan of side B of the start tile, and those of the faces.
struct All {
    b: String,
    faces: [String; TILES],
}

impl Tiles {
    /// The plan of a tile's face: see [`Face::plan`](crate::Face::plan).
    pub fn plan(&self, tile: Tile, up: Up) -> &str {
        let all = self.plans.0.get_or_init(|| All {
            b: self.b.plan(),
            faces: self.faces.each_ref().map(|face| face.plan()),
        });
        match up {
            Up::B if tile == Tile::START => &all.b,
            _ => &all.faces[tile.index()],
        }
    }
}

/// A copy draws its own when it is asked.
impl Clone for Plans {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Plans {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Plans {}

impl fmt::Debug for Plans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Plans(..)")
    }
}
