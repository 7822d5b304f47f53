//! What the viewers are sent: recorded states, over and over.

use anyhow::{Context, Result, ensure};
use bytes::Bytes;
use game::Seat;

use super::template::{self, Role, Template};

/// So many look at each table.
pub(super) const VIEWERS: usize = 4;

/// What the viewers are sent.
#[derive(Clone, Debug)]
pub(super) struct Payload {
    /// What four viewers see at a moment; the first of them is the one who acts.
    moments: Vec<[Template; VIEWERS]>,
}

impl Payload {
    /// Reads states, one a line; each four are what the viewers of a table see at one moment. If
    /// the last are fewer, the first ones follow on them.
    ///
    /// # Errors
    /// If there is none, or one is not a state.
    pub(super) fn read(text: &str) -> Result<Self> {
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        ensure!(!lines.is_empty(), "there is no state");
        let moment = |number: usize| {
            let four = lines.iter().cycle().skip(number * VIEWERS).take(VIEWERS);
            moment(four.copied().collect())
                .with_context(|| format!("one of the lines from {}", number * VIEWERS + 1))
        };
        let count = lines.len().div_ceil(VIEWERS);
        Ok(Self { moments: (0..count).map(moment).collect::<Result<_>>()? })
    }

    /// The event by which this viewer sees that append: the viewers act by turns.
    pub(super) fn event(&self, viewer: usize, seq: u64) -> Bytes {
        let actor = seq as usize % VIEWERS;
        let moment = &self.moments[seq as usize % self.moments.len()];
        let template = &moment[(viewer + VIEWERS - actor) % VIEWERS];
        let number = seq.to_string();
        let letter = Seat::new(actor).expect("there are more letters").letter();
        let mut event = Vec::with_capacity(template.len() + 96);
        event.extend_from_slice(b"event: table\nid: ");
        event.extend_from_slice(number.as_bytes());
        event.extend_from_slice(b"\ndata: ");
        template.fill(&number, letter, &mut event);
        event.extend_from_slice(b"\n\n");
        event.into()
    }
}

/// What four viewers see; one who may act comes first.
fn moment(mut states: Vec<&str>) -> Result<[Template; VIEWERS]> {
    let roles = states.iter().map(|state| template::role(state));
    let roles: Vec<Role> = roles.collect::<serde_json::Result<_>>()?;
    let actor = roles.iter().position(|role| *role == Role::Acts).unwrap_or(0);
    states.swap(0, actor);
    let roles = [Role::Acts, Role::Waits, Role::Waits, Role::Waits];
    let templates = states.iter().zip(roles).map(|(state, role)| Template::new(state, role));
    let templates: Vec<Template> = templates.collect::<serde_json::Result<_>>()?;
    Ok(templates.try_into().expect("there are four of them"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bare::invented;

    #[test]
    fn the_viewers_act_by_turns() {
        let payload = Payload::read(&invented::states()).expect("states");
        for seq in 1..20_u64 {
            for viewer in 0..VIEWERS {
                let event = payload.event(viewer, seq);
                let text = str::from_utf8(&event).expect("text");
                let (head, data) = text.split_once("data: ").expect("an event");
                assert_eq!(head, format!("event: table\nid: {seq}\n"));
                assert!(data.ends_with("}\n\n"));
                let letter = ["A", "B", "C", "D"][viewer];
                let acts = data.contains(&format!("\"legal\":{{\"{letter}\":["));
                assert_eq!(acts, seq as usize % VIEWERS == viewer, "{seq} {letter}: {data}");
                assert!((1_000..4_000).contains(&event.len()), "{}", event.len());
            }
        }
    }

    #[test]
    fn a_short_file_is_used_again_from_its_beginning() {
        let payload = Payload::read("{\"a\":1}\n\n{\"a\":2}\n{\"a\":3}\n{\"a\":4}\n{\"a\":5}\n");
        let payload = payload.expect("states");
        assert_eq!(payload.moments.len(), 2);
        let texts = (0..VIEWERS).map(|viewer| payload.event(viewer, 5));
        let last: Vec<u8> = texts.map(|text| text[text.len() - 4]).collect();
        assert_eq!(last, b"3512");
    }

    #[test]
    fn what_is_no_state_is_told_with_its_line() {
        assert!(Payload::read(" \n").is_err());
        let error = Payload::read(&"{}\n".repeat(5).replacen("{}", "[]", 1)).expect_err("a list");
        assert_eq!(error.to_string(), "one of the lines from 1");
    }
}
