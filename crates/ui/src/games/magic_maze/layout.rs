//! Where everything lies in the drawing, in squares east and south of the first tile's corner.

use magic_maze::{Cell, Lying, Place, Plane, Square, TILES, View};
use maze::Side;

/// Width of a square in units of the drawing.
pub(super) const SQUARE: i32 = 10;
/// Distance between the two planes in squares (MZ-63).
const PLANE_DISTANCE: i32 = 3;

/// The layout of the tiles.
#[derive(Debug)]
pub(super) struct Layout<'v> {
    by_number: [Option<&'v Lying>; TILES],
    /// Offset of the second plane from the first.
    pub(super) far: (i32, i32),
    /// The bounds of the mall: left, top, right, bottom.
    pub(super) bounds: [i32; 4],
}

impl<'v> Layout<'v> {
    pub(super) fn of(view: &'v View) -> Self {
        let mut by_number = [None; TILES];
        for lying in &view.mall {
            by_number[lying.tile.index()] = Some(lying);
        }
        let near = bounds(view, Plane::First).unwrap_or([0, 0, 4, 4]);
        let Some(other) = bounds(view, Plane::Second) else {
            return Self { by_number, far: (0, 0), bounds: near };
        };
        let middle = |bounds: [i32; 4]| i32::midpoint(bounds[1], bounds[3]);
        let far = (near[2] + PLANE_DISTANCE - other[0], middle(near) - middle(other));
        let bounds = [
            near[0],
            near[1].min(other[1] + far.1),
            other[2] + far.0,
            near[3].max(other[3] + far.1),
        ];
        Self { by_number, far, bounds }
    }

    /// The tiles, by number.
    pub(super) fn tiles(&self) -> impl Iterator<Item = &'v Lying> + Clone + '_ {
        self.by_number.iter().flatten().copied()
    }

    /// The tile that lies at a place.
    pub(super) fn at_place(&self, place: Place) -> Option<&'v Lying> {
        self.tiles().find(|lying| lying.place == place)
    }

    /// The tile of a square.
    pub(super) fn lying(&self, square: Square) -> Option<&'v Lying> {
        self.by_number[square.tile.index()]
    }

    /// The upper left corner of a place.
    pub(super) fn corner(&self, place: Place) -> (i32, i32) {
        let (x, y) = place.origin();
        let (dx, dy) = match place.plane {
            Plane::First => (0, 0),
            Plane::Second => self.far,
        };
        (i32::from(x) + dx, i32::from(y) + dy)
    }

    /// The position of a square.
    pub(super) fn square(&self, square: Square) -> Option<(i32, i32)> {
        let lying = self.lying(square)?;
        let ((x, y), (column, row)) = (self.corner(lying.place), turned(square.cell, lying.turn));
        Some((x + column, y + row))
    }

    /// The square at a position.
    pub(super) fn found(&self, (x, y): (i32, i32)) -> Option<Square> {
        let inside = |lying: &&Lying| {
            let (left, top) = self.corner(lying.place);
            (left..left + 4).contains(&x) && (top..top + 4).contains(&y)
        };
        let lying = self.tiles().find(inside)?;
        let (left, top) = self.corner(lying.place);
        let as_laid = Cell::new((x - left) as u8, (y - top) as u8)?;
        let (column, row) = turned(as_laid, 4 - lying.turn);
        Some(Square::new(lying.tile, Cell::new(column as u8, row as u8)?))
    }
}

/// The position of a square within its tile after these quarter turns clockwise.
pub(super) fn turned(cell: Cell, quarters: u8) -> (i32, i32) {
    let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
    match quarters % 4 {
        0 => (column, row),
        1 => (3 - row, column),
        2 => (3 - column, 3 - row),
        _ => (row, 3 - column),
    }
}

/// The position `count` squares further to a side.
pub(super) fn further((x, y): (i32, i32), side: Side, count: i32) -> (i32, i32) {
    match side {
        Side::North => (x, y - count),
        Side::East => (x + count, y),
        Side::South => (x, y + count),
        Side::West => (x - count, y),
    }
}

/// Whether a tile has a door on this side of the drawing (MZ-05). MZ-63: the entry of the first
/// tile of the second plane is a wall.
pub(super) fn has_door(lying: &Lying, side: Side) -> bool {
    let (own, face) = (side.turned(4 - lying.turn), lying.face.face());
    let apart = lying.place == Place::first(Plane::Second);
    face.explore[own as usize].is_some() || face.entry == Some(own) && !apart
}

/// The classes that place an element: tens and ones, so that a short style sheet knows every
/// position.
pub(super) fn position_classes((x, y): (i32, i32)) -> String {
    let (tens, ones) = (|at: i32| at.div_euclid(10), |at: i32| at.rem_euclid(10));
    format!("u{} x{} v{} y{}", tens(x), ones(x), tens(y), ones(y))
}

fn bounds(view: &View, plane: Plane) -> Option<[i32; 4]> {
    let on_it = view.mall.iter().filter(|lying| lying.place.plane == plane);
    on_it.map(|lying| (i32::from(lying.origin.0), i32::from(lying.origin.1))).fold(
        None,
        |all: Option<[i32; 4]>, (x, y)| {
            let [left, top, right, bottom] = all.unwrap_or([x, y, x + 4, y + 4]);
            Some([left.min(x), top.min(y), right.max(x + 4), bottom.max(y + 4)])
        },
    )
}

#[cfg(test)]
mod tests {
    use magic_maze::door;

    use super::*;

    #[test]
    fn positions_left_of_the_first_tile_have_classes_too() {
        assert_eq!(position_classes((-1, 23)), "u-1 x9 v2 y3");
    }

    #[test]
    fn a_turned_tile_has_its_doors_where_they_were() {
        for side in Side::ALL {
            for quarters in 0..4 {
                let there = door(side.turned(quarters));
                let expected = (i32::from(there.column()), i32::from(there.row()));
                assert_eq!(turned(door(side), quarters), expected);
            }
        }
    }
}
