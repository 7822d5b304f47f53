//! Event streams of pages: the parts that have changed, as HTML.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use face::pages::{self, Said, Table};
use face::{Known, Words};
use game::{SeatSet, Talk, Viewer};
use hyper::body::Frame as Part;
use table::Person;
use tokio::time::{Sleep, sleep};

use super::at::As;
use crate::guard::Pass;
use crate::reader::friendly_name;
use crate::room::{Attendance, Frame, Reader, Room, guarded};
use crate::{Clock, scene};

/// So often something is sent, so that nobody takes the line for dead.
const BEAT: Duration = Duration::from_secs(15);

/// What a page that follows a table has said of itself.
#[derive(Debug)]
pub(super) struct Following {
    pub(super) room: Arc<Room>,
    pub(super) clock: Clock,
    pub(super) person: Option<Person>,
    pub(super) seen_as: As,
    pub(super) words: &'static Words,
    pub(super) origin: String,
    /// The last append that the page shows.
    pub(super) last: Option<u64>,
    /// Kept as long as the stream is open.
    pub(super) _open: Pass,
}

/// The stream of a page.
pub(super) fn follow(following: Following) -> Response {
    let stream = Stream {
        frames: following.room.follow(),
        attendance: None,
        known: Known::default(),
        said: None,
        ready: Vec::new(),
        is_over: false,
        beat: Box::pin(sleep(BEAT)),
        following,
    };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::new(stream)).into_response()
}

struct Stream {
    following: Following,
    frames: Reader<Frame>,
    /// The seats with which somebody is counted as being here.
    attendance: Option<(SeatSet, Attendance)>,
    /// What the page has been sent.
    known: Known,
    /// How much of what was said has been told; `None` for one who has just come.
    said: Option<u64>,
    /// What is to be sent, the last first.
    ready: Vec<Bytes>,
    is_over: bool,
    /// Goes off when it is time to say that the line is alive.
    beat: Pin<Box<Sleep>>,
}

/// One event after another.
impl HttpBody for Stream {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Part<Bytes>, Infallible>>> {
        Poll::Ready(ready!(self.poll_next(cx)).map(|bytes| Ok(Part::data(bytes))))
    }
}

impl Stream {
    fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        loop {
            if let Some(bytes) = self.ready.pop() {
                return Poll::Ready(Some(bytes));
            }
            if self.is_over {
                return Poll::Ready(None);
            }
            match self.frames.poll_next(cx) {
                Poll::Ready(Some(frame)) => self.look(&frame),
                Poll::Ready(None) => self.bye("asleep"),
                Poll::Pending => {
                    ready!(self.beat.as_mut().poll(cx));
                    self.beat.set(sleep(BEAT));
                    return Poll::Ready(Some(Bytes::from_static(b":\n\n")));
                }
            }
        }
    }

    /// Makes events of the newest frame.
    fn look(&mut self, frame: &Frame) {
        let Ok(viewer) = self.following.seen_as.page_viewer(frame, self.following.person) else {
            return self.bye("not-your-seat");
        };
        let mine = frame.seats_of(self.following.person);
        if self.attendance.as_ref().is_none_or(|(seats, _)| *seats != mine) {
            // The old one goes only after the new one has come: nobody is gone in between.
            self.attendance = Some((mine, self.following.room.attend(mine)));
        }
        match guarded(|| self.draw(frame, viewer)) {
            Some(events) => self.ready = events,
            None => self.following.room.report_fault(),
        }
        if frame.leaving {
            self.bye("going-down");
        }
    }

    fn draw(&mut self, frame: &Frame, viewer: Viewer) -> Vec<Bytes> {
        let Following { room, clock, person, words, origin, last, .. } = &self.following;
        let (now, seq) = (clock.now(), frame.table.seq());
        let since = last.filter(|&last| last < seq);
        let (known, said_before) = (&mut self.known, self.said);
        let events = scene::with(frame, (*person, viewer), (words, origin), now, |cx| {
            let news = said_before.is_some();
            let sayings = room.said_since(said_before.unwrap_or(0));
            let all: Vec<Said<'_>> = sayings
                .iter()
                .map(|saying| Said { seat: saying.seat, kind: saying.kind, text: &saying.text })
                .collect();
            let table = Table {
                drawn: frame.table.draw(cx),
                told: since.map_or_else(Vec::new, |since| room.told((since, seq), now, cx)),
                log: room.log(cx),
                said: if news { Vec::new() } else { all.clone() },
                name: friendly_name(words, *person),
            };
            let parts = pages::parts(cx, &table);
            let mut out = format!("event: parts\nid: {seq}\n");
            let whole = || pages::stage(cx, &parts);
            let mut line = |html: &str| {
                out.push_str("data: ");
                out.push_str(html);
                out.push('\n');
            };
            known.changes((cx.scene.stage.name(), viewer.to_string()), &parts, whole, &mut line);
            out.push('\n');
            let mut events = Vec::new();
            if news {
                let is_told = |said: &&Said<'_>| said.kind != Talk::Words || cx.scene.chat;
                for said in all.iter().filter(is_told).rev() {
                    let html = pages::said(cx, said).into_string();
                    events.push(Bytes::from(format!("event: talk\ndata: {html}\n\n")));
                }
            }
            events.push(Bytes::from(out));
            events
        });
        self.following.last = Some(seq);
        self.said = Some(frame.said);
        events
    }

    fn bye(&mut self, why: &'static str) {
        let event = Bytes::from(format!("event: bye\ndata: {why}\n\n"));
        self.ready.insert(0, event);
        self.is_over = true;
    }
}
