//! A new table: from a program in one request, from a page that is shown again if something is wrong.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use journal::{Access, Chat};
use serde::Deserialize;
use table::{Order, Person, TableId};
use ui::{Built, pages};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::From;
use super::shown::{Done, Form};
use crate::Error;
use crate::app::App;
use crate::fields::schema::{GameName, PersonName, Reach, SettingValue};
use crate::fields::{self, Fields};
use crate::guard::AsItIs;
use crate::person::Somebody;
use crate::reader::Reader;
use crate::room::Answer;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open))
}

/// What table is to be opened.
#[derive(Deserialize, ToSchema, Debug)]
struct Opening {
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
    /// The slots of a maze built by hand that hold a wall, such as `{"2,2 east": "on"}`: what forms
    /// send in place of a drawing.
    #[serde(default)]
    #[schema(required = false)]
    built: BTreeMap<String, String>,
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
    reader: Reader,
    Fields(opening): Fields<Opening>,
) -> Result<Response, Error> {
    app.limits.opening(address, app.clock.now())?;
    let built = Built::read(opening.built.keys().map(String::as_str)).map_err(|error| {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", error.to_string())
    })?;
    let mut answer = Answer { seq: 1, ..Answer::default() };
    match opened(&app, person, &opening, &built).await {
        Ok(id) => {
            answer.seat = opening.name.is_some().then_some(Seat::A);
            Ok(Done::named(&id, &answer).shown(form, &id, StatusCode::CREATED))
        }
        Err(error) if form == Form::Html && error.status.is_client_error() => {
            opening.again(&built, &error, &reader)
        }
        Err(error) => Err(error),
    }
}

async fn opened(
    app: &App,
    person: Person,
    opening: &Opening,
    built: &Built,
) -> Result<TableId, Error> {
    let access = match opening.access {
        Some(Reach::Public) => Access::Public,
        Some(Reach::Private) | None => Access::Private,
    };
    let chat = if opening.chat.unwrap_or(true) { Chat::On } else { Chat::Off };
    let mut changes = opening.settings.clone();
    if !built.is_empty() {
        changes.retain(|(key, _)| key != "maze");
        changes.push(("maze".to_owned(), built.drawing()));
        // A maze has as many walls as it has.
        changes.retain(|(key, _)| key != "walls");
    }
    let mut orders = Vec::new();
    if !changes.is_empty() {
        orders.push(Order::Set { changes });
    }
    if let Some(name) = opening.name.as_deref() {
        orders.push(Order::Join {
            seat: Seat::A,
            person,
            name: fields::name(name)?,
            entropy: None,
        });
    }
    app.rooms.open(&opening.game, (access, chat), orders).await
}

impl Opening {
    /// The page on which it was typed, with all that was typed and with what is wrong.
    fn again(&self, built: &Built, error: &Error, reader: &Reader) -> Result<Response, Error> {
        let Ok(info) = games::info(&self.game) else { return Err(error.clone()) };
        let words = reader.words();
        let set: Vec<(&str, String)> =
            self.settings.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
        let refused = words.find(&format!("refusal-{}", error.code)).unwrap_or(&error.text);
        let page = pages::opening(
            words,
            &pages::Opening {
                game: info.name,
                settings: info.settings,
                set: &set,
                built,
                name: self.name.as_deref().unwrap_or_default(),
                is_public: matches!(self.access, Some(Reach::Public)),
                refused: Some(refused),
            },
        );
        Ok((error.status, axum::Extension(AsItIs), page).into_response())
    }
}
