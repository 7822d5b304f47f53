//! On which sides a card is open: its shape, and how it is turned.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::{Image, Side};
use serde::{Serialize, Serializer};

/// Some of the four sides: those on which a way leaves a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ways(u8);

/// Each with the sides on which it is open: north 1, east 2, south 4, west 8.
const GLYPHS: [(char, u8); 11] = [
    ('└', 3),
    ('│', 5),
    ('┌', 6),
    ('├', 7),
    ('┘', 9),
    ('─', 10),
    ('┴', 11),
    ('┐', 12),
    ('┤', 13),
    ('┬', 14),
    ('┼', 15),
];

impl Ways {
    /// Closed all round.
    pub const NONE: Self = Self(0);

    /// Open on these sides.
    pub const fn of(sides: &[Side]) -> Self {
        let (mut ways, mut nth) = (Self::NONE, 0);
        while nth < sides.len() {
            ways = ways.with(sides[nth]);
            nth += 1;
        }
        ways
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// Whether it is open on this side.
    #[inline]
    pub fn opens(self, side: Side) -> bool {
        self.0 & 1 << side as u8 != 0
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// What a neighbour on this side sees of it: on the neighbour's side towards it a way, or none.
    #[inline]
    #[must_use]
    pub(crate) fn facing(self, side: Side) -> Self {
        Self((self.0 >> side as u8 & 1) << side.opposite() as u8)
    }

    /// Whether one of these sides is among those.
    #[inline]
    pub fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether it is closed all round.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The open sides, clockwise from the north.
    pub fn sides(self) -> impl Iterator<Item = Side> + Clone {
        Side::ALL.into_iter().filter(move |&side| self.opens(side))
    }

    /// After this number of quarter turns clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        let twice = self.0 << (quarters % 4);
        Self((twice | twice >> 4) & 15)
    }

    /// In an image of the table.
    #[must_use]
    pub(crate) fn image(self, image: Image) -> Self {
        self.sides().fold(Self::NONE, |ways, side| ways.with(image.side(side)))
    }

    /// As it is drawn: `├` is open to the north, east and south.
    pub fn glyph(self) -> char {
        GLYPHS.iter().find(|(_, sides)| *sides == self.0).map_or('?', |(glyph, _)| *glyph)
    }

    /// Reads what [`Self::glyph`] draws.
    ///
    /// # Errors
    /// If it is no such sign.
    pub fn from_glyph(glyph: char) -> Result<Self, Unreadable> {
        let known = GLYPHS.iter().find(|(known, _)| *known == glyph);
        known.map(|(_, sides)| Self(*sides)).ok_or_else(|| {
            let all: String = GLYPHS.iter().map(|(glyph, _)| glyph).collect();
            Unreadable::new(format!("one of {all}"), &glyph.to_string())
        })
    }
}

impl Serialize for Ways {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.sides())
    }
}

game::words! {
    /// How the way on a card branches (LC-03).
    pub enum Shape, "a shape" {
        /// Open on three sides.
        #[default]
        Tee = "tee",
        /// Open on two sides that meet.
        Bend = "bend",
        /// Open on two sides across.
        Straight = "straight",
        /// Open on all sides.
        Crossing = "crossing",
    }
}

impl Shape {
    /// LC-03: how many cards have it.
    pub fn cards(self) -> usize {
        [30, 8, 4, 8][self.index()]
    }

    /// In how many ways a card of this shape can lie. Turning a straight by half, or a crossing at
    /// all, gives nothing new.
    #[inline]
    pub fn turns(self) -> u8 {
        match self {
            Self::Tee | Self::Bend => 4,
            Self::Straight => 2,
            Self::Crossing => 1,
        }
    }

    /// The different ways to lie, fewest quarter turns first.
    pub fn all_turns(self) -> impl Iterator<Item = Turn> + Clone {
        (0..self.turns()).map(Turn)
    }

    /// Where it is open after this turn.
    #[inline]
    pub fn ways(self, turn: Turn) -> Ways {
        let unturned = match self {
            Self::Tee => const { Ways::of(&[Side::East, Side::South, Side::West]) },
            Self::Bend => const { Ways::of(&[Side::North, Side::East]) },
            Self::Straight => const { Ways::of(&[Side::North, Side::South]) },
            Self::Crossing => const { Ways::of(&Side::ALL) },
        };
        unturned.turned(turn.0)
    }

