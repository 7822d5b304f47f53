//! An open event stream: it is told of frames, tells of each in its own form, and says now and then
//! that the line is alive.
//!
//! As a rule the table's own task makes the events of a frame for all who look on, one after another,
//! and sends them: what that takes lies at hand then, and no stream is woken. One whose line is slow,
//! or is not there yet, is woken and does the same by itself when it can.

use std::convert::Infallible;
use std::fmt::Debug;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError, Weak};
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use game::{SeatSet, Viewer};
use hyper::body::Frame as Part;
use table::{Alias, Person};
use tokio::time::{Sleep, sleep};

use crate::Error;
use crate::guard::Pass;
use crate::listen::{Sent, Wire};
use crate::room::{Attendance, Frame, Onlooker, Reader, Room, guarded};

/// So often something is sent, so that nobody takes the line for dead.
const BEAT: Duration = Duration::from_secs(15);

/// The form in which a stream tells of frames.
pub(super) trait Form: Debug + Send + Unpin + 'static {
    /// As whom somebody with these seats looks on.
    ///
    /// # Errors
    /// If it is somebody else's seat.
    fn viewer(&self, frame: &Frame, mine: SeatSet) -> Result<Viewer, Error>;

    /// Adds the events of this frame, the last first.
    fn tell(&mut self, to: &Listener, frame: &Frame, viewer: Viewer, events: &mut Vec<Bytes>);

    /// Why the stream ends.
    fn bye(&self, why: Bye) -> Bytes;
}

/// Why a stream ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bye {
    /// The table fell asleep.
    Asleep,
    /// The seat passed to somebody else.
    NotYours,
    /// The server is going down.
    GoingDown,
}

/// Somebody who follows a table.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) room: Arc<Room>,
    pub(super) person: Option<Person>,
    /// The same person as the table's records know them.
    pub(super) alias: Option<Alias>,
    /// Kept as long as the stream is open.
    pub(super) _open: Pass,
}

/// The answer to somebody who follows a table, in this form. Events may be sent over the wire, if
/// there is one.
pub(super) fn follow(listener: Listener, wire: Option<Arc<Wire>>, form: impl Form) -> Response {
    let room = Arc::clone(&listener.room);
    let desk = desk(listener, wire, form);
    let frames = room.follow(Some(onlooker(&desk)));
    let stream = Stream { frames, desk, beat: Beat::new() };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::new(stream)).into_response()
}

fn desk<F: Form>(listener: Listener, wire: Option<Arc<Wire>>, form: F) -> Arc<Shared<F>> {
    Arc::new(Shared(Mutex::new(Desk {
        listener,
        form,
        wire,
        attendance: None,
        ready: Vec::new(),
        rest: Vec::new(),
        seen: 0,
        has_begun: false,
        is_over: false,
    })))
}

fn onlooker<F: Form>(desk: &Arc<Shared<F>>) -> Weak<dyn Onlooker<Frame>> {
    let desk: Weak<Shared<F>> = Arc::downgrade(desk);
    desk
}

struct Stream<F> {
    frames: Reader<Frame>,
    desk: Arc<Shared<F>>,
    beat: Beat,
}

/// Where events are made, by the table's task or by the stream's.
#[derive(Debug)]
struct Shared<F>(Mutex<Desk<F>>);

#[derive(Debug)]
struct Desk<F> {
    listener: Listener,
    form: F,
    wire: Option<Arc<Wire>>,
    /// The seats with which somebody is counted as being here.
    attendance: Option<(SeatSet, Attendance)>,
    /// What is to be sent, the last first.
    ready: Vec<Bytes>,
    /// What is left of something that was sent in part, before all else.
    rest: Vec<u8>,
    /// The number of the frame of which events were made last; 0 for none.
    seen: u64,
    /// Whether the answer has been begun: nothing may be sent before its head.
    has_begun: bool,
    is_over: bool,
}

/// One event after another.
impl<F: Form> HttpBody for Stream<F> {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Part<Bytes>, Infallible>>> {
        Poll::Ready(ready!(self.poll_next(cx)).map(|bytes| Ok(Part::data(bytes))))
    }
}

impl<F: Form> Stream<F> {
    fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let Self { frames, desk, beat } = self;
        // Nobody sends anything past the connection while it is given something.
        let mut desk = desk.lock();
        ready!(desk.poll_rest(cx));
        loop {
            if let Some(bytes) = desk.ready.pop() {
                desk.fill();
                return Poll::Ready(Some(bytes));
            }
            if desk.is_over {
                return Poll::Ready(None);
            }
            match frames.poll_next(cx) {
                Poll::Ready(Some(frame)) => desk.look(&frame, frames.seen()),
                Poll::Ready(None) => desk.bye(Bye::Asleep),
                Poll::Pending => {
                    ready!(beat.poll(cx));
                    desk.ready.push(Bytes::from_static(b":\n\n"));
                }
            }
        }
    }
}

/// Says when it is time to say that the line is alive.
struct Beat {
    timer: Pin<Box<Sleep>>,
    /// What it wakes then.
    woken: Option<Waker>,
}

