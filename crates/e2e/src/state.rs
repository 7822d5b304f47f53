//! A table as somebody is shown it.

use serde_json::Value;

/// A table as somebody is shown it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State(pub Value);

impl State {
    /// How many appends there are.
    pub fn seq(&self) -> u64 {
        self.0["seq"].as_u64().expect("a state has a seq")
    }

    /// How far it is: `waiting`, `running`, `paused`, `over` or `closed`.
    pub fn stage(&self) -> &str {
        self.0["state"].as_str().expect("a state says how far it is")
    }

    /// Whether nothing more comes.
    pub fn has_ended(&self) -> bool {
        ["over", "closed"].contains(&self.stage())
    }

    /// What each of one's own seats may do now.
    pub fn legal(&self) -> Vec<(String, Vec<String>)> {
        let legal = self.0["legal"].as_object().expect("a state says what is legal");
        let text = |value: &Value| value.as_str().expect("an action is a text").to_owned();
        let list = |value: &Value| value.as_array().into_iter().flatten().map(text).collect();
        legal.iter().map(|(seat, actions)| (seat.clone(), list(actions))).collect()
    }

    /// What is told of the one who sits at this seat.
    pub fn seat(&self, letter: &str) -> &Value {
        let seats = self.0["seats"].as_array().expect("a state has seats");
        seats.iter().find(|seat| seat["seat"] == letter).unwrap_or(&Value::Null)
    }
}
