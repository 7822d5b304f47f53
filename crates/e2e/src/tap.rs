//! One who asks and is given every byte of the answers, as they were sent.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;

use crate::PATIENCE;
use crate::body::{Body, Head};

/// One who asks, over a connection for each question. Without a token nobody knows who it is.
#[derive(Clone, Debug)]
pub struct Tap {
    address: SocketAddr,
    token: Option<String>,
}

/// All that was sent as one answer, or as one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard(pub String);

/// A stream of events, as it is sent.
#[derive(Debug)]
pub struct Tapped {
    line: BufReader<TcpStream>,
    body: Body,
    text: Vec<u8>,
}

impl Tap {
    /// For the server at this address.
    pub fn new(address: SocketAddr, token: Option<&str>) -> Self {
        Self { address, token: token.map(str::to_owned) }
    }

    /// What comes back for a line such as `GET /games`, these headers (each with its line's end) and
    /// this body.
    ///
    /// # Panics
    /// If the server goes away, or sends no text.
    pub fn ask(&self, asked: &str, headers: &str, body: &str) -> Heard {
        let mut line = self.send(asked, &format!("{headers}Connection: close\r\n"), body);
        let mut bytes = Vec::new();
        line.read_to_end(&mut bytes).unwrap_or_else(|error| panic!("{asked}: {error}"));
        Heard(String::from_utf8(bytes).expect("answers are text"))
    }

    /// What comes back for a look at something in this form.
    pub fn get(&self, path: &str, accept: &str) -> Heard {
        self.ask(&format!("GET {path}"), &format!("Accept: {accept}\r\n"), "")
    }

    /// What comes back for something that is to be done.
    pub fn post(&self, path: &str, body: &Value) -> Heard {
        let headers = "Accept: application/json\r\nContent-Type: application/json\r\n";
        self.ask(&format!("POST {path}"), headers, &body.to_string())
    }

    /// Follows a table: the head of the answer, and what comes after it.
    ///
    /// # Panics
    /// If the server goes away.
    pub fn follow(&self, path: &str) -> (Heard, Tapped) {
        let asked = format!("GET {path}");
        let mut line = BufReader::new(self.send(&asked, "Accept: text/event-stream\r\n", ""));
        // The head is looked at as it is, then read once more as what it means.
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = line.read_line(&mut head).unwrap_or_else(|error| panic!("{asked}: {error}"));
            assert!(read > 0, "{asked}: the server goes away: {head}");
        }
        let body = Head::parse(&head).and_then(|head| head.body());
        let body = body.unwrap_or_else(|error| panic!("{asked}: {error}"));
        (Heard(head), Tapped { line, body, text: Vec::new() })
    }

    fn send(&self, asked: &str, headers: &str, body: &str) -> TcpStream {
        let Self { address, token } = self;
        let who = token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let who = who.unwrap_or_default();
        let length = body.len();
        let request = format!(
            "{asked} HTTP/1.1\r\nHost: {address}\r\n{who}{headers}Content-Length: {length}\r\n\r\n{body}"
        );
        let line = TcpStream::connect_timeout(address, PATIENCE);
        let mut line = line.unwrap_or_else(|error| panic!("{asked}: {error}"));
        line.set_read_timeout(Some(PATIENCE)).expect("it is not nothing");
        line.write_all(request.as_bytes()).unwrap_or_else(|error| panic!("{asked}: {error}"));
        line
    }
}

impl Heard {
    /// The status of an answer.
    ///
    /// # Panics
    /// If it is none.
    #[track_caller]
    pub fn status(&self) -> u16 {
        let word = self.0.split(' ').nth(1).and_then(|word| word.parse().ok());
        word.unwrap_or_else(|| panic!("expected a status, found {}", self.0))
    }

    /// What follows the head of an answer.
    pub fn body(&self) -> &str {
        self.0.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    /// The body of an answer, or the data of an event, as JSON.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn json(&self) -> Value {
        let data = self.0.lines().find_map(|line| line.strip_prefix("data: "));
        let text = data.unwrap_or_else(|| self.body());
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {}", self.0))
    }

    /// The number of the append that an event of a table shows.
    pub fn id(&self) -> Option<u64> {
        self.0.lines().find_map(|line| line.strip_prefix("id: ")?.parse().ok())
    }

    /// The same without the line of the head that tells the time.
    #[must_use]
    pub fn undated(&self) -> Self {
        let (head, body) = self.0.split_once("\r\n\r\n").unwrap_or((&self.0, ""));
        // A visitor who shows no token is given one, which is drawn.
        let is_date = |line: &&str| {
            let line = line.to_ascii_lowercase();
            line.starts_with("date:") || line.starts_with("set-cookie: clew=")
        };
        let head: Vec<&str> = head.split("\r\n").filter(|line| !is_date(line)).collect();
        Self(format!("{}\r\n\r\n{body}", head.join("\r\n")))
    }
}

impl Tapped {
    /// All events up to the one that shows this append, or a later one.
    ///
    /// # Panics
    /// If the stream ends before.
    pub fn until(&mut self, seq: u64) -> Vec<Heard> {
        let mut events = Vec::new();
        loop {
            let event = self.event();
            let is_it = event.id().is_some_and(|id| id >= seq);
            events.push(event);
            if is_it {
                return events;
            }
        }
    }

    fn event(&mut self) -> Heard {
        loop {
            if let Some(end) = self.text.windows(2).position(|two| two == b"\n\n") {
                let block = self.text.drain(..end + 2).collect();
                return Heard(String::from_utf8(block).expect("events are text"));
            }
            let more = self.body.some(&mut self.line);
            let more = more.unwrap_or_else(|error| panic!("a stream ended: {error}"));
            assert!(!more.is_empty(), "a stream ended");
            self.text.extend(more);
        }
    }
}
