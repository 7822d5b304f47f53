//! A table at which two people play.

use std::net::SocketAddr;

use e2e::{Client, Heard, Tap, entropy};
use serde_json::{Value, json};

/// A table of The Magic Labyrinth at which two people play.
pub(crate) struct Table {
    /// The path of the table.
    pub(crate) path: String,
    /// The players at seats A and B.
    pub(crate) players: [Tap; 2],
    /// A person without a seat.
    pub(crate) stranger: Tap,
}

/// The tokens of these persons.
pub(crate) const TOKENS: [&str; 3] = [
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
    "cccccccccccccccccccccccccccccccc",
];

impl Table {
    /// A started table; A is the host and begins.
    pub(crate) fn start(address: SocketAddr) -> Self {
        let lives = "the server runs";
        let [mut host, mut guest, _] = TOKENS.map(|token| Client::new(address, token));
        let settings = json!({"seats": 2, "first": "A", "walls": 0});
        let opening = json!({"game": "magic-labyrinth", "settings": settings});
        let opened = host.post("/tables", &opening).expect(lives).expect(201).json();
        let path = format!("/tables/{}", opened["table"].as_str().expect("its name"));
        for (seat, client) in [("A", &mut host), ("B", &mut guest)] {
            let join = json!({"name": seat, "seat": seat, "entropy": entropy(seat)});
            client.post(&format!("{path}/join"), &join).expect(lives).expect(200);
        }
        for (seat, client) in [("A", &mut host), ("B", &mut guest)] {
            let ready = json!({"entropy": entropy(seat)});
            client.post(&format!("{path}/seats/{seat}/ready"), &ready).expect(lives).expect(200);
        }
        host.post(&format!("{path}/start"), &json!({})).expect(lives).expect(200);
        let [a, b, stranger] = TOKENS.map(|token| Tap::new(address, Some(token)));
        Self { path, players: [a, b], stranger }
    }

    /// The table as a player sees it, as JSON.
    pub(crate) fn look(&self, player: usize) -> Value {
        self.players[player].get(&self.path, "application/json").json()
    }

    /// Posts to a resource of this table.
    pub(crate) fn post(&self, tap: &Tap, what: &str, body: &Value) -> Heard {
        tap.post(&format!("{}{what}", self.path), body)
    }
}

/// The status of an answer, and its code if it is an error.
#[track_caller]
pub(crate) fn status_and_code(heard: &Heard) -> (u16, String) {
    let code = heard.json()["error"]["code"].as_str().unwrap_or_default().to_owned();
    (heard.status(), code)
}

/// A status and a code, to compare with [`status_and_code`].
pub(crate) fn error(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}
