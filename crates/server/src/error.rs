//! Every request that is not carried out gets a status, a code that never changes, and a sentence.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header::RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::room::RoomError;

/// Why a request was not carried out. It says what is wrong and how to put it right; inner causes are
/// logged and never sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The status of the answer.
    pub status: StatusCode,
    /// A short name that never changes.
    pub code: &'static str,
    /// A sentence.
    pub text: String,
    /// After how many seconds it may be tried again, where that helps.
    pub retry_after: Option<u32>,
}

impl Error {
    /// An error with this sentence.
    pub fn new(status: StatusCode, code: &'static str, text: impl Into<String>) -> Self {
        Self { status, code, text: text.into(), retry_after: None }
    }

    /// The same error, with the number of seconds after which it may be tried again.
    #[must_use]
    pub fn after(mut self, seconds: u32) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// A request without a field that can be used: 422 `bad-field`.
    pub(crate) fn bad_field(text: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", text)
    }

    /// An address that names no game: 404 `no-such-game`.
    pub(crate) fn no_such_game(error: &games::UnknownGame) -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-game", error.to_string())
    }
}

impl From<RoomError> for Error {
    fn from(error: RoomError) -> Self {
        use StatusCode as Status;
        let (status, code) = match &error {
            RoomError::NoSuchTable => (Status::NOT_FOUND, "no-such-table"),
            RoomError::NoSuchGame(_) => (Status::UNPROCESSABLE_ENTITY, "no-such-game"),
            RoomError::Unreadable | RoomError::GameFault => (Status::CONFLICT, "table-broken"),
            RoomError::StoreUnavailable => (Status::SERVICE_UNAVAILABLE, "store-unavailable"),
            RoomError::Busy => (Status::SERVICE_UNAVAILABLE, "table-busy"),
            RoomError::ClockOff => (Status::SERVICE_UNAVAILABLE, "clock-off"),
            RoomError::ShuttingDown => (Status::SERVICE_UNAVAILABLE, "going-down"),
            RoomError::NoRandomness(_) => (Status::SERVICE_UNAVAILABLE, "no-randomness"),
            RoomError::Refused(refused) => match refused.kind {
                games::Kind::Unreadable => (Status::UNPROCESSABLE_ENTITY, refused.code),
                games::Kind::No | games::Kind::Broken => (Status::CONFLICT, refused.code),
            },
            RoomError::KeyUsed => (Status::CONFLICT, "key-used"),
            RoomError::NotHost => (Status::FORBIDDEN, "not-host"),
            RoomError::NotYourSeat => (Status::FORBIDDEN, "not-your-seat"),
            RoomError::TableFull => (Status::CONFLICT, "table-full"),
            RoomError::NoClock => (Status::CONFLICT, "no-clock"),
            RoomError::Started => (Status::CONFLICT, "started"),
            RoomError::NotLate => (Status::CONFLICT, "not-late"),
            RoomError::NoPlayer => (Status::CONFLICT, "no-player"),
            RoomError::NotMissing => (Status::CONFLICT, "not-missing"),
            RoomError::LinkGone => (Status::GONE, "link-gone"),
            RoomError::ChatPrivateOnly => (Status::CONFLICT, "chat-private-only"),
            RoomError::ChatOff => (Status::CONFLICT, "chat-off"),
            RoomError::NothingSaid => (Status::UNPROCESSABLE_ENTITY, "nothing-said"),
            RoomError::NoSuchBot(_) => (Status::UNPROCESSABLE_ENTITY, "no-such-bot"),
            RoomError::BadName(_) => (Status::UNPROCESSABLE_ENTITY, "bad-name"),
        };
        let mapped = Self::new(status, code, error.to_string());
        match status {
            Status::SERVICE_UNAVAILABLE if code == "going-down" => mapped.after(2),
            Status::SERVICE_UNAVAILABLE => mapped.after(1),
            _ => mapped,
        }
    }
}

impl From<table::NoRandomness> for Error {
    fn from(error: table::NoRandomness) -> Self {
        RoomError::from(error).into()
    }
}

/// Logs why the store cannot be used, and gives the error that is sent.
pub(crate) fn trouble(trouble: &journal::Trouble) -> Error {
    RoomError::from(trouble.clone()).into()
}

/// An error as JSON.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct ErrorBody {
    error: ErrorDetail,
}

#[derive(Serialize, ToSchema, Debug)]
struct ErrorDetail {
    /// A short name that never changes.
    code: &'static str,
    /// What is wrong and how to put it right.
    text: String,
}

/// Answers in JSON. The response also carries the error itself, so that the middleware can turn it into
/// a page for a browser.
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
