//! Where everything lies in the drawing, in squares east and south of the first tile's corner; and
//! what the pieces of the board are drawn from.

use game::Seat;
use magic_maze::{
    Abilities, Action, Cell, Deed, Face, Lying, Mark, Place, Plane, Square, TILES, View,
};
use maze::Side;

use super::{names, tile};
use crate::{Cx, games};

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

/// Whether a tile has a door on this side of the drawing (MZ-05).
pub(super) fn has_door(lying: &Lying, side: Side) -> bool {
    let (own, face) = (side.turned(4 - lying.turn), lying.face.face());
    face.explore[own as usize].is_some() || face.entry == Some(own) && !is_apart(lying)
}

/// MZ-63: whether this is the first tile of the second plane, whose entry is a wall.
pub(super) fn is_apart(lying: &Lying) -> bool {
    lying.place == Place::first(Plane::Second)
}

/// The classes that place an element: tens and ones, so that a short style sheet knows every
/// position.
pub(super) fn position_classes((x, y): (i32, i32)) -> String {
    let (tens, ones) = (|at: i32| at.div_euclid(10), |at: i32| at.rem_euclid(10));
    format!("u{} x{} v{} y{}", tens(x), ones(x), tens(y), ones(y))
}

/// The squares that the tiles of a plane cover.
fn bounds(view: &View, plane: Plane) -> Option<[i32; 4]> {
    let tiles = view.mall.iter().filter(|lying| lying.place.plane == plane);
    let corners = tiles.map(|lying| (i32::from(lying.origin.0), i32::from(lying.origin.1)));
    let [left, top, right, bottom] = games::bounds(corners)?;
    Some([left, top, right + 4, bottom + 4])
}

/// The view, the layout of the tiles, and the legal actions in groups.
#[derive(Debug)]
pub(super) struct BoardContext<'a> {
    pub(super) view: &'a View,
    pub(super) cx: &'a Cx<'a>,
    pub(super) layout: Layout<'a>,
    /// What can be done with each hero.
    pub(super) ways: [Vec<Way>; 4],
    /// The actions that concern no hero.
    pub(super) others: Vec<Action>,
}

/// Something that can be done with a hero.
#[derive(Debug)]
pub(super) struct Way {
    pub(super) deed: Deed,
    pub(super) action: Action,
    /// The square to which it leads; for exploring the door.
    pub(super) to: (i32, i32),
}

impl<'a> BoardContext<'a> {
    pub(super) fn of(view: &'a View, legal: &[Action], cx: &'a Cx<'a>) -> Self {
        let layout = Layout::of(view);
        let mut ways: [Vec<Way>; 4] = Default::default();
        let mut others = Vec::new();
        for action in legal {
            let with_hero = match *action {
                Action::Do { deed, .. } => deed.hero().map(|hero| (hero, deed)),
                _ => None,
            };
            let Some((hero, deed)) = with_hero else {
                others.push(*action);
                continue;
            };
            let Some(to) = destination(deed, &layout) else { continue };
            ways[hero.index()].push(Way { deed, action: *action, to });
        }
        Self { view, cx, layout, ways, others }
    }

    /// The mark on a square, if it has one that a label should name.
    pub(super) fn mark_at(&self, at: (i32, i32)) -> Option<Mark> {
        let square = self.layout.found(at)?;
        let face = self.layout.lying(square)?.face.face();
        let marks = tile::marks(face).into_iter().rev();
        let mut here = marks.filter(|(mark, cell)| *cell == square.cell && *mark != Mark::Entry);
        here.next().map(|(mark, _)| mark)
    }

    /// The label of a way.
    pub(super) fn label(&self, way: &Way) -> String {
        names::deed(self.view, way.deed, self.mark_at(way.to), self.cx)
    }
}

/// The abilities of a player: those of the action tile, or in a solo game the one that is up.
pub(super) fn abilities_of(view: &View, seat: Seat) -> Abilities {
    match view.pile.up {
        Some(up) if view.options.solo() => Abilities::of(&[up]),
        _ => view.hands.get(seat).copied().unwrap_or(Abilities::NOTHING),
    }
}

/// Whether a tile on the board has this property.
pub(super) fn is_found(view: &View, of: impl Fn(&Face) -> bool) -> bool {
    view.mall.iter().any(|lying| of(lying.face.face()))
}

/// The side to which an exploration square leads, as its tile lies.
pub(super) fn open_side(layout: &Layout<'_>, at: Square) -> Option<Side> {
    let lying = layout.lying(at)?;
    let (_, own) = lying.face.face().exploration(at.cell)?;
    Some(own.turned(lying.turn))
}

fn destination(deed: Deed, layout: &Layout<'_>) -> Option<(i32, i32)> {
    match deed {
        Deed::Move { from, side, count, .. } => {
            Some(further(layout.square(from)?, side, count.into()))
        }
        Deed::Vortex { to, .. } => layout.square(to),
        Deed::Escalator { from, .. } => {
            let cell = layout.lying(from)?.face.face().escalator(from.cell)?;
            layout.square(Square::new(from.tile, cell))
        }
        Deed::Explore { from, .. } | Deed::Gaze { from } | Deed::Place { at: from } => {
            layout.square(from)
        }
        Deed::TurnUp => None,
    }
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
