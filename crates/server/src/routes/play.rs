//! What players do at a table.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use journal::Access;
use serde::Deserialize;
use table::{Command, Note, Reason, Switch};
use ui::{BuiltMaze, pages};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{At, AtCode, AtSeat, Caller, remember_name, respond};
use crate::app::App;
use crate::fields::schema::{
    ActionKey, BotLevel, EntropyDigits, PersonName, SaidText, SeatLetter, SettingValue, TalkKind,
};
use crate::fields::{self, Fields};
use crate::guard::{Accept, Budget};
use crate::reader::Reader;
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
        .routes(routes!(bot))
        .routes(routes!(fill))
        .routes(routes!(colour))
        .routes(routes!(free))
        .routes(routes!(name))
        .routes(routes!(host))
        .routes(routes!(cover))
        .routes(routes!(back))
        .routes(routes!(ready))
        .routes(routes!(move_seat))
        .routes(routes!(hand_on))
}

/// Seat links. A person who follows one may be new, so these routes set the cookie.
pub(super) fn links() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(offer, take))
}

#[derive(Deserialize, ToSchema, Debug)]
struct JoinBody {
    /// Your display name.
    #[schema(value_type = PersonName)]
    name: String,
    /// The seat to take. By default the first free one.
    #[schema(value_type = Option<SeatLetter>)]
    seat: Option<String>,
    /// Your contribution to the table's random seed. The game cannot start before every player has sent one,
    /// here or with `POST /tables/{table}/seats/{seat}/ready`.
    #[schema(value_type = Option<EntropyDigits>)]
    entropy: Option<String>,
}

/// Take a seat.
///
/// Anybody may join before the start. Fails with `table-full` if no seat is free, `seat-taken` if that seat is
/// not, and `started` after the start. A name that another player at the table has gets a number.
#[utoipa::path(post, path = "/tables/{table}/join", request_body = JoinBody)]
async fn join(caller: Caller, Fields(joining): Fields<JoinBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let name = fields::name(&joining.name)?;
    let seat = fields::optional(joining.seat)?;
    let entropy = fields::optional(joining.entropy)?;
    let join = RoomRequest::Join { seat, name: name.clone(), entropy };
    let response = caller.send(join).await?;
    // A request that names a seat may come from another person at the same device.
    Ok(if seat.is_none() { remember_name(response, &name) } else { response })
}

#[derive(Deserialize, ToSchema, Debug)]
struct StartBody {
    /// Settings to change before the start, as in `POST /tables/{table}/settings`. They stay changed even if
    /// the start then fails.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
    /// A contribution to the random seed for each of your own seats that has sent none since the last change
    /// of settings or seats.
    #[schema(value_type = Option<EntropyDigits>)]
    entropy: Option<String>,
}

