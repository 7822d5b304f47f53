//! The errors that clients can get: one enum for each layer, and the one table that gives each case its HTTP
//! status and its code. The sentence of each case stands at its variant.

use axum::Json;
use axum::http::{HeaderValue, StatusCode as Status, header::RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use games::Refused;
use journal::{ReadError, Trouble};
use serde::Serialize;
use table::{NoRandomness, TableId};
use utoipa::ToSchema;

/// Why a request failed, as it is sent to the client. Internal causes are logged where they occur and are
/// never part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The HTTP status.
    pub status: Status,
    /// A stable, machine-readable name of the error.
    pub code: &'static str,
    /// A sentence in English that says what is wrong and how to correct it.
    pub text: String,
    /// Seconds after which a retry may succeed, for the `Retry-After` header.
    pub retry_after: Option<u32>,
}

/// Why a request is refused before it reaches a room: by the middleware, an extractor or a route.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum RequestError {
    #[error("there is nothing here: begin at /")]
    NoSuchAddress,
    #[error("that cannot be done here: use a method that the Allow header names")]
    WrongMethod,
    #[error("this took too long: try again")]
    Timeout,
    #[error("the body is too large: send less")]
    TooLarge,
    #[error(
        "send JSON with `Content-Type: application/json`, or a form with \
         `Content-Type: application/x-www-form-urlencoded`"
    )]
    WrongType,
    #[error("this does not work now: try later")]
    Unavailable,
    #[error("this does not work, and it is not your fault: try later")]
    Broken,
    /// An extractor could not use the request; the text is its explanation.
    #[error("{0}")]
    NotUnderstood(String),
    #[error("send one Host header with the name of this server, such as `Host: localhost`")]
    BadHost,
    #[error(
        "this was sent from another site: use the page of this server itself \
         (if there is a proxy before it, that must pass on the Host header as it is)"
    )]
    ForeignOrigin,
    #[error(
        "this does not say where it comes from: send an Origin header that names \
         this server, or, from a program, `Authorization: Bearer` and 32 hex digits of your own"
    )]
    NoOrigin,
    #[error("{what}: wait {seconds} {}, then try again", if .seconds == &1 { "second" } else { "seconds" })]
    TooManyRequests { what: &'static str, seconds: u32 },
    #[error("{what}")]
    TooManyStreams { what: &'static str, seconds: u32 },
    #[error("too many are here at once: try again in a few seconds")]
    TooManyConnections,
    #[error("the body is too large: send {0} bytes at most")]
    BodyTooLarge(usize),
    #[error("the body came too slowly: send all of it within {0} seconds")]
    BodyTooSlow(u64),
    #[error("the body is not what its headers say: send it again, whole")]
    BrokenBody,
    #[error("the body could not be read: send it again, and no more than 16 KB")]
    UnreadableBody,
    #[error("send JSON (`Content-Type: application/json`) or a form")]
    BadContentType,
    #[error("this is no JSON: {0}")]
    BadJson(String),
    /// A field is missing or cannot be read; the text says what was expected.
    #[error("{0}")]
    BadField(String),
    #[error("there is no such language here: choose one of {0}")]
    NoSuchLanguage(String),
    #[error(
        "the token must be `Bearer` and 32 hex digits: make one up of 16 random bytes and keep it"
    )]
    BadToken,
    #[error("send `Authorization: Bearer` with 32 hex digits of your own, or visit a page first")]
    NoToken,
    /// The address names no game.
    #[error(transparent)]
    NoSuchGame(#[from] games::UnknownGame),
    #[error("there is no such table: look at the link again")]
    BadTableName,
    #[error("there is no such seat: seats are A to I")]
    NoSuchSeat,
    #[error("that seat is not yours: look on as `watcher`, or from your own seat")]
    NotYourView,
    #[error("another build of the program made this page: load it again")]
    OldPage,
    #[error("this table has not ended: its records are secret until then")]
    RecordIsSecret,
    #[error("this table has not ended: what is hidden stays so until then")]
    ReplayIsSecret,
    #[error("this table ended before its game began: there is nothing to look back on")]
    NeverStarted,
    #[error("there is no such moment: `at` is one number, that of an append")]
    BadStep,
    #[error("there is no such moment: `at` goes from {first} to {last}")]
    NoSuchStep { first: u64, last: u64 },
    /// The heartbeat could not be written; the text says why.
    #[error("{0}")]
    NotReady(&'static str),
}

/// Why a room does not do what a person requests.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum RoomError {
    #[error("there is no such table: it was never opened, or was forgotten after its time")]
    NoSuchTable,
    #[error(transparent)]
    NoSuchGame(games::UnknownGame),
    /// The records cannot be read or replayed.
    #[error(
        "this table cannot be played on: we are sorry; what was played is kept, please open another"
    )]
    Unreadable,
    /// The game's own code panicked or broke its contract.
    #[error(
        "a fault of ours has ended this table: we are sorry; what was played is kept, please open another"
    )]
    GameFault,
    #[error("nothing can be kept just now, so nothing was done: try again in a moment")]
    StoreUnavailable,
    /// The room's inbox is full, or other machines were quicker several times in a row.
    #[error("too much is going on at this table, so nothing was done: try again")]
    Busy,
    #[error(
        "this machine's clock is wrong, so it cannot time this game: try again, another machine may serve you"
    )]
    ClockOff,
    #[error("the server is going down: it will be back in a moment, try again then")]
    ShuttingDown,
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
    /// The rules or the table refuse the command.
    #[error("{0}")]
    Refused(#[from] Refused),
    #[error("another action was done with this key: choose a new key for each action")]
    KeyUsed,
    #[error("only the host may do that: ask them, or wait until they have been gone for a minute")]
    NotHost,
    #[error("that seat is not yours: name one of your own, or sit down first")]
    NotYourSeat,
    #[error("every seat is taken: watch, or open a table of your own")]
    TableFull,
    #[error("nobody is pressed for time in this game: there is nothing to pause")]
    NoClock,
    #[error("the game has started: let a bot cover the player, or hand the seat on")]
    Started,
    #[error("a bot may step in once it has been a player's turn for a minute")]
    NotLate,
    #[error("no player sits there: only a player's seat can be handed over")]
    NoPlayer,
    #[error(
        "that player is there: the seat can be handed on once they have been gone for a minute"
    )]
    NotMissing,
    #[error("this link was used, or is too old: ask for another")]
    LinkGone,
    #[error("people write to each other at private tables only")]
    ChatPrivateOnly,
    #[error("the host has switched writing off")]
    ChatOff,
    #[error("say something: 1 to 200 characters")]
    NothingSaid,
    #[error("{0}")]
    NoSuchBot(String),
    #[error("{0}")]
    BadName(String),
}

