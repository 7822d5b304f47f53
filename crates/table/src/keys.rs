//! Idempotency keys: they keep an action that is sent twice from being performed twice.

use std::collections::HashMap;

use game::Seat;

use crate::{Append, Key, Record};

/// The append in which each action of a table is recorded, by seat and key.
///
/// The owner of a table keeps this map next to it and looks up each action before planning it. The map
/// is not part of [`Table`](crate::Table), because the table is copied for each plan and the copy would
/// grow with the game.
#[derive(Clone, Debug, Default)]
pub struct Keys(HashMap<(Seat, Key), u64>);

impl Keys {
    /// The keys of all actions in these appends.
    pub fn of(appends: &[Append]) -> Self {
        let mut keys = Self::default();
        appends.iter().for_each(|append| keys.add(append));
        keys
    }

    /// Adds the keys of an append that was recorded.
    pub fn add(&mut self, append: &Append) {
        for (seat, key) in append.records().iter().filter_map(used_key) {
            self.0.entry((seat, key)).or_insert(append.seq());
        }
    }

    /// The append in which this seat's action with this key is recorded.
    pub fn find(&self, seat: Seat, key: Key) -> Option<u64> {
        self.0.get(&(seat, key)).copied()
    }
}

/// A key that a seat used twice.
pub(crate) struct Repeated {
    /// The second action: the index of its append, and of its record in that append.
    pub(crate) at: (usize, usize),
    /// The append of the first action, counted from 1.
    pub(crate) first: u64,
}

/// The first action in these appends whose seat used its key before.
pub(crate) fn first_repeated(appends: &[Append]) -> Option<Repeated> {
    let mut seen = HashMap::with_capacity(appends.len());
    for (append, records) in appends.iter().enumerate() {
        for (nth, record) in records.records().iter().enumerate() {
            let Some(used) = used_key(record) else { continue };
            if let Some(first) = seen.insert(used, records.seq()) {
                return Some(Repeated { at: (append, nth), first });
            }
        }
    }
    None
}

fn used_key(record: &Record) -> Option<(Seat, Key)> {
    match record {
        Record::Act { seat, key, .. } => Some((*seat, *key)),
        _ => None,
    }
}