    /// How it was turned if it is open like this; `None` if it never is.
    pub fn turn_of(self, ways: Ways) -> Option<Turn> {
        self.all_turns().find(|&turn| self.ways(turn) == ways)
    }
}

/// By how many quarter turns clockwise a card is turned, 0 to 3 (LC-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turn(u8);

impl Turn {
    /// This number of quarter turns, 0 to 3.
    pub fn new(quarters: u8) -> Option<Self> {
        (quarters < 4).then_some(Self(quarters))
    }

    /// How many quarter turns.
    pub fn quarters(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Turn {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.as_bytes() {
            [digit @ b'0'..=b'3'] => Ok(Self(digit - b'0')),
            _ => Err(Unreadable::new("quarter turns, 0 to 3", text)),
        }
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_turn_clockwise() {
        let tee = Ways::from_glyph('┬').expect("a tee");
        let turned: String = (0..5).map(|quarters| tee.turned(quarters).glyph()).collect();
        assert_eq!(turned, "┬┤┴├┬");
        let bend = Ways::of(&[Side::North, Side::East]);
        let turned: String = (0..4).map(|quarters| bend.turned(quarters).glyph()).collect();
        assert_eq!(turned, "└┌┐┘");
        assert!(bend.sides().eq([Side::North, Side::East]));
    }

    #[test]
    fn glyphs_survive_drawing_and_reading() {
        for (glyph, _) in GLYPHS {
            let ways = Ways::from_glyph(glyph).expect("a sign");
            assert_eq!(ways.glyph(), glyph);
            for side in Side::ALL {
                assert_eq!(ways.opens(side), ways.sides().any(|open| open == side));
                let seen = if ways.opens(side) { Ways::of(&[side.opposite()]) } else { Ways::NONE };
                assert_eq!(ways.facing(side), seen);
                assert_eq!(ways.meets(Ways::of(&[side])), ways.opens(side));
            }
        }
        let error = Ways::from_glyph('x').expect_err("no sign").to_string();
        assert_eq!(error, "expected one of └│┌├┘─┴┐┤┬┼, found `x`");
        let corner = Ways::of(&[Side::North, Side::East]);
        assert_eq!(corner.with(Side::East), corner);
        assert_eq!(corner.and(Ways::of(&[Side::East, Side::South])).glyph(), '├');
        assert!(Ways::NONE.is_empty() && !Ways::of(&[Side::West]).is_empty());
        assert_eq!(Ways::NONE.glyph(), '?');
    }

    #[test]
    fn an_image_turns_and_mirrors() {
        let bend = Ways::from_glyph('└').expect("a bend");
        let images: String = Image::ALL.map(|image| bend.image(image).glyph()).iter().collect();
        assert_eq!(images, "└┌┐┘┘└┌┐");
    }

    #[test]
    fn lc_01_a_shape_lies_in_several_ways() {
        let drawn = |shape: Shape| -> String {
            shape.all_turns().map(|turn| shape.ways(turn).glyph()).collect()
        };
        let all: Vec<String> = Shape::ALL.into_iter().map(drawn).collect();
        assert_eq!(all, ["┬┤┴├", "└┌┐┘", "│─", "┼"]);
        // A further turn repeats one of these.
        assert_eq!(Shape::Straight.ways(Turn(2)), Shape::Straight.ways(Turn(0)));
        assert_eq!(Shape::Crossing.ways(Turn(3)), Shape::Crossing.ways(Turn(0)));
    }

    #[test]
    fn how_it_was_turned_follows_from_where_it_is_open() {
        for shape in Shape::ALL {
            for turn in shape.all_turns() {
                assert_eq!(shape.turn_of(shape.ways(turn)), Some(turn));
            }
            assert_eq!(shape.turn_of(Ways::NONE), None);
            assert_eq!(shape.to_string().parse(), Ok(shape));
        }
        assert_eq!(Shape::Tee.turn_of(Shape::Crossing.ways(Turn(0))), None);
        assert!("loop".parse::<Shape>().is_err());
    }

    #[test]
    fn turns_survive_text_and_back() {
        for turn in (0..4).filter_map(Turn::new) {
            assert_eq!(turn.to_string().parse(), Ok(turn));
        }
        assert_eq!(Turn::new(4), None);
        for text in ["", "4", "-1", "00", "1 "] {
            assert!(text.parse::<Turn>().is_err(), "{text}");
        }
    }
}
