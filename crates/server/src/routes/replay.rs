//! A finished game, moment by moment, for everybody who has its address.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use games::{NoReplay, Replay};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Append, Records, TableId};
use ui::pages::Found;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::At;
use super::shown::Form;
use crate::Error;
use crate::app::App;
use crate::fields::schema::{GameName, LongDigits, SeatLetter, ShortDigits, TableName};
use crate::packed;
use crate::reader::Reader;
use crate::room::{RoomError, catch_game_panic};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(replay))
}

/// What only our own script asks for.
pub(super) fn parts_router() -> axum::Router<App> {
    axum::Router::new().route("/tables/{table}/replay/parts", axum::routing::get(parts))
}

/// Which moment is meant, and which one a page shows already.
#[derive(Clone, Copy, IntoParams, Debug)]
#[into_params(parameter_in = Query)]
pub(super) struct Moments {
    /// An append of the table: the moment after it. Left out: the first moment.
    #[param(minimum = 1, required = false)]
    at: Option<u64>,
    #[param(ignore)]
    from: Option<u64>,
}

impl<S: Sync> FromRequestParts<S> for Moments {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let query = parts.uri.query().unwrap_or_default().as_bytes();
        let asked = |name: &str| {
            let mut found = form_urlencoded::parse(query).filter(|(key, _)| key == name);
            match (found.next(), found.next()) {
                (None, _) => Ok(None),
                (Some((_, text)), None) => text.parse().map(Some).map_err(|_| no_moment()),
                (Some(_), Some(_)) => Err(no_moment()),
            }
        };
        Ok(Self { at: asked("at")?, from: asked("from")? })
    }
}

/// A moment of a finished game.
#[derive(Serialize, ToSchema, Debug)]
struct StepDoc {
    /// The table's name.
    #[schema(value_type = TableName)]
    table: String,
    /// The game's name.
    #[schema(value_type = GameName)]
    game: &'static str,
    /// The append after which things stood like this.
    at: u64,
    /// The first moment.
    first: u64,
    /// The moment before; the first has itself.
    before: u64,
    /// The moment after; the last has itself.
    after: u64,
    /// The last moment.
    last: u64,
    /// How many steps there are.
    steps: usize,
    /// Game time, in milliseconds since the start.
    time: u64,
    /// Who did something, if anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = SeatLetter, required = false)]
    seat: Option<String>,
    /// What they did, in the game's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    action: Option<String>,
    /// Who could act then.
    #[schema(value_type = Vec<SeatLetter>)]
    turn: Vec<String>,
    /// What happened, seen by the one who saw most of it.
    #[schema(value_type = Vec<Object>)]
    sights: Box<RawValue>,
    /// What everybody saw.
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// All there was.
    #[schema(value_type = Object)]
    truth: Box<RawValue>,
    /// What somebody who forgets nothing knew beyond the view, in the game's own words.
    #[schema(value_type = Option<Object>, required = true)]
    known: Box<RawValue>,
    /// Whether the dice were honest.
    check: CheckDoc,
}

/// Whether a record holds: commitment, seals, every outcome and every action.
#[derive(Serialize, ToSchema, Debug)]
struct CheckDoc {
    /// Whether it does.
    sound: bool,
    /// What was promised before the start, in hex.
    #[schema(value_type = LongDigits)]
    commitment: String,
    /// What all chance followed from, in hex.
    #[schema(value_type = LongDigits)]
    seed: String,
    /// What kept the promise from being guessed, in hex.
    #[schema(value_type = ShortDigits)]
    salt: String,
    /// How many seals hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    seals: Option<u64>,
    /// How many actions and alarms fit the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    inputs: Option<u64>,
    /// How many outcomes follow from the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    outcomes: Option<u64>,
    /// Where it does not hold: the line of the record's file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    line: Option<usize>,
    /// Why it does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    why: Option<String>,
}

/// A moment of a game that has ended, with all that was hidden.
#[utoipa::path(get, path = "/tables/{table}/replay", params(("table" = TableName, Path), Moments),
    responses((status = 200, body = StepDoc)))]
async fn replay(
    State(app): State<App>,
    At(id): At,
    steps: Moments,
    form: Form,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let replay = load(&app, &id).await?;
    let nth = nth(&replay, steps.at)?;
    let told = catch_game_panic(|| match form {
        Form::Html => replay.page(nth, by(&reader)).map(|page| packed::page(&headers, page)),
        Form::Json => document(&replay, nth).map(|moment| Json(moment).into_response()),
    });
    told.flatten().ok_or_else(|| RoomError::GameFault.into())
}

