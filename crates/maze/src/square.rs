//! One square of a grid.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

use crate::Side;

/// A square of a grid of `W` columns and `H` rows, written `column,row` from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square<const W: u8, const H: u8>(u8);

impl<const W: u8, const H: u8> Square<W, H> {
    /// The square in this column and row; `None` off the board.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < W && row < H { Some(Self(row * W + column)) } else { None }
    }

    /// The square with this number in reading order; `None` past the last.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < W * H { Some(Self(index)) } else { None }
    }

    /// All squares in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..W * H).map(Self)
    }

    /// The number in reading order.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The column, from the left.
    pub const fn column(self) -> u8 {
        self.0 % W
    }

    /// The row, from the top.
    pub const fn row(self) -> u8 {
        self.0 / W
    }

    /// The neighbour on that side; `None` where the board ends.
    #[inline]
    pub const fn beside(self, side: Side) -> Option<Self> {
        let inside = match side {
            Side::North => self.0 >= W,
            Side::East => self.column() + 1 < W,
            Side::South => self.0 < W * (H - 1),
            Side::West => self.column() > 0,
        };
        let index = match side {
            Side::North => self.0.wrapping_sub(W),
            Side::East => self.0 + 1,
            Side::South => self.0 + W,
            Side::West => self.0.wrapping_sub(1),
        };
        if inside { Some(Self(index)) } else { None }
    }

    /// The way from here to a neighbour; `None` if the two are not side by side.
    pub fn side_to(self, other: Self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.beside(side) == Some(other))
    }
}

impl<const W: u8, const H: u8> fmt::Display for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl<const W: u8, const H: u8> FromStr for Square<W, H> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number = |part: &str| {
            let plain = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            let bare = part.len() == 1 || !part.starts_with('0');
            if plain && bare { part.parse::<u8>().ok() } else { None }
        };
        text.split_once(',')
            .and_then(|(column, row)| Self::new(number(column)?, number(row)?))
            .ok_or_else(|| {
                let expected = format!("a square, column,row from 0,0 to {},{}", W - 1, H - 1);
                Unreadable::new(expected, text)
            })
    }
}

impl<const W: u8, const H: u8> Serialize for Square<W, H> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.column(), self.row()) {
            // A view has many of them, and this takes a fraction of the time.
            (column @ 0..10, row @ 0..10) => {
                let text = [b'0' + column, b',', b'0' + row];
                serializer.serialize_str(str::from_utf8(&text).expect("digits are text"))
            }
            _ => serializer.collect_str(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Sq = Square<6, 4>;

    fn at(text: &str) -> Sq {
        text.parse().expect(text)
    }

    #[test]
    fn neighbours_and_edges() {
        let around = |text| Side::ALL.map(|side| at(text).beside(side).map(|sq| sq.to_string()));
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(around("2,1"), [some("2,0"), some("3,1"), some("2,2"), some("1,1")]);
        assert_eq!(around("0,0"), [None, some("1,0"), some("0,1"), None]);
        assert_eq!(around("5,3"), [some("5,2"), None, None, some("4,3")]);
        assert_eq!(at("2,1").side_to(at("2,2")), Some(Side::South));
        assert_eq!(at("2,1").side_to(at("3,2")), None);
        assert_eq!(at("5,1").side_to(at("0,2")), None);
    }

    /// As it is serialized.
    struct Serialized<T>(T);

    impl<T: Serialize> fmt::Display for Serialized<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.serialize(f)
        }
    }

    #[test]
    fn squares_are_serialized_as_they_are_written() {
        for square in Square::<12, 11>::all() {
            assert_eq!(Serialized(square).to_string(), square.to_string());
        }
    }

    #[test]
    fn squares_survive_text_and_back() {
        assert_eq!(Sq::all().count(), 24);
        for square in Sq::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Sq::new(square.column(), square.row()), Some(square));
            assert_eq!(Sq::from_index(square.index()), Some(square));
        }
        assert_eq!(Sq::from_index(24), None);
        assert_eq!(Sq::new(0, 4), None);
        for text in ["", "6,0", "0,4", "-1,0", "+1,0", "1", "1,2,3", "01,0", "1, 2", "256,0"] {
            assert!(text.parse::<Sq>().is_err(), "{text}");
        }
        assert_eq!(
            "6,0".parse::<Sq>().expect_err("off the board").to_string(),
            "expected a square, column,row from 0,0 to 5,3, found `6,0`"
        );
    }
}