impl From<RequestError> for Error {
    fn from(error: RequestError) -> Self {
        use RequestError as E;
        let (status, code) = match &error {
            E::NoSuchAddress => (Status::NOT_FOUND, "no-such-address"),
            E::WrongMethod => (Status::METHOD_NOT_ALLOWED, "wrong-method"),
            E::Timeout | E::BodyTooSlow(_) => (Status::REQUEST_TIMEOUT, "too-slow"),
            E::TooLarge | E::BodyTooLarge(_) => (Status::PAYLOAD_TOO_LARGE, "too-large"),
            E::WrongType => (Status::UNSUPPORTED_MEDIA_TYPE, "wrong-type"),
            E::Unavailable => (Status::SERVICE_UNAVAILABLE, "unavailable"),
            E::Broken => (Status::INTERNAL_SERVER_ERROR, "broken"),
            E::NotUnderstood(_) => (Status::BAD_REQUEST, "bad-request"),
            E::BadHost => (Status::BAD_REQUEST, "bad-host"),
            E::ForeignOrigin | E::NoOrigin => (Status::FORBIDDEN, "foreign-origin"),
            E::TooManyRequests { .. } => (Status::TOO_MANY_REQUESTS, "too-many-requests"),
            E::TooManyStreams { .. } => (Status::TOO_MANY_REQUESTS, "too-many-streams"),
            E::TooManyConnections => (Status::SERVICE_UNAVAILABLE, "too-many-connections"),
            E::BrokenBody => (Status::BAD_REQUEST, "broken-body"),
            E::UnreadableBody => (Status::BAD_REQUEST, "bad-body"),
            E::BadContentType => (Status::UNSUPPORTED_MEDIA_TYPE, "bad-content-type"),
            E::BadJson(_) => (Status::BAD_REQUEST, "bad-json"),
            E::BadField(_) => (Status::UNPROCESSABLE_ENTITY, "bad-field"),
            E::NoSuchLanguage(_) => (Status::UNPROCESSABLE_ENTITY, "no-such-language"),
            E::BadToken => (Status::UNAUTHORIZED, "bad-token"),
            E::NoToken => (Status::UNAUTHORIZED, "who-are-you"),
            E::NoSuchGame(_) => (Status::NOT_FOUND, "no-such-game"),
            E::BadTableName => (Status::NOT_FOUND, "no-such-table"),
            E::NoSuchSeat => (Status::NOT_FOUND, "no-such-seat"),
            E::NotYourView => (Status::FORBIDDEN, "not-your-seat"),
            E::OldPage => (Status::CONFLICT, "old-page"),
            E::RecordIsSecret | E::ReplayIsSecret => (Status::CONFLICT, "not-ended"),
            E::NeverStarted => (Status::CONFLICT, "not-started"),
            E::BadStep => (Status::UNPROCESSABLE_ENTITY, "no-such-moment"),
            E::NoSuchStep { .. } => (Status::NOT_FOUND, "no-such-moment"),
            E::NotReady(_) => (Status::SERVICE_UNAVAILABLE, "store-unavailable"),
        };
        let retry_after = match error {
            E::TooManyRequests { seconds, .. } | E::TooManyStreams { seconds, .. } => Some(seconds),
            E::TooManyConnections => Some(5),
            E::NotReady(_) => Some(1),
            _ => None,
        };
        Self { status, code, text: error.to_string(), retry_after }
    }
}

