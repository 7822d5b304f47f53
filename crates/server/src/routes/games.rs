//! What can be played.

use axum::Json;
use game::{Kind, Pace, Setting, Sides};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::AtGame;
use crate::Error;
use crate::app::App;
use crate::fields::schema::GameName;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(one))
}

/// All games.
#[derive(Serialize, ToSchema, Debug)]
pub(super) struct Games {
    games: Vec<Shown>,
}

/// A game.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Shown {
    /// Its name.
    pub(crate) name: &'static str,
    /// The newest rules number.
    rules: u16,
    /// `turns`: an action on an old view is refused. `real-time`: everybody acts at once.
    pace: &'static str,
    /// Whether all win or lose together.
    team: bool,
    /// Its bots, the weakest first.
    bots: Vec<&'static str>,
    /// What can be set, as a JSON schema.
    #[schema(value_type = Object)]
    settings: Value,
    /// Why the game may refuse an action: codes and sentences.
    #[schema(value_type = Object)]
    refusals: Value,
}

/// What can be played.
#[utoipa::path(get, path = "/games", responses((status = 200, body = Games)))]
async fn list() -> Json<Games> {
    Json(Games { games: all().collect() })
}

/// One game.
#[utoipa::path(get, path = "/games/{game}",
    params(("game" = GameName, Path, example = "magic-labyrinth")),
    responses((status = 200, body = Shown)))]
async fn one(AtGame(name): AtGame) -> Result<Json<Shown>, Error> {
    games::info(&name).map(|info| Json(shown(&info))).map_err(|error| Error::no_such_game(&error))
}

/// All games, in the order of the registry.
pub(super) fn all() -> impl Iterator<Item = Shown> {
    games::NAMES.iter().filter_map(|name| games::info(name).ok()).map(|info| shown(&info))
}

fn shown(info: &games::Info) -> Shown {
    let settings: serde_json::Map<_, _> =
        info.settings.iter().map(|setting| (setting.key.to_owned(), schema(setting))).collect();
    let refusals: serde_json::Map<_, _> = info
        .refusals
        .iter()
        .map(|(code, text)| ((*code).to_owned(), Value::String(text.clone())))
        .collect();
    Shown {
        name: info.name,
        rules: info.rules,
        pace: if info.pace == Pace::RealTime { "real-time" } else { "turns" },
        team: info.sides == Sides::Team,
        bots: info.bots.clone(),
        settings: json!({
            "type": "object", "properties": settings, "additionalProperties": false,
        }),
        refusals: Value::Object(refusals),
    }
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
    schema["description"] = Value::String(setting.says.to_owned());
    schema
}
