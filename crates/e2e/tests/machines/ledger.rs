//! The answers and events that a player received, which the checker relies on.

use std::collections::BTreeMap;

use e2e::Act;
use serde_json::Value;

/// A table, and what its players received from the servers.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    /// The tokens of the players at A and B.
    pub(crate) tokens: [String; 2],
    pub(crate) ledgers: [Ledger; 2],
}

/// What one player received.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// Actions that were acknowledged, each with its append.
    pub(crate) done: Vec<(Act, u64)>,
    /// Actions that were refused in the end: they must not be recorded.
    pub(crate) refused: Vec<Act>,
    /// Actions that were sent more than once and refused in the end: they may be recorded, once.
    pub(crate) open: Vec<Act>,
    /// The view after each append.
    pub(crate) views: BTreeMap<u64, Value>,
}

impl Ledger {
    /// Adds a view. Wherever it comes from, the view after the same append must be the same.
    pub(crate) fn saw(&mut self, id: &str, seq: u64, view: &Value) {
        match self.views.get(&seq) {
            Some(before) => assert_eq!(before, view, "{id}: two histories after append {seq}"),
            None => drop(self.views.insert(seq, view.clone())),
        }
    }

    /// The last append that the player knows of.
    pub(crate) fn known(&self) -> u64 {
        let shown = self.views.keys().next_back().copied().unwrap_or(0);
        self.done.iter().map(|(_, seq)| *seq).max().unwrap_or(0).max(shown)
    }
}
