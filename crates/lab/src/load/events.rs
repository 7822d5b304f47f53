//! Server-sent events: the parser, and what the four viewers of a table have received.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use memchr::memmem;
use tokio::sync::Notify;

use super::Run;
use super::table::SEATS;

/// What the viewers of a table have received. It is shared by the table's task and by one task for
/// each stream; all are on one thread.
#[derive(Debug)]
pub(super) struct Received {
    run: Rc<Run>,
    state: RefCell<State>,
    /// Wakes the table's task after each event.
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The last append that each viewer has seen.
    seqs: [u64; SEATS],
    /// The last state of each viewer, where states come as JSON.
    newest: [Vec<u8>; SEATS],
    /// Appends that not all viewers have seen, with the time at which the action was sent.
    unseen: VecDeque<(u64, Duration)>,
    /// Why a stream ended.
    failure: Option<String>,
}

/// One event of a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Event<'b> {
    name: &'b str,
    id: Option<u64>,
    /// The first line of its data: states as JSON have no other.
    data: &'b str,
    /// All of its bytes.
    size: usize,
}

impl Received {
    pub(super) fn new(run: Rc<Run>) -> Rc<Self> {
        Rc::new(Self { run, state: RefCell::default(), changed: Notify::new() })
    }

    /// The last append that this viewer has seen.
    pub(super) fn seq(&self, viewer: usize) -> u64 {
        self.state.borrow().seqs[viewer]
    }

    /// Reads the last state of this viewer.
    pub(super) fn newest<T>(&self, viewer: usize, read: impl FnOnce(&[u8]) -> T) -> T {
        read(&self.state.borrow().newest[viewer])
    }

    /// Notes that an action sent at this time was answered with this append.
    pub(super) fn expect(&self, seq: u64, sent: Duration) {
        self.state.borrow_mut().unseen.push_back((seq, sent));
        self.count_seen();
    }

    /// Waits until a viewer has seen an append.
    pub(super) async fn until_seen(&self, viewer: usize, seq: u64) -> Result<()> {
        self.until(|state| state.seqs[viewer] >= seq).await
    }

    /// Waits until all viewers have seen all actions.
    pub(super) async fn until_all_seen(&self) -> Result<()> {
        self.until(|state| state.unseen.is_empty()).await
    }

    async fn until(&self, is_reached: impl Fn(&State) -> bool) -> Result<()> {
        loop {
            {
                let state = self.state.borrow();
                if is_reached(&state) {
                    return Ok(());
                }
                if let Some(failure) = &state.failure {
                    bail!("{failure}");
                }
            }
            self.changed.notified().await;
        }
    }

    /// Reads the stream of a viewer until it ends.
    pub(super) async fn follow(self: Rc<Self>, viewer: usize, mut stream: Incoming) {
        let (mut buffer, mut is_first) = (Vec::new(), true);
        let failure = loop {
            let frame = match stream.frame().await {
                Some(Ok(frame)) => frame,
                Some(Err(error)) => break error.to_string(),
                None => break "the server ended a stream of events".to_owned(),
            };
            buffer.extend_from_slice(frame.data_ref().map_or(&[][..], |data| data));
            while let Some(end) = memmem::find(&buffer, b"\n\n") {
                if let Some(event) = parse(&buffer[..end + 2]) {
                    self.update(viewer, event, &mut is_first);
                }
                buffer.drain(..end + 2);
            }
        };
        self.state.borrow_mut().failure = Some(failure);
        self.changed.notify_one();
    }

    fn update(&self, viewer: usize, event: Event<'_>, is_first: &mut bool) {
        if event.name == "parts" && !*is_first {
            self.run.counts.borrow_mut().update_sizes.0.saturating_record(event.size as u64);
        }
        // A large update is several events, of which the last has the number.
        let (Some(seq), "table" | "parts") = (event.id, event.name) else { return };
        *is_first = false;
        let mut state = self.state.borrow_mut();
        state.seqs[viewer] = seq;
        if event.name == "table" {
            state.newest[viewer].clear();
            state.newest[viewer].extend_from_slice(event.data.as_bytes());
        }
        drop(state);
        self.count_seen();
        self.changed.notify_one();
    }

    /// Counts the actions that the last viewer has seen by now.
    fn count_seen(&self) {
        let state = &mut *self.state.borrow_mut();
        let Some(&seen) = state.seqs.iter().min() else { return };
        while let Some((_, sent)) = state.unseen.pop_front_if(|(seq, _)| *seq <= seen) {
            self.run.counts.borrow_mut().shown(sent, self.run.now());
        }
    }
}

/// Reads an event; `None` if it is not text.
fn parse(bytes: &[u8]) -> Option<Event<'_>> {
    let mut event = Event { name: "message", id: None, data: "", size: bytes.len() };
    for line in str::from_utf8(bytes).ok()?.lines() {
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => event.name = value,
            "id" => event.id = value.parse().ok(),
            "data" if event.data.is_empty() => event.data = value,
            _ => {}
        }
    }
    Some(event)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_parsed() {
        let text = "event: table\nid: 12\ndata: {\"seq\":12}\n\n";
        let event = Event { name: "table", id: Some(12), data: "{\"seq\":12}", size: text.len() };
        assert_eq!(parse(text.as_bytes()), Some(event));
        let parts = parse(b"event:parts\nid:3\ndata:<p>\ndata:</p>\n\n").expect("text");
        assert_eq!((parts.name, parts.id, parts.data, parts.size), ("parts", Some(3), "<p>", 37));
        let comment = parse(b": 15 s\n\n").expect("text");
        assert_eq!((comment.name, comment.id), ("message", None));
    }
}
