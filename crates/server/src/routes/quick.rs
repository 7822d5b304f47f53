//! Starts a game against bots with one request: opens a table, puts bots on all other seats and starts.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use game::Seat;
use journal::{Access, Chat};
use serde::Deserialize;
use table::{Command, Entropy, Level};
use ui::pages::{self, GameCard};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{AtGame, respond};
use crate::Error;
use crate::app::App;
use crate::error::{RequestError, RoomError};
use crate::fields::schema::{BotLevel, EntropyDigits, GameName, PersonName};
use crate::fields::{self, Fields};
use crate::guard::Accept;
use crate::guard::{Budget, Client};
use crate::person::{Anyone, Somebody};
use crate::reader::{Reader, compressed};
use crate::room::{CommandReply, RoomRequest};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(start))
}

/// The game as its card on the home page shows it.
pub(super) fn card(info: &games::Info) -> GameCard {
    GameCard {
        name: info.name,
        minutes: info.minutes,
        age: info.age,
        sides: info.sides,
        settings: info.settings,
        bots: info.bots.clone(),
    }
}

/// The page on which a game is started: for browsers without script, and for links.
pub(super) async fn page(
    AtGame(info): AtGame,
    Anyone(person): Anyone,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let name = reader.proposed_name(person);
    compressed(&headers, pages::play(reader.words(), &card(&info), name, &reader.origin))
}

#[derive(Deserialize, ToSchema, Debug)]
struct StartBody {
    /// The name of the game.
    #[schema(value_type = GameName)]
    game: String,
    /// The level of all bots. By default the easiest that the game has.
    #[schema(value_type = Option<BotLevel>)]
    level: Option<String>,
    /// Your display name.
    #[schema(value_type = PersonName)]
    name: String,
    /// Your contribution to the random seed: 32 hexadecimal digits. By default the server draws it.
    #[schema(value_type = Option<EntropyDigits>)]
    entropy: Option<String>,
}

/// Open a private table, put bots on all other seats and start.
///
/// For everybody who sends a token. The table has the game's standard settings, and you have seat A. Counts as
/// opening a table (`too-many-requests`).
#[utoipa::path(post, path = "/play", request_body = StartBody,
    responses((status = 201, body = CommandReply)))]
async fn start(
    State(app): State<App>,
    Somebody(person): Somebody,
    client: Client,
    accept: Accept,
    Fields(body): Fields<StartBody>,
) -> Reply {
    app.limits.count(Budget::Openings, &client)?;
    let info = games::info(&body.game).map_err(RequestError::NoSuchGame)?;
    let card = card(&info);
    let entropy = match fields::optional::<Entropy>(body.entropy)? {
        Some(entropy) => entropy,
        None => Entropy(table::random().map_err(RoomError::from)?),
    };
    let level = level(&card, body.level.as_deref())?;
    let name = fields::name(&body.name)?;
    let mut commands = vec![Command::Join { seat: Seat::A, person, name, entropy: None }];
    let (_, _, seats) = card.seats();
    let others = Seat::first(seats).filter(|&seat| seat != Seat::A);
    commands.extend(others.map(|seat| Command::Bot { seat, level: level.clone() }));
    let id = app.rooms.open(info.name, (Access::Private, Chat::On), commands).await?;
    let start = RoomRequest::Start { changes: Vec::new(), entropy: Some(entropy) };
    let reply = app.rooms.request(&id, person, start).await?;
    let reply = CommandReply { table: Some(id.to_string()), seat: Some(Seat::A), ..reply };
    Ok(respond(accept, &id, StatusCode::CREATED, &reply))
}

/// The level with this name, or the easiest one.
fn level(card: &GameCard, wanted: Option<&str>) -> Result<Level, Error> {
    let easiest = card.levels().first().copied().or(card.bots.first().copied());
    let is_known = |name: &&str| card.bots.contains(name);
    let found = wanted.or(easiest).filter(is_known).and_then(|name| name.parse().ok());
    Ok(found.ok_or_else(|| {
        RoomError::NoSuchBot(format!("a level of {}: {}", card.name, card.bots.join(", ")))
    })?)
}
