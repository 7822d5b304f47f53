//! The fields of a request, from JSON or from a form.

mod form;
pub(crate) mod schema;
#[cfg(test)]
mod tests;

use std::str::FromStr;

use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use bytes::Bytes;
use serde::de::{DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde_json::Value;

use crate::Error;
use crate::error::RequestError;
pub(crate) use crate::room::read_name as name;

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
        let body = Bytes::from_request(request, state).await;
        let body = body.map_err(|_| RequestError::UnreadableBody)?;
        let fields = if is_json {
            read_json(&body)
        } else if is_form || body.is_empty() {
            // A request without fields needs no content type.
            form::read(&body).map_err(|error| wrong(&error))
        } else {
            Err(RequestError::BadContentType)
        };
        Ok(Self(fields?))
    }
}

fn read_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, RequestError> {
    serde_json::from_slice(body).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => wrong(&error),
        _ => RequestError::BadJson(error.to_string()),
    })
}

fn wrong(error: &impl std::fmt::Display) -> RequestError {
    RequestError::BadField(format!("a field is wrong: {error}"))
}

/// Parses an optional field.
///
/// # Errors
/// If it cannot be parsed.
pub(crate) fn optional<T: FromStr>(text: Option<String>) -> Result<Option<T>, T::Err> {
    text.map(|text| text.parse()).transpose()
}

/// Deserializes settings: an object whose values are texts, numbers, booleans or null, in the order in which
/// they were sent.
pub(crate) fn settings<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Vec<(String, String)>, D::Error> {
    from.deserialize_map(SettingsVisitor)
}

struct SettingsVisitor;

impl<'de> Visitor<'de> for SettingsVisitor {
    type Value = Vec<(String, String)>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object of settings")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut changes = Vec::new();
        while let Some((key, value)) = map.next_entry::<String, Value>()? {
            let value = match value {
                Value::String(text) => text,
                Value::Number(number) => number.to_string(),
                Value::Bool(on) => if on { "on" } else { "off" }.to_owned(),
                Value::Null => String::new(),
                Value::Array(_) | Value::Object(_) => {
                    let expected = format!("`{key}` must be a text, a number or a switch");
                    return Err(A::Error::custom(expected));
                }
            };
            changes.push((key, value));
        }
        Ok(changes)
    }
}
