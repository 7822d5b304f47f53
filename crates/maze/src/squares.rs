//! A set of squares as one number.

use crate::Square;

/// Some squares of a grid of at most 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares<const W: u8, const H: u8>(u64);

impl<const W: u8, const H: u8> Squares<W, H> {
    /// None.
    pub const NONE: Self = Self(0);
    /// All of the grid.
    pub const ALL: Self = Self(u64::MAX >> (64 - W as u32 * H as u32));

    const LAST_COLUMN: u64 = {
        let (mut mask, mut row) = (0, 0);
        while row < H {
            mask |= 1 << (row * W + W - 1);
            row += 1;
        }
        mask
    };

    /// This one alone.
    pub const fn only(square: Square<W, H>) -> Self {
        Self(1 << square.index())
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, square: Square<W, H>) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// Whether the square is among these.
    #[inline]
    pub const fn contains(self, square: Square<W, H>) -> bool {
        self.0 & 1 << square.index() != 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not among `others`.
    #[must_use]
    pub const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// In reading order.
    pub fn iter(self) -> impl Iterator<Item = Square<W, H>> {
        Square::all().filter(move |&square| self.contains(square))
    }

    /// These and their neighbours, whatever walls there are.
    #[inline]
    #[must_use]
    pub const fn grown(self) -> Self {
        self.grown_between(Self::NONE, Self::NONE)
    }

    /// These and the neighbours that no wall cuts off: `east` and `south` are the squares with a
    /// wall on that side.
    #[inline]
    #[must_use]
    pub(crate) const fn grown_between(self, east: Self, south: Self) -> Self {
        let east = east.0 | Self::LAST_COLUMN;
        let here = self.0;
        let sideways = ((here & !east) << 1) | ((here >> 1) & !east);
        let upright = ((here & !south.0) << W) | ((here >> W) & !south.0);
        Self((here | sideways | upright) & Self::ALL.0)
    }

    #[inline]
    pub(crate) const fn add(&mut self, square: Square<W, H>) {
        self.0 |= 1 << square.index();
    }
}

impl<const W: u8, const H: u8> FromIterator<Square<W, H>> for Squares<W, H> {
    fn from_iter<I: IntoIterator<Item = Square<W, H>>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Side;

    type Sq = Square<6, 4>;
    type Set = Squares<6, 4>;

    #[test]
    fn growing_takes_in_the_neighbours_and_no_others() {
        for square in Sq::all() {
            let expected: Set =
                Side::ALL.iter().filter_map(|&side| square.beside(side)).chain([square]).collect();
            assert_eq!(Set::only(square).grown(), expected, "{square}");
        }
    }

    #[test]
    fn growing_several_is_growing_each() {
        for (one, other) in Sq::all().flat_map(|one| Sq::all().map(move |other| (one, other))) {
            let each = Set::only(one).grown().iter().chain(Set::only(other).grown().iter());
            let both = Set::only(one).with(other);
            assert_eq!(both.grown(), each.collect(), "{one} {other}");
            assert_eq!(both.with(one), both);
        }
    }

    #[test]
    fn a_full_board_of_64_grows_too() {
        let corner = Square::<8, 8>::from_index(63).expect("the last square");
        let grown: Vec<String> =
            Squares::only(corner).grown().iter().map(|square| square.to_string()).collect();
        assert_eq!(grown, ["7,6", "6,7", "7,7"]);
    }

    #[test]
    fn sets_know_their_squares() {
        let two: Set = [(1, 0), (5, 3)].iter().filter_map(|&(c, r)| Sq::new(c, r)).collect();
        assert_eq!(two.len(), 2);
        assert!(!two.is_empty() && Set::NONE.is_empty());
        assert_eq!(two.iter().map(|sq| sq.to_string()).collect::<Vec<_>>(), ["1,0", "5,3"]);
        assert_eq!(two.except(two), Set::NONE);
        assert_eq!(Set::ALL.len(), 24);
        assert_eq!(Set::ALL.except(two).len(), 22);
        assert_eq!(Squares::<8, 8>::ALL.len(), 64);
    }
}
