//! A server without sockets, and clients of it. Its clock is the paused clock of the runtime, which advances when
//! no task can run.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use journal::Journal;
use serde_json::{Value, json};
use server::{Clock, Config, RoomTimeouts, Server};
use table::UnixMillis;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// The time at the start of a test.
const START: u64 = 1_700_000_000_000;

pub(crate) struct World {
    pub(crate) router: Router,
    pub(crate) journal: Journal,
    pub(crate) clock: Clock,
    /// Kept so that a test can shut the rooms down.
    server: Arc<Server>,
    ears: Option<JoinHandle<()>>,
}

/// Whether servers get notices from each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ears {
    Open,
    Shut,
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(ears) = &self.ears {
            ears.abort();
        }
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) json: Value,
    pub(crate) text: String,
}

impl Reply {
    /// The code of an error.
    pub(crate) fn code(&self) -> &str {
        self.json["error"]["code"].as_str().unwrap_or_default()
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16, code: &str) {
        assert_eq!((self.status.as_u16(), self.code()), (status, code), "{}", self.text);
    }
}

/// The runtime's clock.
pub(crate) fn clock() -> Clock {
    let start = tokio::time::sleep(Duration::ZERO).deadline();
    Clock::new(move || {
        let passed = tokio::time::sleep(Duration::ZERO).deadline().duration_since(start);
        UnixMillis(START + passed.as_millis() as u64)
    })
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::over(Journal::memory(), clock()).await
    }

    /// A server whose bots are slow.
    pub(crate) async fn at_human_pace() -> Self {
        Self::with(Journal::memory(), clock(), RoomTimeouts::default()).await
    }

    pub(crate) async fn over(journal: Journal, clock: Clock) -> Self {
        let bot_delay = Duration::from_millis(100);
        let timeouts = RoomTimeouts { bot_delay, beat_percent: 0, ..RoomTimeouts::default() };
        Self::with(journal, clock, timeouts).await
    }

    /// A server with the usual rate limits.
    pub(crate) async fn limited() -> Self {
        Self::configured(Journal::memory(), clock(), Config::default()).await
    }

    async fn with(journal: Journal, clock: Clock, timeouts: RoomTimeouts) -> Self {
        let limits = server::guard::RateLimits::Off;
        Self::configured(journal, clock, Config { timeouts, limits, ..Config::default() }).await
    }

    pub(crate) async fn configured(journal: Journal, clock: Clock, config: Config) -> Self {
        let server = Server::new(journal.clone(), clock.clone(), config).await.expect("it starts");
        Self { router: server.router(), journal, clock, server: Arc::new(server), ears: None }
    }

    /// Two servers over one journal, as two machines on one database; with ears shut they get no notices
    /// from each other.
    pub(crate) async fn two(ears: Ears) -> [Self; 2] {
        let (journal, clock) = (Journal::shared_memory(), clock());
        let mut both =
            [Self::over(journal.clone(), clock.clone()).await, Self::over(journal, clock).await];
        if ears == Ears::Open {
            for world in &mut both {
                let server = world.server.clone();
                world.ears = Some(tokio::spawn(async move { server.follow_others().await }));
            }
        }
        both
    }

    /// The server closes abandoned tables.
    pub(crate) async fn close_abandoned(&self) {
        self.server.close_abandoned().await;
    }

    /// The server polls the journal for appends of others.
    pub(crate) async fn poll_others(&self) {
        self.server.poll_others().await;
    }

    /// The server shuts down in good order.
    pub(crate) async fn leave(self) -> (Journal, Clock) {
        self.server.leave().await;
        self.die()
    }

    /// The server dies at once.
    pub(crate) fn die(self) -> (Journal, Clock) {
        (self.journal.clone(), self.clock.clone())
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let answer = self.router.clone().oneshot(request).await.expect("routers never fail");
        let status = answer.status();
        let bytes = to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        Reply { status, json: serde_json::from_str(&text).unwrap_or_default(), text }
    }

    /// A response of the operator's own address.
    pub(crate) async fn operator(&self, path: &str) -> (u16, String) {
        let request = request("GET", 1, path).body(Body::empty()).expect("a request");
        let answer = self.server.metrics_router().oneshot(request).await.expect("it never fails");
        let status = answer.status().as_u16();
        let bytes = to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
        (status, String::from_utf8(bytes.to_vec()).expect("text"))
    }

    /// A number of `/metrics`, as it is written there.
    pub(crate) async fn metric(&self, name: &str) -> String {
        let (_, text) = self.operator("/metrics").await;
        let number = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        number.unwrap_or_else(|| panic!("no {name} in\n{text}")).to_owned()
    }

    /// The number of tables in memory.
    pub(crate) async fn awake(&self) -> usize {
        self.metric("clew_tables_awake").await.parse().expect("a number")
    }

    pub(crate) async fn get(&self, person: u8, path: &str) -> Reply {
        self.send(request("GET", person, path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn post(&self, person: u8, path: &str, body: Value) -> Reply {
        let request = request("POST", person, path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// A table of this game at which persons 1, 2, .. sit, started.
    pub(crate) async fn started(&self, game: &str, people: u8) -> String {
        let table = self.seated(game, people).await;
        self.ready(&table).await;
        self.post(1, &format!("{table}/start"), json!({})).await.ok();
        table
    }

    /// The same before the start.
    pub(crate) async fn seated(&self, game: &str, people: u8) -> String {
        let table = self.opened(game, people).await;
        for person in 1..=people {
            self.join(person, &table).await;
        }
        table
    }

    /// A table of this game with this number of seats, all of them free.
    pub(crate) async fn opened(&self, game: &str, seats: u8) -> String {
        let opening = json!({"game": game, "settings": {"seats": seats}});
        let opened = self.post(1, "/tables", opening).await.ok();
        format!("/tables/{}", opened["table"].as_str().expect("a name"))
    }

    /// A person sits down.
    pub(crate) async fn join(&self, person: u8, table: &str) {
        let entropy = format!("{person:032x}");
        let joining = json!({"name": format!("Player {person}"), "entropy": entropy});
        self.post(person, &format!("{table}/join"), joining).await.ok();
    }

    /// Everybody who sits at the table contributes to the random seed, as their pages would by themselves.
    pub(crate) async fn ready(&self, table: &str) {
        for person in 1..=9 {
            let state = self.state(person, table).await;
            for seat in state["seats"].as_array().expect("seats") {
                let is_mine = state["you"].as_array().expect("a list").contains(&seat["seat"]);
                if is_mine && seat["ready"] == false {
                    let path =
                        format!("{table}/seats/{}/ready", seat["seat"].as_str().expect("one"));
                    let entropy = json!({"entropy": format!("{person:032x}")});
                    self.post(person, &path, entropy).await.ok();
                }
            }
        }
    }

    /// What a person sees.
    pub(crate) async fn state(&self, person: u8, table: &str) -> Value {
        self.get(person, table).await.ok()
    }

    /// The first legal action of a person, as it would be posted; `None` if there is none.
    pub(crate) async fn action(&self, person: u8, table: &str, key: &str) -> Option<Value> {
        let state = self.state(person, table).await;
        let (seat, legal) = state["legal"].as_object()?.iter().next()?;
        Some(json!({"seat": seat, "action": legal[0], "seen": state["seq"], "key": key}))
    }

    /// The first of these persons who can act does so. Returns their number.
    pub(crate) async fn act(&self, table: &str, people: u8, key: &str) -> Option<u8> {
        for person in 1..=people {
            if let Some(action) = self.action(person, table, key).await {
                self.post(person, &format!("{table}/act"), action).await.ok();
                return Some(person);
            }
        }
        None
    }
}

pub(crate) fn request(method: &str, person: u8, path: &str) -> axum::http::request::Builder {
    let token = format!("Bearer {person:032x}");
    Request::builder()
        .method(method)
        .uri(path)
        .header("host", "clew.test")
        .header("authorization", token)
}

/// Lets this number of seconds pass.
pub(crate) async fn pass(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}