/// What a page that shows one moment must change to show another.
async fn parts(
    State(app): State<App>,
    At(id): At,
    steps: Moments,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let replay = load(&app, &id).await?;
    let ways = (nth(&replay, steps.from)?, nth(&replay, steps.at)?);
    let lines = catch_game_panic(|| replay.parts(ways, by(&reader)))
        .flatten()
        .ok_or(RoomError::GameFault)?;
    Ok(packed::page(&headers, maud::PreEscaped(lines)))
}

fn by(reader: &Reader) -> games::Reader<'_> {
    games::Reader { words: reader.words(), origin: &reader.origin }
}

/// Which moment is meant, counted from 0.
fn nth(replay: &Replay, at: Option<u64>) -> Result<usize, Error> {
    at.map_or(Some(0), |at| replay.nth(at)).ok_or_else(|| {
        let place = replay.place(0);
        let text =
            format!("there is no such moment: `at` goes from {} to {}", place.first, place.last);
        Error::new(StatusCode::NOT_FOUND, "no-such-moment", text)
    })
}

fn no_moment() -> Error {
    let text = "there is no such moment: `at` is one number, that of an append";
    Error::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-moment", text)
}

/// The replay of a table that has ended.
async fn load(app: &App, id: &TableId) -> Result<Arc<Replay>, Error> {
    if let Some(replay) = app.replays.find(id) {
        return Ok(replay);
    }
    if app.rooms.find(id).await?.snapshot().table.end().is_none() {
        return Err(not_ended());
    }
    let rows = app.journal.read(id, 1).await.map_err(|error| RoomError::unreadable(id, &error))?;
    let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
    let Ok(records) = Records::new(appends) else { return Err(RoomError::GameFault.into()) };
    // A long game takes some milliseconds: others are not to wait for it.
    let made = tokio::task::spawn_blocking(move || catch_game_panic(|| Replay::of(records)));
    let made = made.await.ok().flatten().ok_or(RoomError::GameFault)?;
    let replay = Arc::new(made.map_err(|why| refusal(id, &why))?);
    app.replays.keep(id.clone(), Arc::clone(&replay));
    Ok(replay)
}

fn refusal(id: &TableId, why: &NoReplay) -> Error {
    match why {
        NoReplay::NotEnded => not_ended(),
        NoReplay::NotStarted => {
            let text = "this table ended before its game began: there is nothing to look back on";
            Error::new(StatusCode::CONFLICT, "not-started", text)
        }
        NoReplay::Game(_) | NoReplay::Broken(_) => {
            // The game is over, so nothing in it is hidden.
            tracing::error!(table = %id, cause = %why, "a finished game cannot be shown again");
            RoomError::GameFault.into()
        }
    }
}

fn not_ended() -> Error {
    let text = "this table has not ended: what is hidden stays so until then";
    Error::new(StatusCode::CONFLICT, "not-ended", text)
}

fn document(replay: &Replay, nth: usize) -> Option<StepDoc> {
    let (place, state) = (replay.place(nth), replay.state(nth)?);
    let raw = |json| RawValue::from_string(json).ok();
    let seats = |seats: game::SeatSet| seats.iter().map(|seat| seat.to_string()).collect();
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
        seat: replay.steps().get(nth)?.seat.map(|seat| seat.to_string()),
        action: state.action,
        turn: seats(state.turn),
        sights: raw(state.sights)?,
        view: raw(state.view)?,
        truth: raw(state.truth)?,
        known: raw(state.known)?,
        check: check(replay),
    })
}

fn check(replay: &Replay) -> CheckDoc {
    let check = replay.check();
    let doc = CheckDoc {
        sound: matches!(check.found, Found::Sound { .. }),
        commitment: check.commitment.to_owned(),
        seed: check.seed.to_owned(),
        salt: check.salt.to_owned(),
        seals: None,
        inputs: None,
        outcomes: None,
        line: None,
        why: None,
    };
    match check.found {
        Found::Sound { seals, inputs, outcomes } => {
            let [seals, inputs, outcomes] = [seals, inputs, outcomes].map(Some);
            CheckDoc { seals, inputs, outcomes, ..doc }
        }
        Found::Flawed { line, why, .. } => {
            CheckDoc { line: Some(line), why: Some(why.to_owned()), ..doc }
        }
    }
}
