//! What players do at a table.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use table::{Command, Note, Person, Reason, Switch, TableId};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::At;
use super::shown::{CommandReply, Form};
use crate::Error;
use crate::app::App;
use crate::fields::schema::{
    ActionKey, EntropyDigits, PersonName, SaidText, SeatLetter, SettingValue, TableName, TalkKind,
};
use crate::fields::{self, Fields};
use crate::guard::Who;
use crate::person::Somebody;
use crate::room::RoomRequest;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(start))
        .routes(routes!(act))
        .routes(routes!(talk))
        .routes(routes!(pause))
        .routes(routes!(resume))
        .routes(routes!(settings))
        .routes(routes!(chat))
        .routes(routes!(close))
        .routes(routes!(again))
}

/// Sends a request to the table and answers with its result.
pub(super) async fn request(
    app: &App,
    person: Person,
    id: &TableId,
    form: Form,
    request: RoomRequest,
) -> Result<Response, Error> {
    let answer = app.rooms.request(id, person, request).await?;
    Ok(CommandReply::at(id, &answer).shown(form, id, StatusCode::OK))
}

/// Who sits down.
#[derive(Deserialize, ToSchema, Debug)]
struct Joining {
    /// What you are called.
    #[schema(value_type = PersonName)]
    name: String,
    /// The seat; left out, the first that is free.
    #[schema(value_type = Option<SeatLetter>)]
    seat: Option<String>,
    /// What you add to the chance of this table. Without it from each player it cannot start.
    #[schema(value_type = Option<EntropyDigits>)]
    entropy: Option<String>,
}

/// Sits down.
#[utoipa::path(post, path = "/tables/{table}/join", params(("table" = TableName, Path)), request_body = Joining,
    security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn join(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
    Fields(joining): Fields<Joining>,
) -> Result<Response, Error> {
    let name = fields::name(&joining.name)?;
    let seat = fields::optional(joining.seat.as_deref())?;
    let entropy = fields::optional(joining.entropy.as_deref())?;
    let answer = app.rooms.request(&id, person, RoomRequest::Join { seat, name, entropy }).await?;
    Ok(CommandReply::named(&id, &answer).shown(form, &id, StatusCode::OK))
}

/// How the game begins.
#[derive(Deserialize, ToSchema, Debug)]
struct Starting {
    /// Settings to be changed first; an empty value is the default. They stay changed, also if the
    /// start is then refused.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
    /// What your own seats add to the chance, if they have not since the last change.
    #[schema(value_type = Option<EntropyDigits>)]
    entropy: Option<String>,
}

/// Begins the game. For the host.
#[utoipa::path(post, path = "/tables/{table}/start", params(("table" = TableName, Path)), request_body = Starting,
    security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn start(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
    Fields(starting): Fields<Starting>,
) -> Result<Response, Error> {
    let entropy = fields::optional(starting.entropy.as_deref())?;
    request(&app, person, &id, form, RoomRequest::Start { changes: starting.settings, entropy })
        .await
}

/// An action.
#[derive(Deserialize, ToSchema, Debug)]
struct Acting {
    /// One of your seats; may be left out if you have one.
    #[schema(value_type = Option<SeatLetter>)]
    seat: Option<String>,
    /// What is done, as `legal` of the state says it.
    #[schema(example = "roll")]
    action: String,
    /// The `seq` of the state that you had seen.
    #[schema(example = 7)]
    seen: u64,
    /// Your own name for this action: sent twice, it is done once.
    #[schema(value_type = ActionKey)]
    key: String,
}

/// Plays.
#[utoipa::path(post, path = "/tables/{table}/act", params(("table" = TableName, Path)), request_body = Acting,
    security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn act(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
    Fields(acting): Fields<Acting>,
) -> Result<Response, Error> {
    let seat = fields::optional(acting.seat.as_deref())?;
    let Acting { action, seen, key, .. } = acting;
    let key = fields::read(&key)?;
    request(&app, person, &id, form, RoomRequest::Act { seat, action, seen, key }).await
}

