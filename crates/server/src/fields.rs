//! The fields of a request, from JSON or from a form.

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header::CONTENT_TYPE};
use bytes::Bytes;
use game::Talk;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde_json::{Map, Value};
use table::{Entropy, Key, Name};

use crate::Error;
use crate::room::is_unwanted;

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
            return read_form(&body).map(Self);
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

/// A form as the same object that JSON would be: `settings.walls=24` is a field of a field.
fn read_form<T: DeserializeOwned>(body: &[u8]) -> Result<T, Error> {
    let mut fields = Map::new();
    for (key, value) in form_urlencoded::parse(body) {
        let value = Value::String(value.into_owned());
        match key.split_once('.') {
            Some((outer, inner)) => {
                let inside = fields.entry(outer).or_insert_with(|| Value::Object(Map::new()));
                if let Value::Object(inside) = inside {
                    inside.insert(inner.to_owned(), value);
                }
            }
            None => {
                fields.insert(key.into_owned(), value);
            }
        }
    }
    serde_json::from_value(Value::Object(fields)).map_err(|error| wrong(&error))
}

fn wrong(error: &serde_json::Error) -> Error {
    Error::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("a field is wrong: {error}"))
}

/// A field that is a text with a meaning: read, or told what would be right.
pub(crate) fn read<T>(text: &str) -> Result<T, Error>
where
    T: std::str::FromStr<Err = game::Unreadable>,
{
    text.parse().map_err(|error: game::Unreadable| {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", error.to_string())
    })
}

/// An optional field; left empty in a form it is not there.
pub(crate) fn optional<T>(text: Option<&str>) -> Result<Option<T>, Error>
where
    T: std::str::FromStr<Err = game::Unreadable>,
{
    text.filter(|text| !text.is_empty()).map(read).transpose()
}

/// What somebody is called, without what does not belong into a name.
pub(crate) fn name(text: &str) -> Result<Name, Error> {
    let plain: String = text.chars().filter(|letter| !is_unwanted(*letter)).collect();
    read(plain.trim())
}

/// 32 hex digits from a player's browser.
pub(crate) fn entropy(text: &str) -> Result<Entropy, Error> {
    read(text)
}

pub(crate) fn key(text: &str) -> Result<Key, Error> {
    read(text)
}

pub(crate) fn talk(text: &str) -> Result<Talk, Error> {
    read(text)
}

/// A number, also as a text: forms have nothing else.
pub(crate) fn number<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    from.deserialize_any(Number)
}

struct Number;

impl Visitor<'_> for Number {
    type Value = u64;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a whole number")
    }

    fn visit_u64<E>(self, number: u64) -> Result<u64, E> {
        Ok(number)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<u64, E> {
        text.parse().map_err(|_| E::custom("expected a whole number"))
    }
}

/// A switch, also as a text: forms have nothing else.
pub(crate) fn switch<'de, D: Deserializer<'de>>(from: D) -> Result<Option<bool>, D::Error> {
    from.deserialize_any(Switch).map(Some)
}

struct Switch;

impl Visitor<'_> for Switch {
    type Value = bool;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("true or false")
    }

    fn visit_bool<E>(self, on: bool) -> Result<bool, E> {
        Ok(on)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<bool, E> {
        match text {
            "true" | "on" => Ok(true),
            "false" | "off" => Ok(false),
            _ => Err(E::custom("expected true or false")),
        }
    }
}

/// Settings: each value a text, a number or a switch.
pub(crate) fn settings<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Vec<(String, String)>, D::Error> {
    from.deserialize_any(Settings)
}

struct Settings;

impl<'de> Visitor<'de> for Settings {
    type Value = Vec<(String, String)>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object of settings")
    }

    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
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

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, _: A) -> Result<Self::Value, A::Error> {
        Err(A::Error::custom("expected an object of settings"))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    struct Asked {
        #[serde(deserialize_with = "number")]
        seen: u64,
        #[serde(default, deserialize_with = "switch")]
        chat: Option<bool>,
        #[serde(default, deserialize_with = "settings")]
        settings: Vec<(String, String)>,
    }

    #[test]
    fn json_and_forms_say_the_same() {
        let json = br#"{"seen":12,"chat":true,"settings":{"walls":24,"name":"a b"}}"#;
        let form = b"seen=12&chat=on&settings.walls=24&settings.name=a+b";
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let asked = Asked {
            seen: 12,
            chat: Some(true),
            settings: vec![pair("walls", "24"), pair("name", "a b")],
        };
        assert_eq!(read_json::<Asked>(json), Ok(asked));
        assert_eq!(read_form::<Asked>(form).map(|asked| asked.settings.len()), Ok(2));
        assert_eq!(read_json::<Asked>(br#"{"seen":"7"}"#).map(|asked| asked.seen), Ok(7));
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (json, status, code) in [
            (&b"{"[..], StatusCode::BAD_REQUEST, "bad-json"),
            (b"{}", StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
            (br#"{"seen":-1}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
            (br#"{"seen":1,"settings":[1]}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
            (br#"{"seen":1,"settings":{"a":[]}}"#, StatusCode::UNPROCESSABLE_ENTITY, "bad-field"),
        ] {
            let error = read_json::<Asked>(json).expect_err("it is wrong");
            assert_eq!((error.status, error.code), (status, code), "{}", error.text);
        }
    }

    #[test]
    fn a_name_is_tidied() {
        assert_eq!(name(" Ada\u{7}\u{202e} ").expect("a name").as_str(), "Ada");
        assert!(name("\n").is_err() && name(&"x".repeat(25)).is_err());
    }
}
