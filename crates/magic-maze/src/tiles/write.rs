//! How a set of tiles and a single face are written.

use std::fmt;

use super::Tiles;
use super::grid::Grid;
use super::sign::{Combined, FLOOR, brief, standard};
use crate::Mark;
use crate::face::Face;
use crate::tile::Cell;

/// As a file that [`Tiles::read`] reads back, with our own signs.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let combined = Combined::of(self.all().map(|(_, _, face)| face));
        writeln!(f, "sign {FLOOR} floor")?;
        for mark in Mark::all() {
            writeln!(f, "sign {} {mark}", standard(mark))?;
        }
        for (sign, marks) in combined.iter() {
            writeln!(f, "sign {sign} {}", listed(marks))?;
        }
        for (name, _, face) in self.all() {
            writeln!(f, "\ntile {name}")?;
            for line in Grid::draw(face, |cell| combined.sign(face, cell)) {
                writeln!(f, "    {line}")?;
            }
            for [one, other] in &face.escalators {
                writeln!(f, "escalator {one} {other}")?;
            }
        }
        Ok(())
    }
}

impl Face {
    /// A short drawing of this face: the rows of a file of tiles, then a line for each escalator.
    ///
    /// `.` floor, `%` solid, `^` entry, `T` timer, `B` crystal ball, `C` camera; for yellow, purple,
    /// green and orange: `y p g o` exploration squares, `Y P G O` vortices, `1 2 3 4` items and
    /// `5 6 7 8` exits. A square with several marks is `*`, and a line below tells them. Faces that
    /// differ have plans that differ.
    pub fn plan(&self) -> String {
        let mut lines = Grid::draw(self, |cell| brief(self, cell));
        for [one, other] in &self.escalators {
            lines.push(format!("escalator {one} {other}"));
        }
        for cell in Cell::all() {
            let marks: Vec<Mark> = self.marks(cell).collect();
            if marks.len() > 1 {
                lines.push(format!("* {cell} {}", listed(&marks)));
            }
        }
        lines.join("\n")
    }
}

fn listed(marks: &[Mark]) -> String {
    marks.iter().map(Mark::to_string).collect::<Vec<_>>().join(", ")
}
