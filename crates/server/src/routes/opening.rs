//! Opens a table: for a program with one request, for a browser with a form that is shown again if a field is
//! wrong.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use game::Seat;
use journal::{Access, Chat};
use serde::Deserialize;
use table::{Command, Person, TableId};
use ui::{BuiltMaze, pages};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{remember_name, respond};
use crate::Error;
use crate::app::App;
use crate::fields::schema::{GameName, PersonName, SettingValue, TableAccess};
use crate::fields::{self, Fields};
use crate::guard::{Accept, Budget, Client, KeepBody};
use crate::person::Somebody;
use crate::reader::Reader;
use crate::room::CommandReply;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open))
}

#[derive(Deserialize, ToSchema, Debug)]
struct OpenBody {
    /// The name of the game.
    #[schema(value_type = GameName)]
    game: String,
    /// Who can find the table. By default `private`.
    access: Option<TableAccess>,
    /// Whether players may send words at a private table. By default they may.
    chat: Option<bool>,
    /// The settings that differ from the game's defaults; `/games/{game}` describes them.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
    /// The walls of a maze that was built by hand, such as `{"2,2 east": "on"}`. Forms send this in place of
    /// the setting `maze`.
    #[serde(default)]
    #[schema(required = false)]
    built: BTreeMap<String, String>,
    /// Your display name. With a name you take seat A and become the host.
    #[schema(value_type = Option<PersonName>)]
    name: Option<String>,
}

/// Open a table.
///
/// For everybody who sends a token. At most 10 tables of one person at once, then one in 20 seconds; 60 tables
/// from one address at once, then one in two seconds (`too-many-requests`).
#[utoipa::path(post, path = "/tables", request_body = OpenBody,
    responses((status = 201, body = CommandReply)))]
async fn open(
    State(app): State<App>,
    Somebody(person): Somebody,
    client: Client,
    accept: Accept,
    reader: Reader,
    Fields(body): Fields<OpenBody>,
) -> Reply {
    app.limits.count(Budget::Openings, &client)?;
    let is_public = matches!(body.access, Some(TableAccess::Public));
    if is_public {
        app.places.check(&app.journal, &client).await?;
    }
    let built = BuiltMaze::read(body.built.keys().map(String::as_str))?;
    match open_table(&app, person, &body, &built).await {
        Ok(id) => {
            if is_public {
                app.places.add(&client, &id);
            }
            let seat = body.name.is_some().then_some(Seat::A);
            let table = Some(id.to_string());
            let reply = CommandReply { table, seat, seq: 1, ..CommandReply::default() };
            let response = respond(accept, &id, StatusCode::CREATED, &reply);
            let name = body.name.as_deref().and_then(|name| fields::name(name).ok());
            Ok(match name {
                Some(name) => remember_name(response, &name),
                None => response,
            })
        }
        Err(error) if accept == Accept::Html && error.status.is_client_error() => {
            body.form_again(&built, &error, &reader)
        }
        Err(error) => Err(error),
    }
}

async fn open_table(
    app: &App,
    person: Person,
    body: &OpenBody,
    built: &BuiltMaze,
) -> Result<TableId, Error> {
    let access = match body.access {
        Some(TableAccess::Public) => Access::Public,
        Some(TableAccess::Private) | None => Access::Private,
    };
    let chat = if body.chat.unwrap_or(true) { Chat::On } else { Chat::Off };
    let changes = built.settings(body.settings.clone());
    let mut commands = Vec::new();
    if !changes.is_empty() {
        commands.push(Command::Set { changes });
    }
    if let Some(name) = body.name.as_deref() {
        commands.push(Command::Join {
            seat: Seat::A,
            person,
            name: fields::name(name)?,
            entropy: None,
        });
    }
    Ok(app.rooms.open(&body.game, (access, chat), commands).await?)
}

impl OpenBody {
    /// The form again, with the values that were typed and the error.
    fn form_again(&self, built: &BuiltMaze, error: &Error, reader: &Reader) -> Reply {
        let Ok(info) = games::info(&self.game) else { return Err(error.clone()) };
        let words = reader.words();
        let set: Vec<(&str, String)> =
            self.settings.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
        let refused = error.text_in(words);
        let page = pages::opening(
            words,
            &pages::Opening {
                game: info.name,
                settings: info.settings,
                set: &set,
                built,
                builder: info.builder,
                name: self.name.as_deref().unwrap_or_default(),
                is_public: matches!(self.access, Some(TableAccess::Public)),
                refused: Some(&refused),
            },
        );
        Ok((error.status, axum::Extension(KeepBody), page).into_response())
    }
}
