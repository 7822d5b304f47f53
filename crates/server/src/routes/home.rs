//! The way in.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Person;
use ui::pages::{self, Home};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::AtGame;
use super::games::{self, Shown};
use super::shown::Form;
use super::tables::{Row, held, public};
use crate::Error;
use crate::app::App;
use crate::fields::schema::GameName;
use crate::packed;
use crate::person::Anyone;
use crate::reader::{Reader, friendly_name};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(home)).routes(routes!(rules))
}

/// What there is.
#[derive(Serialize, ToSchema, Debug)]
struct HomeDoc {
    /// The games.
    games: Vec<Shown>,
    /// Tables at which you sit.
    yours: Vec<Row>,
    /// Public tables.
    public: Vec<Row>,
}

/// The games, your tables, and public ones.
#[utoipa::path(get, path = "/", security((), ("person" = [])),
    responses((status = 200, body = HomeDoc)))]
async fn home(
    State(app): State<App>,
    Anyone(person): Anyone,
    form: Form,
    reader: Reader,
) -> Result<Response, Error> {
    let (yours, public) = (held(&app, person).await?, public(&app).await?);
    Ok(match form {
        Form::Html => page(&reader, person, &yours, &public).into_response(),
        Form::Json => {
            Json(HomeDoc { games: games::all().collect(), yours, public }).into_response()
        }
    })
}

fn page(reader: &Reader, person: Option<Person>, yours: &[Row], public: &[Row]) -> maud::Markup {
    let infos = ::games::NAMES.iter().filter_map(|name| ::games::info(name).ok());
    let games: Vec<_> = infos.map(|info| (info.name, info.minutes, info.settings)).collect();
    let rows = |rows: &[Row]| rows.iter().map(Row::face).collect::<Vec<_>>();
    let name = friendly_name(reader.words(), person);
    let home = Home { games: &games, yours: &rows(yours), public: &rows(public), name };
    pages::home(reader.words(), &home)
}

/// The rules of a game in our own words.
#[utoipa::path(get, path = "/rules/{game}", params(("game" = GameName, Path, example = "magic-maze")),
    responses((status = 200, content_type = "text/markdown", body = String)))]
async fn rules(
    AtGame(name): AtGame,
    form: Form,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let text = ::games::rules(&name).map_err(|error| Error::no_such_game(&error))?;
    let info = ::games::info(&name).map_err(|error| Error::no_such_game(&error))?;
    Ok(match form {
        Form::Html => packed::page(&headers, pages::rules(reader.words(), info.name)),
        Form::Json => ([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response(),
    })
}
