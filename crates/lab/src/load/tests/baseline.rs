//! A server without games, stores or persons that answers the requests of `clew-lab load`.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::{Stream, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;

const SEATS: [&str; 4] = ["A", "B", "C", "D"];

/// A table: the number of its players, and the number of its last append.
struct Table {
    seated: usize,
    seq: watch::Sender<u64>,
}

#[derive(Clone)]
struct App {
    tables: Arc<Mutex<HashMap<String, Table>>>,
    game_length: Option<u64>,
}

type Answer = Result<Json<Value>, StatusCode>;

/// The routes that a load needs. A game is over after `game_length` actions; without it, no game ends.
pub(super) fn router(game_length: Option<u64>) -> Router {
    Router::new()
        .route("/games", get(games))
        .route("/tables", post(open))
        .route("/tables/{id}", get(state))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/seats/{seat}/ready", post(ready))
        .route("/tables/{id}/start", post(append))
        .route("/tables/{id}/act", post(append))
        .route("/tables/{id}/events", get(events))
        .with_state(App { tables: Arc::default(), game_length })
}

impl App {
    fn with<T>(&self, id: &str, change: impl FnOnce(&mut Table) -> T) -> Result<T, StatusCode> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get_mut(id).map(change).ok_or(StatusCode::NOT_FOUND)
    }

    /// What the viewer at a seat sees after an append. The seats act in turn.
    fn view(&self, seat: &str, seq: u64) -> Value {
        let turn = SEATS[seq as usize % SEATS.len()];
        let is_over = self.game_length.is_some_and(|length| seq > length);
        let legal = if seat == turn { json!({ seat: ["step north", "stop"] }) } else { json!({}) };
        let square = |nth: usize| json!({ "square": [nth / 6, nth % 6], "symbol": "owl" });
        let board: Vec<Value> = (0..36).map(square).collect();
        let state = if is_over { "over" } else { "running" };
        json!({ "seq": seq, "state": state, "turn": [turn], "legal": legal, "view": board })
    }
}

async fn games() -> Json<Value> {
    let game = |name: &&str| json!({ "name": name });
    Json(json!({ "games": games::NAMES.iter().map(game).collect::<Vec<_>>() }))
}

async fn open(State(app): State<App>) -> Json<Value> {
    let mut tables = app.tables.lock().unwrap_or_else(PoisonError::into_inner);
    let id = format!("table-{}", tables.len());
    tables.insert(id.clone(), Table { seated: 0, seq: watch::channel(1).0 });
    Json(json!({ "table": id, "seq": 1 }))
}

async fn join(State(app): State<App>, Path(id): Path<String>) -> Answer {
    let seat = app.with(&id, |table| {
        table.seated += 1;
        SEATS.get(table.seated - 1).copied()
    })?;
    Ok(Json(json!({ "seat": seat.ok_or(StatusCode::CONFLICT)? })))
}

async fn ready(State(app): State<App>, Path((id, _)): Path<(String, String)>) -> Answer {
    Ok(Json(json!({ "seq": app.with(&id, |table| *table.seq.borrow())? })))
}

async fn append(State(app): State<App>, Path(id): Path<String>) -> Answer {
    let seq = app.with(&id, |table| {
        table.seq.send_modify(|seq| *seq += 1);
        *table.seq.borrow()
    })?;
    Ok(Json(json!({ "seq": seq })))
}

#[derive(Deserialize)]
struct Viewer {
    seat: String,
}

async fn state(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(viewer): Query<Viewer>,
) -> Answer {
    let seq = app.with(&id, |table| *table.seq.borrow())?;
    Ok(Json(app.view(&viewer.seat, seq)))
}

async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(viewer): Query<Viewer>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, StatusCode> {
    let mut seqs = app.with(&id, |table| table.seq.subscribe())?;
    seqs.mark_changed();
    Ok(Sse::new(stream::unfold((app, seqs, viewer.seat), async |(app, mut seqs, seat)| {
        seqs.changed().await.ok()?;
        let seq = *seqs.borrow_and_update();
        let event = Event::default().event("table").id(seq.to_string());
        let event = event.data(app.view(&seat, seq).to_string());
        Some((Ok(event), (app, seqs, seat)))
    })))
}
