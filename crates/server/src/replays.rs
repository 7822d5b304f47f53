//! A cache of replays. Each step of a reader requests one again, and reading and checking a record costs more
//! than showing a step of it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use games::Replay;
use table::TableId;

/// Maximum number of cached replays. The record of a long game has a quarter of a megabyte.
const MAX_REPLAYS: usize = 16;

/// The replays that were requested last.
#[derive(Debug, Default)]
pub(crate) struct Replays(Mutex<VecDeque<(TableId, Arc<Replay>)>>);

impl Replays {
    /// The replay of a table, if it is cached.
    pub(crate) fn find(&self, id: &TableId) -> Option<Arc<Replay>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(other, _)| other == id)?;
        let found = kept.remove(at)?;
        let replay = Arc::clone(&found.1);
        kept.push_front(found);
        Some(replay)
    }

    /// Caches a replay, and drops the one that nobody has requested for longest.
    pub(crate) fn keep(&self, id: TableId, replay: Arc<Replay>) {
        let mut kept = self.kept();
        kept.retain(|(other, _)| *other != id);
        kept.push_front((id, replay));
        kept.truncate(MAX_REPLAYS);
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(TableId, Arc<Replay>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
