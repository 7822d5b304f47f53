//! Deserializes a URL-encoded form into the same structs as JSON.
//!
//! Forms hold texts only, so numbers and booleans are parsed from texts here. JSON has types and is read
//! strictly.

use serde::de::value::{Error, MapDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

/// Maximum number of fields in a form. Fields are found by comparing names, so this also bounds the
/// time that a form takes.
const MAX_FIELDS: usize = 128;

/// Reads a form: `settings.walls=24` is a field of a field, and an empty text is `None` where the field is
/// optional.
pub(super) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Error> {
    let mut fields = Vec::new();
    for (nth, (key, value)) in form_urlencoded::parse(body).enumerate() {
        if nth == MAX_FIELDS {
            return Err(Error::custom(format_args!("expected at most {MAX_FIELDS} fields")));
        }
        match key.split_once('.') {
            Some((outer, inner)) => {
                if let Part::Fields(inside) =
                    field_mut(&mut fields, outer, Part::Fields(Vec::new()))
                {
                    *field_mut(inside, inner, Part::Text(String::new())) = Part::Text(value.into());
                }
            }
            None => {
                *field_mut(&mut fields, &key, Part::Text(String::new())) = Part::Text(value.into())
            }
        }
    }
    T::deserialize(Part::Fields(fields))
}

type Fields = Vec<(String, Part)>;

/// The field of this name, added as `new` if there is none. Of several with one name the last counts.
fn field_mut<'f>(fields: &'f mut Fields, key: &str, new: Part) -> &'f mut Part {
    let at = fields.iter().position(|(known, _)| known == key).unwrap_or_else(|| {
        fields.push((key.to_owned(), new));
        fields.len() - 1
    });
    &mut fields[at].1
}

/// A value of a form: a text, or the fields whose names begin with the same `name.`.
#[derive(Debug)]
enum Part {
    Text(String),
    Fields(Fields),
}

impl IntoDeserializer<'_, Error> for Part {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Part {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Text(text) => visitor.visit_string(text),
            Self::Fields(fields) => visitor.visit_map(MapDeserializer::new(fields.into_iter())),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Text(text) if text.is_empty() => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self {
            Self::Text(text) => match text.parse() {
                Ok(number) => visitor.visit_u64(number),
                Err(_) => Err(Error::custom("expected a whole number")),
            },
            Self::Fields(_) => self.deserialize_any(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self {
            Self::Text(text) => match text.as_str() {
                "true" | "on" => visitor.visit_bool(true),
                "false" | "off" => visitor.visit_bool(false),
                _ => Err(Error::custom("expected true or false")),
            },
            Self::Fields(_) => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self {
            Self::Text(text) => visitor.visit_enum(text.into_deserializer()),
            Self::Fields(_) => Err(Error::custom("expected a word")),
        }
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
