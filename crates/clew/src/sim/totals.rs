//! What a game counts itself: the numbers under `totals` in what a watcher sees at the end.
//!
//! A game that has none is none the worse. Whole numbers only, so that adding up does not depend on
//! an order.

use std::collections::BTreeMap;

use serde::Serialize;

/// One number over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    games: u64,
    sum: u64,
    least: u64,
    most: u64,
}

/// The numbers of many games, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Totals {
    counts: BTreeMap<String, Count>,
}

/// How one number came out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Total {
    /// The mean over all decided games.
    pub(crate) mean: f64,
    /// In the game that had the least.
    pub(crate) least: u64,
    /// In the game that had the most.
    pub(crate) most: u64,
}

impl Totals {
    /// Counts a game by its last view.
    pub(super) fn count(&mut self, view: &impl Serialize) {
        let Ok(view) = serde_json::to_value(view) else { return };
        let totals = view.get("totals").and_then(|totals| totals.as_object());
        for (name, number) in totals.into_iter().flatten() {
            if let Some(number) = number.as_u64() {
                self.add_count(name, Count { games: 1, sum: number, least: number, most: number });
            }
        }
    }

    /// Adds the counts of other games.
    pub(super) fn add(&mut self, other: &Self) {
        other.counts.iter().for_each(|(name, count)| self.add_count(name, *count));
    }

    /// How each came out, by name.
    pub(super) fn all(&self) -> BTreeMap<String, Total> {
        let total = |count: &Count| Total {
            mean: count.sum as f64 / count.games as f64,
            least: count.least,
            most: count.most,
        };
        self.counts.iter().map(|(name, count)| (name.clone(), total(count))).collect()
    }

    fn add_count(&mut self, name: &str, more: Count) {
        let Some(count) = self.counts.get_mut(name) else {
            self.counts.insert(name.to_owned(), more);
            return;
        };
        count.games += more.games;
        count.sum += more.sum;
        count.least = count.least.min(more.least);
        count.most = count.most.max(more.most);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn numbers_under_totals_are_counted_and_nothing_else() {
        let (mut totals, mut others) = (Totals::default(), Totals::default());
        totals.count(&json!({ "turn": 7, "totals": { "won": 3, "by": "A" } }));
        totals.count(&json!({ "turn": 9, "totals": { "won": 8 } }));
        others.count(&json!({ "totals": { "won": 1, "lost": 2 } }));
        others.count(&json!({ "turn": 9 }));
        others.count(&json!("none"));
        totals.add(&others);
        let all = totals.all();
        assert_eq!(all.keys().collect::<Vec<_>>(), ["lost", "won"]);
        assert_eq!(all["won"], Total { mean: 4.0, least: 1, most: 8 });
        assert_eq!(all["lost"], Total { mean: 2.0, least: 2, most: 2 });
    }
}
