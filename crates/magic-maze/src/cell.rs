//! The squares of one tile, and where its doors are (MZ-02).

use maze::Side;

/// A square of a tile, as the tile is drawn: `column,row` from the top left.
pub type Cell = maze::Square<4, 4>;

/// Some squares of a tile.
pub type Cells = maze::Squares<4, 4>;

/// Walls between squares of a tile.
pub type Walls = maze::Walls<4, 4>;

/// MZ-02: the square at the door of this side. The four are images of each other under quarter
/// turns.
pub const fn door(side: Side) -> Cell {
    let cell = match side {
        Side::North => Cell::new(2, 0),
        Side::East => Cell::new(3, 2),
        Side::South => Cell::new(1, 3),
        Side::West => Cell::new(0, 1),
    };
    cell.expect("the four are on the tile")
}

/// The side at whose door this square lies.
pub fn door_at(cell: Cell) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| door(side) == cell)
}

#[cfg(test)]
mod tests {
    use maze::Image;

    use super::*;

    #[test]
    fn mz_02_doors_are_a_pinwheel() {
        for side in Side::ALL {
            let turned = Image::turned(1).square(door(side));
            assert_eq!(turned, door(side.turned(1)));
            assert_eq!(door_at(door(side)), Some(side));
            assert_eq!(door(side).beside(side), None, "a door is at the border");
        }
    }
}
