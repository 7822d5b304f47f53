//! Replays of tables that somebody has looked back on lately. Each step asks for one again, and to read
//! and check a record costs more than to show a moment of it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use games::Replay;
use table::TableId;

/// So many are kept. The record of a long game has a quarter of a megabyte.
const MOST: usize = 16;

/// The replays that were asked for last.
#[derive(Debug, Default)]
pub(crate) struct Replays(Mutex<VecDeque<(TableId, Arc<Replay>)>>);

impl Replays {
    /// The replay of a table, if it is kept.
    pub(crate) fn find(&self, id: &TableId) -> Option<Arc<Replay>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(other, _)| other == id)?;
        let found = kept.remove(at)?;
        let replay = Arc::clone(&found.1);
        kept.push_front(found);
        Some(replay)
    }

    /// Keeps a replay, and lets go of the one that nobody has asked for longest.
    pub(crate) fn keep(&self, id: TableId, replay: Arc<Replay>) {
        let mut kept = self.kept();
        kept.retain(|(other, _)| *other != id);
        kept.push_front((id, replay));
        kept.truncate(MOST);
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(TableId, Arc<Replay>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
