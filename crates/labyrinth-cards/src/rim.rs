//! The empty places around the layout.

use maze::Side;

use crate::{Layout, Place, Ways};

/// The empty places that share a side with a lying card, row by row, each with the sides on which a
/// way comes in.
#[derive(Clone, Debug)]
pub(crate) struct Rim {
    spots: [Spot; Self::MOST],
    len: usize,
    /// LC-29: whether no way comes in anywhere.
    closed: bool,
}

/// An empty place.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spot {
    pub(crate) at: Place,
    /// The sides on which a neighbour opens onto it.
    pub(crate) open: Ways,
}

/// What is known of a place while the rim is looked for.
#[derive(Clone, Copy)]
struct Seen {
    /// The sides on which a neighbour opens onto it.
    open: Ways,
    /// Whether a card lies there or next to it.
    near: Near,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Near {
    Nothing,
    Neighbour,
    Card,
}

impl Rim {
    /// A row of 50 cards has the longest rim.
    const MOST: usize = 102;
    /// The largest box around 50 cards that hang together, with a border: 25 by 26 and two more.
    const BOX: usize = 27 * 28;

    /// Of cards that hang together.
    pub(crate) fn of(layout: &Layout) -> Self {
        let mut rim = Self { spots: [Spot::default(); Self::MOST], len: 0, closed: true };
        let (west, east, north, south) = border(layout);
        let wide = usize::from(west.abs_diff(east)) + 1;
        let high = usize::from(north.abs_diff(south)) + 1;
        let mut seen = [Seen { open: Ways::NONE, near: Near::Nothing }; Self::BOX];
        for card in layout.cards().iter() {
            let (at, ways) = (layout.place(card), layout.ways(card));
            let row = usize::from(north.abs_diff(at.row()));
            let here = wide * row + usize::from(west.abs_diff(at.column()));
            seen[here].near = Near::Card;
            // The border leaves room on every side.
            let beside = [here - wide, here + 1, here + wide, here - 1];
            for (side, there) in Side::ALL.into_iter().zip(beside) {
                let there = &mut seen[there];
                there.near = there.near.max(Near::Neighbour);
                there.open = there.open.and(ways.facing(side));
            }
        }
        for (row, places) in (north..).zip(seen[..wide * high].chunks_exact(wide)) {
            for (column, place) in (west..).zip(places) {
                if place.near == Near::Neighbour
                    && let Some(at) = Place::new(column, row)
                {
                    rim.spots[rim.len] = Spot { at, open: place.open };
                    rim.len += 1;
                    rim.closed &= place.open.is_empty();
                }
            }
        }
        rim
    }

    /// The empty places, row by row.
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.len]
    }

    /// LC-20, LC-29: whether a card with these ways may lie where those come in.
    #[inline]
    pub(crate) fn takes(&self, open: Ways, ways: Ways) -> bool {
        self.closed || open.meets(ways)
    }
}

/// The columns and rows just outside: west, east, north, south.
fn border(layout: &Layout) -> (i8, i8, i8, i8) {
    let (mut west, mut east, mut north, mut south) = (i8::MAX, i8::MIN, i8::MAX, i8::MIN);
    for card in layout.cards().iter() {
        let at = layout.place(card);
        (west, east) = (west.min(at.column()), east.max(at.column()));
        (north, south) = (north.min(at.row()), south.max(at.row()));
    }
    (
        west.saturating_sub(1),
        east.saturating_add(1),
        north.saturating_sub(1),
        south.saturating_add(1),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    /// All 50 cards as crossings, each on the place that comes with its number.
    fn laid(place: impl Fn(i8) -> (i8, i8)) -> Layout {
        let mut layout = Layout::empty();
        for (card, nth) in Card::all().zip(0..) {
            let (column, row) = place(nth);
            layout.lay(card, Place::new(column, row).expect("a place"), Ways::of(&Side::ALL));
        }
        layout
    }

    #[test]
    fn the_longest_rim_is_that_of_a_row() {
        let rim = Rim::of(&laid(|nth| (nth, 0)));
        assert_eq!((rim.spots().len(), Rim::MOST), (102, 102));
        assert!(rim.spots().is_sorted_by(|one, next| one.at < next.at));
        assert!(!rim.closed);
    }

    #[test]
    fn the_largest_box_is_that_of_stairs() {
        let rim = Rim::of(&laid(|nth| (nth / 2, nth / 2 + nth % 2)));
        assert_eq!(rim.spots().len(), 48 + 6);
        // In a bend of the stairs ways come in on two sides.
        let inner = rim.spots().iter().filter(|spot| spot.open.sides().count() == 2);
        assert_eq!(inner.count(), 48);
    }
}
