//! One side of a tile as it is drawn (not yet turned): its squares, ways and marks.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::{Side, Slot};

use crate::Hero;
use crate::tile::{Cell, Cells, Walls, door};

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

/// A mark on a square. Written as in a file of tiles: `timer`, `vortex yellow`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Nobody can enter the square.
    Solid,
    /// MZ-04: the white arrow.
    Entry,
    /// MZ-04: an exploration square.
    Explore(Hero),
    /// MZ-13: a vortex.
    Vortex(Hero),
    /// MZ-20: what a hero steals.
    Item(Hero),
    /// MZ-21: where a hero leaves.
    Exit(Hero),
    /// MZ-31: a timer square.
    Timer,
    /// MZ-55: a crystal ball.
    Ball,
    /// MZ-56: a camera.
    Camera,
}

impl Mark {
    /// All marks, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let coloured = [Self::Explore, Self::Vortex, Self::Item, Self::Exit];
        let coloured = coloured.into_iter().flat_map(|mark| Hero::ALL.map(mark));
        [Self::Solid, Self::Entry].into_iter().chain(coloured).chain([
            Self::Timer,
            Self::Ball,
            Self::Camera,
        ])
    }

    /// The word for this kind of mark.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Solid => "solid",
            Self::Entry => "entry",
            Self::Explore(_) => "explore",
            Self::Vortex(_) => "vortex",
            Self::Item(_) => "item",
            Self::Exit(_) => "exit",
            Self::Timer => "timer",
            Self::Ball => "ball",
            Self::Camera => "camera",
        }
    }

    /// Whose colour it has, if it has one.
    pub fn hero(self) -> Option<Hero> {
        match self {
            Self::Explore(hero) | Self::Vortex(hero) | Self::Item(hero) | Self::Exit(hero) => {
                Some(hero)
            }
            Self::Solid | Self::Entry | Self::Timer | Self::Ball | Self::Camera => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self.hero() {
            Some(hero) => write!(f, " {}", hero.colour()),
            None => Ok(()),
        }
    }
}

impl FromStr for Mark {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = match words[..] {
            [word] => Self::all().find(|mark| mark.hero().is_none() && mark.kind() == word),
            [word, colour] => Hero::of_colour(colour).and_then(|hero| {
                Self::all().find(|mark| mark.hero() == Some(hero) && mark.kind() == word)
            }),
            _ => None,
        };
        read.ok_or_else(|| {
            let expected = "a mark: solid, entry, timer, ball, camera, or one of explore, vortex, \
                            item and exit with yellow, purple, green or orange";
            Unreadable::new(expected, text)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_survive_text_and_back() {
        assert_eq!(Mark::all().count(), 21);
        assert!(Mark::all().is_sorted());
        for mark in Mark::all() {
            assert_eq!(mark.to_string().parse(), Ok(mark));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "floor", "vortex", "vortex red", "timer yellow", "vortex yellow yellow"] {
            assert!(text.parse::<Mark>().is_err(), "{text}");
        }
    }
}
