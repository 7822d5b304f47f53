//! Every wrong request gets a status, a code that never changes, and a sentence.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header::RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was not carried out. It says what is wrong and how to put it right; causes that
/// are nobody's business are logged, never sent.
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

    /// To be tried again in so many seconds.
    #[must_use]
    pub fn after(mut self, seconds: u32) -> Self {
        self.retry_after = Some(seconds);
        self
    }
}

impl From<table::NoRandomness> for Error {
    fn from(error: table::NoRandomness) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "no-randomness", error.to_string()).after(1)
    }
}

/// What is told when the store cannot be used just now.
pub(crate) fn trouble(trouble: &journal::Trouble) -> Error {
    tracing::error!(cause = %trouble, "the store cannot be used");
    let text = "the store cannot be reached just now: try again in a moment";
    Error::new(StatusCode::SERVICE_UNAVAILABLE, "store-unavailable", text).after(1)
}

/// How an error is told in JSON.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Told {
    error: Fault,
}

#[derive(Serialize, ToSchema, Debug)]
struct Fault {
    /// A short name that never changes.
    code: &'static str,
    /// What is wrong and how to put it right.
    text: String,
}

/// Answers in JSON. The response also carries the error itself, so that the middleware can turn it into
/// a page for a browser.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let told = Told { error: Fault { code: self.code, text: self.text.clone() } };
        let mut response = (self.status, Json(told)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}