/// Start the game.
///
/// Only for the host (`not-host`). Fails with `no-entropy` if the contribution of a player is missing; the
/// server waits three seconds for it, since pages send it by themselves.
#[utoipa::path(post, path = "/tables/{table}/start", request_body = StartBody)]
async fn start(caller: Caller, Fields(starting): Fields<StartBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let entropy = fields::optional(starting.entropy)?;
    caller.send(RoomRequest::Start { changes: starting.settings, entropy }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct ActBody {
    /// The seat that acts; one of your own. By default your first seat.
    #[schema(value_type = Option<SeatLetter>)]
    seat: Option<String>,
    /// The action in the game's notation, as listed in `legal` of the state.
    #[schema(example = "roll")]
    action: String,
    /// The `seq` of the state that you decided on. In turn-based games an action on an older state is refused.
    #[schema(example = 7)]
    seen: u64,
    /// An idempotency key that you choose for each action. The same action sent again with the same key is
    /// done once and answered as before; another action with it is refused with `key-used`.
    #[schema(value_type = ActionKey)]
    key: String,
}

/// Play an action.
///
/// Only for a player at the table (`not-your-seat`). The rules refuse with the codes that `/games/{game}`
/// lists under `refusals`.
#[utoipa::path(post, path = "/tables/{table}/act", request_body = ActBody)]
async fn act(caller: Caller, Fields(acting): Fields<ActBody>) -> Reply {
    let ActBody { seat, action, seen, key } = acting;
    let (seat, key) = (fields::optional(seat)?, key.parse()?);
    caller.send(RoomRequest::Act { seat, action, seen, key }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct TalkBody {
    /// The seat that talks; one of your own. By default your first seat.
    #[schema(value_type = Option<SeatLetter>)]
    seat: Option<String>,
    /// The kind of talk.
    #[schema(value_type = TalkKind)]
    kind: String,
    /// The message.
    #[schema(value_type = SaidText)]
    text: String,
}

/// Send a chat message, a gesture or a reaction.
///
/// Only for players. Open streams get it as an event; it is not recorded. Refused where the game asks for
/// silence, with `chat-off` if the host has switched the chat off, and with `chat-private-only` for words at a
/// public table. At most 2 messages a second, and 10 at once.
#[utoipa::path(post, path = "/tables/{table}/talk", request_body = TalkBody)]
async fn talk(caller: Caller, Fields(talking): Fields<TalkBody>) -> Reply {
    caller.count(Budget::Talk)?;
    let (seat, kind) = (fields::optional(talking.seat)?, talking.kind.parse()?);
    caller.send(RoomRequest::Talk { seat, kind, text: talking.text }).await
}

/// Ask for a pause of a real-time game.
///
/// Only for players. The game pauses once all players who are present have asked; `pausing` of the state lists
/// those who have. Fails with `no-clock` in a turn-based game.
#[utoipa::path(post, path = "/tables/{table}/pause")]
async fn pause(caller: Caller) -> Reply {
    caller.send(Command::Pause).await
}

/// End a pause.
///
/// Only for players.
#[utoipa::path(post, path = "/tables/{table}/resume")]
async fn resume(caller: Caller) -> Reply {
    caller.send(Command::Resume).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct SettingsBody {
    /// The settings to change; all others stay as they are. An empty value sets the default. `/games/{game}`
    /// describes the settings of a game.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
    /// The walls of a maze that was built by hand, such as `{"2,2 east": "on"}`. Forms send this in place of
    /// the setting `maze`.
    #[serde(default)]
    #[schema(required = false)]
    built: BTreeMap<String, String>,
}

/// Change settings.
///
/// Only for the host, before the start. A change voids the players' contributions to the random seed: each
/// sends a new one.
#[utoipa::path(post, path = "/tables/{table}/settings", request_body = SettingsBody)]
async fn settings(caller: Caller, Fields(wanted): Fields<SettingsBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let built = BuiltMaze::read(wanted.built.keys().map(String::as_str))?;
    let changes = built.settings(wanted.settings);
    caller.send(Command::Set { changes }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct ChatBody {
    /// Whether players may send words.
    chat: bool,
}

/// Switch the chat on or off.
///
/// Only for the host.
#[utoipa::path(post, path = "/tables/{table}/chat", request_body = ChatBody)]
async fn chat(caller: Caller, Fields(wanted): Fields<ChatBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let switch = if wanted.chat { Switch::On } else { Switch::Off };
    caller.send(Command::Note(Note::Chat(switch))).await
}

/// Close the table before its game has ended.
///
/// Only for the host. The record, with all that was hidden, becomes public.
#[utoipa::path(post, path = "/tables/{table}/close")]
async fn close(caller: Caller) -> Reply {
    caller.count(Budget::Changes)?;
    caller.send(Command::Close { reason: Reason::Closed }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct RematchBody {
    /// Settings to change at the new table. Only the host may send any.
    #[serde(default, deserialize_with = "fields::settings")]
    #[schema(value_type = BTreeMap<String, SettingValue>, required = false)]
    settings: Vec<(String, String)>,
}

/// Open a rematch: another table with the same players and settings.
///
/// Only for players, after the table has ended. There is one rematch for all players: if it is open already,
/// the reply names it.
#[utoipa::path(post, path = "/tables/{table}/again", request_body = RematchBody,
    responses((status = 201, body = crate::room::CommandReply)))]
async fn again(caller: Caller, Fields(wanted): Fields<RematchBody>) -> Reply {
    caller.count(Budget::Openings)?;
    let Caller { app, person, table, accept, client } = caller;
    let is_public = app.rooms.find(&table).await?.snapshot().access == Access::Public;
    if is_public {
        app.places.check(&app.journal, &client).await?;
    }
    let changes = wanted.settings;
    let rematch = RoomRequest::Rematch { changes: changes.clone() };
    let reply = app.rooms.request(&table, person, rematch).await?;
    let next = reply.rematch.clone().unwrap_or(table);
    if is_public {
        app.places.add(&client, &next);
    }
    if !changes.is_empty() {
        app.rooms.request(&next, person, Command::Set { changes }.into()).await?;
    }
    Ok(respond(accept, &next, StatusCode::CREATED, &reply))
}

#[derive(Deserialize, ToSchema, Debug)]
struct BotBody {
    /// The level of the bot. By default the game's strongest.
    #[schema(value_type = Option<BotLevel>)]
    level: Option<String>,
}

/// Put a bot on a free seat.
///
/// Only for the host, before the start. Fails with `no-such-bot` if the game has no such level.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/bot", request_body = BotBody)]
async fn bot(caller: Caller, AtSeat(seat): AtSeat, Fields(choice): Fields<BotBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let level = fields::optional(choice.level)?;
    caller.send(RoomRequest::Bot { seat, level }).await
}

/// Put a bot on every free seat.
///
/// Only for the host, before the start. By default an easy one. Fails with `no-such-bot` if the game has no such
/// level.
#[utoipa::path(post, path = "/tables/{table}/bots", request_body = BotBody)]
async fn fill(caller: Caller, Fields(choice): Fields<BotBody>) -> Reply {
    let level = fields::optional(choice.level)?;
    caller.send(RoomRequest::Fill { level }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct ColourBody {
    /// The colour, one of the words that the game's setting has for each seat.
    #[schema(example = "red")]
    colour: String,
}

/// Choose your colour.
///
/// Only for the player at this seat, before the start. If another seat has that colour, the two seats swap. Fails
/// with `no-such-colour` if the game has no such colour. A change voids the players' contributions to the random
/// seed, as a change of settings does.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/colour", request_body = ColourBody)]
async fn colour(caller: Caller, AtSeat(seat): AtSeat, Fields(choice): Fields<ColourBody>) -> Reply {
    caller.send(RoomRequest::Colour { seat, colour: choice.colour }).await
}

/// Leave a seat, or free another one.
///
/// Players may leave their own seats; the host may also free others before the start (`started`). After the
/// start a bot plays on for the player who left.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/free")]
async fn free(caller: Caller, AtSeat(seat): AtSeat) -> Reply {
    caller.count(Budget::Changes)?;
    caller.send(RoomRequest::Free { seat }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct NameBody {
    /// Your new display name.
    #[schema(value_type = PersonName)]
    name: String,
}

/// Change your display name.
///
/// Only for the player at this seat. Refused where the game asks for silence, because a name can say
/// something.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/name", request_body = NameBody)]
async fn name(caller: Caller, AtSeat(seat): AtSeat, Fields(new): Fields<NameBody>) -> Reply {
    caller.count(Budget::Renames)?;
    let name = fields::name(&new.name)?;
    let response = caller.send(Command::Name { seat, name: name.clone() }).await?;
    Ok(remember_name(response, &name))
}

/// Make the player at this seat the host.
///
/// Only for the host. If the host has been absent for a minute, the first player who does something becomes
/// the host.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/host")]
async fn host(caller: Caller, AtSeat(seat): AtSeat) -> Reply {
    caller.count(Budget::Changes)?;
    caller.send(Command::Host { seat }).await
}

/// Let a bot play for a player.
///
/// For the player of the seat at any time, and for other players once it has been that player's turn for a
/// minute (`not-late`). The bot stops as soon as the player acts again.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/cover", request_body = BotBody)]
async fn cover(caller: Caller, AtSeat(seat): AtSeat, Fields(choice): Fields<BotBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let level = fields::optional(choice.level)?;
    caller.send(RoomRequest::Cover { seat, level }).await
}

/// Stop the bot that plays for you.
///
/// Only for the player at this seat. An action of the player does the same.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/back")]
async fn back(caller: Caller, AtSeat(seat): AtSeat) -> Reply {
    caller.count(Budget::Changes)?;
    caller.send(Command::Uncover { seat }).await
}

#[derive(Deserialize, ToSchema, Debug)]
struct ReadyBody {
    /// 16 random bytes of your own.
    #[schema(value_type = EntropyDigits)]
    entropy: String,
}

/// Contribute to the table's random seed.
///
/// Only for the player at this seat, before the start. The seed of all chance is computed from the
/// contributions of all players and a committed secret of the server, so that nobody alone can choose it.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/ready", request_body = ReadyBody)]
async fn ready(caller: Caller, AtSeat(seat): AtSeat, Fields(sent): Fields<ReadyBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let entropy = sent.entropy.parse()?;
    caller.send(Command::Note(Note::Ready { seat, entropy })).await
}

/// Create a link that moves your seat to another device.
///
/// Only for the player at this seat. The link (`take` of the reply) works once, within ten minutes.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/move")]
async fn move_seat(caller: Caller, AtSeat(seat): AtSeat, reader: Reader) -> Reply {
    create_link(caller, RoomRequest::MoveSeat { seat }, &reader).await
}

/// Create a link by which another person gets the seat of an absent player.
///
/// Only for the host, once the player has been absent for a minute (`not-missing`). The link (`take` of the
/// reply) works once, within ten minutes.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/hand-on")]
async fn hand_on(caller: Caller, AtSeat(seat): AtSeat, reader: Reader) -> Reply {
    create_link(caller, RoomRequest::HandOn { seat }, &reader).await
}

/// Requests a seat link and shows it.
async fn create_link(caller: Caller, request: RoomRequest, reader: &Reader) -> Reply {
    caller.count(Budget::Changes)?;
    let Caller { app, person, table, accept, .. } = caller;
    let reply = app.rooms.request(&table, person, request).await?;
    Ok(match (accept, &reply.take) {
        (Accept::Html, Some(address)) => {
            let back = format!("/tables/{table}");
            pages::link(reader.words(), &reader.origin, address, &back).into_response()
        }
        _ => respond(Accept::Json, &table, StatusCode::OK, &reply),
    })
}

/// The page of a seat link, with a button that takes the seat.
///
/// Loading it changes nothing.
#[utoipa::path(get, path = "/tables/{table}/take/{code}",
    responses((status = 200, content_type = "text/html", body = String)))]
async fn offer(At(table): At, AtCode(code): AtCode, reader: Reader) -> Response {
    pages::offer(reader.words(), &format!("/tables/{table}/take/{code}")).into_response()
}

#[derive(Deserialize, ToSchema, Debug)]
struct TakeBody {
    /// Your display name. By default the name of the player before you.
    #[schema(value_type = Option<PersonName>)]
    name: Option<String>,
}

/// Take the seat of a seat link.
///
/// For anybody who has the link. Fails with `link-gone` if it was used or has expired.
#[utoipa::path(post, path = "/tables/{table}/take/{code}", request_body = TakeBody)]
async fn take(caller: Caller, AtCode(code): AtCode, Fields(taking): Fields<TakeBody>) -> Reply {
    caller.count(Budget::Changes)?;
    let name = taking.name.as_deref().map(fields::name).transpose()?;
    caller.send(RoomRequest::Take { code, name }).await
}
