//! The start page, the list of games and their rules.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use game::{Kind, Pace, SeatSet, Setting, Sides};
use games::Info;
use journal::Summary;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::TableId;
use ui::pages::{self, Home, MAX_ROWS, Row};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::AtGame;
use super::quick::card;
use super::tables::{MAX_LISTED, TableRow, own_tables, public_tables, state_name};
use crate::app::App;
use crate::error::RequestError;
use crate::guard::Accept;
use crate::listed;
use crate::person::Anyone;
use crate::reader::{Reader, compressed};

/// A day in milliseconds, during which a finished game offers to play again.
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// Pages that people visit first; these routes set the cookie.
pub(super) fn visited() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(home)).routes(routes!(rules))
}

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(one))
}

#[derive(Serialize, ToSchema, Debug)]
struct HomeDoc {
    /// All games.
    games: Vec<GameDoc>,
    /// The newest tables at which you have a seat, at most 100.
    yours: Vec<TableRow>,
    /// Public tables, at most 100; those that wait for players first.
    public: Vec<TableRow>,
}

/// The games, your tables and the public tables.
///
/// For everybody. Browsers get the start page.
#[utoipa::path(get, path = "/", security((), ("person" = [])),
    responses((status = 200, body = HomeDoc)))]
async fn home(
    State(app): State<App>,
    Anyone(person): Anyone,
    accept: Accept,
    reader: Reader,
    headers: HeaderMap,
) -> Reply {
    if accept == Accept::Json {
        let (yours, public) = (own_tables(&app, person).await?, public_tables(&app).await?);
        let games = infos().map(|info| GameDoc::of(&info)).collect();
        return Ok(Json(HomeDoc { games, yours, public }).into_response());
    }
    let games: Vec<_> = infos().map(|info| card(&info)).collect();
    let held = match person {
        Some(person) => app.journal.of_person(person, MAX_LISTED).await?,
        None => Vec::new(),
    };
    let held: Vec<_> = held
        .iter()
        .map(|it| (&it.table, &it.summary, it.seats.iter().copied().collect()))
        .collect();
    let listed = app.journal.lobby(MAX_LISTED).await?;
    let listed: Vec<_> =
        listed.iter().map(|it| (&it.table, &it.summary, SeatSet::NOBODY)).collect();
    let (yours, public) = (rows(&app, &held).await, rows(&app, &listed).await);
    let name = reader.proposed_name(person);
    let home = Home { games: &games, yours: &yours, public: &public, name, origin: &reader.origin };
    Ok(compressed(&headers, pages::home(reader.words(), &home)))
}

/// Tables as the page lists them: of each state at most as many as it shows.
async fn rows(app: &App, tables: &[(&TableId, &Summary, SeatSet)]) -> Vec<Row> {
    let mut counts = HashMap::new();
    let shown = tables.iter().filter(|(_, summary, _)| {
        let count = counts.entry(summary.state).or_insert(0);
        *count += 1;
        summary.state != journal::State::Closed && *count <= MAX_ROWS
    });
    let shown: Vec<_> = shown.collect();
    let named: Vec<_> = shown.iter().map(|(id, summary, _)| (*id, *summary)).collect();
    let facts = listed::facts(app, &named).await;
    let day_ago = app.clock.now().0.saturating_sub(DAY_MS);
    let rows = shown.into_iter().zip(facts).map(|(&(id, summary, mine), facts)| Row {
        table: id.to_string(),
        game: summary.game.clone(),
        state: state_name(summary.state),
        seats: summary.seats,
        free: summary.free,
        mine,
        is_recent: summary.changed.0 > day_ago,
        facts,
    });
    rows.collect()
}

/// The rules of a game.
///
/// For everybody. Programs get Markdown, browsers a page.
#[utoipa::path(get, path = "/rules/{game}",
    responses((status = 200, content_type = "text/markdown", body = String)))]
