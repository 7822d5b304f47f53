//! The state that every route can use.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

use games::Replay;
use journal::Journal;
use table::{Append, TableId};

use crate::Clock;
use crate::campaign::GameResult;
use crate::error::RoomError;
use crate::guard::{Limits, LobbyPlaces, StreamLimits, WrongTries};
use crate::health::Health;
use crate::listed::CachedFacts;
use crate::metrics::Metrics;
use crate::rooms::Rooms;

/// The state that every route can use. A clone shares it.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) rooms: Rooms,
    pub(crate) journal: Journal,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    /// Rate limits.
    pub(crate) limits: Limits,
    /// Public tables by client.
    pub(crate) places: LobbyPlaces,
    /// Limits of wrong codes of tables.
    pub(crate) wrong_codes: WrongTries,
    /// Limits of open event streams.
    pub(crate) streams: StreamLimits,
    /// Replays: reading and checking a record costs more than showing a step of it.
    pub(crate) replays: Cache<Arc<Replay>>,
    /// Results of finished games of the campaign; `None` for a game that does not count.
    pub(crate) results: Cache<Option<Arc<GameResult>>>,
    /// Facts for lists of tables.
    pub(crate) listed: Cache<CachedFacts>,
    pub(crate) health: Health,
}

impl App {
    pub(crate) fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }

    /// All appends of a table.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub(crate) async fn appends(&self, id: &TableId) -> Result<Vec<Append>, RoomError> {
        let rows = self.journal.read(id, 1).await.map_err(RoomError::unreadable(id))?;
        Ok(rows.into_iter().map(|row| row.append).collect())
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// A cache of values that are computed from the records of tables: of ended ones, which never change, or with the
/// time of the last append.
#[derive(Debug)]
pub(crate) struct Cache<V> {
    values: Mutex<HashMap<TableId, V>>,
    max_len: usize,
}

impl<V: Clone> Cache<V> {
    pub(crate) fn new(max_len: usize) -> Self {
        Self { values: Mutex::default(), max_len }
    }

    pub(crate) fn get(&self, id: &TableId) -> Option<V> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Adds a value. A full cache drops another one, whichever.
    pub(crate) fn insert(&self, id: TableId, value: V) {
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        if values.len() >= self.max_len
            && let Some(any) = values.keys().next().cloned()
        {
            values.remove(&any);
        }
        values.insert(id, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_cache_drops_one_value() {
        let cache = Cache::new(2);
        let ids = ["a", "b", "c"].map(|id| id.parse::<TableId>().expect("a table's name"));
        for (number, id) in ids.iter().enumerate() {
            cache.insert(id.clone(), number);
            assert_eq!(cache.get(id), Some(number));
        }
        assert_eq!(ids.iter().filter(|id| cache.get(id).is_some()).count(), 2);
    }
}
