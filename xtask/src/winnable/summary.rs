//! The outcomes of one row's decks, summed up.

use bots::planner::Stuck;

use super::engine::Deck;
use super::rows::Row;

/// The summary of a row.
#[derive(Clone, Debug)]
pub(super) struct Summary {
    pub(super) row: Row,
    /// Number of decks.
    pub(super) decks: usize,
    /// Number of decks that the first try won.
    pub(super) at_once: usize,
    /// Number of actions of each winning plan, ascending.
    deeds: Vec<usize>,
    /// The reasons why the other decks were lost.
    stuck: Vec<Stuck>,
}

impl Summary {
    pub(super) fn new(row: Row, decks: &[Deck]) -> Self {
        let mut summary =
            Self { row, decks: decks.len(), at_once: 0, deeds: Vec::new(), stuck: Vec::new() };
        for deck in decks {
            match *deck {
                Deck::Won { deeds, lost } => {
                    summary.deeds.push(deeds);
                    summary.at_once += usize::from(lost == 0);
                }
                Deck::Stuck(stuck) => summary.stuck.push(stuck),
            }
        }
        summary.deeds.sort_unstable();
        summary.stuck.sort_unstable();
        summary
    }

    pub(super) fn won(&self) -> usize {
        self.deeds.len()
    }

    /// The share of won decks in per cent, rounded down.
    pub(super) fn won_per_cent(&self) -> u64 {
        (self.won() * 100 / self.decks.max(1)) as u64
    }

    /// The number of actions at this percentile of the winning plans.
    pub(super) fn deeds(&self, of_a_hundred: usize) -> Option<usize> {
        let last = self.deeds.len().checked_sub(1)?;
        self.deeds.get(last * of_a_hundred / 100).copied()
    }

    /// The most common reason for a lost deck.
    pub(super) fn reason(&self) -> Option<(Stuck, usize)> {
        let reasons = self.stuck.chunk_by(|one, other| one == other);
        reasons.map(|same| (same[0], same.len())).max_by_key(|(_, count)| *count)
    }
}

#[cfg(test)]
mod tests {
    use super::super::rows::default_row;
    use super::*;

    #[test]
    fn decks_are_counted() {
        let won = |deeds, lost| Deck::Won { deeds, lost };
        let lost = Deck::Stuck;
        let decks = [
            won(120, 0),
            lost(Stuck::ItemsBlocked),
            won(80, 2),
            lost(Stuck::NothingOpen),
            lost(Stuck::ItemsBlocked),
            won(100, 0),
        ];
        let summary = Summary::new(default_row(2), &decks);
        assert_eq!((summary.decks, summary.won(), summary.at_once), (6, 3, 2));
        assert_eq!(summary.won_per_cent(), 50);
        assert_eq!([10, 50, 90].map(|part| summary.deeds(part)), [Some(80), Some(100), Some(100)]);
        assert_eq!(summary.deeds(100), Some(120));
        assert_eq!(summary.reason(), Some((Stuck::ItemsBlocked, 2)));
    }

    #[test]
    fn nothing_won_has_no_deeds() {
        let summary = Summary::new(default_row(2), &[Deck::Stuck(Stuck::NothingOpen)]);
        assert_eq!((summary.won_per_cent(), summary.deeds(50)), (0, None));
        assert_eq!(Summary::new(default_row(2), &[]).reason(), None);
    }
}
