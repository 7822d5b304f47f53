//! The mall: which tiles lie where, and where one comes to by a step.

use std::sync::Arc;

use maze::Side;

use crate::Hero;
use crate::face::Face;
use crate::place::{Place, Plane, Square};
use crate::tile::{Cell, TILES, Tile, TileSet, Up, door};
use crate::tiles::Tiles;

/// The tiles that lie, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mall {
    /// What is on them.
    tiles: Arc<Tiles>,
    /// Which side of tile 1 is up.
    up: Up,
    /// For each tile where it lies, if it does.
    laid: [Option<Laid>; TILES],
    /// For each tile that lies its neighbours, by side of the board. Follows from `laid`.
    near: [[Option<Tile>; 4]; TILES],
}

/// How a tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    /// Where.
    pub(crate) place: Place,
    /// By how many quarter turns clockwise it is turned.
    pub(crate) turn: u8,
}

/// Who takes a step: the dwarf fits through gaps, if that rule holds (MZ-54).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gait {
    /// Fits through the door only.
    Tall,
    /// Fits through gaps too.
    Small,
}

impl Mall {
    /// Nothing but tile 1; with `apart` also the tile that lies apart (MZ-63).
    pub(crate) fn new(tiles: Arc<Tiles>, up: Up, apart: Option<Tile>) -> Self {
        let mut mall = Self::empty(tiles, up);
        mall.lay(Tile::START, Laid { place: Place::first(Plane::First), turn: 0 });
        if let Some(tile) = apart {
            mall.lay(tile, Laid { place: Place::first(Plane::Second), turn: 0 });
        }
        mall
    }

    /// No tile at all.
    pub(crate) fn empty(tiles: Arc<Tiles>, up: Up) -> Self {
        Self { tiles, up, laid: [None; TILES], near: [[None; 4]; TILES] }
    }

    pub(crate) fn tiles(&self) -> &Arc<Tiles> {
        &self.tiles
    }

    #[inline]
    pub(crate) fn face(&self, tile: Tile) -> &Face {
        self.tiles.face(tile, self.up)
    }

    #[inline]
    pub(crate) fn laid(&self, tile: Tile) -> Option<Laid> {
        self.laid[tile.index()]
    }

