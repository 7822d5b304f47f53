//! Lists of tables, and the state of one table.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use game::{Seat, Viewer};
use journal::Summary;
use serde::Serialize;
use table::{Person, TableId, UnixMillis};
use ui::pages;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{As, At};
use crate::Error;
use crate::app::App;
use crate::error::RoomError;
use crate::fields::schema::{GameName, SeatLetter, TableName, TablePhase};
use crate::guard::Accept;
use crate::person::Anyone;
use crate::reader::{Reader, compressed};
use crate::room::{RoomHandle, Snapshot, TableState, catch_game_panic};
use crate::scene;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show))
}

/// Maximum number of tables in a list.
pub(super) const MAX_LISTED: usize = 100;

#[derive(Serialize, ToSchema, Debug)]
struct Tables {
    /// Public tables, at most 100; those that wait for players first.
    tables: Vec<TableRow>,
}

/// A table in a list.
#[derive(Serialize, ToSchema, Debug)]
pub(super) struct TableRow {
    /// The name of the table.
    #[schema(value_type = TableName)]
    table: String,
    /// The name of the game.
    #[schema(value_type = GameName)]
    game: String,
    /// Whether the game waits for its start, runs or has ended.
    #[schema(value_type = TablePhase)]
    state: &'static str,
    /// The number of seats.
    seats: u8,
    /// The number of free seats.
    free: u8,
    /// Your own seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<SeatLetter>, required = false)]
    you: Vec<Seat>,
}

impl TableRow {
    fn new(table: &TableId, summary: &Summary, you: &[Seat]) -> Self {
        Self {
            table: table.to_string(),
            game: summary.game.clone(),
            state: state_name(summary.state),
            seats: summary.seats,
            free: summary.free,
            you: you.to_vec(),
        }
    }
}

/// The name of a state in JSON and on pages.
pub(super) fn state_name(state: journal::State) -> &'static str {
    match state {
        journal::State::Waiting => "waiting",
        journal::State::Running => "running",
        journal::State::Over => "over",
        journal::State::Closed => "closed",
    }
}

/// The public tables; those that wait for players first.
pub(super) async fn public_tables(app: &App) -> Result<Vec<TableRow>, Error> {
    let listed = app.journal.lobby(MAX_LISTED).await?;
    Ok(listed.iter().map(|listed| TableRow::new(&listed.table, &listed.summary, &[])).collect())
}

/// The newest tables at which this person has a seat.
pub(super) async fn own_tables(app: &App, person: Option<Person>) -> Result<Vec<TableRow>, Error> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let held = app.journal.of_person(person, MAX_LISTED).await?;
    Ok(held.iter().map(|held| TableRow::new(&held.table, &held.summary, &held.seats)).collect())
}

/// The public tables.
///
/// For everybody.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Tables)))]
async fn list(State(app): State<App>) -> Result<Json<Tables>, Error> {
    Ok(Json(Tables { tables: public_tables(&app).await? }))
}

/// The state of a table, as one viewer sees it.
///
/// For everybody; with a token from one of your own seats (`not-your-seat` for others). Browsers get the page
/// of the table.
#[utoipa::path(get, path = "/tables/{table}", params(As), security((), ("person" = [])),
    responses((status = 200, body = TableState<'static>)))]
async fn show(
    State(app): State<App>,
    Anyone(person): Anyone,
    At(id): At,
    accept: Accept,
    reader: Reader,
    headers: HeaderMap,
    seen_as: As,
) -> Reply {
    let room = app.rooms.find(&id).await?;
    let snapshot = room.snapshot();
    let mine = snapshot.seats_of(snapshot.alias(person));
    if !mine.is_empty() {
        room.looked(mine);
    }
    let viewer = match accept {
        Accept::Html => seen_as.page_viewer(&snapshot, mine)?,
        Accept::Json => seen_as.viewer(mine)?,
    };
    let now = app.clock.now();
    let response = catch_game_panic(|| match accept {
        Accept::Html => {
            let page = page(&room, &snapshot, (person, viewer), &reader, now);
            // Before the start a page holds no secrets, so its length may be seen.
            match snapshot.table.is_started() {
                true => page.into_response(),
                false => compressed(&headers, page),
            }
        }
        Accept::Json => Json(TableState::of(&snapshot, mine, viewer)).into_response(),
    });
    Ok(response.ok_or_else(|| {
        room.report_fault();
        RoomError::GameFault
    })?)
}

fn page(
    room: &RoomHandle,
    snapshot: &Snapshot,
    (person, viewer): (Option<Person>, Viewer),
    reader: &Reader,
    now: UnixMillis,
) -> maud::Markup {
    scene::with(snapshot, (snapshot.alias(person), viewer), reader, now, |cx| {
        let said = room.recent.chat().since(0);
        let table = pages::Table {
            game: snapshot.table.game_parts(cx),
            narrations: Vec::new(),
            log: &room.recent.events().log(cx),
            said: said.iter().map(|message| message.shown()).collect(),
            name: reader.proposed_name(person),
        };
        pages::table(cx, table)
    })
}
