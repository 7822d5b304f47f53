//! An open event stream: it waits for frames, tells of each in its own form, and says now and then
//! that the line is alive.

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
use table::Person;
use tokio::time::{Sleep, sleep};

use crate::Error;
use crate::guard::Pass;
use crate::room::{Attendance, Frame, Onlooker, Reader, Room, guarded};

/// So often something is sent, so that nobody takes the line for dead.
const BEAT: Duration = Duration::from_secs(15);

/// The form in which a stream tells of frames.
pub(super) trait Form: Debug + Send + Unpin + 'static {
    /// Whether it takes so much to draw that whoever sees a frame first draws it for all.
    const IS_SHARED: bool;

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
    /// Kept as long as the stream is open.
    pub(super) _open: Pass,
}

/// The answer to somebody who follows a table, in this form.
pub(super) fn follow(listener: Listener, form: impl Form) -> Response {
    let room = Arc::clone(&listener.room);
    let frames = room.follow();
    let desk =
        Desk { listener, form, attendance: None, ready: Vec::new(), seen: 0, is_over: false };
    let desk = Arc::new(Shared(Mutex::new(desk)));
    join(&room, &desk);
    let stream = Stream { room, frames, desk, beat: Box::pin(sleep(BEAT)), woken: None };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::new(stream)).into_response()
}

fn join<F: Form>(room: &Room, desk: &Arc<Shared<F>>) {
    if F::IS_SHARED {
        let desk: Weak<Shared<F>> = Arc::downgrade(desk);
        room.audience().join(desk);
    }
}

struct Stream<F> {
    room: Arc<Room>,
    frames: Reader<Frame>,
    desk: Arc<Shared<F>>,
    /// Goes off when it is time to say that the line is alive.
    beat: Pin<Box<Sleep>>,
    /// What it wakes then.
    woken: Option<Waker>,
}

/// Where events are made, by whoever sees a frame first.
#[derive(Debug)]
struct Shared<F>(Mutex<Desk<F>>);

#[derive(Debug)]
struct Desk<F> {
    listener: Listener,
    form: F,
    /// The seats with which somebody is counted as being here.
    attendance: Option<(SeatSet, Attendance)>,
    /// What is to be sent, the last first.
    ready: Vec<Bytes>,
    /// The number of the frame of which events were made last; 0 for none.
    seen: u64,
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
        loop {
            let mut desk = self.desk.lock();
            if let Some(bytes) = desk.ready.pop() {
                return Poll::Ready(Some(bytes));
            }
            if desk.is_over {
                return Poll::Ready(None);
            }
            match self.frames.poll_next(cx) {
                Poll::Ready(Some(frame)) => {
                    desk.look(&frame, self.frames.seen());
                    drop(desk);
                    if F::IS_SHARED {
                        self.room.audience().offer(&frame, self.frames.seen());
                    }
                }
                Poll::Ready(None) => desk.bye(Bye::Asleep),
                Poll::Pending => {
                    drop(desk);
                    ready!(self.poll_beat(cx));
                    return Poll::Ready(Some(Bytes::from_static(b":\n\n")));
                }
            }
        }
    }

    /// Whether it is time to say that the line is alive.
    fn poll_beat(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        // What is set already wakes this task, and need not be set anew after each event.
        let is_set = self.woken.as_ref().is_some_and(|waker| waker.will_wake(cx.waker()));
        if is_set && !self.beat.is_elapsed() {
            return Poll::Pending;
        }
        self.woken = Some(cx.waker().clone());
        ready!(self.beat.as_mut().poll(cx));
        self.beat.set(sleep(BEAT));
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
    fn offer(&self, frame: &Frame, number: u64) {
        let mut desk = match self.0.try_lock() {
            Ok(desk) => desk,
            Err(TryLockError::Poisoned(desk)) => desk.into_inner(),
            // Its own stream is at it.
            Err(TryLockError::WouldBlock) => return,
        };
        // Who has not sent what is ready is slow, and skips frames.
        if desk.ready.is_empty() && !desk.is_over {
            desk.look(frame, number);
        }
    }
}

impl<F: Form> Desk<F> {
    /// Makes events of a frame, if that was not done yet.
    fn look(&mut self, frame: &Frame, number: u64) {
        if number <= self.seen {
            return;
        }
        self.seen = number;
        let mine = frame.seats_of(self.listener.person);
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
