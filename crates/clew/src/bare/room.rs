//! One table: its row in the journal, and a number that all viewers wait for.

use std::sync::atomic::{AtomicUsize, Ordering};

use game::Seat;
use journal::{AppendError, Journal};
use table::{Key, TableId};
use tokio::sync::{Mutex, watch};

use crate::sitting::Sitting;

/// One table.
#[derive(Debug)]
pub(super) struct Room {
    /// What it is called.
    id: TableId,
    /// What is appended next.
    sitting: Mutex<Sitting>,
    /// The last append that is on disk.
    seq: watch::Sender<u64>,
    /// How many have sat down.
    seated: AtomicUsize,
}

impl Room {
    /// Opens a table; it is then on disk.
    pub(super) async fn open(journal: &Journal, number: usize) -> Result<Self, AppendError> {
        let mut sitting = Sitting::numbered(number);
        journal.append(sitting.open()).await?;
        let (id, seq) = (sitting.table().clone(), watch::Sender::new(sitting.seq()));
        Ok(Self { id, sitting: Mutex::new(sitting), seq, seated: AtomicUsize::new(0) })
    }

    /// What it is called.
    pub(super) fn id(&self) -> &TableId {
        &self.id
    }

    /// The next free seat.
    pub(super) fn sit_down(&self) -> Option<Seat> {
        Seat::new(self.seated.fetch_add(1, Ordering::Relaxed))
    }

    /// The last append.
    pub(super) fn seq(&self) -> u64 {
        *self.seq.borrow()
    }

    /// Tells of every append from now on; one who is slow misses some.
    pub(super) fn look(&self) -> watch::Receiver<u64> {
        self.seq.subscribe()
    }

    /// Writes one row and, when that is on disk, tells all viewers.
    pub(super) async fn act(
        &self,
        journal: &Journal,
        seat: Seat,
        key: Key,
        action: String,
    ) -> Result<u64, AppendError> {
        let mut sitting = self.sitting.lock().await;
        journal.append(sitting.act(seat, key, action)).await?;
        let seq = sitting.seq();
        self.seq.send_replace(seq);
        Ok(seq)
    }
}
