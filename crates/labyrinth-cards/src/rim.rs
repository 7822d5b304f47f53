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
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Far,
    Beside(Ways),
    Taken,
}

impl Rim {
    /// A row of 50 cards has the longest rim.
    const MOST: usize = 102;
    /// The largest box around 50 cards that hang together, with a border: 25 by 26 and two more.
    const BOX: usize = 27 * 28;

    /// Of cards that hang together.
    pub(crate) fn of(layout: &Layout) -> Self {
        let mut rim = Self { spots: [Spot::default(); Self::MOST], len: 0, closed: true };
        let places = || layout.cards().iter().map(|card| layout.place(card));
        let west = places().map(Place::column).min().unwrap_or(0) - 1;
        let east = places().map(Place::column).max().unwrap_or(0) + 1;
        let north = places().map(Place::row).min().unwrap_or(0) - 1;
        let south = places().map(Place::row).max().unwrap_or(0) + 1;
        let wide = usize::from(west.abs_diff(east)) + 1;
        let mut seen = [Seen::Far; Self::BOX];
        let index = |at: Place| {
            wide * usize::from(north.abs_diff(at.row())) + usize::from(west.abs_diff(at.column()))
        };
        for card in layout.cards().iter() {
            let (at, ways) = (layout.place(card), layout.ways(card));
            seen[index(at)] = Seen::Taken;
            for side in Side::ALL {
                let known = &mut seen[index(at.beside(side))];
                let open = match *known {
                    Seen::Taken => continue,
                    Seen::Far => Ways::NONE,
                    Seen::Beside(open) => open,
                };
                let comes_in = ways.opens(side);
                *known = Seen::Beside(if comes_in { open.with(side.opposite()) } else { open });
            }
        }
        let all = (north..=south).flat_map(|row| (west..=east).map(move |column| (column, row)));
        for (known, (column, row)) in seen.iter().zip(all) {
            if let (Seen::Beside(open), Some(at)) = (*known, Place::new(column, row)) {
                rim.spots[rim.len] = Spot { at, open };
                rim.len += 1;
                rim.closed &= open.is_empty();
            }
        }
        rim
    }

    /// The empty places, row by row.
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.len]
    }

    /// LC-20, LC-29: whether a card that is open like this may lie there.
    #[inline]
    pub(crate) fn takes(&self, spot: Spot, ways: Ways) -> bool {
        self.closed || spot.open.meets(ways)
    }
}
