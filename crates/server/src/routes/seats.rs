//! Routes that concern one seat.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::{Command, Note};
use ui::pages;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::{AtCode, AtSeat};
use super::play::request;
use super::shown::{CommandReply, Form};
use crate::Error;
use crate::app::App;
use crate::fields::schema::{BotLevel, EntropyDigits, LinkCode, PersonName, SeatLetter, TableName};
use crate::fields::{self, Fields};
use crate::person::Somebody;
use crate::reader::Reader;
use crate::room::RoomRequest;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(bot))
        .routes(routes!(free))
        .routes(routes!(name))
        .routes(routes!(host))
        .routes(routes!(cover))
        .routes(routes!(back))
        .routes(routes!(ready))
        .routes(routes!(move_on))
        .routes(routes!(hand_on))
}

/// Links that hand a seat over. A person who follows one may be new, so these routes set the cookie.
pub(super) fn offers() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(offer, take))
}

/// Which bot.
#[derive(Deserialize, ToSchema, Debug)]
struct Botting {
    /// One of the game's bots; left out, the strongest.
    #[schema(value_type = Option<BotLevel>)]
    level: Option<String>,
}

/// Puts a bot on a free seat. For the host, before the start.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/bot", request_body = Botting,
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn bot(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
    Fields(botting): Fields<Botting>,
) -> Result<Response, Error> {
    let level = fields::optional(botting.level.as_deref())?;
    request(&app, person, &id, form, RoomRequest::Bot { seat, level }).await
}

/// Frees a seat: your own, or any as the host. After the start a bot plays on for you.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/free",
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn free(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
) -> Result<Response, Error> {
    request(&app, person, &id, form, RoomRequest::Free { seat }).await
}

/// What somebody is called.
#[derive(Deserialize, ToSchema, Debug)]
struct Naming {
    /// The new name.
    #[schema(value_type = PersonName)]
    name: String,
}

/// Changes what you are called.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/name", request_body = Naming,
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn name(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
    Fields(naming): Fields<Naming>,
) -> Result<Response, Error> {
    let name = fields::name(&naming.name)?;
    request(&app, person, &id, form, Command::Name { seat, name }.into()).await
}

/// Makes the player at this seat the host. For the host.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/host",
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn host(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
) -> Result<Response, Error> {
    request(&app, person, &id, form, Command::Host { seat }.into()).await
}

/// Lets a bot play for somebody whose turn it has been for a minute, until they act again.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/cover", request_body = Botting,
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn cover(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
    Fields(botting): Fields<Botting>,
) -> Result<Response, Error> {
    let level = fields::optional(botting.level.as_deref())?;
    request(&app, person, &id, form, RoomRequest::Cover { seat, level }).await
}

/// You play again yourself: the bot that played for you stops. An action of yours does the same.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/back",
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn back(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
) -> Result<Response, Error> {
    request(&app, person, &id, form, Command::Uncover { seat }.into()).await
}

/// A contribution to the chance.
#[derive(Deserialize, ToSchema, Debug)]
struct Adding {
    /// 32 hex digits of your own.
    #[schema(value_type = EntropyDigits)]
    entropy: String,
}

/// Adds to the chance of this table, so that nobody alone can choose it. Needed before the start.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/ready", request_body = Adding,
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn ready(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
    Fields(adding): Fields<Adding>,
) -> Result<Response, Error> {
    let entropy = fields::read(&adding.entropy)?;
    request(&app, person, &id, form, Command::Note(Note::Ready { seat, entropy }).into()).await
}

/// A link by which your seat moves to another device. It works once, for ten minutes.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/move",
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn move_on(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
    reader: Reader,
) -> Result<Response, Error> {
    let answer = app.rooms.request(&id, person, RoomRequest::MoveSeat { seat }).await?;
    Ok(link(&id, &answer, form, &reader))
}

/// A link by which somebody else gets the seat of a player who is missing. For the host.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/hand-on",
    params(("table" = TableName, Path), ("seat" = SeatLetter, Path, example = "B")), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn hand_on(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtSeat(id, seat): AtSeat,
    form: Form,
    reader: Reader,
) -> Result<Response, Error> {
    let answer = app.rooms.request(&id, person, RoomRequest::HandOn { seat }).await?;
    Ok(link(&id, &answer, form, &reader))
}

fn link(
    id: &table::TableId,
    answer: &crate::room::Answer,
    form: Form,
    reader: &Reader,
) -> Response {
    match (form, &answer.code) {
        (Form::Html, Some(code)) => {
            let (address, back) = (format!("/tables/{id}/take/{code}"), format!("/tables/{id}"));
            pages::link(reader.words(), &reader.origin, &address, &back).into_response()
        }
        _ => CommandReply::at(id, answer).shown(Form::Json, id, StatusCode::OK),
    }
}

/// What is offered by a link: a page with a button. Nothing happens by looking.
#[utoipa::path(get, path = "/tables/{table}/take/{code}",
    params(("table" = TableName, Path), ("code" = LinkCode, Path)),
    responses((status = 200, content_type = "text/html", body = String)))]
async fn offer(AtCode(id, code): AtCode, reader: Reader) -> Response {
    pages::offer(reader.words(), &format!("/tables/{id}/take/{code}")).into_response()
}

/// Who takes over.
#[derive(Deserialize, ToSchema, Debug)]
struct Taking {
    /// What you are called; left out, as the one before you.
    #[schema(value_type = Option<PersonName>)]
    name: Option<String>,
}

/// Takes the seat over.
#[utoipa::path(post, path = "/tables/{table}/take/{code}", request_body = Taking,
    params(("table" = TableName, Path), ("code" = LinkCode, Path)), security(("person" = [])),
    responses((status = 200, body = CommandReply)))]
async fn take(
    State(app): State<App>,
    Somebody(person): Somebody,
    AtCode(id, code): AtCode,
    form: Form,
    Fields(taking): Fields<Taking>,
) -> Result<Response, Error> {
    let name = taking.name.as_deref().map(fields::name).transpose()?;
    request(&app, person, &id, form, RoomRequest::Take { code, name }).await
}
