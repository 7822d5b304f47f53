//! A viewer, and everything that was sent to them.

use std::net::SocketAddr;

use e2e::{Heard, Tap, Tapped};
use serde_json::Value;

use super::pokes::pokes;

/// A viewer, and everything that was sent to them.
pub(crate) struct Onlooker {
    /// Their seat; `None` for a watcher.
    pub(crate) seat: Option<String>,
    /// Their connection.
    pub(crate) tap: Tap,
    /// Their requests with the answers, and events.
    pub(crate) heard: Vec<Sent>,
    stream: Tapped,
    table: String,
}

/// Something that was sent.
pub(crate) struct Sent {
    /// The number of appends at that time.
    pub(crate) seq: u64,
    /// The request that was answered.
    pub(crate) asked: String,
    /// The whole answer.
    pub(crate) heard: Heard,
}

impl Onlooker {
    /// Starts to watch a table that has this number of appends.
    pub(crate) fn new(
        address: SocketAddr,
        table: &str,
        seat: Option<String>,
        token: Option<&str>,
        seq: u64,
    ) -> Self {
        let tap = Tap::new(address, token);
        let (head, stream) = tap.follow(&format!("{table}/events"));
        let mut own = Self { seat, tap, heard: Vec::new(), stream, table: table.to_owned() };
        own.keep(seq, "the head of a stream", head);
        own.catch_up(seq);
        own
    }

    /// Requests the state of the table, and returns it.
    pub(crate) fn look(&mut self, seq: u64) -> Value {
        let heard = self.tap.get(&self.table, "application/json");
        let state = heard.json();
        self.keep(seq, "state", heard);
        state
    }

    /// Requests the page.
    pub(crate) fn read(&mut self, seq: u64) {
        let heard = self.tap.get(&self.table, "text/html");
        assert!(heard.body().starts_with("<!DOCTYPE html>"), "{}", heard.0);
        self.keep(seq, "page", heard);
    }

    /// Sends wrong requests.
    pub(crate) fn poke(&mut self, seats: &[String], seq: u64) {
        for (asked, heard) in pokes(&self.tap, &self.table, seats, seq) {
            self.keep(seq, &asked, heard);
        }
    }

    /// Posts a request.
    pub(crate) fn post(&mut self, what: &str, body: &Value, seq: u64) -> Heard {
        let heard = self.tap.post(&format!("{}{what}", self.table), body);
        self.keep(seq, what, heard.clone());
        heard
    }

    /// Reads the stream until it shows this append.
    pub(crate) fn catch_up(&mut self, seq: u64) {
        for event in self.stream.until(seq) {
            // What an event says about an append may be known from that append on.
            self.keep(event.id().unwrap_or(seq), "event", event);
        }
    }

    fn keep(&mut self, seq: u64, asked: &str, heard: Heard) {
        self.heard.push(Sent { seq, asked: asked.to_owned(), heard });
    }
}