async fn rules(AtGame(info): AtGame, accept: Accept, reader: Reader, headers: HeaderMap) -> Reply {
    let text = games::rules(info.name).map_err(RequestError::NoSuchGame)?;
    Ok(match accept {
        Accept::Html => {
            compressed(&headers, pages::rules(reader.words(), info.name, text, &reader.origin))
        }
        Accept::Json => ([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response(),
    })
}

#[derive(Serialize, ToSchema, Debug)]
struct Games {
    /// All games.
    games: Vec<GameDoc>,
}

/// A game.
#[derive(Serialize, ToSchema, Debug)]
struct GameDoc {
    /// The name of the game, as used in addresses.
    name: &'static str,
    /// The number of the newest version of the rules.
    rules: u16,
    /// `turns`: players take turns, and an action on an old state is refused. `real-time`: all players act at
    /// any time.
    pace: &'static str,
    /// Whether all players win or lose together.
    team: bool,
    /// The levels of the game's bots, the weakest first.
    bots: Vec<&'static str>,
    /// The settings of the game, as a JSON schema.
    #[schema(value_type = Object)]
    settings: Value,
    /// Settings with which a game ends soon even if everybody plays at random.
    #[schema(value_type = Object)]
    quick: Value,
    /// The reasons for which the rules refuse an action: each code with its sentence.
    #[schema(value_type = Object)]
    refusals: Value,
}

/// All games.
///
/// For everybody.
#[utoipa::path(get, path = "/games", responses((status = 200, body = Games)))]
async fn list() -> Json<Games> {
    Json(Games { games: infos().map(|info| GameDoc::of(&info)).collect() })
}

/// One game.
///
/// For everybody.
#[utoipa::path(get, path = "/games/{game}", responses((status = 200, body = GameDoc)))]
async fn one(AtGame(info): AtGame) -> Json<GameDoc> {
    Json(GameDoc::of(&info))
}

/// All games, in the order of the registry.
fn infos() -> impl Iterator<Item = Info> {
    games::NAMES.iter().filter_map(|name| games::info(name).ok())
}

impl GameDoc {
    fn of(info: &Info) -> Self {
        let settings = info.settings.iter();
        let settings: Map<_, _> =
            settings.map(|setting| (setting.key.to_owned(), schema(setting))).collect();
        let refusals = info.refusals.iter();
        let refusals: Map<_, _> =
            refusals.map(|(code, text)| ((*code).to_owned(), text.clone().into())).collect();
        Self {
            name: info.name,
            rules: info.rules,
            pace: if info.pace == Pace::RealTime { "real-time" } else { "turns" },
            team: info.sides == Sides::Team,
            bots: info.bots.clone(),
            settings: json!({
                "type": "object", "properties": settings, "additionalProperties": false,
            }),
            quick: Value::Object(quick(info)),
            refusals: Value::Object(refusals),
        }
    }
}

/// The settings of a short game, as a request sets them.
fn quick(info: &Info) -> Map<String, Value> {
    let lines = info.facts.quick.lines().filter_map(|line| line.split_once(' '));
    let typed = |(key, value): (&str, &str)| {
        let setting = info.settings.iter().find(|setting| setting.key == key)?;
        let value = match setting.kind {
            Kind::Number { .. } => value.parse::<i64>().ok()?.into(),
            Kind::Switch { .. } => (value == "on").into(),
            Kind::Choice { .. } | Kind::EachSeat { .. } | Kind::Drawing { .. } => value.into(),
        };
        Some((key.to_owned(), value))
    };
    lines.filter_map(typed).collect()
}

fn schema(setting: &Setting) -> Value {
    let mut schema = match setting.kind {
        Kind::Number { least, most, default } => {
            json!({"type": "integer", "minimum": least, "maximum": most, "default": default})
        }
        Kind::Switch { default } => json!({"type": "boolean", "default": default}),
        Kind::Choice { of, default } => json!({"enum": of, "default": default}),
        Kind::EachSeat { of } => json!({"type": "string", "words": of}),
        Kind::Drawing { examples } => json!({"type": "string", "examples": examples}),
    };
    schema["description"] = setting.says.into();
    schema
}
