//! Settings as they are sent.

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde_json::Value;

/// Settings: each value a text, a number or a switch.
pub(crate) fn settings<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Vec<(String, String)>, D::Error> {
    from.deserialize_map(Settings)
}

struct Settings;

impl<'de> Visitor<'de> for Settings {
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
