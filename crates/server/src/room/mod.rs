//! A table in use: one task, the [`Room`], owns it, and everybody else talks to it through a
//! [`RoomHandle`].
//!
//! The path of a request: [`RoomHandle::request`] puts it into the inbox; the task (`task.rs`) checks who may
//! do it and makes a command of it (`authorize.rs`), plans the command on a copy of the table, appends the
//! records and takes the copy over (`append.rs`), and publishes a [`Snapshot`] (`snapshot.rs`).

mod append;
mod authorize;
mod bots;
mod consent;
mod error;
#[cfg(test)]
mod kept;
mod links;
mod names;
mod presence;
mod recent;
mod rematch;
mod request;
mod snapshot;
mod start;
mod task;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;

use game::{SeatSet, Viewer};
use serde_json::value::RawValue;
use table::{Person, UnixMillis};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use ui::pages::Line;
use ui::{Cx, Narration};

pub(crate) use append::{catch_game_panic, load, open, sits_down, summary};
pub(crate) use error::RoomError;
pub(crate) use names::read_name;
pub(crate) use presence::TurnTimes;
pub(crate) use recent::ChatMessage;
use recent::Recent;
pub(crate) use request::{Answer, RoomRequest};
pub(crate) use snapshot::{Snapshot, TableState};
pub use task::RoomTimeouts;
pub(crate) use task::{Loaded, Room, RoomContext};

/// Maximum number of requests that wait for one room. Each reads a record or syncs a disk, so further ones
/// are refused with 503 rather than queued.
const MAX_WAITING_REQUESTS: usize = 256;

/// The handle to a room's task.
#[derive(Debug)]
pub(crate) struct RoomHandle {
    inbox: mpsc::UnboundedSender<Message>,
    /// Permits for requests that wait. Other messages come from open streams and machines, whose number is
    /// limited elsewhere.
    permits: Semaphore,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    recent: Arc<Recent>,
}

/// The messages that a room takes.
#[derive(Debug)]
pub(crate) enum Message {
    /// Somebody requests something.
    Request {
        person: Person,
        request: RoomRequest,
        reply: oneshot::Sender<Result<Answer, RoomError>>,
    },
    /// A person with these seats opened an event stream.
    StreamOpened(SeatSet),
    /// A person with these seats closed an event stream.
    StreamClosed(SeatSet),
    /// A person with these seats loaded a page or the state.
    Looked(SeatSet),
    /// Another machine has appended up to this number, or changed something outside the log.
    Grown(u64),
    /// Somebody knows of an append that we do not have: reply after catching up.
    CatchUp(oneshot::Sender<()>),
    /// A bot has chosen.
    BotChose(bots::BotChoice),
    /// The game's own code failed while something was drawn.
    GameFault,
}

/// The room ended before it took the message: find the table again, which loads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RoomClosed;

impl RoomHandle {
    fn new(
        inbox: mpsc::UnboundedSender<Message>,
        snapshots: watch::Receiver<Arc<Snapshot>>,
        recent: Arc<Recent>,
    ) -> Self {
        Self { inbox, permits: Semaphore::new(MAX_WAITING_REQUESTS), snapshots, recent }
    }

    /// Sends a request and waits until its result is durable.
    ///
    /// # Errors
    /// The outer error: the room ended, and nothing was done. The inner one: why it was not done; also if
    /// too many requests wait already.
    pub(crate) async fn request(
        &self,
        person: Person,
        request: RoomRequest,
    ) -> Result<Result<Answer, RoomError>, RoomClosed> {
        let Ok(_permit) = self.permits.try_acquire() else { return Ok(Err(RoomError::Busy)) };
        let (reply, answer) = oneshot::channel();
        let message = Message::Request { person, request, reply };
        self.inbox.send(message).map_err(|_| RoomClosed)?;
        answer.await.map_err(|_| RoomClosed)
    }

    /// The newest snapshot.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// All snapshots, beginning with the newest. A slow reader skips some.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Snapshot>> {
        let mut snapshots = self.snapshots.clone();
        snapshots.mark_changed();
        snapshots
    }

    /// Counts a person with these seats as present until the result is dropped.
    pub(crate) fn attend(&self, seats: SeatSet) -> Attendance {
        let inbox = self.inbox.clone();
        // A room that has ended counts nobody.
        let _ = inbox.send(Message::StreamOpened(seats));
        Attendance { inbox, seats }
    }

    /// Reports a sign of life of a person with these seats.
    pub(crate) fn looked(&self, seats: SeatSet) {
        let _ = self.inbox.send(Message::Looked(seats));
    }

    /// Reports that another machine may have appended up to this number.
    pub(crate) fn grown(&self, seq: u64) {
        let _ = self.inbox.send(Message::Grown(seq));
    }

    /// Waits until the room has this append, if the journal has it.
    pub(crate) async fn reach(&self, seq: u64) {
        if self.snapshot().table.seq() >= seq {
            return;
        }
        let (reply, answer) = oneshot::channel();
        if self.inbox.send(Message::CatchUp(reply)).is_ok() {
            // A room that has ended is loaded again with everything in the journal.
            let _ = answer.await;
        }
    }

    /// Reports that the game's own code failed.
    pub(crate) fn report_fault(&self) {
        let _ = self.inbox.send(Message::GameFault);
    }

    /// What a viewer saw between two appends, in order, as JSON.
    pub(crate) fn sights(
        &self,
        span: (u64, u64),
        viewer: Viewer,
        now: UnixMillis,
    ) -> Vec<Box<RawValue>> {
        self.recent.events().sights(span, viewer, now)
    }

    /// The narration of what happened between two appends; lines that stay are added to `log`.
    pub(crate) fn narration(
        &self,
        span: (u64, u64),
        now: UnixMillis,
        cx: &Cx<'_>,
        log: &mut Vec<Line>,
    ) -> Vec<Narration> {
        self.recent.events().narration(span, now, cx, log)
    }

    /// The log of recent events: the lines that stay.
    pub(crate) fn log(&self, cx: &Cx<'_>) -> Vec<Line> {
        self.recent.events().log(cx)
    }

    /// The chat messages after this number.
    pub(crate) fn said_since(&self, number: u64) -> Vec<Arc<ChatMessage>> {
        self.recent.chat().since(number)
    }

    /// Whether the task has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }
}

/// Counts a person as present while it lives.
#[derive(Debug)]
pub(crate) struct Attendance {
    inbox: mpsc::UnboundedSender<Message>,
    seats: SeatSet,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let _ = self.inbox.send(Message::StreamClosed(self.seats));
    }
}
