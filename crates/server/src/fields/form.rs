//! A form as the same fields that JSON would have.
//!
//! Forms hold texts only, so numbers and switches are parsed from texts here. JSON has types and is read
//! strictly.

use std::fmt;

use serde::de::value::MapDeserializer;
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

/// Maximum number of fields in a form. Fields are found by comparing names, so this also bounds the
/// time that a form takes.
const MAX_FIELDS: usize = 128;

/// Reads a form: `settings.walls=24` is a field of a field, and an empty text is `None` where the field is
/// optional.
pub(super) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Wrong> {
    let mut fields = Vec::new();
    for (nth, (key, value)) in form_urlencoded::parse(body).enumerate() {
        if nth == MAX_FIELDS {
            return Err(Wrong(format!("expected at most {MAX_FIELDS} fields")));
        }
        match key.split_once('.') {
            Some((outer, inner)) => {
                if let Part::Fields(inside) = place(&mut fields, outer, Part::Fields(Vec::new())) {
                    *place(inside, inner, Part::Text(String::new())) = Part::Text(value.into());
                }
            }
            None => *place(&mut fields, &key, Part::Text(String::new())) = Part::Text(value.into()),
        }
    }
    T::deserialize(Part::Fields(fields))
}

type Fields = Vec<(String, Part)>;

/// A field of this name: of several that are sent, the last counts.
fn place<'f>(fields: &'f mut Fields, key: &str, new: Part) -> &'f mut Part {
    let at = fields.iter().position(|(known, _)| known == key).unwrap_or_else(|| {
        fields.push((key.to_owned(), new));
        fields.len() - 1
    });
    &mut fields[at].1
}

/// A value of a form.
#[derive(Debug)]
enum Part {
    Text(String),
    Fields(Fields),
}

/// What is wrong with a form.
#[derive(Debug)]
pub(super) struct Wrong(String);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

impl serde::de::Error for Wrong {
    fn custom<T: fmt::Display>(text: T) -> Self {
        Self(text.to_string())
    }
}

impl IntoDeserializer<'_, Wrong> for Part {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Part {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Text(text) => visitor.visit_string(text),
            Self::Fields(fields) => visitor.visit_map(MapDeserializer::new(fields.into_iter())),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Text(text) if text.is_empty() => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match &self {
            Self::Text(text) => match text.parse() {
                Ok(number) => visitor.visit_u64(number),
                Err(_) => Err(Wrong::custom("expected a whole number")),
            },
            Self::Fields(_) => self.deserialize_any(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match &self {
            Self::Text(text) => match text.as_str() {
                "true" | "on" => visitor.visit_bool(true),
                "false" | "off" => visitor.visit_bool(false),
                _ => Err(Wrong::custom("expected true or false")),
            },
            Self::Fields(_) => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self {
            Self::Text(text) => visitor.visit_enum(text.into_deserializer()),
            Self::Fields(_) => Err(Wrong::custom("expected a word")),
        }
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
