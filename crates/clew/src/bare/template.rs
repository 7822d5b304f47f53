//! A state with holes in it: for its number and for whoever's turn it is.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// A state with holes in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Template {
    text: String,
    /// Where the holes are, in order.
    holes: Vec<(usize, Hole)>,
}

/// What is put into a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hole {
    Seq,
    Actor,
}

/// What a state says about who may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Its viewer may.
    Acts,
    /// Its viewer may not.
    Waits,
}

/// The entries of an object, in order, as they are written.
struct Entries<'t>(Vec<(String, &'t RawValue)>);

impl Template {
    /// Makes holes into a state. Whoever waits is left what they may do, as the text says it: it
    /// is as long as it was, and it is not their turn.
    ///
    /// # Errors
    /// If it is no object.
    pub(super) fn new(state: &str, role: Role) -> serde_json::Result<Self> {
        let Entries(mut entries) = serde_json::from_str(state)?;
        let mut template = Self { text: String::with_capacity(state.len()), holes: Vec::new() };
        let legal = entries.iter().find(|(key, _)| key == "legal").map(|(_, legal)| *legal);
        entries.retain(|(key, _)| !["seq", "turn", "legal"].contains(&&**key));
        template.text.push_str("{\"seq\":");
        template.hole(Hole::Seq);
        template.text.push_str(",\"turn\":[\"");
        template.hole(Hole::Actor);
        template.text.push_str("\"],\"legal\":");
        match (role, legal) {
            (Role::Waits, legal) => template.text.push_str(legal.map_or("{}", RawValue::get)),
            (Role::Acts, legal) => {
                let first = legal.map(|legal| serde_json::from_str::<Entries<'_>>(legal.get()));
                let first = first.transpose()?.and_then(|all| all.0.into_iter().next());
                template.text.push_str("{\"");
                template.hole(Hole::Actor);
                template.text.push_str("\":");
                template.text.push_str(first.map_or("[\"stop\"]", |(_, actions)| actions.get()));
                template.text.push('}');
            }
        }
        for (key, value) in entries {
            template.text.push(',');
            template.text.push_str(&serde_json::to_string(&key)?);
            template.text.push(':');
            template.text.push_str(value.get());
        }
        template.text.push('}');
        Ok(template)
    }

    /// How long the text is without what is put into it.
    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// Writes the state with its holes filled.
    pub(super) fn fill(&self, seq: &str, actor: &str, out: &mut Vec<u8>) {
        let mut from = 0;
        for &(at, hole) in &self.holes {
            out.extend_from_slice(&self.text.as_bytes()[from..at]);
            out.extend_from_slice(match hole {
                Hole::Seq => seq.as_bytes(),
                Hole::Actor => actor.as_bytes(),
            });
            from = at;
        }
        out.extend_from_slice(&self.text.as_bytes()[from..]);
    }

    fn hole(&mut self, hole: Hole) {
        self.holes.push((self.text.len(), hole));
    }
}

/// Whether the viewer of a state may act.
pub(super) fn role(state: &str) -> serde_json::Result<Role> {
    let Entries(entries) = serde_json::from_str(state)?;
    let legal = entries.iter().find(|(key, _)| key == "legal");
    let is_empty = legal.is_none_or(|(_, legal)| matches!(legal.get(), "{}" | "null"));
    Ok(if is_empty { Role::Waits } else { Role::Acts })
}

impl<'t> Deserialize<'t> for Entries<'t> {
    fn deserialize<D: Deserializer<'t>>(from: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'t> Visitor<'t> for Object {
            type Value = Entries<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Entries<'t>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        from.deserialize_map(Object)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(state: &str, role: Role, expected: &str) {
        let mut out = Vec::new();
        Template::new(state, role).expect("a state").fill("345", "D", &mut out);
        assert_eq!(String::from_utf8(out).expect("text"), expected);
    }

    #[test]
    fn numbers_and_turns_are_put_in() {
        let state = r#"{"table":"t","seq":12,"turn":["A"],"legal":{"A":["roll","stop"]},"view":{"seq": 9}}"#;
        check(
            state,
            Role::Acts,
            r#"{"seq":345,"turn":["D"],"legal":{"D":["roll","stop"]},"table":"t","view":{"seq": 9}}"#,
        );
        check(
            state,
            Role::Waits,
            r#"{"seq":345,"turn":["D"],"legal":{"A":["roll","stop"]},"table":"t","view":{"seq": 9}}"#,
        );
    }

    #[test]
    fn somebody_can_act_whatever_the_state_says() {
        for state in [r#"{"legal":{},"seq":1}"#, r#"{"seq":1}"#] {
            assert_eq!(role(state).expect("a state"), Role::Waits);
            check(state, Role::Acts, r#"{"seq":345,"turn":["D"],"legal":{"D":["stop"]}}"#);
            check(state, Role::Waits, r#"{"seq":345,"turn":["D"],"legal":{}}"#);
        }
        assert!(Template::new("[1]", Role::Acts).is_err());
    }
}
