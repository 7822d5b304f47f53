//! On which sides a card is open.

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

    /// After so many quarter turns clockwise.
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
}
