//! Turning and mirroring a square board.

use crate::{Side, Slot, Square};

/// One of the eight ways to lay a square board: mirrored or not, then turned clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Image {
    /// Whether east and west are swapped first.
    pub mirrored: bool,
    /// How many quarter turns clockwise, 0 to 3.
    pub quarters: u8,
}

impl Image {
    /// As it lies.
    pub const SAME: Self = Self::turned(0);

    /// All eight; the first is [`Self::SAME`].
    pub const ALL: [Self; 8] = {
        let mut all = [Self::turned(0); 8];
        let mut number = 0;
        while number < 8 {
            all[number] = Self { mirrored: number >= 4, quarters: number as u8 % 4 };
            number += 1;
        }
        all
    };

    /// Turned only.
    pub const fn turned(quarters: u8) -> Self {
        Self { mirrored: false, quarters: quarters % 4 }
    }

    /// Where a side comes to lie.
    pub fn side(self, side: Side) -> Side {
        let side = if self.mirrored { side.mirrored() } else { side };
        side.turned(self.quarters)
    }

    /// Where a square comes to lie, on a board with as many columns as rows.
    pub fn square<const N: u8, const M: u8>(self, square: Square<N, M>) -> Square<N, M> {
        const { assert!(N == M, "only a square board can be turned") }
        let last = N - 1;
        let (mut column, mut row) = (square.column(), square.row());
        if self.mirrored {
            column = last - column;
        }
        for _ in 0..self.quarters {
            (column, row) = (last - row, column);
        }
        Square::new(column, row).expect("a turned square stays on the board")
    }

    /// Where a slot comes to lie.
    pub fn slot<const N: u8, const M: u8>(self, slot: Slot<N, M>) -> Option<Slot<N, M>> {
        Slot::new(self.square(slot.square()), self.side(slot.side()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Walls;

    type Sq = Square<6, 6>;

    #[test]
    fn a_quarter_turn_is_clockwise() {
        let turn = Image::turned(1);
        let at = |text: &str| text.parse::<Sq>().expect(text);
        assert_eq!(turn.square(at("0,0")), at("5,0"));
        assert_eq!(turn.square(at("5,0")), at("5,5"));
        assert_eq!(turn.square(at("2,0")), at("5,2"));
        assert_eq!(turn.side(Side::North), Side::East);
        let walls: Walls<6, 6> = "1,0 east".parse().expect("a wall");
        assert_eq!(walls.image(turn).to_string(), "5,1 south");
        assert_eq!(walls.image(Image::turned(5)), walls.image(turn));
    }

    #[test]
    fn neighbours_stay_neighbours() {
        for image in Image::ALL {
            for square in Sq::all() {
                for side in Side::ALL {
                    let there = image.square(square).beside(image.side(side));
                    assert_eq!(square.beside(side).map(|sq| image.square(sq)), there);
                }
            }
        }
    }

    #[test]
    fn the_eight_are_different() {
        let corner = "1,0".parse::<Sq>().expect("a square");
        let mut places: Vec<Sq> = Image::ALL.iter().map(|image| image.square(corner)).collect();
        places.sort();
        places.dedup();
        assert_eq!(places.len(), 8);
        assert_eq!(Image::SAME.square(corner), corner);
        assert_eq!(Image::ALL[0], Image::SAME);
        assert!(Image::ALL.iter().all(|image| image.quarters < 4));
        assert_eq!(Image::turned(5), Image::turned(1));
    }
}
