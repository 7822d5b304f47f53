//! The fields of a request, from JSON or from a form.

mod form;
pub(crate) mod schema;
mod settings;

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header::CONTENT_TYPE};
use bytes::Bytes;
use serde::de::DeserializeOwned;

use crate::Error;
pub(crate) use crate::room::read_name as name;
pub(crate) use settings::settings;

/// The fields of a request, from JSON or from a form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Fields<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        let is_json = kind.eq_ignore_ascii_case("application/json");
        let is_form = kind.eq_ignore_ascii_case("application/x-www-form-urlencoded");
        let body = Bytes::from_request(request, state).await.map_err(|rejection| {
            let text = "the body could not be read: send it again, and no more than 16 KB";
            Error::new(rejection.status(), "bad-body", text)
        })?;
        if is_json {
            return read_json(&body).map(Self);
        }
        // A request without fields need not say what it has.
        if is_form || body.is_empty() {
            return form::read(&body).map_err(|error| wrong(&error)).map(Self);
        }
        let text = "send JSON (`Content-Type: application/json`) or a form";
        Err(Error::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "bad-content-type", text))
    }
}

fn read_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(body).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => wrong(&error),
        _ => Error::new(StatusCode::BAD_REQUEST, "bad-json", format!("this is no JSON: {error}")),
    })
}

fn wrong(error: &impl std::fmt::Display) -> Error {
    Error::bad_field(format!("a field is wrong: {error}"))
}

/// Parses a text field.
///
/// # Errors
/// 422 `bad-field`, which says what was expected.
pub(crate) fn read<T>(text: &str) -> Result<T, Error>
where
    T: std::str::FromStr<Err = game::Unreadable>,
{
    text.parse().map_err(|error: game::Unreadable| Error::bad_field(error.to_string()))
}

/// A field that may be left out.
pub(crate) fn optional<T>(text: Option<&str>) -> Result<Option<T>, Error>
where
    T: std::str::FromStr<Err = game::Unreadable>,
{
    text.map(read).transpose()
}

#[cfg(test)]
mod tests;
