//! Signals to a room for which nobody waits. They are merged until the room takes them: so they need a fixed
//! amount of memory and none is lost, however many come while the room is busy.

use std::sync::{Mutex, PoisonError};

use game::{MAX_SEATS, SeatSet};
use tokio::sync::Notify;

use super::bots::BotChoice;

/// The signals that a room has not taken yet.
#[derive(Debug, Default)]
pub(super) struct Signals {
    pending: Mutex<Pending>,
    changed: Notify,
}

impl Signals {
    /// Adds to the pending signals and wakes the room.
    pub(super) fn update(&self, add: impl FnOnce(&mut Pending)) {
        add(&mut self.pending.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_one();
    }

    /// Waits for signals and takes them. Safe to cancel: nothing is taken before it completes.
    pub(super) async fn take(&self) -> Pending {
        self.changed.notified().await;
        std::mem::take(&mut *self.pending.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Merged signals.
#[derive(Debug, Default)]
pub(super) struct Pending {
    /// Whether an event stream was opened.
    pub(super) was_opened: bool,
    /// By how much the number of open event streams has changed.
    pub(super) streams: isize,
    /// By how much the number of open event streams of each seat has changed.
    pub(super) seat_streams: [i32; MAX_SEATS],
    /// The seats with a sign of life; `None` if there was none, not even of a spectator.
    pub(super) seen: Option<SeatSet>,
    /// Another machine has appended up to this number, or changed something outside the log.
    pub(super) grown: Option<u64>,
    /// Who was seen at other machines lately.
    pub(super) others: Option<Vec<journal::Presence>>,
    /// The table may be abandoned.
    pub(super) check_abandoned: bool,
    /// A bot has chosen. Only one bot of a room chooses at a time.
    pub(super) bot_choice: Option<BotChoice>,
    /// The game's own code failed while something was drawn.
    pub(super) game_fault: bool,
}

impl Pending {
    /// A stream of a person with these seats was opened (`1`) or closed (`-1`).
    pub(super) fn add_stream(&mut self, seats: SeatSet, change: i32) {
        self.was_opened |= change > 0;
        self.streams += change as isize;
        seats.iter().for_each(|seat| self.seat_streams[seat.index()] += change);
        self.add_seen(seats);
    }

    /// A person with these seats gave a sign of life.
    pub(super) fn add_seen(&mut self, seats: SeatSet) {
        let before = self.seen.unwrap_or(SeatSet::NOBODY);
        self.seen = Some(seats.iter().fold(before, SeatSet::with));
    }
}
