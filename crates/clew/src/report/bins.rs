//! Games by length, in classes.

use std::collections::BTreeMap;
use std::fmt;

use super::scale::{Scale, round_step};
use crate::numbers::grouped;

/// About so many classes.
const ABOUT: u64 = 28;
/// If nearly all games are within so many times the median, classes are equally wide; else each is
/// wider than the one before by the same factor.
const FAR: u64 = 6;

/// Lengths from `from` up to but not including `to`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bin {
    pub(super) from: u64,
    pub(super) to: u64,
    /// How many games have such a length.
    pub(super) games: u64,
    /// Whether all longer games are counted here as well.
    pub(super) longer: bool,
}

/// As it is said: `10 to 19`.
impl fmt::Display for Bin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, to) = (grouped(self.from), grouped(self.to - 1));
        match self.longer {
            true => write!(f, "{from} and longer"),
            false if from == to => write!(f, "{from}"),
            false => write!(f, "{from} to {to}"),
        }
    }
}

/// All games, in classes that adjoin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bins {
    bins: Vec<Bin>,
    games: u64,
    /// Whether classes grow by a factor.
    growing: bool,
}

impl Bins {
    /// Sorts games into classes; `lengths` tells for each length how many games had it.
    pub(super) fn new(lengths: &BTreeMap<u64, u64>) -> Self {
        let games = lengths.values().sum();
        let first = lengths.keys().next().copied().unwrap_or(0);
        let last = lengths.keys().next_back().copied().unwrap_or(0);
        let nearly = at_share(lengths, games, 99);
        let growing = nearly / FAR > at_share(lengths, games, 50).max(1);
        let edges = match growing {
            true => growing_edges(first, last),
            false => even_edges(first, nearly),
        };
        let mut bins: Vec<Bin> = edges
            .windows(2)
            .map(|edges| Bin { from: edges[0], to: edges[1], games: 0, longer: false })
            .collect();
        for (&length, count) in lengths {
            let at = bins.partition_point(|bin| bin.to <= length).min(bins.len() - 1);
            bins[at].games += count;
            bins[at].longer |= bins[at].to <= length;
        }
        Self { bins, games, growing }
    }

    /// The classes in order.
    pub(super) fn all(&self) -> impl Iterator<Item = &Bin> {
        self.bins.iter()
    }

    /// So many games as a share of all.
    pub(super) fn share(&self, games: u64) -> f64 {
        games as f64 / self.games.max(1) as f64
    }

    /// The largest share of a class.
    pub(super) fn highest(&self) -> f64 {
        self.share(self.bins.iter().map(|bin| bin.games).max().unwrap_or(0))
    }

    /// The axis of lengths.
    pub(super) fn scale(&self, places: (f64, f64)) -> Scale {
        let first = self.bins.first().map_or(0, |bin| bin.from);
        let last = self.bins.last().map_or(1, |bin| bin.to);
        let values = (first as f64, last as f64);
        if self.growing { Scale::growing(values, places) } else { Scale::even(values, places) }
    }
}

/// Round edges; the last class also takes what is longer.
fn even_edges(first: u64, last: u64) -> Vec<u64> {
    let width = round_step((last - first + 1) as f64 / ABOUT as f64).max(1.0) as u64;
    let from = first / width * width;
    let bins = (last - from) / width + 2;
    (0..=bins).map(|nth| from.saturating_add(nth.saturating_mul(width))).collect()
}

fn growing_edges(first: u64, last: u64) -> Vec<u64> {
    let from = first.max(1);
    let factor = (last as f64 / from as f64).powf(1.0 / ABOUT as f64);
    let edge = |nth: u64| (from as f64 * factor.powf(nth as f64)).floor() as u64;
    let mut edges: Vec<u64> = (0..ABOUT).map(edge).collect();
    edges[0] = first;
    edges.push(last.saturating_add(1));
    edges.dedup();
    edges
}

/// The length that so many per cent of the games do not exceed.
fn at_share(lengths: &BTreeMap<u64, u64>, games: u64, percent: u64) -> u64 {
    let mut sum = 0;
    for (&length, count) in lengths {
        sum += count;
        if u128::from(sum) * 100 >= u128::from(games) * u128::from(percent) {
            return length;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lengths: &BTreeMap<u64, u64>, growing: bool) -> Bins {
        let bins = Bins::new(lengths);
        assert_eq!(bins.all().map(|bin| bin.games).sum::<u64>(), lengths.values().sum::<u64>());
        assert!(bins.all().all(|bin| bin.from < bin.to), "{bins:?}");
        assert!(bins.bins.windows(2).all(|two| two[0].to == two[1].from), "{bins:?}");
        assert!(bins.bins.len() <= 40, "{}", bins.bins.len());
        assert_eq!(bins.growing, growing);
        bins
    }

    #[test]
    fn every_game_is_in_one_class() {
        check(&BTreeMap::from([(7, 3)]), false);
        check(&BTreeMap::from([(0, 1)]), false);
        check(&(1..500).map(|length| (length * 3, 1 + length % 5)).collect(), false);
        check(&(1..40).map(|length| (1 << (length / 2), 1)).collect(), true);
        check(&BTreeMap::from([(0, 1), (u64::MAX, 1)]), true);
    }

    #[test]
    fn a_few_very_long_games_share_the_last_class() {
        let mut lengths: BTreeMap<u64, u64> = (100..200).map(|length| (length, 10)).collect();
        lengths.insert(90_000, 1);
        let bins = check(&lengths, false);
        let last = bins.all().last().expect("some class");
        assert!(last.longer && last.to_string().ends_with("and longer"), "{last}");
    }
}
