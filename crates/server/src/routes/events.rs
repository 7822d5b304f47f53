//! Event streams. Each stream follows a room's snapshots and sends its viewer's events: JSON for programs
//! (here), changed parts of a page for browsers (`page_events.rs`). A slow reader skips snapshots.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::CACHE_CONTROL;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use game::{Seat, SeatSet, Talk, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Alias, Person};
use tokio::sync::watch;
use ui::Lang;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{As, At};
use super::page_events::PageEvents;
use crate::app::App;
use crate::error::RequestError;
use crate::guard::{Client, Role, StreamPermit};
use crate::person::Anyone;
use crate::reader::Reader;
use crate::room::{Attendance, ChatMessage, RoomHandle, Snapshot, TableState, catch_game_panic};
use crate::{Clock, Error};

/// Interval of comments on an idle stream, so that no proxy takes the connection for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(events))
}

/// Follow a table as server-sent events.
///
/// For everybody. `event: table` has the state, at once and after each change; `event: talk` a chat message;
/// `event: bye` the reason why the stream ends. One person may have 8 streams open at a table
/// (`too-many-streams`).
#[utoipa::path(get, path = "/tables/{table}/events",
    params(As, ("Last-Event-ID" = Option<String>, Header, description = "The last `id` that you received: the first event then has the `sights` that you missed. Ignored if it is not a number.")),
    security((), ("person" = [])),
    responses((status = 200, content_type = "text/event-stream", body = EventDoc)))]
async fn events(
    State(app): State<App>,
    Anyone(person): Anyone,
    client: Client,
    At(id): At,
    headers: HeaderMap,
    Query(page): Query<PageQuery>,
    seen_as: As,
) -> Reply {
    let build = page.build.filter(|text| is_build(text)).unwrap_or_else(|| ui::build().to_owned());
    // A page without a last append has just been loaded, perhaps from another machine. It is served: where
    // two builds run at the same time, it would otherwise be loaded again and again.
    if build != ui::build() && page.last.is_some() {
        return Err(RequestError::OldPage.into());
    }
    let room = app.rooms.find(&id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    // Another machine may have shown the client an append that this one has not read yet.
    room.reach(last.or(page.last).unwrap_or(0)).await?;
    let alias = room.snapshot().alias(person);
    let mine = room.snapshot().seats_of(alias);
    seen_as.viewer(mine)?;
    let role = if mine.is_empty() { Role::Spectator } else { Role::Player };
    let permit = app.streams.try_open(&id, &client, role)?;
    let listener = Listener { room, person, alias, seen_as, clock: app.clock.clone(), permit };
    Ok(match page.page {
        None => follow(listener, JsonEvents { last, said: None }),
        Some(lang) => {
            let lang = Lang::read(&lang).unwrap_or_default();
            let numbers = page.numbers.as_deref() == Some("on");
            let watches = seen_as.watches();
            let reader =
                Reader { lang, build, numbers, watches, ..Reader::of(&headers, client.scheme) };
            follow(listener, PageEvents::new(reader, last.or(page.last)))
        }
    })
}

/// What our own script sends in the query. A stream with `page` sends HTML.
#[derive(Deserialize, Debug)]
struct PageQuery {
    /// The language of the page.
    page: Option<String>,
    /// The last append that the page shows.
    last: Option<u64>,
    /// The build that made the page.
    build: Option<String>,
    /// `on` if the page shows the numbers of pieces that look alike.
    numbers: Option<String>,
}

/// Whether a text has the form of a build.
fn is_build(text: &str) -> bool {
    text.len() == ui::build().len() && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// One event of a stream.
#[derive(ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only its description is used")]
struct EventDoc {
    /// The kind of the event.
    event: EventKind,
    /// Of `table`: its `seq`, for `Last-Event-ID`.
    #[schema(required = false, pattern = "^[0-9]+$")]
    id: String,
    /// JSON. Of `table` a `StateDoc` with `sights`; of `talk` an object with `number`, `seat`, `kind` and
    /// `text`; of `bye` an object with the sentence `why`.
    #[schema(content_media_type = "application/json")]
    data: String,
}

/// The kind of an event: the state of the table, a chat message, or the end of the stream.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
#[expect(dead_code, reason = "only its description is used")]
enum EventKind {
    Table,
    Talk,
    Bye,
}

/// The format in which a stream sends snapshots.
pub(super) trait EventFormat: Debug + Send + 'static {
    /// The viewer of a person with these seats.
    ///
    /// # Errors
    /// If it is another person's seat.
    fn viewer(&self, to: &Listener, snapshot: &Snapshot, mine: SeatSet) -> Result<Viewer, Error>;

    /// The events of this snapshot, in order.
    fn events(&mut self, to: &Listener, snapshot: &Snapshot, viewer: Viewer) -> Vec<Event>;

    /// The event that says why the stream ends.
    fn bye(&self, why: Bye) -> Event;
}

/// Why a stream ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bye {
    /// The room went idle and ended.
    Asleep,
    /// The seat belongs to another person now.
    NotYours,
    /// The server shuts down.
    GoingDown,
}

