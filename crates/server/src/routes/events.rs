//! Event streams: each shows its own view after every change. Who is slow skips states.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use face::{Lang, Words};
use game::{SeatSet, Talk, Viewer};
use serde::{Deserialize, Serialize};
use table::Person;
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::{As, At};
use super::page_events::{Following, follow};
use crate::app::App;
use crate::fields::schema::TableName;
use crate::guard::{Pass, Who};
use crate::person::Anyone;
use crate::reader::Reader;
use crate::room::{Attendance, Frame, Room, Saying, guarded, write_state};
use crate::{Clock, Error};

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
    seen_as.viewer(&room.frame(), person)?;
    let open = app.streams.try_open(&id, who)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    if let Some(lang) = page.page {
        let words = Words::of(Lang::read(&lang).unwrap_or_default());
        let (clock, origin) = (app.clock.clone(), Reader::of(&headers).origin);
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
        size: 2048,
        is_over: false,
        beat: Box::pin(sleep(BEAT)),
        _open: open,
        room,
    };
    let parts = futures_util::stream::unfold(stream, async |mut stream: Stream| {
        let bytes = stream.next().await?;
        Some((Ok::<_, std::convert::Infallible>(bytes), stream))
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
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
    frames: watch::Receiver<Arc<Frame>>,
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
    /// How long the last state was.
    size: usize,
    is_over: bool,
    /// Goes off when it is time to say that the line is alive.
    beat: Pin<Box<Sleep>>,
    _open: Pass,
}

impl Stream {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(bytes) = self.ready.pop() {
                return Some(bytes);
            }
            if self.is_over {
                return None;
            }
            tokio::select! {
                changed = self.frames.changed() => match changed {
                    Ok(()) => self.look(),
                    Err(_) => self.bye("the table fell asleep: ask again"),
                },
                () = &mut self.beat => {
                    self.beat.set(sleep(BEAT));
                    return Some(Bytes::from_static(b":\n\n"));
                }
            }
        }
    }

    /// Makes events of the newest frame.
    fn look(&mut self) {
        let frame = self.frames.borrow_and_update().clone();
        let Ok(viewer) = self.seen_as.viewer(&frame, self.person) else {
            return self.bye("that seat is no longer yours");
        };
        let mine = frame.seats_of(self.person);
        if self.attendance.as_ref().is_none_or(|(seats, _)| *seats != mine) {
            // The old one goes only after the new one has come: nobody is gone in between.
            self.attendance = Some((mine, self.room.attend(mine)));
        }
        let mut events = Vec::new();
        match guarded(|| self.state(&frame, mine, viewer)) {
            Some(event) => events.push(event),
            None => self.room.report_fault(),
        }
        if self.said != Some(frame.said) {
            events.extend(self.talk(frame.said));
        }
        events.reverse();
        self.ready = events;
        if frame.leaving {
            self.bye("the server is going down: it will be back in a moment");
        }
    }

    fn state(&mut self, frame: &Frame, mine: SeatSet, viewer: Viewer) -> Bytes {
        let mut out = Vec::with_capacity(self.size + self.size / 4);
        out.extend_from_slice(b"event: table\nid: ");
        out.extend_from_slice(frame.table.seq().to_string().as_bytes());
        out.extend_from_slice(b"\ndata: ");
        write_state(frame, mine, viewer, &mut out);
        out.extend_from_slice(b",\"sights\":[");
        let seq = frame.table.seq();
        if let Some(last) = self.last.filter(|&last| last < seq) {
            self.room.write_sights((last, seq), viewer, self.clock.now(), &mut out);
        }
        out.extend_from_slice(b"]}\n\n");
        self.last = Some(seq);
        self.size = out.len();
        Bytes::from(out)
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