impl Beat {
    fn new() -> Self {
        Self { timer: Box::pin(sleep(BEAT)), woken: None }
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        // What is set already wakes this task, and need not be set anew after each event.
        let is_set = self.woken.as_ref().is_some_and(|waker| waker.will_wake(cx.waker()));
        if is_set && !self.timer.is_elapsed() {
            return Poll::Pending;
        }
        self.woken = Some(cx.waker().clone());
        ready!(self.timer.as_mut().poll(cx));
        self.timer.set(sleep(BEAT));
        self.woken = None;
        Poll::Ready(())
    }
}

impl<F> Shared<F> {
    fn lock(&self) -> MutexGuard<'_, Desk<F>> {
        // What a panic leaves there is told as a fault of the table.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<F: Form> Onlooker<Frame> for Shared<F> {
    fn offer(&self, frame: &Frame, number: u64) -> bool {
        let mut desk = match self.0.try_lock() {
            Ok(desk) => desk,
            Err(TryLockError::Poisoned(desk)) => desk.into_inner(),
            // Its own stream is at it.
            Err(TryLockError::WouldBlock) => return false,
        };
        if !desk.is_free() {
            return false;
        }
        desk.look(frame, number);
        desk.send()
    }
}

impl<F: Form> Desk<F> {
    /// Whether nothing must be sent first. Whoever is slow skips frames.
    fn is_free(&self) -> bool {
        let is_sent = self.ready.is_empty() && self.rest.is_empty();
        let has_wire = self.wire.as_ref().is_some_and(|wire| wire.is_free());
        self.has_begun && has_wire && is_sent && !self.is_over
    }

    /// Sends what is ready past the stream, and whether nothing is left for that to do.
    fn send(&mut self) -> bool {
        let Some(wire) = self.wire.as_ref().filter(|_| !self.is_over) else { return false };
        match wire.send_chunk(&self.ready) {
            Sent::Nothing => return self.ready.is_empty(),
            Sent::All => self.ready.clear(),
            Sent::AllBut(rest) => {
                self.ready.clear();
                self.rest = rest;
            }
        }
        self.rest.is_empty()
    }

    /// What was sent in part is sent as a whole.
    fn poll_rest(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        if !std::mem::replace(&mut self.has_begun, true) {
            // The head comes first.
            self.fill();
        }
        if let Some(wire) = self.wire.as_ref().filter(|_| !self.rest.is_empty())
            && ready!(wire.poll_rest(cx, &mut self.rest)).is_err()
        {
            // Nobody hears what comes after a gap.
            self.rest.clear();
            self.ready.clear();
            self.is_over = true;
        }
        Poll::Ready(())
    }

    /// The stream is going to give something to the connection.
    fn fill(&self) {
        if let Some(wire) = &self.wire {
            wire.fill();
        }
    }

    /// Makes events of a frame, if that was not done yet.
    fn look(&mut self, frame: &Frame, number: u64) {
        if number <= self.seen {
            return;
        }
        self.seen = number;
        let mine = frame.seats_of(self.listener.alias);
        let Ok(viewer) = self.form.viewer(frame, mine) else {
            return self.bye(Bye::NotYours);
        };
        if self.attendance.as_ref().is_none_or(|(seats, _)| *seats != mine) {
            // The old one goes only after the new one has come: nobody is gone in between.
            self.attendance = Some((mine, self.listener.room.attend(mine)));
        }
        let Self { listener, form, ready, .. } = self;
        if guarded(|| form.tell(listener, frame, viewer, ready)).is_none() {
            self.listener.room.report_fault();
        }
        if frame.leaving {
            self.bye(Bye::GoingDown);
        }
    }

    fn bye(&mut self, why: Bye) {
        self.ready.insert(0, self.form.bye(why));
        self.is_over = true;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use journal::Journal;

    use super::*;
    use crate::Metrics;
    use crate::guard::{MostStreams, StreamCaps, Who};
    use crate::listen::wire::tests::{heard, wire};
    use crate::room::tests::fragile;

    /// Says the same of every frame.
    #[derive(Debug)]
    struct Same;

    impl Form for Same {
        fn viewer(&self, _: &Frame, _: SeatSet) -> Result<Viewer, Error> {
            Ok(Viewer::Watcher)
        }

        fn tell(&mut self, _: &Listener, _: &Frame, _: Viewer, events: &mut Vec<Bytes>) {
            events.push(Bytes::from_static(b"frame"));
        }

        fn bye(&self, _: Bye) -> Bytes {
            Bytes::from_static(b"bye")
        }
    }

    #[tokio::test]
    async fn nothing_is_sent_before_the_answer_has_begun() {
        let (room, ..) = fragile(&Journal::memory()).await;
        let (wire, mut other) = wire().await;
        // An answer before this one is on its way.
        wire.flushed();
        let caps = StreamCaps::new(MostStreams::default(), Metrics::default());
        let who = Who::at(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let open = caps.try_open(room.frame().table.id(), who).expect("all places are free");
        let frame = room.frame();
        let listener = Listener { room: Arc::new(room), person: None, alias: None, _open: open };
        let desk = desk(listener, Some(Arc::new(wire)), Same);
        assert!(!desk.offer(&frame, 1) && desk.lock().seen == 0);
        desk.lock().has_begun = true;
        assert!(desk.offer(&frame, 1));
        assert_eq!(heard(&mut other, 10).await, b"5\r\nframe\r\n");
    }
}
