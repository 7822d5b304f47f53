//! One side of a tile: its squares, ways and marks, as it is drawn (not yet turned).

use maze::{Side, Slot};

use crate::cell::{Cell, Cells, Walls, door};
use crate::{Hero, Mark};

/// One side of a tile, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Squares that nobody can enter.
    pub solid: Cells,
    /// Walls between squares, those with a dwarf passage included.
    pub walls: Walls,
    /// MZ-07: gaps in walls that the dwarf fits through.
    pub gaps: Walls,
    /// MZ-04: the side at whose door the white arrow is. Tile 1 has none.
    pub entry: Option<Side>,
    /// MZ-04: the hero of the exploration square at each side's door.
    pub explore: [Option<Hero>; 4],
    /// MZ-07: pairs of squares that an escalator joins; in each the lower comes first.
    pub escalators: Vec<[Cell; 2]>,
    /// Timer squares.
    pub timers: Cells,
    /// Crystal balls.
    pub balls: Cells,
    /// Cameras.
    pub cameras: Cells,
    /// Vortices, by hero.
    pub vortices: [Cells; 4],
    /// Items, by hero.
    pub items: [Cells; 4],
    /// Exits, by hero.
    pub exits: [Cells; 4],
}

impl Face {
    /// Whether there is a door on this side: an exploration square or the entry (MZ-05).
    #[inline]
    pub fn has_door(&self, side: Side) -> bool {
        self.explore[side as usize].is_some() || self.entry == Some(side)
    }

    /// The square that one comes to by a step within the tile, if nothing stands between.
    #[inline]
    pub fn beside(&self, cell: Cell, side: Side) -> Option<Cell> {
        let slot = Slot::new(cell, side)?;
        let to = cell.beside(side)?;
        (!self.walls.contains(slot) && !self.solid.contains(to)).then_some(to)
    }

    /// MZ-07: the square that the dwarf alone comes to by a step through a gap.
    #[inline]
    pub fn through_gap(&self, cell: Cell, side: Side) -> Option<Cell> {
        let slot = Slot::new(cell, side)?;
        self.gaps.contains(slot).then(|| cell.beside(side)).flatten()
    }

    /// The other end of the escalator on this square.
    #[inline]
    pub fn escalator(&self, cell: Cell) -> Option<Cell> {
        self.escalators.iter().find_map(|&[one, other]| match cell {
            _ if cell == one => Some(other),
            _ if cell == other => Some(one),
            _ => None,
        })
    }

    /// The hero of the exploration square on this cell, and the side it looks to.
    #[inline]
    pub fn exploration(&self, cell: Cell) -> Option<(Hero, Side)> {
        Side::ALL.into_iter().find_map(|side| {
            let hero = self.explore[side as usize]?;
            (door(side) == cell).then_some((hero, side))
        })
    }

    /// All exploration squares with their heroes and sides, by side.
    pub fn explorations(&self) -> impl Iterator<Item = (Cell, Hero, Side)> + '_ {
        Side::ALL
            .into_iter()
            .filter_map(|side| self.explore[side as usize].map(|hero| (door(side), hero, side)))
    }

    /// Whether the square has this mark.
    pub fn has(&self, cell: Cell, mark: Mark) -> bool {
        match mark {
            Mark::Solid => self.solid.contains(cell),
            Mark::Entry => self.entry.is_some_and(|side| door(side) == cell),
            Mark::Explore(hero) => self.exploration(cell).is_some_and(|(whose, _)| whose == hero),
            Mark::Vortex(hero) => self.vortices[hero.index()].contains(cell),
            Mark::Item(hero) => self.items[hero.index()].contains(cell),
            Mark::Exit(hero) => self.exits[hero.index()].contains(cell),
            Mark::Timer => self.timers.contains(cell),
            Mark::Ball => self.balls.contains(cell),
            Mark::Camera => self.cameras.contains(cell),
        }
    }

    /// All marks on a square, in their order. Escalators are none.
    pub fn marks(&self, cell: Cell) -> impl Iterator<Item = Mark> + '_ {
        Mark::all().filter(move |&mark| self.has(cell, mark))
    }

    /// The squares that can be stood on.
    pub fn floor(&self) -> Cells {
        Cells::ALL.except(self.solid)
    }

    /// Floor without any mark: no door, alcove or escalator.
    pub fn plain(&self) -> Cells {
        let bare =
            |cell: &Cell| self.marks(*cell).next().is_none() && self.escalator(*cell).is_none();
        self.floor().iter().filter(bare).collect()
    }
}
