//! The state of a table in JSON.

use serde_json::Value;

/// The state of a table as the server shows it to one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State(pub Value);

impl State {
    /// The number of appends.
    pub fn seq(&self) -> u64 {
        self.0["seq"].as_u64().expect("a state has a seq")
    }

    /// `waiting`, `running`, `paused`, `over` or `closed`.
    pub fn stage(&self) -> &str {
        self.0["state"].as_str().expect("a state says how far it is")
    }

    /// Whether the table is over or closed.
    pub fn has_ended(&self) -> bool {
        ["over", "closed"].contains(&self.stage())
    }

    /// The legal actions of each of the person's own seats.
    pub fn legal(&self) -> Vec<(String, Vec<String>)> {
        let legal = self.0["legal"].as_object().expect("a state says what is legal");
        let text = |value: &Value| value.as_str().expect("an action is a text").to_owned();
        let list = |value: &Value| value.as_array().into_iter().flatten().map(text).collect();
        legal.iter().map(|(seat, actions)| (seat.clone(), list(actions))).collect()
    }

    /// The description of a seat.
    pub fn seat(&self, letter: &str) -> &Value {
        let seats = self.0["seats"].as_array().expect("a state has seats");
        seats.iter().find(|seat| seat["seat"] == letter).unwrap_or(&Value::Null)
    }
}