impl From<RoomError> for Error {
    fn from(error: RoomError) -> Self {
        use RoomError as E;
        let (status, code) = match &error {
            E::NoSuchTable => (Status::NOT_FOUND, "no-such-table"),
            E::NoSuchGame(_) => (Status::UNPROCESSABLE_ENTITY, "no-such-game"),
            E::Unreadable | E::GameFault => (Status::CONFLICT, "table-broken"),
            E::StoreUnavailable => (Status::SERVICE_UNAVAILABLE, "store-unavailable"),
            E::Busy => (Status::SERVICE_UNAVAILABLE, "table-busy"),
            E::ClockOff => (Status::SERVICE_UNAVAILABLE, "clock-off"),
            E::ShuttingDown => (Status::SERVICE_UNAVAILABLE, "going-down"),
            E::NoRandomness(_) => (Status::SERVICE_UNAVAILABLE, "no-randomness"),
            E::Refused(refused) => match refused.kind {
                games::Kind::Unreadable => (Status::UNPROCESSABLE_ENTITY, refused.code),
                games::Kind::No | games::Kind::Broken => (Status::CONFLICT, refused.code),
            },
            E::KeyUsed => (Status::CONFLICT, "key-used"),
            E::NotHost => (Status::FORBIDDEN, "not-host"),
            E::NotYourSeat => (Status::FORBIDDEN, "not-your-seat"),
            E::TableFull => (Status::CONFLICT, "table-full"),
            E::NoClock => (Status::CONFLICT, "no-clock"),
            E::Started => (Status::CONFLICT, "started"),
            E::NotLate => (Status::CONFLICT, "not-late"),
            E::NoPlayer => (Status::CONFLICT, "no-player"),
            E::NotMissing => (Status::CONFLICT, "not-missing"),
            E::LinkGone => (Status::GONE, "link-gone"),
            E::ChatPrivateOnly => (Status::CONFLICT, "chat-private-only"),
            E::ChatOff => (Status::CONFLICT, "chat-off"),
            E::NothingSaid => (Status::UNPROCESSABLE_ENTITY, "nothing-said"),
            E::NoSuchBot(_) => (Status::UNPROCESSABLE_ENTITY, "no-such-bot"),
            E::BadName(_) => (Status::UNPROCESSABLE_ENTITY, "bad-name"),
        };
        let retry_after = match error {
            E::ShuttingDown => Some(2),
            _ => (status == Status::SERVICE_UNAVAILABLE).then_some(1),
        };
        Self { status, code, text: error.to_string(), retry_after }
    }
}

