//! One who asks: HTTP/1.1 over one connection that is kept.

use std::io::{self, BufReader, ErrorKind, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

use crate::body::Head;
use crate::{Answer, Events, PATIENCE};

/// One who asks, known by a token, over one connection that is kept.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    token: String,
    /// Who waits longer goes elsewhere; `None`: nobody has to wait long.
    patience: Option<Duration>,
    line: Option<BufReader<TcpStream>>,
    /// What was asked last, for messages.
    asked: String,
}

/// The server went away.
#[derive(Debug)]
pub enum Lost {
    /// Before all was sent.
    NotSent(io::Error),
    /// All was sent, and no answer came: it may have been done or not.
    NotAnswered(io::Error),
}

impl Client {
    /// For the server at this address; the token is 32 hex digits.
    pub fn new(address: SocketAddr, token: &str) -> Self {
        let token = token.to_owned();
        Self { address, token, patience: None, line: None, asked: String::new() }
    }

    /// One who takes the server for lost when it does not answer for so long.
    #[must_use]
    pub fn patient_for(mut self, patience: Duration) -> Self {
        self.patience = Some(patience);
        self
    }

    /// The same person over another connection.
    #[must_use]
    pub fn another(&self) -> Self {
        Self { patience: self.patience, ..Self::new(self.address, &self.token) }
    }

    /// Asks to see something.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn get(&mut self, path: &str) -> Result<Answer, Lost> {
        self.send("GET", path, None)?;
        self.receive()
    }

    /// Asks to see something as plain text.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn get_text(&mut self, path: &str) -> Result<Answer, Lost> {
        self.write(&format!("GET {path}"), "Accept: text/plain\r\n", "")?;
        self.receive()
    }

    /// Asks to see something as a page.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn get_page(&mut self, path: &str) -> Result<Answer, Lost> {
        self.write(&format!("GET {path}"), "Accept: text/html\r\n", "")?;
        self.receive()
    }

    /// Asks for something to be done.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Lost> {
        self.send("POST", path, Some(body))?;
        self.receive()
    }

    /// Sends a request; [`Client::receive`] must come next.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn send(&mut self, method: &str, path: &str, body: Option<&Value>) -> Result<(), Lost> {
        let text = body.map(Value::to_string).unwrap_or_default();
        let kind = if body.is_some() { "Content-Type: application/json\r\n" } else { "" };
        let headers = format!("Accept: application/json\r\n{kind}");
        self.write(&format!("{method} {path}"), &headers, &text)
    }

    /// The answer to what was sent.
    ///
    /// # Errors
    /// If the server goes away.
    ///
    /// # Panics
    /// If it does not answer for long, or not in HTTP.
    pub fn receive(&mut self) -> Result<Answer, Lost> {
        let mut line = self.line.take().expect("something was sent");
        let answer = read(&mut line).map_err(|error| self.lost(error))?;
        if answer.header("connection") != Some("close") {
            self.line = Some(line);
        }
        Ok(answer)
    }

    /// Follows a table, over a connection of its own. `last` is the last event that was seen.
    ///
    /// # Errors
    /// If the server goes away.
    ///
    /// # Panics
    /// If it does not want to show the events.
    pub fn events(&self, path: &str, last: Option<u64>) -> Result<Events, Lost> {
        let mut own = self.another();
        let last = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        own.write(&format!("GET {path}"), &format!("Accept: text/event-stream\r\n{last}"), "")?;
        let mut line = own.line.take().expect("something was sent");
        let head = Head::read(&mut line).map_err(|error| own.lost(error))?;
        assert_eq!(head.status, 200, "expected events of {path}");
        let body = head.body().map_err(|error| own.lost(error))?;
        Ok(Events::new(line, body, path))
    }

    fn write(&mut self, asked: &str, headers: &str, body: &str) -> Result<(), Lost> {
        asked.clone_into(&mut self.asked);
        let Self { address, token, .. } = self;
        let request = format!(
            "{asked} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n{headers}\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        // Servers end lines on which nobody has asked for long.
        let mut line = match self.line.take().filter(is_open) {
            Some(line) => line,
            None => connect(*address, self.patience.unwrap_or(PATIENCE)).map_err(Lost::NotSent)?,
        };
        line.get_mut().write_all(request.as_bytes()).map_err(Lost::NotSent)?;
        self.line = Some(line);
        Ok(())
    }

    fn lost(&self, error: io::Error) -> Lost {
        match error.kind() {
            ErrorKind::WouldBlock | ErrorKind::TimedOut if self.patience.is_none() => {
                panic!("waited {PATIENCE:?} for an answer to {}", self.asked)
            }
            ErrorKind::InvalidData => panic!("{}: {error}", self.asked),
            _ => Lost::NotAnswered(error),
        }
    }
}

fn connect(address: SocketAddr, patience: Duration) -> io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect_timeout(&address, patience)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    Ok(BufReader::new(stream))
}

/// Whether the server has not ended it.
fn is_open(line: &BufReader<TcpStream>) -> bool {
    let stream = line.get_ref();
    let peeked = stream.set_nonblocking(true).and_then(|()| stream.peek(&mut [0]));
    let is_quiet = peeked.is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
    is_quiet && stream.set_nonblocking(false).is_ok()
}

fn read(line: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let head = Head::read(line)?;
    let bytes = head.body()?.all(line)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| io::Error::new(ErrorKind::InvalidData, "the answer is no text"))?;
    Ok(Answer { status: head.status, headers: head.headers, text })
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpListener;
    use std::thread;

    use super::*;
    use crate::Since;

    #[test]
    fn a_line_that_the_server_ended_is_not_used_again() {
        let server = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = server.local_addr().expect("it has an address");
        let twice = thread::spawn(move || {
            for _ in 0..2 {
                let (mut line, _) = server.accept().expect("somebody comes");
                let _ = line.read(&mut [0; 4096]).expect("they ask");
                let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi";
                line.write_all(answer).expect("they listen");
            }
        });
        let mut client = Client::new(address, "0");
        assert_eq!(client.get("/").expect("it answers").text, "hi");
        let since = Since::now();
        while client.line.as_ref().is_some_and(is_open) {
            assert!(since.passed() < PATIENCE, "the server ends the line");
        }
        assert_eq!(client.get("/").expect("it answers again").text, "hi");
        twice.join().expect("it served two");
    }
}
