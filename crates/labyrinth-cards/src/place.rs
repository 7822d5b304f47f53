//! Places on the table.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::{Image, Side};
use serde::{Serialize, Serializer};

/// A place for one card on a table without a frame (LC-21), written `column,row`. The first square
/// lies from `0,0` to `1,1`; columns grow to the east and rows to the south. Ordered by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    row: i8,
    column: i8,
}

impl Place {
    /// No layout of 50 cards that began at `0,0` comes so far.
    pub(crate) const FAR: u8 = 99;

    /// The place in this column and row, each from -99 to 99; `None` if it is too far off.
    pub fn new(column: i8, row: i8) -> Option<Self> {
        let near = |at: i8| at.unsigned_abs() <= Self::FAR;
        (near(column) && near(row)).then_some(Self { row, column })
    }

    /// Counted to the east.
    pub fn column(self) -> i8 {
        self.column
    }

    /// Counted to the south.
    pub fn row(self) -> i8 {
        self.row
    }

    /// The place on this side.
    #[inline]
    #[must_use]
    pub fn beside(self, side: Side) -> Self {
        let Self { row, column } = self;
        match side {
            Side::North => Self { row: row - 1, column },
            Side::East => Self { row, column: column + 1 },
            Side::South => Self { row: row + 1, column },
            Side::West => Self { row, column: column - 1 },
        }
    }

    /// How many columns or rows it is away from `0,0`, whichever are more.
    pub(crate) fn distance(self) -> u8 {
        self.column.unsigned_abs().max(self.row.unsigned_abs())
    }

    /// Where it comes to lie when the table is mirrored or turned around `0,0`.
    #[must_use]
    pub(crate) fn image(self, image: Image) -> Self {
        let mut at = self;
        if image.mirrored {
            at.column = -at.column;
        }
        for _ in 0..image.quarters {
            at = Self { row: at.column, column: -at.row };
        }
        at
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let places = text.split_once(',').map(|(column, row)| (number(column), number(row)));
        match places {
            Some((Some(column), Some(row))) => Self::new(column, row),
            _ => None,
        }
        .ok_or_else(|| Unreadable::new("a place, column,row from -99,-99 to 99,99", text))
    }
}

/// A number as it would be written: no plus, no zeros in front.
fn number(text: &str) -> Option<i8> {
    let number: i8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A view has many of them: most are written without the help of `fmt`.
        let digit = |number: i8| (-9..10).contains(&number).then_some(b'0' + number.unsigned_abs());
        let (Some(column), Some(row)) = (digit(self.column), digit(self.row)) else {
            return serializer.collect_str(self);
        };
        let text = [b'-', column, b',', b'-', row];
        let text = match (self.column < 0, self.row < 0) {
            (true, true) => &text[..],
            (false, true) => &text[1..],
            (true, false) => &[b'-', column, b',', row],
            (false, false) => &[column, b',', row],
        };
        serializer.serialize_str(str::from_utf8(text).expect("digits are text"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Place {
        text.parse().expect(text)
    }

    #[test]
    fn lc_21_places_have_four_sides_and_go_on_both_ways() {
        let beside = Side::ALL.map(|side| at("0,0").beside(side).to_string());
        assert_eq!(beside, ["0,-1", "1,0", "0,1", "-1,0"]);
        for side in Side::ALL {
            assert_eq!(at("3,-4").beside(side).beside(side.opposite()), at("3,-4"));
        }
    }

    /// As it is serialized.
    struct Serialized(Place);

    impl fmt::Display for Serialized {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.serialize(f)
        }
    }

    #[test]
    fn places_are_serialized_as_they_are_written() {
        for (column, row) in (-12..=12).flat_map(|column| (-12..=12).map(move |row| (column, row)))
        {
            let place = Place::new(column, row).expect("it is near");
            assert_eq!(Serialized(place).to_string(), format!("{column},{row}"));
        }
    }

    #[test]
    fn places_survive_text_and_back_and_are_read_row_by_row() {
        for text in ["0,0", "-1,7", "99,-99"] {
            assert_eq!(at(text).to_string(), text);
        }
        for text in
            ["", "1", "1,", ",1", "100,0", "0,-100", "-0,1", "+1,1", "01,1", "1,1,1", "1, 1"]
        {
            assert!(text.parse::<Place>().is_err(), "{text}");
        }
        assert!(at("5,-1") < at("-5,0") && at("-5,0") < at("-4,0"));
        assert_eq!((at("-3,2").distance(), at("1,-7").distance()), (3, 7));
        assert_eq!((at("-3,2").column(), at("-3,2").row()), (-3, 2));
    }

    #[test]
    fn neighbours_stay_neighbours_in_an_image() {
        assert_eq!(at("2,1").image(Image::turned(1)), at("-1,2"));
        for image in Image::ALL {
            for side in Side::ALL {
                let there = at("2,1").image(image).beside(image.side(side));
                assert_eq!(at("2,1").beside(side).image(image), there);
            }
        }
    }
}
