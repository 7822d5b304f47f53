//! A table that is awake: one task owns it, and this is its door.

mod ask;
mod bots;
mod codes;
mod frame;
mod judge;
mod keeper;
#[cfg(test)]
mod kept;
mod naming;
mod playing;
mod presence;
mod recent;
mod rematch;
mod said;
mod starting;
mod state;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod turns;
mod votes;

use std::sync::{Arc, Mutex, PoisonError};

use game::{SeatSet, Viewer};
use serde_json::value::RawValue;
use table::{Person, UnixMillis};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use ui::pages::Line;
use ui::{Cx, Narration};

use crate::Error;
pub(crate) use ask::{Answer, Ask, Asked};
pub(crate) use frame::Frame;
pub(crate) use judge::clock_off;
pub(crate) use judge::refusal;
pub use keeper::Manners;
pub(crate) use keeper::{Keeper, Surroundings, apology};
pub(crate) use naming::read_name;
use recent::Recent;
use said::Said;
pub(crate) use said::Saying;
pub(crate) use state::TableState;
pub(crate) use store::{guarded, load, open, sits_down, summary, unavailable, unreadable};
pub(crate) use turns::TurnTimes;

/// Maximum number of requests that wait for one table's task. Each reads a record or syncs a disk, so
/// further ones are told to come back rather than queued.
const MAX_WAITING: usize = 256;

/// The handle to the task of a table that is awake.
#[derive(Debug)]
pub(crate) struct Room {
    inbox: mpsc::UnboundedSender<Message>,
    /// Permits for requests that wait. Other messages come from open streams and machines, whose
    /// number is limited elsewhere.
    waiting: Semaphore,
    frames: watch::Receiver<Arc<Frame>>,
    lately: Arc<Lately>,
}

/// What is kept beside the table for a while, and read by streams. Locked for steps only.
#[derive(Debug, Default)]
pub(crate) struct Lately {
    recent: Mutex<Recent>,
    said: Mutex<Said>,
}

/// The closed list of what reaches the task of a table.
#[derive(Debug)]
pub(crate) enum Message {
    /// Somebody asks for something.
    Asked(Asked, oneshot::Sender<Result<Answer, Error>>),
    /// Somebody with these seats looks on from now.
    Came(SeatSet),
    /// And no more.
    Went(SeatSet),
    /// Somebody with these seats has looked.
    Looked(SeatSet),
    /// Another machine has written up to this append, or beside the log.
    Grown(u64),
    /// Somebody knows of an append that we do not have: an answer comes when we have looked.
    Reach(oneshot::Sender<()>),
    /// A bot has made up its mind.
    Thought(bots::Thought),
    /// A fault in the game's own code showed while something was drawn up.
    Broke,
}

/// The table fell asleep at this moment: find it again, which wakes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asleep;

impl Room {
    fn new(
        inbox: mpsc::UnboundedSender<Message>,
        frames: watch::Receiver<Arc<Frame>>,
        lately: Arc<Lately>,
    ) -> Self {
        Self { inbox, waiting: Semaphore::new(MAX_WAITING), frames, lately }
    }

    /// Asks for something and waits until that is durable.
    ///
    /// # Errors
    /// The outer error: the table fell asleep, nothing was done. The inner: why not; also if too many
    /// wait already.
    pub(crate) async fn ask(
        &self,
        person: Person,
        ask: Ask,
    ) -> Result<Result<Answer, Error>, Asleep> {
        let Ok(_permit) = self.waiting.try_acquire() else { return Ok(Err(store::busy())) };
        let (reply, answer) = oneshot::channel();
        let asked = Asked { person, ask };
        self.inbox.send(Message::Asked(asked, reply)).map_err(|_| Asleep)?;
        answer.await.map_err(|_| Asleep)
    }

    /// The newest frame.
    pub(crate) fn frame(&self) -> Arc<Frame> {
        self.frames.borrow().clone()
    }

    /// All frames, beginning with the newest. A slow reader misses some.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Frame>> {
        let mut frames = self.frames.clone();
        frames.mark_changed();
        frames
    }

    /// Somebody with these seats looks on until what this gives is dropped.
    pub(crate) fn attend(&self, seats: SeatSet) -> Attendance {
        let inbox = self.inbox.clone();
        // A table that is gone counts nobody.
        let _ = inbox.send(Message::Came(seats));
        Attendance { inbox, seats }
    }

    /// Somebody with these seats has looked: a sign of life.
    pub(crate) fn looked(&self, seats: SeatSet) {
        let _ = self.inbox.send(Message::Looked(seats));
    }

    /// The table may have grown elsewhere, up to this append: it looks for itself.
    pub(crate) fn grown(&self, seq: u64) {
        let _ = self.inbox.send(Message::Grown(seq));
    }

    /// Waits until the table has this append, if it is kept anywhere, and gives up otherwise.
    pub(crate) async fn reach(&self, seq: u64) {
        if self.frame().table.seq() >= seq {
            return;
        }
        let (reply, answer) = oneshot::channel();
        if self.inbox.send(Message::Reach(reply)).is_ok() {
            // A table that fell asleep is woken with all that is kept.
            let _ = answer.await;
        }
    }

    /// Reports that the game's own code failed.
    pub(crate) fn report_fault(&self) {
        let _ = self.inbox.send(Message::Broke);
    }

    /// What a viewer saw between two appends, in order, as JSON.
    pub(crate) fn sights(
        &self,
        span: (u64, u64),
        viewer: Viewer,
        now: UnixMillis,
    ) -> Vec<Box<RawValue>> {
        self.lately.recent().sights(span, viewer, now)
    }

    /// The sentences about the appends of a span.
    pub(crate) fn narrations(
        &self,
        span: (u64, u64),
        now: UnixMillis,
        cx: &Cx<'_>,
        log: &mut Vec<Line>,
    ) -> Vec<Narration> {
        self.lately.recent().narrations(span, now, cx, log)
    }

    /// What has happened lately and stays.
    pub(crate) fn log(&self, cx: &Cx<'_>) -> Vec<Line> {
        self.lately.recent().log(cx)
    }

    /// What was said after so many things.
    pub(crate) fn said_since(&self, number: u64) -> Vec<Arc<Saying>> {
        self.lately.said().since(number)
    }

    /// Whether the task has ended.
    pub(crate) fn is_gone(&self) -> bool {
        self.inbox.is_closed()
    }
}

impl Lately {
    fn recent(&self) -> std::sync::MutexGuard<'_, Recent> {
        // Whoever panicked in there left a list that is still a list.
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn said(&self) -> std::sync::MutexGuard<'_, Said> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody looks on.
#[derive(Debug)]
pub(crate) struct Attendance {
    inbox: mpsc::UnboundedSender<Message>,
    seats: SeatSet,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let _ = self.inbox.send(Message::Went(self.seats));
    }
}
