//! How often each wall slot was bumped, read from the lines of sights.

use std::collections::BTreeMap;

/// The place between two neighbouring squares, column and row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Slot {
    /// Between this square and the next to the east.
    East(u8, u8),
    /// Between this square and the next to the south.
    South(u8, u8),
}

/// Bumps by slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bumps {
    counts: BTreeMap<Slot, u64>,
    /// How many columns and rows the board has.
    pub(super) size: u8,
}

impl Bumps {
    /// Boards are at least so wide.
    const SIZE: u8 = 6;
    /// What is larger is no board that could be drawn.
    const MOST: u8 = 16;

    /// Counts the lines `bump SEAT COLUMN,ROW SIDE ..`; `None` if there are none.
    pub(super) fn count(sights: &BTreeMap<String, u64>) -> Option<Self> {
        let mut bumps = Self { counts: BTreeMap::new(), size: Self::SIZE };
        for (line, count) in sights {
            let Some(slot) = slot(line) else { continue };
            let (column, row) = match slot {
                Slot::East(column, row) => (column + 1, row),
                Slot::South(column, row) => (column, row + 1),
            };
            bumps.size = bumps.size.max(column + 1).max(row + 1);
            *bumps.counts.entry(slot).or_default() += count;
        }
        (bumps.all() > 0).then_some(bumps)
    }

    /// How often this slot was bumped.
    pub(super) fn at(&self, slot: Slot) -> u64 {
        self.counts.get(&slot).copied().unwrap_or(0)
    }

    /// All bumps.
    pub(super) fn all(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The slot that was bumped most often, and how often.
    pub(super) fn most(&self) -> Option<(Slot, u64)> {
        let counts = self.counts.iter().map(|(&slot, &count)| (slot, count));
        counts.max_by_key(|&(slot, count)| (count, std::cmp::Reverse(slot)))
    }
}

/// The slot of a bump's line: both of its sides are the same slot.
fn slot(line: &str) -> Option<Slot> {
    let mut words = line.split(' ');
    if words.next() != Some("bump") {
        return None;
    }
    let (column, row) = words.nth(1)?.split_once(',')?;
    let on_board = |text: &str| text.parse().ok().filter(|&at: &u8| at < Bumps::MOST);
    let (column, row) = (on_board(column)?, on_board(row)?);
    match words.next()? {
        "east" => Some(Slot::East(column, row)),
        "south" => Some(Slot::South(column, row)),
        "west" => Some(Slot::East(column.checked_sub(1)?, row)),
        "north" => Some(Slot::South(column, row.checked_sub(1)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_of_a_slot_are_counted_together() {
        let sights = [
            ("bump A 2,3 east", 5),
            ("bump B 3,3 west home", 2),
            ("bump A 2,3 north", 1),
            ("bump A 2,2 south", 1),
            ("step A 2,3 east", 100),
            ("bump", 100),
            ("bump A 0,0 north", 100),
            ("bump A 2,3 up", 100),
            ("bump A 2,200 east", 100),
        ];
        let sights = sights.iter().map(|&(line, count)| (line.to_owned(), count)).collect();
        let bumps = Bumps::count(&sights).expect("some bumps");
        assert_eq!(bumps.at(Slot::East(2, 3)), 7);
        assert_eq!(bumps.at(Slot::South(2, 2)), 2);
        assert_eq!((bumps.all(), bumps.size), (9, 6));
        assert_eq!(bumps.most(), Some((Slot::East(2, 3), 7)));
    }

    #[test]
    fn a_game_without_bumps_has_no_picture() {
        let sights = BTreeMap::from([("roll A 3".to_owned(), 7)]);
        assert_eq!(Bumps::count(&sights), None);
    }
}
