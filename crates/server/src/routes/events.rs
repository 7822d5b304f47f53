//! Event streams: each shows its own view after every change. Who is slow skips states.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use face::{Lang, Words};
use game::{SeatSet, Talk, Viewer};
use hyper::body::Frame as Part;
use serde::{Deserialize, Serialize};
use table::Person;
use tokio::time::{Sleep, sleep};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::{As, At};
use super::page_events::{Following, follow};
use crate::app::App;
use crate::fields::schema::TableName;
use crate::guard::{Pass, Who};
use crate::person::Anyone;
use crate::room::{Attendance, Frame, Reader, Room, Saying, guarded, write_state};
use crate::sheet::Sheet;
use crate::{Clock, Error, reader};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(events))
}

/// So often something is sent, so that nobody takes the line for dead.
const BEAT: Duration = Duration::from_secs(15);

/// Follows a table: `event: table` with its state at once and after each change, `event: talk` with
/// what is said, `event: bye` before the stream ends.
#[utoipa::path(get, path = "/tables/{table}/events",
    params(("table" = TableName, Path), As, ("Last-Event-ID" = Option<String>, Header, description = "the last `id` that you saw, to be told what you missed; what is no number is not looked at")),
    security((), ("person" = [])),
    responses((status = 200, content_type = "text/event-stream", body = EventDoc)))]
async fn events(
    State(app): State<App>,
    Anyone(person): Anyone,
    who: Who,
    At(id): At,
    headers: HeaderMap,
    Query(page): Query<Page>,
    seen_as: As,
) -> Result<Response, Error> {
    let room = app.rooms.find(&id).await?;
    seen_as.viewer(room.frame().seats_of(person))?;
    let open = app.streams.try_open(&id, who)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    if let Some(lang) = page.page {
        let words = Words::of(Lang::read(&lang).unwrap_or_default());
        let (clock, origin) = (app.clock.clone(), reader::Reader::of(&headers).origin);
        let last = last.or(page.last);
        return Ok(follow(Following {
            room,
            clock,
            person,
            seen_as,
            words,
            origin,
            last,
            _open: open,
        }));
    }
    let stream = Stream {
        frames: room.follow(),
        attendance: None,
        clock: app.clock.clone(),
        person,
        seen_as,
        last,
        said: None,
        ready: Vec::new(),
        is_over: false,
        beat: Box::pin(sleep(BEAT)),
        woken: None,
        _open: open,
        room,
    };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::new(stream)).into_response())
}

/// What a page says of itself: pages are sent HTML, and nobody else needs to know how.
#[derive(Deserialize, Debug)]
struct Page {
    /// The language in which it is read.
    page: Option<String>,
    /// The last append that it shows.
    last: Option<u64>,
}

/// One event of a stream.
#[derive(ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only its description is used")]
struct EventDoc {
    /// What it is: the table as it stands, something said, or the end of the stream.
    event: EventKind,
    /// Of `table`: its `seq`, for `Last-Event-ID`.
    #[schema(required = false, pattern = "^[0-9]+$")]
    id: String,
    /// As JSON: of `table` a `StateDoc` with `sights`, of `talk` what was said by whom, of `bye` why.
    #[schema(content_media_type = "application/json")]
    data: String,
}

/// What kind of event it is.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
#[expect(dead_code, reason = "only its description is used")]
enum EventKind {
    Table,
    Talk,
    Bye,
}

/// One open stream.
struct Stream {
    room: Arc<Room>,
    frames: Reader<Frame>,
    /// The seats with which somebody is counted as being here.
    attendance: Option<(SeatSet, Attendance)>,
    clock: Clock,
    person: Option<Person>,
    seen_as: As,
    /// The last append that was shown; `None` for one who has just come.
    last: Option<u64>,
    /// How much of what was said has been told; `None` for one who has just come.
    said: Option<u64>,
    /// What is to be sent, the last first.
    ready: Vec<Bytes>,
    is_over: bool,
    /// Goes off when it is time to say that the line is alive.
    beat: Pin<Box<Sleep>>,
    /// What it wakes then.
    woken: Option<Waker>,
    _open: Pass,
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
                Poll::Ready(None) => self.bye("the table fell asleep: ask again"),
                Poll::Pending => {
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

    /// Makes events of the newest frame.
    fn look(&mut self, frame: &Frame) {
        let mine = frame.seats_of(self.person);
        let Ok(viewer) = self.seen_as.viewer(mine) else {
            return self.bye("that seat is no longer yours");
        };
        if self.attendance.as_ref().is_none_or(|(seats, _)| *seats != mine) {
            // The old one goes only after the new one has come: nobody is gone in between.
            self.attendance = Some((mine, self.room.attend(mine)));
        }
        if self.said != Some(frame.said) {
            let told = self.talk(frame.said);
            self.ready.extend(told.into_iter().rev());
        }
        match guarded(|| self.state(frame, mine, viewer)) {
            Some(event) => self.ready.push(event),
            None => self.room.report_fault(),
        }
        if frame.leaving {
            self.bye("the server is going down: it will be back in a moment");
        }
    }

    fn state(&mut self, frame: &Frame, mine: SeatSet, viewer: Viewer) -> Bytes {
        let mut sheet = Sheet::new();
        let out = sheet.out();
        let seq = frame.table.seq();
        out.extend_from_slice(b"event: table\nid: ");
        serde_json::to_writer(&mut *out, &seq).expect("a number is plain data");
        out.extend_from_slice(b"\ndata: ");
        write_state(frame, mine, viewer, out);
        out.extend_from_slice(b",\"sights\":[");
        if let Some(last) = self.last.filter(|&last| last < seq) {
            self.room.write_sights((last, seq), viewer, self.clock.now(), out);
        }
        out.extend_from_slice(b"]}\n\n");
        self.last = Some(seq);
        sheet.into_bytes()
    }

    /// What was said since; to one who has just come only what was written.
    fn talk(&mut self, count: u64) -> Vec<Bytes> {
        let is_new = self.said.is_none();
        let sayings = self.room.said_since(self.said.unwrap_or(0));
        self.said = Some(count);
        let told = sayings.iter().filter(|saying| !is_new || saying.kind == Talk::Words);
        told.map(|saying| event("talk", &Spoken::of(saying))).collect()
    }

    fn bye(&mut self, why: &'static str) {
        self.ready.insert(0, event("bye", &Bye { why }));
        self.is_over = true;
    }
}

#[derive(Serialize)]
struct Bye {
    why: &'static str,
}

#[derive(Serialize)]
struct Spoken<'s> {
    number: u64,
    seat: &'static str,
    kind: String,
    text: &'s str,
}

impl<'s> Spoken<'s> {
    fn of(saying: &'s Saying) -> Self {
        let Saying { number, seat, kind, text } = saying;
        Self { number: *number, seat: seat.letter(), kind: kind.to_string(), text }
    }
}

fn event(name: &str, data: &impl Serialize) -> Bytes {
    let data = serde_json::to_string(data).expect("plain data");
    Bytes::from(format!("event: {name}\ndata: {data}\n\n"))
}
