//! Event streams: each sends its viewer's state after every change. A slow reader skips states.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::response::sse::Event;
use game::{SeatSet, Talk, Viewer};
use serde::{Deserialize, Serialize};
use ui::{Lang, Words};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::{As, At};
use super::page_events::{Address, Html};
use super::stream::{Bye, Form, Listener, follow};
use crate::app::App;
use crate::fields::schema::TableName;
use crate::guard::Who;
use crate::person::Anyone;
use crate::reader::Reader;
use crate::room::{ChatMessage, RoomHandle, Snapshot, TableState};
use crate::{Clock, Error};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(events))
}

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
    let build = page.build.as_deref().filter(|text| is_build(text)).unwrap_or(ui::build());
    // A page without a last append has just been loaded, perhaps from another machine: it is
    // served, or it would be loaded again for ever where two builds run side by side.
    if build != ui::build() && page.last.is_some() {
        return Err(old_page());
    }
    let room = app.rooms.find(&id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    // Another machine may have shown it an append that we do not have yet.
    room.reach(last.or(page.last).unwrap_or(0)).await;
    let alias = room.snapshot().alias(person);
    seen_as.viewer(room.snapshot().seats_of(alias))?;
    let open = app.streams.try_open(&id, who)?;
    let listener = Listener { room, person, alias, _open: open };
    let clock = app.clock.clone();
    Ok(match page.page {
        None => follow(listener, Json { clock, seen_as, last, said: None }),
        Some(lang) => {
            let words = Words::of(Lang::read(&lang).unwrap_or_default());
            let origin = Reader::of(&headers).origin;
            let numbers = page.numbers.as_deref() == Some("on");
            let address = Address { words, origin, build: build.to_owned(), numbers };
            follow(listener, Html::new(clock, seen_as, address, last.or(page.last)))
        }
    })
}

/// What a page says of itself: pages are sent HTML, and nobody else needs to know how.
#[derive(Deserialize, Debug)]
struct Page {
    /// The language in which it is read.
    page: Option<String>,
    /// The last append that it shows.
    last: Option<u64>,
    /// The build by whose files it was made.
    build: Option<String>,
    /// `on` if it shows the numbers of pieces that look alike.
    numbers: Option<String>,
}

/// Whether it is written as builds are.
fn is_build(text: &str) -> bool {
    text.len() == ui::build().len() && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The script of a page from another build loads the page again.
fn old_page() -> Error {
    let text = "another build of the program made this page: load it again";
    Error::new(StatusCode::CONFLICT, "old-page", text)
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

/// The whole state as JSON, for programs.
#[derive(Debug)]
struct Json {
    clock: Clock,
    seen_as: As,
    /// The last append that was shown; `None` for one who has just come.
    last: Option<u64>,
    /// Number of the last chat message that was sent; `None` for a new reader.
    said: Option<u64>,
}

impl Form for Json {
    fn viewer(&self, _: &Snapshot, mine: SeatSet) -> Result<Viewer, Error> {
        self.seen_as.viewer(mine)
    }

    fn tell(&mut self, to: &Listener, snapshot: &Snapshot, viewer: Viewer) -> Vec<Event> {
        let mut events = vec![self.state(to, snapshot, viewer)];
        if self.said != Some(snapshot.said) {
            events.extend(self.talk(&to.room, snapshot.said));
        }
        events
    }

    fn bye(&self, why: Bye) -> Event {
        let why = match why {
            Bye::Asleep => "the table fell asleep: ask again",
            Bye::NotYours => "that seat is no longer yours",
            Bye::GoingDown => "the server is going down: it will be back in a moment",
        };
        event("bye", &Why { why })
    }
}

impl Json {
    fn state(&mut self, to: &Listener, snapshot: &Snapshot, viewer: Viewer) -> Event {
        let seq = snapshot.table.seq();
        let since = self.last.replace(seq).filter(|&last| last < seq);
        let sights = since.map(|last| to.room.sights((last, seq), viewer, self.clock.now()));
        let state = TableState::of(snapshot, snapshot.seats_of(to.alias), viewer);
        event("table", &state.with_sights(sights.unwrap_or_default())).id(seq.to_string())
    }

    /// What was said since; to one who has just come only what was written.
    fn talk(&mut self, room: &RoomHandle, count: u64) -> Vec<Event> {
        let is_new = self.said.is_none();
        let sayings = room.said_since(self.said.unwrap_or(0));
        self.said = Some(count);
        let told = sayings.iter().filter(|saying| !is_new || saying.kind == Talk::Words);
        told.map(|saying| event("talk", &Spoken::of(saying))).collect()
    }
}

#[derive(Serialize)]
struct Why {
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
    fn of(saying: &'s ChatMessage) -> Self {
        let ChatMessage { number, seat, kind, text } = saying;
        Self { number: *number, seat: seat.letter(), kind: kind.to_string(), text }
    }
}

fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).json_data(data).expect("plain data with text keys")
}
