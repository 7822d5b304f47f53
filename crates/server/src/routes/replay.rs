//! What everybody who has the address of an ended table may see: its record, and its game step by step.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::IntoResponse;
use futures_util::stream::{self, Stream, StreamExt, TryStreamExt};
use game::{Seat, SeatSet};
use games::{NoReplay, Replay};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Format, Record, Records, TableId};
use ui::pages::Found;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{At, query_value};
use crate::Error;
use crate::app::App;
use crate::error::{RequestError, RoomError};
use crate::fields::schema::{GameName, HashDigits, SaltDigits, SeatLetter, TableName};
use crate::guard::Accept;
use crate::reader::{Reader, compressed};
use crate::room::catch_game_panic;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(record)).routes(routes!(replay))
}

/// The route that only our own script uses.
pub(super) fn parts_router() -> axum::Router<App> {
    axum::Router::new().route("/tables/{table}/replay/parts", axum::routing::get(parts))
}

#[derive(Serialize, ToSchema, Debug)]
struct RecordDoc {
    /// The records as a text file. docs/journal.md describes the format, and `clew verify` checks it.
    records: String,
    /// The secret seed from which all chance was computed.
    #[schema(value_type = HashDigits)]
    seed: String,
    /// The salt of the commitment.
    #[schema(value_type = SaltDigits)]
    salt: String,
    /// The final state of the game with all that was hidden; null if the game was not played to its end.
    #[schema(value_type = Option<Object>, required = true)]
    truth: Option<Box<RawValue>>,
}

/// The record of an ended table, with its seed and all that was hidden.
///
/// For everybody. With `Accept: text/plain` the reply is the record alone, as a file. Fails with `not-ended`
/// before the end.
#[utoipa::path(get, path = "/tables/{table}/record",
    responses((status = 200, content((RecordDoc = "application/json"), (String = "text/plain")))))]
async fn record(State(app): State<App>, At(id): At, headers: HeaderMap) -> Reply {
    let room = app.rooms.find(&id).await?;
    let snapshot = room.snapshot();
    if snapshot.table.end().is_none() {
        return Err(RequestError::RecordIsSecret.into());
    }
    // The store is asked again: the last record on disk decides whether the table has ended.
    let last =
        app.journal.read(&id, snapshot.table.seq()).await.map_err(RoomError::unreadable(&id))?;
    let (seed, salt) = revealed(&last).ok_or(RoomError::Unreadable)?;
    let format = if snapshot.table.notes().is_some() { Format::Two } else { Format::One };
    let accept = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accept.contains("text/plain") || Accept::of(&headers) == Accept::Html {
        let name = format!("attachment; filename=\"{id}.clew\"");
        let headers =
            [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
        let parts = record_parts(app, id, format);
        return Ok((headers, Body::from_stream(parts)).into_response());
    }
    let truth = catch_game_panic(|| snapshot.table.truth()).ok_or(RoomError::GameFault)?;
    let truth = truth.and_then(|truth| RawValue::from_string(truth).ok());
    let doc = RecordDoc { records: String::new(), seed, salt, truth };
    // The records go between the quotes of the first field.
    let doc = serde_json::to_string(&doc).expect("plain data with text keys");
    let (before, after) = doc.split_at(RECORDS_FIELD.len());
    debug_assert_eq!(before, RECORDS_FIELD);
    let [before, after] = [before, after].map(|part| stream::iter([Ok(part.to_owned())]));
    let parts = record_parts(app, id, format).map_ok(|text| {
        let quoted = serde_json::to_string(&text).expect("a text");
        quoted[1..quoted.len() - 1].to_owned()
    });
    let body = Body::from_stream(before.chain(parts).chain(after));
    Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
}

/// How the JSON of a record begins.
const RECORDS_FIELD: &str = "{\"records\":\"";
/// Number of appends that are read at once for a record. Only this part of a record is in memory, however slowly
/// the client reads.
const RECORD_PART: u64 = 64;

/// The file of a table's records, part by part. The table must have ended.
fn record_parts(
    app: App,
    id: TableId,
    format: Format,
) -> impl Stream<Item = Result<String, RoomError>> {
    let header = stream::iter([Ok(table::file_header(format))]);
    let parts = stream::try_unfold((app, id, 1), |(app, id, from)| async move {
        let rows = app.journal.read_part(&id, from, RECORD_PART).await;
        let rows = rows.map_err(RoomError::unreadable(&id))?;
        let text: String = rows.iter().map(|row| row.append.to_string()).collect();
        let next = from + rows.len() as u64;
        Ok((!rows.is_empty()).then_some((text, (app, id, next))))
    });
    header.chain(parts)
}

/// Seed and salt of the last record, in hex, if it ends the table.
fn revealed(rows: &[journal::Row]) -> Option<(String, String)> {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    match rows.last()?.append.records().last() {
        Some(Record::Over { seed, salt, .. } | Record::Closed { seed, salt, .. }) => {
            Some((hex(seed.reveal()), hex(salt.reveal())))
        }
        _ => None,
    }
}

/// The step that a request names.
#[derive(Clone, Copy, IntoParams, Debug)]
#[into_params(parameter_in = Query)]
struct StepQuery {
    /// The number of an append: the state after it. By default the first step.
    #[param(minimum = 1, required = false)]
    at: Option<u64>,
    /// The step that the page shows, for our own script.
    #[param(ignore)]
    from: Option<u64>,
}

impl<S: Sync> FromRequestParts<S> for StepQuery {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let number = |key| match query_value(parts, key) {
            Ok(text) => {
                text.map(|text| text.parse().map_err(|_| RequestError::BadStep)).transpose()
            }
            Err(_) => Err(RequestError::BadStep),
        };
        Ok(Self { at: number("at")?, from: number("from")? })
    }
}

