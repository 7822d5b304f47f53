//! The signs that we draw squares with. A file may choose others.

use std::collections::BTreeMap;

use super::grid::can_be_a_sign;
use crate::Mark;
use crate::face::Face;
use crate::tile::Cell;

/// The sign for a square without marks.
pub(super) const FLOOR: char = '.';

/// The sign for a square with several marks where the marks are listed next to the drawing.
const SEVERAL: char = '*';

/// The sign for a square with this mark alone.
pub(super) fn standard(mark: Mark) -> char {
    match mark {
        Mark::Solid => '%',
        Mark::Entry => '^',
        Mark::Explore(hero) => ['y', 'p', 'g', 'o'][hero.index()],
        Mark::Vortex(hero) => ['Y', 'P', 'G', 'O'][hero.index()],
        Mark::Item(hero) => ['1', '2', '3', '4'][hero.index()],
        Mark::Exit(hero) => ['5', '6', '7', '8'][hero.index()],
        Mark::Timer => 'T',
        Mark::Ball => 'B',
        Mark::Camera => 'C',
    }
}

/// The standard sign of a square; the same for all squares with several marks.
pub(super) fn brief(face: &Face, cell: Cell) -> char {
    match face.marks(cell).collect::<Vec<_>>()[..] {
        [] => FLOOR,
        [mark] => standard(mark),
        _ => SEVERAL,
    }
}

/// Signs for the squares that have several marks: one for each set of marks.
#[derive(Debug, Default)]
pub(super) struct Combined(BTreeMap<Vec<Mark>, char>);

impl Combined {
    /// What these faces need.
    pub(super) fn of<'f>(faces: impl Iterator<Item = &'f Face>) -> Self {
        let squares = faces.flat_map(|face| Cell::all().map(|cell| face.marks(cell).collect()));
        let mut sets: Vec<Vec<Mark>> = squares.filter(|marks: &Vec<_>| marks.len() > 1).collect();
        sets.sort();
        sets.dedup();
        Self(sets.into_iter().zip(free()).collect())
    }

    /// The sign of a square.
    pub(super) fn sign(&self, face: &Face, cell: Cell) -> char {
        let marks: Vec<Mark> = face.marks(cell).collect();
        self.0.get(&marks).copied().unwrap_or_else(|| brief(face, cell))
    }

    /// The signs with what they mean.
    pub(super) fn iter(&self) -> impl Iterator<Item = (char, &[Mark])> {
        self.0.iter().map(|(marks, &sign)| (sign, marks.as_slice()))
    }
}

/// Signs that no single mark has. More than there are squares.
fn free() -> impl Iterator<Item = char> {
    let taken = |sign: &char| *sign == FLOOR || Mark::all().any(|mark| standard(mark) == *sign);
    let letters = ('A'..='Z').chain('a'..='z').chain('\u{100}'..='\u{2ff}');
    "*&@$!?~".chars().chain(letters).filter(move |sign| can_be_a_sign(*sign) && !taken(sign))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::TILES;

    #[test]
    fn there_are_signs_for_whatever_squares_hold() {
        let mut signs: Vec<char> = free().chain(Mark::all().map(standard)).chain([FLOOR]).collect();
        let count = signs.len();
        assert!(count >= (TILES + 1) * 16 + 22);
        assert!(signs.iter().all(|&sign| can_be_a_sign(sign)));
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), count, "each means one thing");
    }
}
