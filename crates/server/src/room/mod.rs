//! A table in use: one task, the [`Room`], owns it, and everything else uses a [`RoomHandle`].
//!
//! The path of a request: [`RoomHandle::request`] puts it into the inbox; the task (`task.rs`) checks whether the
//! person may do it (`authorize.rs`), plans a command on a copy of the table, appends its records and takes the
//! copy over (`append.rs`), and publishes a [`Snapshot`] (`snapshot.rs`).

mod append;
mod authorize;
mod bots;
mod bounds;
mod consent;
mod links;
mod lobby;
mod names;
mod presence;
mod recent;
mod rematch;
mod signals;
mod snapshot;
mod start;
mod task;
#[cfg(test)]
mod tests;

use std::sync::{Arc, Mutex, PoisonError};

use game::{Seat, SeatSet, Talk};
use serde::Serialize;
use table::{Command, Entropy, Key, Level, Name, Person, TableId, UnixMillis};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};
use utoipa::ToSchema;

pub(crate) use append::{catch_game_panic, load, open, sits_down, summary};
pub use bounds::TableBounds;
pub(crate) use bounds::abandoned_before;
pub(crate) use names::read_name;
use presence::LocalSign;
pub(crate) use presence::{ABSENT_AFTER_MS, TurnTimes};
pub(crate) use recent::{ChatMessage, Recent};
use signals::Signals;
pub(crate) use snapshot::{Snapshot, TableState};
pub use task::RoomTimeouts;
pub(crate) use task::{Loaded, Room, RoomContext};

use crate::error::RoomError;
use crate::fields::schema::{SeatLetter, TableName, TakeAddress};

/// Capacity of a room's inbox. Each message reads records or syncs a disk, so further ones are refused with 503
/// rather than queued.
const INBOX_CAPACITY: usize = 256;

/// What a person requests of a room. The room checks whether they may.
///
/// Most requests are a [`Command`] as it will be recorded. The others have a form of their own because only the
/// room can complete them (which seat is free, which bot is the strongest, which seat a link has) or because they
/// append nothing (talk).
#[derive(Clone, Debug)]
pub(crate) enum RoomRequest {
    /// A command that is complete: `Set`, `Close`, `Pause`, `Resume`, `Name`, `Host`, `Uncover`, and the notes
    /// `Chat` and `Ready`. All others are refused.
    Command(Command),
    /// Take this seat, or the first free one.
    Join { seat: Option<Seat>, name: Name, entropy: Option<Entropy> },
    /// Change these settings, contribute to the random seed for the person's own seats that have not yet, and
    /// start the game.
    Start { changes: Vec<(String, String)>, entropy: Option<Entropy> },
    /// Play an action.
    Act { seat: Option<Seat>, action: String, seen: u64, key: Key },
    /// Put a bot on a free seat; without a level the strongest.
    Bot { seat: Seat, level: Option<Level> },
    /// Put a bot on every free seat; without a level an easy one.
    Fill { level: Option<Level> },
    /// Give the person's own seat another colour.
    Colour { seat: Seat, colour: String },
    /// Free a seat. After the start a bot plays on for it.
    Free { seat: Seat },
    /// Let a bot play for a player.
    Cover { seat: Seat, level: Option<Level> },
    /// Create a link that moves the person's own seat to another device.
    MoveSeat { seat: Seat },
    /// Create a link by which another person gets the seat of an absent player.
    HandOn { seat: Seat },
    /// Take the seat of a link.
    Take { code: String, name: Option<Name> },
    /// Send a chat message, a gesture or a reaction.
    Talk { seat: Option<Seat>, kind: Talk, text: String },
    /// Open the rematch, with these settings changed.
    Rematch { changes: Vec<(String, String)> },
}

