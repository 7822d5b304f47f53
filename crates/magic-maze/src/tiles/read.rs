//! How a file of tiles is read.

use std::collections::BTreeMap;

use game::{Entry, Outline, Unreadable};

use super::grid::{Grid, can_be_a_sign};
use super::{Plans, Tiles};
use crate::face::{Face, Mark};
use crate::tile::{Cell, TILES, Tile, Up, door_at};

impl Tiles {
    pub(crate) fn from_outline(outline: &Outline<'_>) -> Result<Self, Unreadable> {
        let mut reader = Reader::default();
        for entry in &outline.entries {
            match entry.key {
                "sign" => reader.sign(entry)?,
                "tile" => reader.tile(entry)?,
                "escalator" => reader.escalator(entry)?,
                key => {
                    let expected = "`sign`, `tile` or `escalator` at the start of the line";
                    return Err(Unreadable::new(expected, key).on_line(entry.line));
                }
            }
        }
        let last = outline
            .entries
            .last()
            .map_or(1, |entry| entry.block.last().map_or(entry.line, |row| row.line));
        reader.finish().map_err(|error| error.on_line(last))
    }
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    /// What each sign means.
    signs: BTreeMap<char, Vec<Mark>>,
    /// The faces, in the order of [`names`].
    faces: [Option<Face>; TILES + 1],
    /// The place of the face above the line that is being read.
    last: Option<usize>,
}

impl Reader {
    /// `sign * item yellow, vortex yellow`
    fn sign(&mut self, entry: &Entry<'_>) -> Result<(), Unreadable> {
        entry.without_block()?;
        let at = |error: Unreadable| error.on_line(entry.line);
        let (sign, meaning) = entry.value.split_once(char::is_whitespace).unwrap_or_default();
        let mut letters = sign.chars();
        let (Some(sign), None) = (letters.next(), letters.next()) else {
            return Err(entry.expected("one character and what it means, as in `sign . floor`"));
        };
        if !can_be_a_sign(sign) {
            let expected = "a sign other than | : - = + # which mean something else in a drawing";
            return Err(entry.expected(expected));
        }
        if self.signs.contains_key(&sign) {
            return Err(entry.expected("each sign once"));
        }
        let marks = read_marks(meaning.trim()).map_err(at)?;
        self.signs.insert(sign, marks);
        Ok(())
    }

    /// `tile 7` and its drawing.
    fn tile(&mut self, entry: &Entry<'_>) -> Result<(), Unreadable> {
        let Some(place) = names().position(|name| name == entry.value) else {
            return Err(entry.expected("the name of a tile: 1A, 1B, or 2 to 24"));
        };
        if self.faces[place].is_some() {
            return Err(entry.expected("each tile once"));
        }
        let grid = Grid::read(entry)?;
        let mut face = Face { walls: grid.walls, gaps: grid.gaps, ..Face::default() };
        for (cell, sign, line) in grid.squares() {
            let Some(marks) = self.signs.get(&sign) else {
                let expected = format!("on {cell} a sign that a line `sign` above declares");
                return Err(Unreadable::new(expected, &sign.to_string()).on_line(line));
            };
            for &mark in marks {
                put(&mut face, cell, mark).map_err(|error| error.on_line(line))?;
            }
        }
        self.faces[place] = Some(face);
        self.last = Some(place);
        Ok(())
    }

    /// `escalator 0,1 2,3`
    fn escalator(&mut self, entry: &Entry<'_>) -> Result<(), Unreadable> {
        entry.without_block()?;
        let mut words = entry.words();
        let (Some(one), Some(other), None) = (words.next(), words.next(), words.next()) else {
            return Err(entry.expected("two squares, as in `escalator 0,1 2,3`"));
        };
        let read = |word: &str| word.parse::<Cell>().map_err(|error| error.on_line(entry.line));
        let mut ends = [read(one)?, read(other)?];
        ends.sort();
        let Some(face) = self.last.and_then(|place| self.faces[place].as_mut()) else {
            let expected = "a tile above that the escalator belongs to";
            return Err(Unreadable::wrong(expected, "none").on_line(entry.line));
        };
        face.escalators.push(ends);
        // Their order means nothing: sorted, equal tiles are equal.
        face.escalators.sort();
        Ok(())
    }

    fn finish(self) -> Result<Tiles, Unreadable> {
        let mut faces = self.faces.into_iter().zip(names()).map(|(face, name)| {
            face.ok_or_else(|| {
                Unreadable::wrong(format!("a line `tile {name}`"), "the end of the file")
            })
        });
        let mut next = || faces.next().expect("there are as many faces as names");
        let (a, b) = (next()?, next()?);
        let mut all: [Face; TILES] = Default::default();
        all[0] = a;
        for face in &mut all[1..] {
            *face = next()?;
        }
        Ok(Tiles { b, faces: all, plans: Plans::default() })
    }
}

/// The names of the faces in a file: `1A`, `1B`, `2`, ..
fn names() -> impl Iterator<Item = String> {
    let start = [Up::A, Up::B].map(|up| format!("{}{up}", Tile::START));
    start.into_iter().chain(Tile::all().skip(1).map(|tile| tile.to_string()))
}

/// `floor`, or marks with commas between.
fn read_marks(text: &str) -> Result<Vec<Mark>, Unreadable> {
    let mut marks = Vec::new();
    if text == "floor" {
        return Ok(marks);
    }
    for part in text.split(',') {
        let mark: Mark =
            part.parse().map_err(|error: Unreadable| error.hint("or `floor` alone"))?;
        if marks.contains(&mark) {
            return Err(Unreadable::new("each mark once", part));
        }
        marks.push(mark);
    }
    if marks.iter().filter(|mark| matches!(mark, Mark::Explore(_))).count() > 1 {
        return Err(Unreadable::new("at most one exploration square", text));
    }
    Ok(marks)
}

fn put(face: &mut Face, cell: Cell, mark: Mark) -> Result<(), Unreadable> {
    let into = match mark {
        Mark::Entry | Mark::Explore(_) => {
            let Some(side) = door_at(cell) else {
                let expected = format!("`{mark}` on a door square (2,0 3,2 1,3 or 0,1)");
                return Err(Unreadable::wrong(expected, format!("it on {cell}")));
            };
            match (mark, face.entry) {
                (Mark::Explore(hero), _) => face.explore[side as usize] = Some(hero),
                (_, None) => face.entry = Some(side),
                (_, Some(_)) => {
                    let found = format!("another on {cell}");
                    return Err(Unreadable::wrong("one entry on a tile", found));
                }
            }
            return Ok(());
        }
        Mark::Solid => &mut face.solid,
        Mark::Timer => &mut face.timers,
        Mark::Ball => &mut face.balls,
        Mark::Camera => &mut face.cameras,
        Mark::Vortex(hero) => &mut face.vortices[hero.index()],
        Mark::Item(hero) => &mut face.items[hero.index()],
        Mark::Exit(hero) => &mut face.exits[hero.index()],
    };
    *into = into.with(cell);
    Ok(())
}
