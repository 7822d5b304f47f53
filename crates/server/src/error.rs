//! The errors that clients can get: one table for each layer, with the HTTP status, the code and the sentence
//! of each case.

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

/// An enum of errors: each row is a variant, its HTTP status and code, and its sentence.
macro_rules! errors {
    ($(#[$meta:meta])* enum $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $(($(#[$from:meta])? $inner:ty))? $({ $($field:ident: $type:ty),+ })?
            = ($status:expr, $code:literal), $sentence:literal;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        pub(crate) enum $name {
            $($(#[$doc])* #[error($sentence)] $variant $(($(#[$from])? $inner))? $({ $($field: $type),+ })?,)+
        }

        impl $name {
            fn status_and_code(&self) -> (Status, &'static str) {
                match self { $(Self::$variant { .. } => ($status, $code),)+ }
            }
        }
    };
}

errors! {
    /// Why a request is refused before it reaches a room: by the middleware, an extractor or a route.
    enum RequestError {
        NoSuchAddress = (Status::NOT_FOUND, "no-such-address"), "page not found: start at /";
        WrongMethod = (Status::METHOD_NOT_ALLOWED, "wrong-method"),
            "this address does not support that method: use one that the Allow header lists";
        Timeout = (Status::REQUEST_TIMEOUT, "too-slow"), "the request took too long: try again";
        TooLarge = (Status::PAYLOAD_TOO_LARGE, "too-large"), "the body is too large: send less";
        WrongType = (Status::UNSUPPORTED_MEDIA_TYPE, "wrong-type"),
            "send JSON with `Content-Type: application/json`, or a form with `Content-Type: application/x-www-form-urlencoded`";
        Unavailable = (Status::SERVICE_UNAVAILABLE, "unavailable"), "not available right now: try again later";
        Broken = (Status::INTERNAL_SERVER_ERROR, "broken"), "something went wrong on our side: try again later";
        /// An extractor could not use the request; the text is its explanation.
        NotUnderstood(String) = (Status::BAD_REQUEST, "bad-request"), "{0}";
        BadHost = (Status::BAD_REQUEST, "bad-host"),
            "send one Host header with the name of this server, such as `Host: localhost`";
        ForeignOrigin = (Status::FORBIDDEN, "foreign-origin"),
            "this request came from another site: use this server's own pages (a proxy must pass on the Host header unchanged)";
        NoOrigin = (Status::FORBIDDEN, "foreign-origin"),
            "the origin is missing: send an Origin header that names this server or, from a program, `Authorization: Bearer` with 32 hex digits of your own";
        TooManyRequests { what: &'static str, seconds: u32 } = (Status::TOO_MANY_REQUESTS, "too-many-requests"),
            "{what}: try again in {seconds} s";
        TooManyStreams { what: &'static str, seconds: u32 } = (Status::TOO_MANY_REQUESTS, "too-many-streams"), "{what}";
        TooManyPlaces { seconds: u32 } = (Status::TOO_MANY_REQUESTS, "too-many-places"),
            "you have too many public tables at the same time: finish or close one first";
        TooManyConnections = (Status::SERVICE_UNAVAILABLE, "too-many-connections"),
            "the server is full right now: try again in a few seconds";
        BodyTooLarge(usize) = (Status::PAYLOAD_TOO_LARGE, "too-large"), "the body is too large: send at most {0} bytes";
        BodyTooSlow(u64) = (Status::REQUEST_TIMEOUT, "too-slow"),
            "the body arrived too slowly: send all of it within {0} seconds";
        BrokenBody = (Status::BAD_REQUEST, "broken-body"), "the body does not match its headers: send it again, complete";
        UnreadableBody = (Status::BAD_REQUEST, "bad-body"),
            "the body could not be read: send it again, with at most 16 KB";
        BadContentType = (Status::UNSUPPORTED_MEDIA_TYPE, "bad-content-type"),
            "send JSON (`Content-Type: application/json`) or a form";
        BadJson(String) = (Status::BAD_REQUEST, "bad-json"), "this is not valid JSON: {0}";
        /// A field is missing or cannot be read; the text says what was expected.
        BadField(String) = (Status::UNPROCESSABLE_ENTITY, "bad-field"), "{0}";
        NoSuchLanguage(String) = (Status::UNPROCESSABLE_ENTITY, "no-such-language"),
            "this language is not available: choose one of {0}";
        BadToken = (Status::UNAUTHORIZED, "bad-token"),
            "the bearer token is malformed: send `Bearer` and 32 hex digits, made from 16 random bytes that you keep";
        NoToken = (Status::UNAUTHORIZED, "who-are-you"),
            "the bearer token is missing: send `Authorization: Bearer` with 32 hex digits of your own, or visit a page first";
        /// The address names no game.
        NoSuchGame(#[from] games::UnknownGame) = (Status::NOT_FOUND, "no-such-game"), "{0}";
        BadTableName = (Status::NOT_FOUND, "no-such-table"), "this table does not exist: check the link";
        NoSuchCode = (Status::NOT_FOUND, "no-such-code"),
            "no table that waits for players has this code: check its letters, or ask for the link (a code ends when the game starts)";
        NoSuchSeat = (Status::NOT_FOUND, "no-such-seat"), "this seat does not exist: seats are A to I";
        NotYourView = (Status::FORBIDDEN, "not-your-seat"),
            "that seat is not yours: watch as `watcher`, or from your own seat";
        OldPage = (Status::CONFLICT, "old-page"), "this page comes from another version of the server: reload it";
        RecordIsSecret = (Status::CONFLICT, "not-ended"), "the game is not over: its record is secret until then";
        ReplayIsSecret = (Status::CONFLICT, "not-ended"), "the game is not over: there is no replay until then";
        NeverStarted = (Status::CONFLICT, "not-started"), "this game never started: there is no replay";
        BadStep = (Status::UNPROCESSABLE_ENTITY, "no-such-moment"),
            "this moment does not exist: `at` is the number of an append";
        NoSuchStep { first: u64, last: u64 } = (Status::NOT_FOUND, "no-such-moment"),
            "this moment does not exist: `at` goes from {first} to {last}";
        /// The heartbeat could not be written; the text says why.
        NotReady(&'static str) = (Status::SERVICE_UNAVAILABLE, "store-unavailable"), "{0}";
    }
}

errors! {
    /// Why a room does not do what a person requests.
    enum RoomError {
        NoSuchTable = (Status::NOT_FOUND, "no-such-table"),
            "this table does not exist: it was never opened, or has been deleted since";
        NoSuchGame(games::UnknownGame) = (Status::UNPROCESSABLE_ENTITY, "no-such-game"), "{0}";
        /// The records cannot be read or replayed.
        Unreadable = (Status::CONFLICT, "table-broken"),
            "this table cannot continue, sorry: everything that was played is kept; please open another table";
        /// The game's own code panicked or broke its contract.
        GameFault = (Status::CONFLICT, "table-broken"),
            "a bug on our side ended this table, sorry: everything that was played is kept; please open another table";
        StoreUnavailable = (Status::SERVICE_UNAVAILABLE, "store-unavailable"),
            "nothing can be saved right now, so nothing was changed: try again in a moment";
        /// The room's inbox is full, or other machines were quicker several times in a row.
        Busy = (Status::SERVICE_UNAVAILABLE, "table-busy"),
            "too much is going on at this table, so nothing was changed: try again";
        ClockOff = (Status::SERVICE_UNAVAILABLE, "clock-off"),
            "this server's clock is wrong, so it cannot time this game: try again, another server may answer";
        ShuttingDown = (Status::SERVICE_UNAVAILABLE, "going-down"),
            "the server is restarting: try again in a moment";
        NoRandomness(#[from] NoRandomness) = (Status::SERVICE_UNAVAILABLE, "no-randomness"), "{0}";
        /// The rules or the table refuse the command. The code is the refusal's own.
        Refused(#[from] Refused) = (Status::CONFLICT, ""), "{0}";
        KeyUsed = (Status::CONFLICT, "key-used"),
            "this idempotency key was used for another action: choose a new key for each action";
        NotHost = (Status::FORBIDDEN, "not-host"),
            "only the host can do that: ask them, or wait until they have been away for a minute";
        NotYourSeat = (Status::FORBIDDEN, "not-your-seat"), "that seat is not yours: name one of your own, or join first";
        SeatsForOthers = (Status::CONFLICT, "seats-for-others"),
            "one person cannot take all seats of a public table: leave one for somebody else";
        TableFull = (Status::CONFLICT, "table-full"), "every seat is taken: watch, or open a table of your own";
        NoClock = (Status::CONFLICT, "no-clock"), "this game has no clock: there is nothing to pause";
        Started = (Status::CONFLICT, "started"),
            "the game has started: let a bot take over for the player, or give the seat away";
        NotLate = (Status::CONFLICT, "not-late"), "a bot can take over after a player's turn has lasted for a minute";
        NoPlayer = (Status::CONFLICT, "no-player"), "no player sits there: only a player's seat can be given away";
        NotMissing = (Status::CONFLICT, "not-missing"),
            "that player is here: their seat can be given away after they have been gone for a minute";
        LinkGone = (Status::GONE, "link-gone"), "this link was already used or has expired: ask for a new one";
        ChatPrivateOnly = (Status::CONFLICT, "chat-private-only"), "chat is available at private tables only";
        ChatOff = (Status::CONFLICT, "chat-off"), "the host turned chat off";
        NothingSaid = (Status::UNPROCESSABLE_ENTITY, "nothing-said"), "write something: 1 to 200 characters";
        NoSuchBot(String) = (Status::UNPROCESSABLE_ENTITY, "no-such-bot"), "{0}";
        NoColour(String) = (Status::UNPROCESSABLE_ENTITY, "no-such-colour"), "{0}";
        BadName(String) = (Status::UNPROCESSABLE_ENTITY, "bad-name"), "{0}";
    }
}

impl Error {
    /// The sentence in the language of these words, or in English if they have none.
    pub(crate) fn text_in(&self, words: &ui::Words) -> String {
        let translated = words.find(&format!("refusal-{}", self.code));
        translated.map_or_else(|| self.text.clone(), str::to_owned)
    }
}

impl From<RequestError> for Error {
    fn from(error: RequestError) -> Self {
        use RequestError as E;
        let (status, code) = error.status_and_code();
        let retry_after = match error {
            E::TooManyRequests { seconds, .. }
            | E::TooManyStreams { seconds, .. }
            | E::TooManyPlaces { seconds } => Some(seconds),
            E::TooManyConnections => Some(5),
            E::NotReady(_) => Some(1),
            _ => None,
        };
        Self { status, code, text: error.to_string(), retry_after }
    }
}

impl From<RoomError> for Error {
    fn from(error: RoomError) -> Self {
        let (status, code) = match &error {
            RoomError::Refused(refused) if refused.kind == games::Kind::Unreadable => {
                (Status::UNPROCESSABLE_ENTITY, refused.code)
            }
            RoomError::Refused(refused) => (Status::CONFLICT, refused.code),
            _ => error.status_and_code(),
        };
        let retry_after = match error {
            RoomError::ShuttingDown => Some(2),
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