/// The client of a stream.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) room: Arc<RoomHandle>,
    pub(super) person: Option<Person>,
    /// The person's id in the table's records.
    pub(super) alias: Option<Alias>,
    pub(super) seen_as: As,
    pub(super) clock: Clock,
    /// Held as long as the stream is open.
    #[expect(dead_code, reason = "it counts until it is dropped")]
    permit: StreamPermit,
}

/// The response that follows a room in this format.
fn follow(listener: Listener, format: impl EventFormat) -> Response {
    let snapshots = listener.room.follow();
    let queue = VecDeque::new();
    let stream =
        EventStream { snapshots, listener, format, attendance: None, queue, is_over: false };
    let events = unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let sse = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // nginx would otherwise buffer events.
    ([(CACHE_CONTROL.as_str(), "no-store"), ("x-accel-buffering", "no")], sse).into_response()
}

#[derive(Debug)]
struct EventStream<F> {
    snapshots: watch::Receiver<Arc<Snapshot>>,
    listener: Listener,
    format: F,
    /// The seats for which this stream counts as present.
    attendance: Option<(SeatSet, Attendance)>,
    /// Events that are still to be sent. The next snapshot is drawn when all are sent.
    queue: VecDeque<Event>,
    is_over: bool,
}

impl<F: EventFormat> EventStream<F> {
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
                    self.draw(&snapshot);
                }
                Err(_) => self.end(Bye::Asleep),
            }
        }
    }

    /// Queues the events of a snapshot.
    fn draw(&mut self, snapshot: &Snapshot) {
        let Self { listener, format, .. } = self;
        let mine = snapshot.seats_of(listener.alias);
        let Ok(viewer) = format.viewer(listener, snapshot, mine) else {
            return self.end(Bye::NotYours);
        };
        if self.attendance.as_ref().is_none_or(|(seats, _)| *seats != mine) {
            // The new attendance begins before the old one ends: the person is never absent in between.
            self.attendance = Some((mine, listener.room.attend(mine)));
        }
        match catch_game_panic(|| format.events(listener, snapshot, viewer)) {
            Some(events) => self.queue.extend(events),
            None => listener.room.report_fault(),
        }
        if snapshot.leaving {
            self.end(Bye::GoingDown);
        }
    }

    fn end(&mut self, why: Bye) {
        self.queue.push_back(self.format.bye(why));
        self.is_over = true;
    }
}

/// The whole state as JSON, for programs.
#[derive(Debug)]
struct JsonEvents {
    /// The last append that was sent; `None` for a new client.
    last: Option<u64>,
    /// The number of the last chat message that was sent; `None` for a new client.
    said: Option<u64>,
}

impl EventFormat for JsonEvents {
    fn viewer(&self, to: &Listener, _: &Snapshot, mine: SeatSet) -> Result<Viewer, Error> {
        to.seen_as.viewer(mine)
    }

    fn events(&mut self, to: &Listener, snapshot: &Snapshot, viewer: Viewer) -> Vec<Event> {
        let seq = snapshot.table.seq();
        let since = self.last.replace(seq).filter(|&last| last < seq);
        let sights =
            since.map(|last| to.room.recent.events().sights((last, seq), viewer, to.clock.now()));
        let state = TableState::of(snapshot, snapshot.seats_of(to.alias), viewer);
        let state = state.with_sights(sights.unwrap_or_default());
        let mut events = vec![event("table", &state).id(seq.to_string())];
        if self.said != Some(snapshot.said) {
            // A new client gets the words alone: gestures and reactions are of the moment.
            let is_new = self.said.is_none();
            let messages = to.room.recent.chat().since(self.said.unwrap_or(0));
            self.said = Some(snapshot.said);
            let sent = messages.iter().filter(|one| !is_new || one.kind == Talk::Words);
            events.extend(sent.map(|message| event("talk", &TalkEvent::of(message))));
        }
        events
    }

    fn bye(&self, why: Bye) -> Event {
        let why = match why {
            Bye::Asleep => "the table is idle: reconnect",
            Bye::NotYours => "that seat is no longer yours",
            Bye::GoingDown => "the server is restarting: it will be back in a moment",
        };
        event("bye", &json!({ "why": why }))
    }
}

#[derive(Serialize)]
struct TalkEvent<'m> {
    number: u64,
    seat: Seat,
    kind: String,
    text: &'m str,
}

impl<'m> TalkEvent<'m> {
    fn of(ChatMessage { number, seat, kind, text }: &'m ChatMessage) -> Self {
        Self { number: *number, seat: *seat, kind: kind.to_string(), text }
    }
}

/// Estimated size of an event's data in bytes, to reserve memory once.
const DATA_BYTES: usize = 2_048;

fn event(name: &str, data: &impl Serialize) -> Event {
    // `Event::json_data` would search each small write of the serialiser for line breaks.
    let mut text = Vec::with_capacity(DATA_BYTES);
    serde_json::to_writer(&mut text, data).expect("plain data with text keys");
    Event::default().event(name).data(str::from_utf8(&text).expect("JSON is UTF-8"))
}
