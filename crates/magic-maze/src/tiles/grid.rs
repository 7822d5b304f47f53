//! The drawing of one face, before anybody knows what its signs mean.
//!
//! ```text
//! . .|y .
//!   - =
//! . .:. .
//! ```
//!
//! As [`maze::Drawing`] is read, and with dwarf passages: `:` and `=` are `|` and `-` with a gap.

use game::{Entry, Row, Unreadable};
use maze::{Side, Slot};

use crate::face::Face;
use crate::tile::{Cell, Walls};

/// Rows of squares, and squares in a row.
const WIDE: usize = 4;

/// Whether a character can stand for a square: the others mean something else in a drawing, and a
/// hash begins a comment.
pub(super) fn can_be_a_sign(letter: char) -> bool {
    !letter.is_whitespace() && !letter.is_control() && !"|:-=+#".contains(letter)
}

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Grid {
    /// The signs in reading order.
    signs: Vec<char>,
    /// The line of the text for each row of squares.
    lines: Vec<usize>,
    /// All walls.
    pub(super) walls: Walls,
    /// Those with a dwarf passage.
    pub(super) gaps: Walls,
}

impl Grid {
    /// Reads the block of an entry.
    pub(super) fn read(entry: &Entry<'_>) -> Result<Self, Unreadable> {
        let mut grid = Self::default();
        let mut walls_may_follow = false;
        for row in &entry.block {
            let is_walls = row.text.chars().all(|letter| " -=+".contains(letter));
            if is_walls && walls_may_follow {
                grid.read_walls(row)?;
            } else {
                grid.read_squares(row)?;
            }
            walls_may_follow = !is_walls && grid.lines.len() < WIDE;
        }
        if grid.lines.len() < WIDE {
            let found = format!("{}", grid.lines.len());
            let expected = format!("{WIDE} rows of squares, indented, under `tile`");
            return Err(Unreadable::wrong(expected, found).on_line(entry.line));
        }
        Ok(grid)
    }

    /// The squares with their signs and lines.
    pub(super) fn squares(&self) -> impl Iterator<Item = (Cell, char, usize)> {
        let lines = self.lines.iter().flat_map(|&line| [line; WIDE]);
        Cell::all().zip(&self.signs).zip(lines).map(|((cell, &sign), line)| (cell, sign, line))
    }

    /// Draws a face: a line for each row of squares, and one for each row of walls that is not
    /// empty.
    pub(super) fn draw(face: &Face, sign: impl Fn(Cell) -> char) -> Vec<String> {
        let letter = |cell, side, [none, wall, gap]: [char; 3]| match Slot::new(cell, side) {
            Some(slot) if face.gaps.contains(slot) => gap,
            Some(slot) if face.walls.contains(slot) => wall,
            _ => none,
        };
        let mut lines = Vec::new();
        for row in 0..WIDE as u8 {
            let cells = || (0..WIDE as u8).filter_map(|column| Cell::new(column, row));
            let squares: String = cells()
                .flat_map(|at| [sign(at), letter(at, Side::East, [' ', '|', ':'])])
                .collect();
            let below: String =
                cells().flat_map(|at| [letter(at, Side::South, [' ', '-', '=']), ' ']).collect();
            let drawn = [squares, below].map(|line| line.trim_end().to_owned());
            lines.extend(drawn.into_iter().filter(|line| !line.is_empty()));
        }
        lines
    }

    fn read_squares(&mut self, row: &Row<'_>) -> Result<(), Unreadable> {
        if self.lines.len() == WIDE {
            let expected = format!("no line after {WIDE} rows of squares (the border is closed)");
            return Err(Unreadable::new(expected, row.text).on_line(row.line));
        }
        let letters: Vec<char> = row.text.chars().collect();
        let signs = letters.iter().step_by(2);
        let between = letters.iter().skip(1).step_by(2);
        let fits = letters.len() == WIDE * 2 - 1
            && signs.clone().all(|&letter| can_be_a_sign(letter))
            && between.clone().all(|&letter| " |:".contains(letter));
        if !fits {
            let expected =
                format!("{WIDE} squares of one character with a blank, `|` or `:` between");
            return Err(Unreadable::new(expected, row.text).on_line(row.line));
        }
        self.signs.extend(signs);
        self.lines.push(row.line);
        for (column, &letter) in (0..).zip(between) {
            self.put(column, Side::East, letter);
        }
        Ok(())
    }

    fn read_walls(&mut self, row: &Row<'_>) -> Result<(), Unreadable> {
        for (place, letter) in row.text.chars().enumerate() {
            let fits = match letter {
                '-' | '=' => place % 2 == 0 && place / 2 < WIDE,
                '+' => place % 2 == 1 && place / 2 + 1 < WIDE,
                _ => true,
            };
            if !fits {
                let expected = "each `-` or `=` right under a square, each `+` between two";
                return Err(Unreadable::new(expected, row.text).on_line(row.line));
            }
            if place % 2 == 0 {
                self.put((place / 2) as u8, Side::South, letter);
            }
        }
        Ok(())
    }

    /// Puts what a letter next to or under a square of the last row stands for.
    fn put(&mut self, column: u8, side: Side, letter: char) {
        let square = Cell::new(column, self.lines.len() as u8 - 1);
        let Some(slot) = square.and_then(|square| Slot::new(square, side)) else { return };
        if "|:-=".contains(letter) {
            self.walls.add(slot);
        }
        if ":=".contains(letter) {
            self.gaps.add(slot);
        }
    }
}