impl From<Command> for RoomRequest {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// The result of a command.
#[derive(Clone, Serialize, ToSchema, Debug, Default)]
pub(crate) struct CommandReply {
    /// The table that you joined, or that was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = TableName, required = false)]
    pub(crate) table: Option<String>,
    /// The seat that you have taken, acted for or made a link for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = SeatLetter, required = false)]
    pub(crate) seat: Option<Seat>,
    /// The number of the last append of the table: the `seq` of its state.
    pub(crate) seq: u64,
    /// The path of the seat link that was created. The first person who posts to it gets the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = TakeAddress, required = false)]
    pub(crate) take: Option<String>,
    /// The table of the rematch.
    #[serde(skip)]
    pub(crate) rematch: Option<TableId>,
    /// Whether the action had been done before, so that nothing was done now.
    #[serde(skip)]
    pub(crate) is_repeated: bool,
}

/// A message in a room's inbox. Its sender waits for the reply.
#[derive(Debug)]
enum Message {
    Request {
        person: Person,
        request: RoomRequest,
        reply: oneshot::Sender<Result<CommandReply, RoomError>>,
    },
    /// Read what other machines have appended.
    CatchUp(oneshot::Sender<()>),
}

/// The room ended before it handled the message: find the table again, which loads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RoomClosed;

/// The handle to a room's task.
#[derive(Debug)]
pub(crate) struct RoomHandle {
    inbox: mpsc::Sender<Message>,
    signals: Arc<Signals>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    /// Recent events and chat messages.
    pub(crate) recent: Arc<Recent>,
    /// Who is present at this machine, where machines share the journal.
    local_signs: Arc<Mutex<Vec<LocalSign>>>,
}

impl RoomHandle {
    /// Sends a request and waits until its result is durable.
    ///
    /// # Errors
    /// The outer error: the room ended, and nothing was done. The inner error: why nothing was done; `Busy` if
    /// the inbox is full.
    pub(crate) async fn request(
        &self,
        person: Person,
        request: RoomRequest,
    ) -> Result<Result<CommandReply, RoomError>, RoomClosed> {
        let (reply, answer) = oneshot::channel();
        match self.inbox.try_send(Message::Request { person, request, reply }) {
            Ok(()) => answer.await.map_err(|_| RoomClosed),
            Err(TrySendError::Full(_)) => Ok(Err(RoomError::Busy)),
            Err(TrySendError::Closed(_)) => Err(RoomClosed),
        }
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
        self.signals.update(|pending| pending.add_stream(seats, 1));
        Attendance { signals: Arc::clone(&self.signals), seats }
    }

    /// Reports a sign of life of a person with these seats.
    pub(crate) fn looked(&self, seats: SeatSet) {
        self.signals.update(|pending| pending.add_seen(seats));
    }

    /// Reports that another machine has appended up to this number, or changed something outside the log.
    pub(crate) fn grown(&self, seq: u64) {
        self.signals.update(|pending| pending.grown = pending.grown.max(Some(seq)));
    }

    /// The persons who are present at this machine, for other machines.
    pub(crate) fn presence(&self, table: &TableId, now: UnixMillis) -> Vec<journal::Presence> {
        let signs = self.local_signs.lock().unwrap_or_else(PoisonError::into_inner);
        signs.iter().filter_map(|sign| sign.row(table, now)).collect()
    }

    /// Reports who was seen at other machines lately.
    pub(crate) fn seen_elsewhere(&self, others: Vec<journal::Presence>) {
        self.signals.update(|pending| pending.others = Some(others));
    }

    /// Asks the room to close its table if that is abandoned.
    pub(crate) fn check_abandoned(&self) {
        self.signals.update(|pending| pending.check_abandoned = true);
    }

    /// Reports that the game's own code failed while something was drawn.
    pub(crate) fn report_fault(&self) {
        self.signals.update(|pending| pending.game_fault = true);
    }

    /// Waits until the room has this append, if the journal has it.
    ///
    /// # Errors
    /// `Busy` if the inbox is full.
    pub(crate) async fn reach(&self, seq: u64) -> Result<(), RoomError> {
        if self.snapshot().table.seq() >= seq {
            return Ok(());
        }
        let (reply, answer) = oneshot::channel();
        match self.inbox.try_send(Message::CatchUp(reply)) {
            // A room that ends is loaded again with everything in the journal.
            Ok(()) => drop(answer.await),
            Err(TrySendError::Full(_)) => return Err(RoomError::Busy),
            Err(TrySendError::Closed(_)) => {}
        }
        Ok(())
    }

    /// Whether the task has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }
}

/// Counts a person as present until it is dropped.
#[derive(Debug)]
pub(crate) struct Attendance {
    signals: Arc<Signals>,
    seats: SeatSet,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.signals.update(|pending| pending.add_stream(self.seats, -1));
    }
}
