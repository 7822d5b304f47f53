//! The way in.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::AtGame;
use super::games::{self, Shown};
use super::shown::Form;
use super::tables::{Row, held, public};
use crate::app::App;
use crate::fields::schema::GameName;
use crate::person::Anyone;
use crate::{Error, plain};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(home)).routes(routes!(rules))
}

/// What there is.
#[derive(Serialize, ToSchema, Debug)]
struct Home {
    /// The games.
    games: Vec<Shown>,
    /// Tables at which you sit.
    yours: Vec<Row>,
    /// Public tables.
    public: Vec<Row>,
}

/// The games, your tables, and public ones.
#[utoipa::path(get, path = "/", security((), ("person" = [])),
    responses((status = 200, body = Home)))]
async fn home(
    State(app): State<App>,
    Anyone(person): Anyone,
    form: Form,
) -> Result<Response, Error> {
    let games: Vec<Shown> = games::all().collect();
    let (yours, public) = (held(&app, person).await?, public(&app).await?);
    Ok(match form {
        Form::Html => plain::home(&games, &yours, &public).into_response(),
        Form::Json => Json(Home { games, yours, public }).into_response(),
    })
}

/// The rules of a game in our own words.
#[utoipa::path(get, path = "/rules/{game}", params(("game" = GameName, Path, example = "magic-maze")),
    responses((status = 200, content_type = "text/markdown", body = String)))]
async fn rules(AtGame(name): AtGame, form: Form) -> Result<Response, Error> {
    let text = ::games::rules(&name)
        .map_err(|error| Error::new(StatusCode::NOT_FOUND, "no-such-game", error.to_string()))?;
    Ok(match form {
        Form::Html => plain::rules(&name, text).into_response(),
        Form::Json => ([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response(),
    })
}
