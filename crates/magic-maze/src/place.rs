//! Where tiles lie (MZ-03), and squares of the mall.
//!
//! A tile attached through a door is shifted by one square along the border. So tiles lie on a grid
//! of their own that is a little askew: one step east on it is four squares east and one south. Two
//! tiles coincide or are apart, and between four of them lies a single solid square.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::Side;
use serde::{Serialize, Serializer};

use crate::tile::{Cell, Tile};

/// Where a tile lies: on which plane, and on the grid of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Which of the planes.
    pub plane: Plane,
    /// The number of tiles east of the first.
    pub column: i8,
    /// The number of tiles south of the first.
    pub row: i8,
}

/// MZ-63: two parts of the mall that never join. Without that rule there is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plane {
    /// That of tile 1.
    First,
    /// That of the tile that lies apart.
    Second,
}

impl Place {
    /// Where the first tile of a plane lies.
    pub const fn first(plane: Plane) -> Self {
        Self { plane, column: 0, row: 0 }
    }

    /// The next place on this side.
    #[must_use]
    pub fn beside(self, side: Side) -> Self {
        let (column, row) = (self.column, self.row);
        match side {
            Side::North => Self { row: row - 1, ..self },
            Side::East => Self { column: column + 1, ..self },
            Side::South => Self { row: row + 1, ..self },
            Side::West => Self { column: column - 1, ..self },
        }
    }

    /// Where the top left square of a tile here lies: the number of squares east and south of that of the
    /// first tile.
    pub fn origin(self) -> (i16, i16) {
        let (column, row) = (i16::from(self.column), i16::from(self.row));
        (4 * column - row, column + 4 * row)
    }
}

/// Written `2,-1`, with ` apart` behind it on the second plane.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)?;
        match self.plane {
            Plane::First => Ok(()),
            Plane::Second => f.write_str(" apart"),
        }
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (numbers, plane) = match text.strip_suffix(" apart") {
            Some(numbers) => (numbers, Plane::Second),
            None => (text, Plane::First),
        };
        let read = |number: &str| number.parse::<i8>().ok().filter(|n| n.to_string() == number);
        (numbers.split_once(','))
            .and_then(|(column, row)| Some((read(column)?, read(row)?)))
            .filter(|(column, row)| column.abs() < 24 && row.abs() < 24)
            .map(|(column, row)| Self { plane, column, row })
            .ok_or_else(|| Unreadable::new("a place such as `2,-1` or `0,0 apart`", text))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A square of the mall, written `7:2,1`: tile 7, column 2, row 1 as the tile is drawn, however it
/// lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The tile.
    pub tile: Tile,
    /// Which of its squares.
    pub cell: Cell,
}

impl Square {
    /// A square of a tile.
    pub const fn new(tile: Tile, cell: Cell) -> Self {
        Self { tile, cell }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.tile, self.cell)
    }
}

impl FromStr for Square {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let bad = || Unreadable::new("a square such as `7:2,1` (tile:column,row)", text);
        let (tile, cell) = text.split_once(':').ok_or_else(bad)?;
        let tile = tile.parse().map_err(|_| bad())?;
        let cell = cell.parse().map_err(|_| bad())?;
        Ok(Self { tile, cell })
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::tile::door;

    fn places() -> impl Strategy<Value = Place> {
        (-23..24_i8, -23..24_i8).prop_map(|(column, row)| Place {
            plane: Plane::First,
            column,
            row,
        })
    }

    fn squares(place: Place) -> Vec<(i16, i16)> {
        let (x, y) = place.origin();
        Cell::all().map(|cell| (x + i16::from(cell.column()), y + i16::from(cell.row()))).collect()
    }

    #[test]
    fn mz_03_shifts() {
        let first = Place::first(Plane::First);
        let shifts = Side::ALL.map(|side| first.beside(side).origin());
        assert_eq!(shifts, [(1, -4), (4, 1), (-1, 4), (-4, -1)]);
    }

    #[test]
    fn places_are_near_enough_for_24_tiles() {
        for text in ["23,-23", "-23,23", "0,0 apart"] {
            assert_eq!(text.parse::<Place>().expect(text).to_string(), text);
        }
        for text in ["24,0", "0,24", "-24,0", "0,-24", "01,0", "1", "0,0 away"] {
            text.parse::<Place>().expect_err(text);
        }
    }

    proptest! {
        #[test]
        fn mz_03_two_tiles_never_overlap(one in places(), other in places()) {
            let shared = squares(one).iter().any(|square| squares(other).contains(square));
            prop_assert_eq!(shared, one == other);
        }

        #[test]
        fn mz_03_a_line_through_a_door_goes_straight_on(place in places()) {
            for side in Side::ALL {
                let absolute = |place: Place, cell: Cell| {
                    let (x, y) = place.origin();
                    (x + i16::from(cell.column()), y + i16::from(cell.row()))
                };
                let (x, y) = absolute(place, door(side));
                let step = match side {
                    Side::North => (x, y - 1),
                    Side::East => (x + 1, y),
                    Side::South => (x, y + 1),
                    Side::West => (x - 1, y),
                };
                prop_assert_eq!(absolute(place.beside(side), door(side.opposite())), step);
            }
        }

        #[test]
        fn places_survive_text_and_back(place in places(), second: bool) {
            let plane = if second { Plane::Second } else { Plane::First };
            let place = Place { plane, ..place };
            prop_assert_eq!(place.to_string().parse(), Ok(place));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "1", "1,", "+1,0", "01,0", "1,0  apart", "24,0", "1,0 apart apart"] {
            assert!(text.parse::<Place>().is_err(), "{text}");
        }
    }
}
