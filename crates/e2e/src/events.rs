//! The server-sent events of a table.

use reqwest::Response;
use serde_json::Value;

use crate::runtime::block_on_for;
use crate::{PATIENCE, Since};

/// The events of a table, as they arrive.
#[derive(Debug)]
pub struct Events {
    response: Response,
    /// Bytes that have arrived and were not parsed yet.
    text: Vec<u8>,
    /// The path of the stream, for messages.
    path: String,
}

/// A server-sent event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// `table`, `talk` or `bye`.
    pub name: String,
    /// The number of the last append that the viewer has seen, if the event has an id.
    pub id: Option<u64>,
    /// The data, as JSON.
    pub data: Value,
}

impl Events {
    pub(crate) fn new(response: Response, path: &str) -> Self {
        Self { response, text: Vec::new(), path: path.to_owned() }
    }

    /// The next event; `None` when the stream has ended or broke off.
    ///
    /// # Panics
    /// If nothing arrives for [`PATIENCE`], not even a comment that keeps the stream alive.
    pub fn next_event(&mut self) -> Option<Event> {
        loop {
            let end = self.text.windows(2).position(|two| two == b"\n\n");
            let Some(end) = end else {
                let more = self.more()?;
                self.text.extend(more);
                continue;
            };
            let block: Vec<u8> = self.text.drain(..end + 2).collect();
            let block = String::from_utf8(block).expect("events are text");
            if let Some(event) = read(&block) {
                return Some(event);
            }
        }
    }

    /// The first event that fits; `None` if the stream ends before.
    ///
    /// # Panics
    /// If it does not arrive within [`PATIENCE`]; `what` describes it for the message.
    pub fn until(&mut self, what: &str, fits: impl Fn(&Event) -> bool) -> Option<Event> {
        let since = Since::now();
        loop {
            let event = self.next_event()?;
            if fits(&event) {
                return Some(event);
            }
            assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for {what} at {}", self.path);
        }
    }

    /// The next bytes; `None` when the stream has ended or broke off.
    fn more(&mut self) -> Option<Vec<u8>> {
        let chunk = block_on_for(PATIENCE, self.response.chunk());
        let chunk =
            chunk.unwrap_or_else(|_| panic!("waited {PATIENCE:?} for any event at {}", self.path));
        chunk.ok().flatten().map(Into::into)
    }
}

/// Parses a block of the stream; `None` for a comment.
fn read(block: &str) -> Option<Event> {
    let field =
        |name: &str| block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let data = serde_json::from_str(field("data")?).expect("data are JSON");
    let id = field("id").map(|id| id.parse().expect("an id is a number"));
    Some(Event { name: field("event").unwrap_or("message").to_owned(), id, data })
}