    /// The tiles that lie, ascending.
    #[inline]
    pub(crate) fn lying(&self) -> impl Iterator<Item = (Tile, Laid)> + '_ {
        Tile::all().filter_map(|tile| self.laid(tile).map(|laid| (tile, laid)))
    }

    pub(crate) fn plane(&self, tile: Tile) -> Option<Plane> {
        self.laid(tile).map(|laid| laid.place.plane)
    }

    /// The tile that lies at a place.
    pub(crate) fn at(&self, place: Place) -> Option<Tile> {
        self.lying().find(|(_, laid)| laid.place == place).map(|(tile, _)| tile)
    }

    /// Lays a tile at a free place.
    pub(crate) fn lay(&mut self, tile: Tile, laid: Laid) {
        for side in Side::ALL {
            let near = self.at(laid.place.beside(side));
            self.near[tile.index()][side as usize] = near;
            if let Some(near) = near {
                self.near[near.index()][side.opposite() as usize] = Some(tile);
            }
        }
        self.laid[tile.index()] = Some(laid);
    }

    /// MZ-61: takes a tile away.
    pub(crate) fn take_away(&mut self, tile: Tile) {
        for side in Side::ALL {
            if let Some(near) = self.near[tile.index()][side as usize].take() {
                self.near[near.index()][side.opposite() as usize] = None;
            }
        }
        self.laid[tile.index()] = None;
    }

    /// MZ-04: how a tile must be turned so that its entry meets a door on this side of the board.
    /// A tile without an entry lies as it is drawn.
    pub(crate) fn turn_to_meet(&self, tile: Tile, side: Side) -> u8 {
        let entry = self.face(tile).entry.unwrap_or(side.opposite());
        (side.opposite() as u8 + 4 - entry as u8) % 4
    }

    /// Where one comes to by one step on this side of the board, heroes apart.
    #[inline]
    pub(crate) fn step(&self, from: Square, side: Side, gait: Gait) -> Option<Square> {
        let Laid { turn, .. } = self.laid(from.tile)?;
        let own = side.turned(4 - turn);
        let face = self.face(from.tile);
        if let Some(cell) = face.beside(from.cell, own) {
            return Some(Square { cell, ..from });
        }
        if gait == Gait::Small
            && let Some(cell) = face.through_gap(from.cell, own)
        {
            return Some(Square { cell, ..from }); // MZ-54
        }
        if from.cell != door(own) || !self.has_door(from.tile, own) {
            return None;
        }
        let (tile, theirs) = self.beyond(from.tile, side)?;
        self.has_door(tile, theirs).then(|| Square::new(tile, door(theirs))) // MZ-05
    }

    /// The tile on this side of the board, and which of its own sides looks here.
    #[inline]
    fn beyond(&self, tile: Tile, side: Side) -> Option<(Tile, Side)> {
        let near = self.near[tile.index()][side as usize]?;
        let turn = self.laid(near)?.turn;
        Some((near, side.opposite().turned(4 - turn)))
    }

    /// MZ-05; MZ-63: the entry of the tile that lies apart is a wall.
    #[inline]
    fn has_door(&self, tile: Tile, own: Side) -> bool {
        let face = self.face(tile);
        face.explore[own as usize].is_some()
            || face.entry == Some(own)
                && self.laid(tile).is_some_and(|laid| laid.place != Place::first(Plane::Second))
    }

    /// MZ-15: the exploration square here, if it leads to where no tile lies: its hero, and the side
    /// of the board it looks to.
    #[inline]
    pub(crate) fn unexplored(&self, at: Square) -> Option<(Hero, Side)> {
        let Laid { turn, .. } = self.laid(at.tile)?;
        let (hero, own) = self.face(at.tile).exploration(at.cell)?;
        let side = own.turned(turn);
        self.near[at.tile.index()][side as usize].is_none().then_some((hero, side))
    }

    /// All exploration squares that lead to where no tile lies, ascending.
    pub(crate) fn all_unexplored(&self) -> impl Iterator<Item = Square> + '_ {
        let doors = |(tile, _): (Tile, Laid)| Cell::all().map(move |cell| Square::new(tile, cell));
        self.lying().flat_map(doors).filter(|&at| self.unexplored(at).is_some())
    }

    /// The vortices of a hero, ascending.
    #[inline]
    pub(crate) fn vortices(&self, hero: Hero) -> impl Iterator<Item = Square> + '_ {
        self.lying().flat_map(move |(tile, _)| {
            self.face(tile).vortices[hero.index()].iter().map(move |cell| Square::new(tile, cell))
        })
    }

    /// MZ-61: whether all squares still hang together without these tiles. Each tile hangs together
    /// in itself (MZ-07), so it is enough to go from tile to tile.
    pub(crate) fn hangs_together_without(&self, gone: TileSet) -> bool {
        let left: TileSet =
            self.lying().map(|(tile, _)| tile).filter(|&tile| !gone.contains(tile)).collect();
        let mut reached = TileSet::NONE;
        reached.add(Tile::START);
        let mut edge = reached;
        while !edge.is_empty() {
            let mut next = TileSet::NONE;
            for (tile, side) in edge.iter().flat_map(|tile| Side::ALL.map(|side| (tile, side))) {
                let Some(near) = self.passage(tile, side) else { continue };
                if left.contains(near) && !reached.contains(near) {
                    reached.add(near);
                    next.add(near);
                }
            }
            edge = next;
        }
        reached == left
    }

    /// MZ-05: the tile that one comes to through the doors on this side of the board.
    fn passage(&self, tile: Tile, side: Side) -> Option<Tile> {
        let own = side.turned(4 - self.laid(tile)?.turn);
        let (near, theirs) = self.beyond(tile, side)?;
        (self.has_door(tile, own) && self.has_door(near, theirs)).then_some(near)
    }
}

#[cfg(test)]
mod tests {
    use game::Diagram;

    use super::*;
    use crate::MagicMaze;

    /// Tile 14 has a door in the west and none in the east. Turned once to the right, it is left
    /// through that door to the north.
    #[test]
    fn mz_61_turned_tiles_hang_together_by_their_doors() {
        let text = "set scenario 11\nset deck 17\ntile 14 turn 1 at 1,0\ntile 5 at 1,-1\n\
                    hero barbarian 1:1,1\nhero mage 1:2,1\nhero elf 1:1,2\nhero dwarf 1:2,2";
        let game = MagicMaze::read(text).expect("a position");
        let tile = |number| Tile::new(number).expect("there is one");
        let without = |tiles: &[Tile]| {
            game.mall.hangs_together_without(tiles.iter().copied().collect::<TileSet>())
        };
        assert!(without(&[]) && without(&[tile(5)]) && without(&[tile(5), tile(14)]));
        assert!(!without(&[tile(14)]), "tile 5 hangs on tile 14");
    }
}
