//! Tables: the public ones, and one as it stands.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use journal::Summary;
use serde::Serialize;
use table::{Person, TableId, UnixMillis};
use ui::pages;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::{As, At};
use super::shown::Form;
use crate::Error;
use crate::app::App;
use crate::fields::schema::{GameName, SeatLetter, Stage, TableName};
use crate::person::Anyone;
use crate::reader::{Reader, friendly_name};
use crate::room::{RoomError, RoomHandle, Snapshot, TableState, catch_game_panic};
use crate::scene::{self, Page};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show))
}

/// How many tables are listed.
const MOST: usize = 100;

/// Public tables.
#[derive(Serialize, ToSchema, Debug)]
pub(super) struct Tables {
    tables: Vec<Row>,
}

/// A table in a list.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Row {
    /// Its name.
    #[schema(value_type = TableName)]
    pub(crate) table: String,
    /// The game's name.
    #[schema(value_type = GameName)]
    pub(crate) game: String,
    /// How far it is.
    #[schema(value_type = Stage)]
    pub(crate) state: &'static str,
    /// How many seats there are.
    pub(crate) seats: u8,
    /// How many of them are free.
    pub(crate) free: u8,
    /// Your seats there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<SeatLetter>, required = false)]
    pub(crate) you: Vec<String>,
}

impl Row {
    fn new(table: &TableId, summary: &Summary, you: &[Seat]) -> Self {
        Self {
            table: table.to_string(),
            game: summary.game.clone(),
            state: match summary.state {
                journal::State::Waiting => "waiting",
                journal::State::Running => "running",
                journal::State::Over => "over",
                journal::State::Closed => "closed",
            },
            seats: summary.seats,
            free: summary.free,
            you: you.iter().map(ToString::to_string).collect(),
        }
    }
}

impl Row {
    /// As a page lists it.
    pub(super) fn face(&self) -> pages::Row {
        let Self { table, game, state, seats, free, .. } = self;
        pages::Row { table: table.clone(), game: game.clone(), state, seats: *seats, free: *free }
    }
}

/// The public tables: those that wait for players first.
pub(super) async fn public(app: &App) -> Result<Vec<Row>, Error> {
    let listed =
        app.journal.lobby(MOST).await.map_err(|trouble| crate::error::trouble(&trouble))?;
    Ok(listed.iter().map(|listed| Row::new(&listed.table, &listed.summary, &[])).collect())
}

/// The tables at which somebody sits.
pub(super) async fn held(app: &App, person: Option<Person>) -> Result<Vec<Row>, Error> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let held = app.journal.of_person(person, MOST).await;
    let held = held.map_err(|trouble| crate::error::trouble(&trouble))?;
    Ok(held.iter().map(|held| Row::new(&held.table, &held.summary, &held.seats)).collect())
}

/// Public tables.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Tables)))]
async fn list(State(app): State<App>) -> Result<Json<Tables>, Error> {
    Ok(Json(Tables { tables: public(&app).await? }))
}

/// A table as it stands, for the person who requests it.
#[utoipa::path(get, path = "/tables/{table}", params(("table" = TableName, Path), As), security((), ("person" = [])),
    responses((status = 200, body = TableState<'static>)))]
async fn show(
    State(app): State<App>,
    Anyone(person): Anyone,
    At(id): At,
    form: Form,
    reader: Reader,
    seen_as: As,
) -> Result<Response, Error> {
    let room = app.rooms.find(&id).await?;
    let snapshot = room.snapshot();
    let mine = snapshot.seats_of(snapshot.alias(person));
    if !mine.is_empty() {
        room.looked(mine);
    }
    if form == Form::Html {
        let viewer = seen_as.page_viewer(&snapshot, mine)?;
        let page =
            catch_game_panic(|| page(&room, &snapshot, (person, viewer), &reader, app.clock.now()));
        return match page {
            Some(page) => Ok(page.into_response()),
            None => {
                room.report_fault();
                Err(RoomError::GameFault.into())
            }
        };
    }
    let viewer = seen_as.viewer(mine)?;
    match catch_game_panic(|| TableState::of(&snapshot, mine, viewer)) {
        Some(state) => Ok(Json(state).into_response()),
        None => {
            room.report_fault();
            Err(RoomError::GameFault.into())
        }
    }
}

fn page(
    room: &RoomHandle,
    snapshot: &Snapshot,
    who: (Option<Person>, Viewer),
    reader: &Reader,
    now: UnixMillis,
) -> maud::Markup {
    let page = Page {
        words: reader.words(),
        origin: &reader.origin,
        build: ui::build(),
        numbers: reader.numbers,
    };
    scene::with(snapshot, (snapshot.alias(who.0), who.1), page, now, |cx| {
        let said = room.said_since(0);
        let table = pages::Table {
            game: snapshot.table.game_parts(cx),
            narrations: Vec::new(),
            log: &room.log(cx),
            said: said.iter().map(|saying| saying.shown()).collect(),
            name: friendly_name(reader.words(), who.0),
        };
        pages::table(cx, table)
    })
}