/// Something said.
#[derive(Deserialize, ToSchema, Debug)]
struct Talking {
    /// One of your seats; may be left out if you have one.
    #[schema(value_type = Option<SeatLetter>)]
    seat: Option<String>,
    /// How.
    #[schema(value_type = TalkKind)]
    kind: String,
    /// What.
    #[schema(value_type = SaidText)]
    text: String,
}

/// Says something. It is shown to those who are there, and kept nowhere.
#[utoipa::path(post, path = "/tables/{table}/talk", params(("table" = TableName, Path)), request_body = Talking,
    security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn talk(
    State(app): State<App>,
    Somebody(person): Somebody,
    who: Who,
    At(id): At,
    form: Form,
    Fields(talking): Fields<Talking>,
) -> Result<Response, Error> {
    app.limits.talk(who)?;
    let seat = fields::optional(talking.seat.as_deref())?;
    let kind = fields::read(&talking.kind)?;
    request(&app, person, &id, form, RoomRequest::Talk { seat, kind, text: talking.text }).await
}

/// Asks for a pause of a real-time game. It comes when all players who are there have asked.
#[utoipa::path(post, path = "/tables/{table}/pause", params(("table" = TableName, Path)), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn pause(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
) -> Result<Response, Error> {
    request(&app, person, &id, form, Command::Pause.into()).await
}

/// Ends a pause.
#[utoipa::path(post, path = "/tables/{table}/resume", params(("table" = TableName, Path)), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn resume(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
) -> Result<Response, Error> {
    request(&app, person, &id, form, Command::Resume.into()).await
}

/// Settings.
#[derive(Deserialize, ToSchema, Debug)]
struct Setting {
    /// What is to be changed; an empty value is the default.
    #[serde(deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>)]
    settings: Vec<(String, String)>,
}

/// Changes settings, all or none. For the host, before the start.
#[utoipa::path(post, path = "/tables/{table}/settings", params(("table" = TableName, Path)), request_body = Setting,
    security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn settings(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
    Fields(setting): Fields<Setting>,
) -> Result<Response, Error> {
    request(&app, person, &id, form, Command::Set { changes: setting.settings }.into()).await
}

/// Whether people may write to each other.
#[derive(Deserialize, ToSchema, Debug)]
struct Chatting {
    /// Whether they may.
    chat: bool,
}

/// Lets people write to each other, or not. For the host.
#[utoipa::path(post, path = "/tables/{table}/chat", params(("table" = TableName, Path)), request_body = Chatting,
    security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn chat(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
    Fields(chatting): Fields<Chatting>,
) -> Result<Response, Error> {
    let switch = if chatting.chat { Switch::On } else { Switch::Off };
    request(&app, person, &id, form, Command::Note(Note::Chat(switch)).into()).await
}

/// Ends the table before its game ends. For the host.
#[utoipa::path(post, path = "/tables/{table}/close", params(("table" = TableName, Path)), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn close(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
) -> Result<Response, Error> {
    request(&app, person, &id, form, Command::Close { reason: Reason::Closed }.into()).await
}

/// What is played again otherwise than before.
#[derive(Deserialize, ToSchema, Debug)]
struct Once {
    /// What is to be changed, by the host; an empty value is the default.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
}

/// Opens another table for the same people, or finds the one that somebody has opened already.
#[utoipa::path(post, path = "/tables/{table}/again", params(("table" = TableName, Path)), request_body = Once,
    security(("person" = [])),
    responses((status = 201, body = CommandReply)))]
async fn again(
    State(app): State<App>,
    Somebody(person): Somebody,
    At(id): At,
    form: Form,
    Fields(once): Fields<Once>,
) -> Result<Response, Error> {
    let changes = once.settings.clone();
    let mut answer = app.rooms.request(&id, person, RoomRequest::Rematch { changes }).await?;
    let next = answer.again.take().unwrap_or(id);
    if !once.settings.is_empty() {
        app.rooms.request(&next, person, Command::Set { changes: once.settings }.into()).await?;
    }
    answer.seq = 1;
    Ok(CommandReply::named(&next, &answer).shown(form, &next, StatusCode::CREATED))
}
