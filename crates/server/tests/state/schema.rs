//! Validates values against the part of JSON Schema that `/openapi.json` uses.

use std::collections::BTreeSet;

use serde_json::Value;

/// The OpenAPI document, and the properties that occurred so far.
pub(crate) struct Described {
    api: Value,
    /// Each documented property that occurred, as `Schema.property`.
    pub(crate) met: BTreeSet<String>,
}

impl Described {
    pub(crate) fn new(api: Value) -> Self {
        Self { api, met: BTreeSet::new() }
    }

    /// Checks a value against the schema of this name, and notes the properties that it has.
    pub(crate) fn check(&mut self, name: &str, value: &Value) {
        let mut met = BTreeSet::new();
        let schema = self.named(name);
        if let Err(why) = self.fits(schema, value, name, &mut met) {
            panic!("{why}\nin {value}");
        }
        self.met.extend(met);
    }

    /// All documented properties of a schema, as `Schema.property`.
    pub(crate) fn properties(&self, name: &str) -> BTreeSet<String> {
        fn walk(schema: &Value, name: &str, found: &mut BTreeSet<String>) {
            for key in schema["properties"].as_object().into_iter().flat_map(|map| map.keys()) {
                found.insert(format!("{name}.{key}"));
            }
            for kind in schema["oneOf"].as_array().into_iter().flatten() {
                walk(kind, name, found);
            }
        }
        let mut found = BTreeSet::new();
        walk(self.named(name), name, &mut found);
        found
    }

    fn named(&self, name: &str) -> &Value {
        let schema = &self.api["components"]["schemas"][name];
        assert!(schema.is_object(), "no schema is called {name}");
        schema
    }

    fn fits(
        &self,
        schema: &Value,
        value: &Value,
        name: &str,
        met: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        if let Some(target) = schema["$ref"].as_str() {
            let name = target.rsplit('/').next().expect("a path");
            return self.fits(self.named(name), value, name, met);
        }
        if let Some(kinds) = schema["oneOf"].as_array() {
            let mut fitting = kinds.iter().filter_map(|kind| {
                let mut met = BTreeSet::new();
                self.fits(kind, value, name, &mut met).is_ok().then_some(met)
            });
            let (first, second) = (fitting.next(), fitting.next());
            met.extend(first.ok_or_else(|| format!("{name}: {value} fits none of {schema}"))?);
            return second.map_or(Ok(()), |_| Err(format!("{name}: {value} fits two")));
        }
        if let Some(words) = schema["enum"].as_array()
            && !words.contains(value)
        {
            return Err(format!("{name}: {value} is none of {words:?}"));
        }
        if !schema["type"].is_null() && !is_of(&schema["type"], value) {
            return Err(format!("{name}: {value} is no {}", schema["type"]));
        }
        for (nth, item) in value.as_array().into_iter().flatten().enumerate() {
            self.fits(&schema["items"], item, &format!("{name}[{nth}]"), met)?;
        }
        let Some(object) = value.as_object() else { return Ok(()) };
        for needed in schema["required"].as_array().into_iter().flatten() {
            let needed = needed.as_str().expect("a name");
            if !object.contains_key(needed) {
                return Err(format!("{name}: `{needed}` is missing"));
            }
        }
        for (key, value) in object {
            let property = &schema["properties"][key];
            let other = &schema["additionalProperties"];
            if property.is_object() {
                met.insert(format!("{name}.{key}"));
                self.fits(property, value, key, met)?;
            } else if *other == Value::Bool(false) {
                return Err(format!("{name}: `{key}` is not documented"));
            } else if other.is_object() {
                self.fits(other, value, key, met)?;
            }
        }
        Ok(())
    }
}

fn is_of(kind: &Value, value: &Value) -> bool {
    match kind {
        Value::Array(kinds) => kinds.iter().any(|kind| is_of(kind, value)),
        _ => match kind.as_str() {
            Some("string") => value.is_string(),
            Some("integer") => value.is_u64() || value.is_i64(),
            Some("number") => value.is_number(),
            Some("boolean") => value.is_boolean(),
            Some("array") => value.is_array(),
            Some("object") => value.is_object(),
            Some("null") => value.is_null(),
            other => panic!("our schemas have no type {other:?}"),
        },
    }
}
