//! An open event stream: after each change of a table it sends events in its viewer's form.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use game::{SeatSet, Viewer};
use table::{Alias, Person};
use tokio::sync::watch;

use crate::Error;
use crate::guard::Pass;
use crate::room::{Attendance, RoomHandle, Snapshot, catch_game_panic};

/// Interval of comments on an idle stream, so that no proxy takes the connection for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The form in which a stream tells of snapshots: JSON for programs, HTML for pages.
pub(super) trait Form: Debug + Send + 'static {
    /// As whom somebody with these seats looks on.
    ///
    /// # Errors
    /// If it is somebody else's seat.
    fn viewer(&self, snapshot: &Snapshot, mine: SeatSet) -> Result<Viewer, Error>;

    /// The events of this snapshot, in order.
    fn tell(&mut self, to: &Listener, snapshot: &Snapshot, viewer: Viewer) -> Vec<Event>;

    /// The event that says why the stream ends.
    fn bye(&self, why: Bye) -> Event;
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
    pub(super) room: Arc<RoomHandle>,
    pub(super) person: Option<Person>,
    /// The same person as the table's records know them.
    pub(super) alias: Option<Alias>,
    /// Kept as long as the stream is open.
    pub(super) _open: Pass,
}

/// The answer to somebody who follows a table, in this form.
pub(super) fn follow(listener: Listener, form: impl Form) -> Response {
    let snapshots = listener.room.follow();
    let queue = VecDeque::new();
    let stream = Stream { snapshots, listener, form, attendance: None, queue, is_over: false };
    let events = unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let sse = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    let mut response = sse.into_response();
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // nginx would otherwise collect events before it passes them on.
    let buffering = HeaderName::from_static("x-accel-buffering");
    headers.insert(buffering, HeaderValue::from_static("no"));
    response
}

#[derive(Debug)]
struct Stream<F> {
    snapshots: watch::Receiver<Arc<Snapshot>>,
    listener: Listener,
    form: F,
    /// The seats for which this stream counts as present.
    attendance: Option<(SeatSet, Attendance)>,
    /// Events that are still to be sent. While there are any no snapshot is drawn: a slow reader
    /// skips snapshots.
    queue: VecDeque<Event>,
    is_over: bool,
}

impl<F: Form> Stream<F> {
    /// The next event; `None` at the end.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            if self.is_over {
                return None;
            }
            match self.snapshots.changed().await {
                Ok(()) => {
                    let snapshot = Arc::clone(&self.snapshots.borrow_and_update());
                    self.tell(&snapshot);
                }
                Err(_) => self.end(Bye::Asleep),
            }
        }
    }

    /// Queues the events of a snapshot.
    fn tell(&mut self, snapshot: &Snapshot) {
        let mine = snapshot.seats_of(self.listener.alias);
        let Ok(viewer) = self.form.viewer(snapshot, mine) else {
            return self.end(Bye::NotYours);
        };
        if self.attendance.as_ref().is_none_or(|(seats, _)| *seats != mine) {
            // The new attendance begins before the old one ends: nobody is absent in between.
            self.attendance = Some((mine, self.listener.room.attend(mine)));
        }
        let Self { listener, form, .. } = self;
        match catch_game_panic(|| form.tell(listener, snapshot, viewer)) {
            Some(events) => self.queue.extend(events),
            None => self.listener.room.report_fault(),
        }
        if snapshot.leaving {
            self.end(Bye::GoingDown);
        }
    }

    fn end(&mut self, why: Bye) {
        self.queue.push_back(self.form.bye(why));
        self.is_over = true;
    }
}
