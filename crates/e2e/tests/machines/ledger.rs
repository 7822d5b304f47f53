//! The answers and events that a player received, which the checker relies on.

use std::collections::BTreeMap;

use e2e::Act;
use serde_json::{Value, json};

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
    pub(crate) compare: Compare,
}

/// How two views of the same append are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Compare {
    /// All machines run the same build: the views are equal.
    #[default]
    Whole,
    /// A newer build may add fields: those that both views have are equal.
    CommonFields,
}

impl Compare {
    pub(crate) fn is_same(self, one: &Value, other: &Value) -> bool {
        match (self, one, other) {
            (Self::CommonFields, Value::Object(one), Value::Object(other)) => one
                .iter()
                .all(|(key, value)| other.get(key).is_none_or(|of| self.is_same(value, of))),
            (Self::CommonFields, Value::Array(one), Value::Array(other)) => {
                one.len() == other.len() && one.iter().zip(other).all(|(a, b)| self.is_same(a, b))
            }
            _ => one == other,
        }
    }
}

impl Ledger {
    /// Compares a view with the one that was shown before after the same append, by any machine.
    pub(crate) fn saw(&mut self, id: &str, seq: u64, view: &Value) {
        let before = self.views.entry(seq).or_insert_with(|| view.clone());
        let is_same = self.compare.is_same(before, view);
        assert!(is_same, "{id}: two histories after append {seq}:\n{before}\n{view}");
    }

    /// The last append that the player knows of.
    pub(crate) fn known(&self) -> u64 {
        let shown = self.views.keys().next_back().copied().unwrap_or(0);
        self.done.iter().map(|(_, seq)| *seq).max().unwrap_or(0).max(shown)
    }
}

#[test]
fn a_newer_build_may_add_fields_and_change_none() {
    let old = json!({ "turn": "A", "frogs": [{ "at": 3 }] });
    let new = json!({ "turn": "A", "frogs": [{ "at": 3, "number": 1 }], "numbered": false });
    let other = json!({ "turn": "A", "frogs": [{ "at": 4, "number": 1 }], "numbered": false });
    let fewer = json!({ "turn": "A", "frogs": [], "numbered": false });
    assert!(Compare::CommonFields.is_same(&old, &new));
    assert!(!Compare::CommonFields.is_same(&old, &other));
    assert!(!Compare::CommonFields.is_same(&old, &fewer));
    assert!(!Compare::Whole.is_same(&old, &new));
    assert!(Compare::Whole.is_same(&old, &old));
}
