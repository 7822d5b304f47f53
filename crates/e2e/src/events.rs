//! A table that is followed: server-sent events.

use std::io::{BufReader, ErrorKind};
use std::net::TcpStream;

use serde_json::Value;

use crate::body::Body;
use crate::{PATIENCE, Since};

/// The events of a table, as they come.
#[derive(Debug)]
pub struct Events {
    line: BufReader<TcpStream>,
    body: Body,
    /// What has come and was not looked at.
    text: Vec<u8>,
    /// Of what, for messages.
    path: String,
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// `table`, `talk` or `bye`.
    pub name: String,
    /// The append up to which one knows, where that is told.
    pub id: Option<u64>,
    /// What is told.
    pub data: Value,
}

impl Events {
    pub(crate) fn new(line: BufReader<TcpStream>, body: Body, path: &str) -> Self {
        Self { line, body, text: Vec::new(), path: path.to_owned() }
    }

    /// The next event; `None` when the stream has ended, in whatever way.
    ///
    /// # Panics
    /// If nothing comes for long, not even a sign of life.
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

    /// The first event that fits; `None` when the stream has ended before.
    ///
    /// # Panics
    /// If it does not come; `what` says what was waited for.
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

    fn more(&mut self) -> Option<Vec<u8>> {
        match self.body.some(&mut self.line) {
            Ok(bytes) => Some(bytes).filter(|bytes| !bytes.is_empty()),
            Err(error) => match error.kind() {
                ErrorKind::WouldBlock | ErrorKind::TimedOut => {
                    panic!("waited {PATIENCE:?} for any event at {}", self.path)
                }
                ErrorKind::InvalidData => panic!("{}: {error}", self.path),
                _ => None,
            },
        }
    }
}

/// `None` for a comment.
fn read(block: &str) -> Option<Event> {
    let field =
        |name: &str| block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let data = serde_json::from_str(field("data")?).expect("data are JSON");
    let id = field("id").map(|id| id.parse().expect("an id is a number"));
    Some(Event { name: field("event").unwrap_or("message").to_owned(), id, data })
}
