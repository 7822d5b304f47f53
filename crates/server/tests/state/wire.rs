//! A server without a socket, and a client of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use journal::Journal;
use serde_json::{Value, json};
use server::{Clock, Config, Server};
use table::UnixMillis;
use tower::ServiceExt;

/// A server without a socket, whose clock is paused until a test advances it.
pub(crate) struct TestServer {
    router: Router,
    journal: Journal,
    time: Arc<AtomicU64>,
}

/// A stream of events that is being read.
pub(crate) struct Following(Body);

impl TestServer {
    pub(crate) async fn new() -> Self {
        let time = Arc::new(AtomicU64::new(1_700_000_000_000));
        Self::over(Journal::memory(), time).await
    }

    /// Another server on the same journal, with no table in memory.
    pub(crate) async fn again(&self) -> Self {
        Self::over(self.journal.clone(), self.time.clone()).await
    }

    async fn over(journal: Journal, time: Arc<AtomicU64>) -> Self {
        let read = time.clone();
        let clock = Clock::new(move || UnixMillis(read.load(Ordering::Relaxed)));
        let config = Config { limits: server::guard::RateLimits::Off, ..Config::default() };
        let server = Server::new(journal.clone(), clock, config).await;
        Self { router: server.expect("memory is always there").router(), journal, time }
    }

    /// Advances the clock by this number of milliseconds.
    pub(crate) fn pass(&self, millis: u64) {
        self.time.fetch_add(millis, Ordering::Relaxed);
    }

    /// Status and body of the response.
    pub(crate) async fn ask(&self, who: u8, address: &str, body: Option<Value>) -> (u16, Value) {
        let response = self.send(who, address, body).await;
        let status = response.status().as_u16();
        let bytes = response.into_body().collect().await.expect("a whole body").to_bytes();
        let value = serde_json::from_slice(&bytes);
        (status, value.unwrap_or_else(|error| panic!("{address}: {error}: {bytes:?}")))
    }

    /// The body of a successful response.
    pub(crate) async fn get(&self, who: u8, address: &str) -> Value {
        let (status, value) = self.ask(who, address, None).await;
        assert_eq!(status, 200, "{address}: {value}");
        value
    }

    /// The body of the successful response to a POST.
    pub(crate) async fn post(&self, who: u8, address: &str, body: Value) -> Value {
        let (status, value) = self.ask(who, address, Some(body)).await;
        assert!(status < 300, "{address}: {status} {value}");
        value
    }

    pub(crate) async fn follow(&self, who: u8, table: &str) -> Following {
        let response = self.send(who, &format!("{table}/events"), None).await;
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Following(response.into_body())
    }

    /// A table of this game at which two people sit: its address.
    pub(crate) async fn open(&self, game: &str, settings: Value) -> String {
        let opened = self.post(1, "/tables", json!({"game": game, "settings": settings})).await;
        let table = format!("/tables/{}", opened["table"].as_str().expect("its name"));
        for who in [1, 2] {
            let entropy = format!("{who:032x}");
            let join = json!({"name": format!("Player {who}"), "entropy": entropy});
            self.post(who, &format!("{table}/join"), join).await;
        }
        table
    }

    /// Both people contribute to the random seed, and the first starts the game.
    pub(crate) async fn start(&self, table: &str) {
        for (who, seat) in [(1, "A"), (2, "B")] {
            let entropy = json!({"entropy": format!("{who:032x}")});
            self.post(who, &format!("{table}/seats/{seat}/ready"), entropy).await;
        }
        self.post(1, &format!("{table}/start"), json!({})).await;
    }

    async fn send(&self, who: u8, address: &str, body: Option<Value>) -> axum::response::Response {
        let request = Request::builder()
            .method(if body.is_some() { "POST" } else { "GET" })
            .uri(address)
            .header("host", "clew")
            .header("authorization", format!("Bearer {who:032x}"))
            .header("content-type", "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let request = request.body(body).expect("a sound request");
        self.router.clone().oneshot(request).await.expect("routers do not fail")
    }
}

impl Following {
    /// The next state, with its sights.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let frame = self.0.frame().await.expect("the stream goes on").expect("no fault");
            let text = frame.into_data().expect("data alone").to_vec();
            let text = String::from_utf8(text).expect("words");
            if text.starts_with("event: table\n") {
                let data = text.lines().find_map(|line| line.strip_prefix("data: "));
                return serde_json::from_str(data.expect("an event has data")).expect("JSON");
            }
        }
    }
}
