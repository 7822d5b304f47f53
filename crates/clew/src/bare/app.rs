//! The addresses, as far as a load needs them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use bytes::Bytes;
use game::Seat;
use journal::{AppendError, Journal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Key;

use super::events::Events;
use super::payload::{Payload, VIEWERS};
use super::room::Room;

/// All addresses.
pub(super) fn app(journal: Journal, payload: Payload) -> Router {
    let app = App {
        journal,
        payload: Arc::new(payload),
        rooms: RwLock::default(),
        count: AtomicUsize::new(0),
    };
    Router::new()
        .route("/games", get(games))
        .route("/tables", post(open))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/seats/{seat}/ready", post(ready))
        .route("/tables/{id}/start", post(start))
        .route("/tables/{id}/act", post(act))
        .route("/tables/{id}/events", get(events))
        .with_state(Arc::new(app))
}

/// What all requests share.
struct App {
    journal: Journal,
    payload: Arc<Payload>,
    rooms: RwLock<HashMap<String, Arc<Room>>>,
    /// How many tables there are.
    count: AtomicUsize,
}

type Shared = State<Arc<App>>;

impl App {
    fn room(&self, id: &str) -> Result<Arc<Room>, Refused> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).cloned().ok_or(Refused(StatusCode::NOT_FOUND, "no-such-table"))
    }
}

async fn games() -> Json<Value> {
    let settings = json!({ "type": "object", "properties": { "seats": { "type": "string" } } });
    let game = |name: &&str| json!({ "name": name, "settings": settings });
    Json(json!({ "games": games::NAMES.iter().map(game).collect::<Vec<_>>() }))
}

async fn open(State(app): Shared) -> Result<(StatusCode, Json<Value>), Refused> {
    let number = app.count.fetch_add(1, Ordering::Relaxed);
    let room = Arc::new(Room::open(&app.journal, number).await?);
    let named = Json(json!({ "table": room.id().as_str(), "seq": room.seq() }));
    let mut rooms = app.rooms.write().unwrap_or_else(PoisonError::into_inner);
    rooms.insert(room.id().to_string(), room);
    Ok((StatusCode::CREATED, named))
}

async fn join(State(app): Shared, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    seated(&*app.room(&id)?)
}

fn seated(room: &Room) -> Result<Json<Value>, Refused> {
    let seat = room.sit_down().filter(|seat| seat.index() < VIEWERS);
    let seat = seat.ok_or(Refused(StatusCode::CONFLICT, "full"))?;
    Ok(Json(json!({ "table": room.id().as_str(), "seat": seat.letter(), "seq": room.seq() })))
}

/// What everything that was done answers.
#[derive(Serialize)]
struct Done {
    seq: u64,
}

async fn ready(
    State(app): Shared,
    Path((id, _)): Path<(String, String)>,
) -> Result<Json<Done>, Refused> {
    Ok(Json(Done { seq: app.room(&id)?.seq() }))
}

async fn start(State(app): Shared, Path(id): Path<String>) -> Result<Json<Done>, Refused> {
    Ok(Json(Done { seq: app.room(&id)?.seq() }))
}

/// An action, as the real server reads it.
#[derive(Deserialize)]
struct Command<'b> {
    seat: &'b str,
    #[serde(borrow)]
    action: Cow<'b, str>,
    #[serde(rename = "seen")]
    _seen: u64,
    key: &'b str,
}

async fn act(
    State(app): Shared,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<Done>, Refused> {
    let bad = Refused(StatusCode::BAD_REQUEST, "unreadable");
    let Command { seat, action, key, .. } = serde_json::from_slice(&body).map_err(|_| bad)?;
    let seat: Seat = seat.parse().map_err(|_| bad)?;
    let key: Key = key.parse().map_err(|_| bad)?;
    let seq = app.room(&id)?.act(&app.journal, seat, key, action.into_owned()).await?;
    Ok(Json(Done { seq }))
}

#[derive(Deserialize)]
struct Viewer {
    seat: String,
}

async fn events(
    State(app): Shared,
    Path(id): Path<String>,
    Query(viewer): Query<Viewer>,
) -> Result<Response, Refused> {
    let bad = Refused(StatusCode::BAD_REQUEST, "no-such-seat");
    let seat: Seat = viewer.seat.parse().map_err(|_| bad)?;
    let viewer = Some(seat.index()).filter(|index| *index < VIEWERS).ok_or(bad)?;
    let events = Events::new(Arc::clone(&app.payload), viewer, app.room(&id)?.look());
    let head = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store")];
    Ok((head, Body::from_stream(events)).into_response())
}

/// Why a request was not carried out.
#[derive(Clone, Copy, Debug)]
struct Refused(StatusCode, &'static str);

impl From<AppendError> for Refused {
    fn from(_: AppendError) -> Self {
        Self(StatusCode::SERVICE_UNAVAILABLE, "store")
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": { "code": self.1 } }))).into_response()
    }
}