/// A step of an ended game.
#[derive(Serialize, ToSchema, Debug)]
struct StepDoc {
    /// The name of the table.
    #[schema(value_type = TableName)]
    table: String,
    /// The name of the game.
    #[schema(value_type = GameName)]
    game: &'static str,
    /// The number of the append after which this was the state.
    at: u64,
    /// The number of the first step.
    first: u64,
    /// The number of the step before; the first step names itself.
    before: u64,
    /// The number of the step after; the last step names itself.
    after: u64,
    /// The number of the last step.
    last: u64,
    /// How many steps the game has.
    steps: usize,
    /// The game time in milliseconds since the start.
    time: u64,
    /// The seat that acted, if the step was an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = SeatLetter, required = false)]
    seat: Option<Seat>,
    /// The action in the game's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    /// The seats that could act next.
    #[schema(value_type = Vec<SeatLetter>)]
    turn: SeatSet,
    /// The events of the step, as the viewer who saw most of each saw it.
    #[schema(value_type = Vec<Object>)]
    sights: Box<RawValue>,
    /// The public view.
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// The whole state, with all that was hidden.
    #[schema(value_type = Object)]
    truth: Box<RawValue>,
    /// What could be concluded from everything seen so far, beyond the view; null if the game has nothing of
    /// the kind.
    #[schema(value_type = Option<Object>, required = true)]
    known: Box<RawValue>,
    /// The result of checking the record.
    check: CheckDoc,
}

/// The result of checking a record: its commitment, its hash chain, every outcome of chance and every action.
#[derive(Serialize, ToSchema, Debug, Default)]
struct CheckDoc {
    /// Whether everything is as it must be.
    sound: bool,
    /// The commitment to the seed, which was public before the start.
    #[schema(value_type = HashDigits)]
    commitment: String,
    /// The secret seed from which all chance was computed.
    #[schema(value_type = HashDigits)]
    seed: String,
    /// The salt of the commitment.
    #[schema(value_type = SaltDigits)]
    salt: String,
    /// If sound: the number of hashes checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<u64>,
    /// If sound: the number of actions and deadlines replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    inputs: Option<u64>,
    /// If sound: the number of outcomes of chance computed again from the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcomes: Option<u64>,
    /// If not sound: the line of the record file.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// If not sound: what is wrong there.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// A step of an ended game, with all that was hidden.
///
/// For everybody. Browsers get a page. Fails with `not-ended` before the end, `not-started` if the table was
/// closed before its start, and `no-such-moment` if there is no such step.
#[utoipa::path(get, path = "/tables/{table}/replay", params(StepQuery),
    responses((status = 200, body = StepDoc)))]
