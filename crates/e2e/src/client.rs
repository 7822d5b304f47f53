//! A blocking HTTP client for one player, over reqwest.

use std::net::SocketAddr;
use std::panic;
use std::time::Duration;

use reqwest::header::{ACCEPT, CONTENT_TYPE};
use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder, Response};
use serde_json::Value;
use tokio::task::JoinHandle;

use crate::runtime::{block_on_for, spawn};
use crate::{Answer, Events, PATIENCE};

/// A player, known by a token, with a connection that is kept between requests.
#[derive(Debug)]
pub struct Client {
    http: reqwest::Client,
    address: SocketAddr,
    token: String,
    /// After this time the server counts as lost. Without it, a server that is silent for
    /// [`PATIENCE`] fails the test.
    patience: Option<Duration>,
    /// The request that was sent and not received yet: its name, and its answer.
    pending: Option<(String, JoinHandle<Result<Answer, Lost>>)>,
}

/// The server went away. Contains the cause.
#[derive(Debug)]
pub enum Lost {
    /// The request was not sent.
    NotSent(String),
    /// The request may have been sent, and was not answered: the action may have been done or not.
    NotAnswered(String),
}

impl Client {
    /// A client for the server at this address; the token is 32 hex digits.
    ///
    /// # Panics
    /// If the system has no room for a client.
    pub fn new(address: SocketAddr, token: &str) -> Self {
        let http = reqwest::Client::builder()
            .no_proxy()
            .redirect(Policy::none())
            .pool_max_idle_per_host(1)
            .build()
            .expect("a client without TLS needs nothing of the system");
        Self { http, address, token: token.to_owned(), patience: None, pending: None }
    }

    /// Sets the time after which a silent server counts as lost.
    #[must_use]
    pub fn patient_for(mut self, patience: Duration) -> Self {
        self.patience = Some(patience);
        self
    }

    /// A client of the same player with a separate connection.
    #[must_use]
    pub fn another(&self) -> Self {
        Self { patience: self.patience, ..Self::new(self.address, &self.token) }
    }

    /// Requests a resource as JSON.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn get(&mut self, path: &str) -> Result<Answer, Lost> {
        self.get_as(path, "application/json")
    }

    /// Requests a resource as plain text.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn get_text(&mut self, path: &str) -> Result<Answer, Lost> {
        self.get_as(path, "text/plain")
    }

    /// Requests a resource as a page.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn get_page(&mut self, path: &str) -> Result<Answer, Lost> {
        self.get_as(path, "text/html")
    }

    /// Posts JSON.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Lost> {
        self.send_post(path, body);
        self.receive()
    }

    /// Sends a POST without waiting for its answer; [`Client::receive`] must follow.
    pub fn send_post(&mut self, path: &str, body: &Value) {
        let request = self.request(Method::POST, path, "application/json");
        let request = request.header(CONTENT_TYPE, "application/json").body(body.to_string());
        self.send(format!("POST {path}"), request);
    }

    /// Waits for the answer to [`Client::send_post`].
    ///
    /// # Errors
    /// If the server goes away.
    ///
    /// # Panics
    /// If the server is silent for [`PATIENCE`] and the client has no patience of its own.
    pub fn receive(&mut self) -> Result<Answer, Lost> {
        let (name, mut answer) = self.pending.take().expect("something was sent");
        match block_on_for(self.patience.unwrap_or(PATIENCE), &mut answer) {
            Ok(Ok(answer)) => answer,
            Ok(Err(failed)) => panic::resume_unwind(failed.into_panic()),
            Err(_) => {
                answer.abort();
                let patience = self.patience;
                let patience = patience
                    .unwrap_or_else(|| panic!("waited {PATIENCE:?} for an answer to {name}"));
                Err(Lost::NotAnswered(format!("{name}: no answer within {patience:?}")))
            }
        }
    }

    /// Follows a table over a new connection, after the event with the id `last`.
    ///
    /// # Errors
    /// If the server goes away.
    ///
    /// # Panics
    /// If the server refuses the stream, or does not answer.
    pub fn events(&self, path: &str, last: Option<u64>) -> Result<Events, Lost> {
        let mut request = self.another().request(Method::GET, path, "text/event-stream");
        if let Some(id) = last {
            request = request.header("last-event-id", id);
        }
        let limit = self.patience.unwrap_or(PATIENCE);
        let response = block_on_for(limit, request.send());
        let response = response.unwrap_or_else(|_| panic!("waited {limit:?} for {path}"));
        let response = response.map_err(|error| lost(&error))?;
        assert_eq!(response.status(), 200, "expected events of {path}");
        Ok(Events::new(response, path))
    }

    fn get_as(&mut self, path: &str, accept: &'static str) -> Result<Answer, Lost> {
        let request = self.request(Method::GET, path, accept);
        self.send(format!("GET {path}"), request);
        self.receive()
    }

    fn request(&self, method: Method, path: &str, accept: &'static str) -> RequestBuilder {
        let url = format!("http://{}{path}", self.address);
        self.http.request(method, url).bearer_auth(&self.token).header(ACCEPT, accept)
    }

    fn send(&mut self, name: String, request: RequestBuilder) {
        let answer =
            spawn(async move { read(request.send().await.map_err(|error| lost(&error))?).await });
        self.pending = Some((name, answer));
    }
}

async fn read(response: Response) -> Result<Answer, Lost> {
    let status = response.status().as_u16();
    let header = |(name, value): (&reqwest::header::HeaderName, &reqwest::header::HeaderValue)| {
        (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    let headers = response.headers().iter().map(header).collect();
    let bytes = response.bytes().await.map_err(|error| lost(&error))?;
    let text = String::from_utf8(bytes.into()).expect("answers are text");
    Ok(Answer { status, headers, text })
}

fn lost(error: &reqwest::Error) -> Lost {
    let cause = format!("{error:?}");
    if error.is_connect() { Lost::NotSent(cause) } else { Lost::NotAnswered(cause) }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    #[test]
    fn a_connection_that_the_server_closed_is_not_used_again() {
        let server = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = server.local_addr().expect("it has an address");
        let twice = thread::spawn(move || {
            for _ in 0..2 {
                let (mut line, _) = server.accept().expect("the client connects");
                let _ = line.read(&mut [0; 4096]).expect("the client sends");
                let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi";
                line.write_all(answer).expect("the client reads");
            }
        });
        let mut client = Client::new(address, "0");
        for _ in 0..2 {
            assert_eq!(client.get("/").expect("it answers").text, "hi");
        }
        twice.join().expect("it served two");
    }

    #[test]
    fn a_server_that_is_not_there_was_not_sent_anything() {
        let server = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = server.local_addr().expect("it has an address");
        drop(server);
        let lost = Client::new(address, "0").get("/").expect_err("nobody listens");
        assert!(matches!(lost, Lost::NotSent(_)), "{lost:?}");
    }
}
