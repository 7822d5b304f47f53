//! Requests over a plain TCP connection, for tests that look at every byte of the answers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;

use crate::PATIENCE;

/// A client that uses a new connection for each request. Without a token it is anonymous.
#[derive(Clone, Debug)]
pub struct Tap {
    address: SocketAddr,
    token: Option<String>,
}

/// The bytes of one answer or event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard(pub String);

/// The bytes of a stream of events.
#[derive(Debug)]
pub struct Tapped {
    line: BufReader<TcpStream>,
}

impl Tap {
    /// The `Host` of all requests. It is the same for every server, because pages contain it and the answers of two
    /// servers are compared.
    pub const HOST: &str = "clew.test";

    /// A client for the server at this address.
    pub fn new(address: SocketAddr, token: Option<&str>) -> Self {
        Self { address, token: token.map(str::to_owned) }
    }

    /// Sends a request: a line such as `GET /games`, headers with their line ends, and a body.
    ///
    /// # Panics
    /// If the server goes away, or the answer is not text.
    pub fn ask(&self, asked: &str, headers: &str, body: &str) -> Heard {
        let headers = format!("{headers}Connection: close\r\n");
        let mut line = self.send(asked, "HTTP/1.1", &headers, body);
        let mut bytes = Vec::new();
        line.read_to_end(&mut bytes).unwrap_or_else(|error| panic!("{asked}: {error}"));
        Heard(String::from_utf8(bytes).expect("answers are text"))
    }

    /// Requests a resource in this format.
    pub fn get(&self, path: &str, accept: &str) -> Heard {
        self.ask(&format!("GET {path}"), &format!("Accept: {accept}\r\n"), "")
    }

    /// Posts JSON.
    pub fn post(&self, path: &str, body: &Value) -> Heard {
        let headers = "Accept: application/json\r\nContent-Type: application/json\r\n";
        self.ask(&format!("POST {path}"), headers, &body.to_string())
    }

    /// Follows a table: the head of the answer, and the stream after it.
    ///
    /// # Panics
    /// If the server goes away.
    pub fn follow(&self, path: &str) -> (Heard, Tapped) {
        let asked = format!("GET {path}");
        // HTTP/1.0 has no chunks: the bytes after the head are the events themselves.
        let line = self.send(&asked, "HTTP/1.0", "Accept: text/event-stream\r\n", "");
        let mut line = BufReader::new(line);
        let head = block(&mut line, "\r\n\r\n");
        let head = head.unwrap_or_else(|| panic!("{asked}: the server went away"));
        (Heard(head), Tapped { line })
    }

    fn send(&self, asked: &str, version: &str, headers: &str, body: &str) -> TcpStream {
        let Self { address, token } = self;
        let who = token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let who = who.unwrap_or_default();
        let length = body.len();
        let request = format!(
            "{asked} {version}\r\nHost: {}\r\n{who}{headers}Content-Length: {length}\r\n\r\n{body}",
            Self::HOST
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

    /// The body of an answer.
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

    /// The id of an event: the number of an append.
    pub fn id(&self) -> Option<u64> {
        self.0.lines().find_map(|line| line.strip_prefix("id: ")?.parse().ok())
    }

    /// The same without the headers that differ each time: the date and a new visitor's cookie.
    #[must_use]
    pub fn undated(&self) -> Self {
        let (head, body) = self.0.split_once("\r\n\r\n").unwrap_or((&self.0, ""));
        let is_date = |line: &&str| {
            let line = line.to_ascii_lowercase();
            line.starts_with("date:") || line.starts_with("set-cookie: clew=")
        };
        let head: Vec<&str> = head.split("\r\n").filter(|line| !is_date(line)).collect();
        Self(format!("{}\r\n\r\n{body}", head.join("\r\n")))
    }
}

impl Tapped {
    /// All events up to the one with this append or a later one.
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
        Heard(block(&mut self.line, "\n\n").expect("the stream goes on"))
    }
}

/// Reads lines up to one that completes this end; `None` if the connection ends before.
fn block(from: &mut impl BufRead, end: &str) -> Option<String> {
    let mut text = String::new();
    while !text.ends_with(end) {
        let read = from.read_line(&mut text);
        let read = read.unwrap_or_else(|error| panic!("after {text:?}: {error}"));
        if read == 0 {
            return None;
        }
    }
    Some(text)
}
