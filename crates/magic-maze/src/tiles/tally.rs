//! How much of everything a set of tiles has.

use std::fmt;

use super::Tiles;
use crate::face::Face;
use crate::tile::Up;

/// Sums over a set of tiles. Side A of the start tile stands for both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Exploration squares.
    pub explorations: u32,
    /// Vortices.
    pub vortices: u32,
    /// Escalators.
    pub escalators: u32,
    /// Dwarf passages.
    pub passages: u32,
    /// Timers.
    pub timers: u32,
    /// Crystal balls.
    pub balls: u32,
    /// Cameras.
    pub cameras: u32,
}

impl Tiles {
    /// Counts what there is.
    pub fn tally(&self) -> Tally {
        let mut sums = Tally::default();
        for tile in crate::Tile::all() {
            sums.add(self.face(tile, Up::A));
        }
        sums
    }
}

impl Tally {
    fn add(&mut self, face: &Face) {
        self.explorations += face.explorations().count() as u32;
        self.vortices += face.vortices.iter().map(|cells| cells.len()).sum::<u32>();
        self.escalators += face.escalators.len() as u32;
        self.passages += u32::from(face.gaps.count());
        self.timers += face.timers.len();
        self.balls += face.balls.len();
        self.cameras += face.cameras.len();
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "25 faces, {} exploration squares, {} vortices, {} escalators, {} dwarf passages, \
             {} timers, {} balls, {} cameras",
            self.explorations,
            self.vortices,
            self.escalators,
            self.passages,
            self.timers,
            self.balls,
            self.cameras
        )
    }
}