impl RequestError {
    /// What the router or an extractor of axum meant by a response with this status and this text.
    pub(crate) fn of_status(status: Status, text: Option<String>) -> Self {
        match status {
            Status::NOT_FOUND => Self::NoSuchAddress,
            Status::METHOD_NOT_ALLOWED => Self::WrongMethod,
            Status::REQUEST_TIMEOUT => Self::Timeout,
            Status::PAYLOAD_TOO_LARGE => Self::TooLarge,
            Status::UNSUPPORTED_MEDIA_TYPE => Self::WrongType,
            Status::SERVICE_UNAVAILABLE => Self::Unavailable,
            status if status.is_client_error() => {
                Self::NotUnderstood(text.unwrap_or_else(|| "this cannot be understood".to_owned()))
            }
            _ => Self::Broken,
        }
    }
}

impl RoomError {
    /// Maps an error of reading a table, and logs its cause.
    pub(crate) fn unreadable(table: &TableId) -> impl Fn(ReadError) -> Self + Copy + '_ {
        move |error| match error {
            ReadError::NoSuchTable => Self::NoSuchTable,
            ReadError::Damaged { seq, what, .. } => {
                tracing::error!(%table, seq, cause = %what, "a table is damaged: restore it from a copy");
                Self::Unreadable
            }
            ReadError::Unavailable(trouble) => {
                tracing::error!(%table, cause = %trouble, "a table cannot be read");
                Self::StoreUnavailable
            }
        }
    }
}

/// Logs the cause.
impl From<Trouble> for RoomError {
    fn from(trouble: Trouble) -> Self {
        tracing::error!(cause = %trouble, "the store cannot be used");
        Self::StoreUnavailable
    }
}

impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Self {
        RoomError::from(trouble).into()
    }
}

impl From<NoRandomness> for Error {
    fn from(error: NoRandomness) -> Self {
        RoomError::from(error).into()
    }
}

/// A field that cannot be parsed.
impl From<game::Unreadable> for Error {
    fn from(error: game::Unreadable) -> Self {
        RequestError::BadField(error.to_string()).into()
    }
}

/// The JSON body of every error.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct ErrorBody {
    error: ErrorDetail,
}

#[derive(Serialize, ToSchema, Debug)]
struct ErrorDetail {
    /// A stable, machine-readable name of the error, such as `not-your-seat`.
    code: &'static str,
    /// A sentence that says what is wrong and how to correct it. In English, unless `Accept-Language` asks for
    /// another language of the server.
    text: String,
}

/// Responds in JSON. The response also carries the error as an extension, so that the middleware can turn it
/// into a page for a browser.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let error = ErrorDetail { code: self.code, text: self.text.clone() };
        let mut response = (self.status, Json(ErrorBody { error })).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}
