//! Tables: the public ones, a new one, and one as it stands.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header::CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use face::pages;
use game::{Seat, Viewer};
use journal::{Access, Chat, Summary};
use serde::{Deserialize, Serialize};
use table::{Order, Person, TableId, Wall};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::{As, At, From};
use super::shown::{Done, Form};
use crate::Error;
use crate::app::App;
use crate::fields::schema::{
    GameName, PersonName, Reach, SeatLetter, SettingValue, Stage, TableName,
};
use crate::fields::{self, Fields};
use crate::person::{Anyone, Somebody};
use crate::reader::{Reader, friendly_name};
use crate::room::{Answer, Frame, Room, StateDoc, apology, guarded, write_state};
use crate::scene;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list, open)).routes(routes!(show))
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

/// What table is to be opened.
#[derive(Deserialize, ToSchema, Debug)]
pub(super) struct Opening {
    /// The game's name.
    #[schema(value_type = GameName)]
    game: String,
    /// `private`: found by its link alone. `public`: listed for everybody.
    access: Option<Reach>,
    /// Whether people may write to each other at a private table.
    chat: Option<bool>,
    /// What is set otherwise than by default.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
    /// With a name you sit down at once.
    #[schema(value_type = Option<PersonName>)]
    name: Option<String>,
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", request_body = Opening, security(("person" = [])),
    responses((status = 201, body = Done)))]
async fn open(
    State(app): State<App>,
    Somebody(person): Somebody,
    From(address): From,
    form: Form,
    Fields(opening): Fields<Opening>,
) -> Result<Response, Error> {
    app.limits.opening(address, app.clock.now())?;
    let access = match opening.access {
        Some(Reach::Public) => Access::Public,
        Some(Reach::Private) | None => Access::Private,
    };
    let chat = if opening.chat.unwrap_or(true) { Chat::On } else { Chat::Off };
    let mut orders = Vec::new();
    if !opening.settings.is_empty() {
        orders.push(Order::Set { changes: opening.settings });
    }
    let mut answer = Answer { seq: 1, ..Answer::default() };
    if let Some(name) = opening.name.as_deref() {
        orders.push(Order::Join { seat: Seat::A, person, name: fields::name(name)? });
        answer.seat = Some(Seat::A);
    }
    let id = app.rooms.open(&opening.game, (access, chat), orders).await?;
    Ok(Done::named(&id, &answer).shown(form, &id, StatusCode::CREATED))
}

/// A table as it stands, for whoever asks.
#[utoipa::path(get, path = "/tables/{table}", params(("table" = TableName, Path), As), security((), ("person" = [])),
    responses((status = 200, body = StateDoc)))]
async fn show(
    State(app): State<App>,
    Anyone(person): Anyone,
    At(id): At,
    form: Form,
    reader: Reader,
    seen_as: As,
) -> Result<Response, Error> {
    let room = app.rooms.find(&id).await?;
    let frame = room.frame();
    let mine = frame.seats_of(person);
    if !mine.is_empty() {
        room.looked(mine);
    }
    if form == Form::Html {
        let viewer = seen_as.page_viewer(&frame, mine)?;
        let page = guarded(|| page(&room, &frame, (person, viewer), &reader, app.clock.now()));
        return match page {
            Some(page) => Ok(page.into_response()),
            None => {
                room.report_fault();
                Err(apology())
            }
        };
    }
    let viewer = seen_as.viewer(mine)?;
    let mut out = Vec::with_capacity(4096);
    if guarded(|| write_state(&frame, mine, viewer, &mut out)).is_none() {
        room.report_fault();
        return Err(apology());
    }
    out.push(b'}');
    Ok(([(CONTENT_TYPE, "application/json")], out).into_response())
}

fn page(
    room: &Room,
    frame: &Frame,
    who: (Option<Person>, Viewer),
    reader: &Reader,
    now: Wall,
) -> maud::Markup {
    scene::with(frame, who, (reader.words(), &reader.origin), now, |cx| {
        let said = room.said_since(0);
        let table = pages::Table {
            drawn: frame.table.draw(cx),
            told: Vec::new(),
            log: &room.log(cx),
            said: said.iter().map(|saying| saying.shown()).collect(),
            name: friendly_name(reader.words(), who.0),
        };
        pages::table(cx, &table)
    })
}
