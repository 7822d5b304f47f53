//! A table that is awake: one task owns it, and this is its door.

mod ask;
mod board;
mod bots;
mod codes;
mod common;
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

use std::sync::{Arc, Mutex, PoisonError, Weak};

use face::pages::Line;
use face::{Cx, Told};
use game::{SeatSet, Viewer};
use table::{Person, Wall};
use tokio::sync::{mpsc, oneshot};

use crate::Error;
pub(crate) use ask::{Answer, Ask, Asked};
use board::Glance;
pub(crate) use board::{Onlooker, Reader};
pub(crate) use frame::Frame;
pub(crate) use judge::clock_off;
pub(crate) use judge::refusal;
pub use keeper::Manners;
pub(crate) use keeper::{Keeper, Surroundings, apology};
pub(crate) use naming::read_name;
use recent::Recent;
use said::Said;
pub(crate) use said::Saying;
pub(crate) use state::{StateDoc, write as write_state};
pub(crate) use store::{guarded, load, open, sits_down, summary, unavailable, unreadable};
pub(crate) use turns::TurnTimes;

/// The door to a table that is awake.
#[derive(Debug)]
pub(crate) struct Room {
    inbox: mpsc::UnboundedSender<Message>,
    frames: Glance<Frame>,
    lately: Arc<Lately>,
}

/// What is kept beside the table for a while, and read by streams. Locked for moments only.
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
    /// Asks for something and waits until that is durable.
    ///
    /// # Errors
    /// The outer error: the table fell asleep, nothing was done. The inner: why not.
    pub(crate) async fn ask(
        &self,
        person: Person,
        ask: Ask,
    ) -> Result<Result<Answer, Error>, Asleep> {
        let (reply, answer) = oneshot::channel();
        let asked = Asked { person, ask };
        self.inbox.send(Message::Asked(asked, reply)).map_err(|_| Asleep)?;
        answer.await.map_err(|_| Asleep)
    }

    /// The newest frame.
    pub(crate) fn frame(&self) -> Arc<Frame> {
        self.frames.frame()
    }

    /// All frames, beginning with the newest; who is slow misses some. An onlooker may be told of
    /// them on the spot.
    pub(crate) fn follow(&self, onlooker: Option<Weak<dyn Onlooker<Frame>>>) -> Reader<Frame> {
        self.frames.follow(onlooker)
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

    /// Writes what a viewer saw between two appends, as items of a JSON list.
    pub(crate) fn write_sights(
        &self,
        span: (u64, u64),
        viewer: Viewer,
        now: Wall,
        out: &mut Vec<u8>,
    ) {
        self.lately.recent().write_sights(span, viewer, now, out);
    }

    /// What is told of what happened between two appends.
    pub(crate) fn told(
        &self,
        span: (u64, u64),
        now: Wall,
        cx: &Cx<'_>,
        log: &mut Vec<Line>,
    ) -> Vec<Told> {
        self.lately.recent().told(span, now, cx, log)
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
