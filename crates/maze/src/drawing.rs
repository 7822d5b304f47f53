//! A grid drawn in text.
//!
//! ```text
//! A .|o o . .
//!     -
//! . o o o o .
//! ```
//!
//! Each square is one character; between two squares stands a blank, or `|` for a wall. Under a row
//! may lie a line of walls: `-` under a square with a wall to the south. Such a line is left out
//! where there is none; `+` may mark its posts.

use std::fmt;

use game::{Entry, Row, Unreadable};

use crate::{Side, Slot, Square, Walls};

/// What a drawing shows: a character for each square, and walls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing<const W: u8, const H: u8> {
    /// The characters in reading order.
    letters: Vec<char>,
    /// The line of the text for each row of squares.
    lines: Vec<usize>,
    /// The walls.
    pub walls: Walls<W, H>,
}

impl<const W: u8, const H: u8> Drawing<W, H> {
    /// Draws a grid.
    pub fn new(walls: Walls<W, H>, letter: impl FnMut(Square<W, H>) -> char) -> Self {
        let letters = Square::all().map(letter).collect();
        Self { letters, lines: vec![1; usize::from(H)], walls }
    }

    /// Reads the block of an entry.
    ///
    /// # Errors
    /// The line, and what should stand there.
    pub fn read(entry: &Entry<'_>) -> Result<Self, Unreadable> {
        let mut drawing = Self { letters: Vec::new(), lines: Vec::new(), walls: Walls::NONE };
        let mut walls_may_follow = false;
        for row in &entry.block {
            let walls = row.text.chars().all(|letter| " -+".contains(letter));
            if walls && walls_may_follow {
                drawing.read_walls(row)?;
            } else {
                drawing.read_squares(row)?;
            }
            walls_may_follow = !walls && drawing.lines.len() < usize::from(H);
        }
        if drawing.lines.len() < usize::from(H) {
            let found = format!("{}", drawing.lines.len());
            return Err(
                Unreadable::wrong(format!("{H} rows of squares"), found).on_line(entry.line)
            );
        }
        Ok(drawing)
    }

    /// The character on a square.
    pub fn letter(&self, square: Square<W, H>) -> char {
        self.letters[usize::from(square.index())]
    }

    /// The line of the text in which a square was drawn.
    pub fn line(&self, square: Square<W, H>) -> usize {
        self.lines[usize::from(square.row())]
    }

    fn read_squares(&mut self, row: &Row<'_>) -> Result<(), Unreadable> {
        let letters: Vec<char> = row.text.chars().collect();
        let squares = letters.iter().step_by(2);
        let between = letters.iter().skip(1).step_by(2);
        let fits = letters.len() == usize::from(W) * 2 - 1
            && squares.clone().all(|letter| !letter.is_whitespace() && !"|-+".contains(*letter))
            && between.clone().all(|letter| " |".contains(*letter));
        if self.lines.len() == usize::from(H) {
            let expected = format!("no line after {H} rows of squares (the border is closed)");
            return Err(Unreadable::new(expected, row.text).on_line(row.line));
        }
        if !fits {
            let expected = format!("{W} squares of one character with a blank or `|` between");
            return Err(Unreadable::new(expected, row.text).on_line(row.line));
        }
        self.letters.extend(squares);
        self.lines.push(row.line);
        for (column, _) in (0..W).zip(between).filter(|(_, letter)| **letter == '|') {
            self.put(column, Side::East);
        }
        Ok(())
    }

    fn read_walls(&mut self, row: &Row<'_>) -> Result<(), Unreadable> {
        for (place, letter) in row.text.chars().enumerate() {
            let fits = match letter {
                '-' => place % 2 == 0 && place / 2 < usize::from(W),
                '+' => place % 2 == 1 && place / 2 + 1 < usize::from(W),
                _ => true,
            };
            if !fits {
                let expected = "each `-` right under a square, each `+` between two";
                return Err(Unreadable::new(expected, row.text).on_line(row.line));
            }
            if letter == '-' {
                self.put((place / 2) as u8, Side::South);
            }
        }
        Ok(())
    }

    fn put(&mut self, column: u8, side: Side) {
        let square = Square::new(column, self.lines.len() as u8 - 1);
        if let Some(slot) = square.and_then(|square| Slot::new(square, side)) {
            self.walls.add(slot);
        }
    }
}

/// One line for each row, and one for each row of walls that is not empty.
impl<const W: u8, const H: u8> fmt::Display for Drawing<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wall = |square, side| Slot::new(square, side).is_some_and(|at| self.walls.contains(at));
        for row in 0..H {
            let squares = || (0..W).filter_map(|column| Square::new(column, row));
            let mut line = String::new();
            for square in squares() {
                line.push(self.letter(square));
                line.push(if wall(square, Side::East) { '|' } else { ' ' });
            }
            writeln!(f, "{}", line.trim_end())?;
            let below: String =
                squares().map(|sq| if wall(sq, Side::South) { "- " } else { "  " }).collect();
            if below.contains('-') {
                writeln!(f, "{}", below.trim_end())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