async fn replay(
    State(app): State<App>,
    At(id): At,
    query: StepQuery,
    accept: Accept,
    reader: Reader,
    headers: HeaderMap,
) -> Reply {
    let replay = load(&app, &id).await?;
    let nth = nth(&replay, query.at)?;
    let response = catch_game_panic(|| match accept {
        Accept::Html => replay.page(nth, by(&reader)).map(|page| compressed(&headers, page)),
        Accept::Json => document(&replay, nth).map(|step| Json(step).into_response()),
    });
    Ok(response.flatten().ok_or(RoomError::GameFault)?)
}

/// The parts of the page that differ between two steps.
async fn parts(
    State(app): State<App>,
    At(id): At,
    query: StepQuery,
    reader: Reader,
    headers: HeaderMap,
) -> Reply {
    let replay = load(&app, &id).await?;
    let span = (nth(&replay, query.from)?, nth(&replay, query.at)?);
    let parts = catch_game_panic(|| replay.parts(span, by(&reader))).flatten();
    Ok(compressed(&headers, maud::PreEscaped(parts.ok_or(RoomError::GameFault)?)))
}

fn by(reader: &Reader) -> games::Reader<'_> {
    games::Reader { words: reader.words(), origin: &reader.origin }
}

/// The index of the step after this append; without one the first.
fn nth(replay: &Replay, at: Option<u64>) -> Result<usize, RequestError> {
    at.map_or(Some(0), |at| replay.nth(at)).ok_or_else(|| {
        let place = replay.place(0);
        RequestError::NoSuchStep { first: place.first, last: place.last }
    })
}

/// The replay of an ended table, from the cache if it is there.
async fn load(app: &App, id: &TableId) -> Result<Arc<Replay>, Error> {
    if let Some(replay) = app.replays.get(id) {
        return Ok(replay);
    }
    if app.rooms.find(id).await?.snapshot().table.end().is_none() {
        return Err(RequestError::ReplayIsSecret.into());
    }
    let records = Records::new(app.appends(id).await?).map_err(|_| RoomError::GameFault)?;
    // A long game takes some milliseconds, in which the runtime's thread must serve others.
    let made = tokio::task::spawn_blocking(move || catch_game_panic(|| Replay::of(records)));
    let made = made.await.ok().flatten().ok_or(RoomError::GameFault)?;
    let replay = Arc::new(made.map_err(|why| no_replay(id, &why))?);
    app.replays.insert(id.clone(), Arc::clone(&replay));
    Ok(replay)
}

fn no_replay(id: &TableId, why: &NoReplay) -> Error {
    match why {
        NoReplay::NotEnded => RequestError::ReplayIsSecret.into(),
        NoReplay::NotStarted => RequestError::NeverStarted.into(),
        NoReplay::Game(_) | NoReplay::Broken(_) => {
            // The game is over, so the cause reveals nothing.
            tracing::error!(table = %id, cause = %why, "a finished game cannot be replayed");
            RoomError::GameFault.into()
        }
    }
}

fn document(replay: &Replay, nth: usize) -> Option<StepDoc> {
    let (place, state) = (replay.place(nth), replay.state(nth)?);
    let raw = |json| RawValue::from_string(json).ok();
    Some(StepDoc {
        table: replay.table().to_owned(),
        game: replay.game(),
        at: place.at,
        first: place.first,
        before: place.before,
        after: place.after,
        last: place.last,
        steps: place.count,
        time: place.time.0,
        seat: replay.steps().get(nth)?.seat,
        action: state.action,
        turn: state.turn,
        sights: raw(state.sights)?,
        view: raw(state.view)?,
        truth: raw(state.truth)?,
        known: raw(state.known)?,
        check: check(replay),
    })
}

fn check(replay: &Replay) -> CheckDoc {
    let check = replay.check();
    let [commitment, seed, salt] = [check.commitment, check.seed, check.salt].map(str::to_owned);
    let doc = CheckDoc { commitment, seed, salt, ..CheckDoc::default() };
    match check.found {
        Found::Sound { seals, inputs, outcomes } => {
            let [seals, inputs, outcomes] = [seals, inputs, outcomes].map(Some);
            CheckDoc { sound: true, seals, inputs, outcomes, ..doc }
        }
        Found::Flawed { line, why, .. } => {
            CheckDoc { line: Some(line), why: Some(why.to_owned()), ..doc }
        }
    }
}
