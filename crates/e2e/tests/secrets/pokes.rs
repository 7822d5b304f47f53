//! Wrong or forbidden requests, whose answers must not reveal anything either.

use e2e::{Heard, Tap};
use serde_json::json;

/// Sends all kinds of wrong requests to a table, and returns each with its answer. `seats` are the
/// table's letters. None of them changes the table.
pub(crate) fn pokes(tap: &Tap, table: &str, seats: &[String], nth: u64) -> Vec<(String, Heard)> {
    let mut heard = Vec::new();
    let json = "application/json";
    let mut get =
        |path: String, accept| heard.push((format!("GET {path}"), tap.get(&path, accept)));
    for seat in seats.iter().map(String::as_str).chain(["watcher", "I", "Z", ""]) {
        get(format!("{table}?seat={seat}"), json);
        get(format!("{table}?seat={seat}"), "text/html");
    }
    for path in ["/replay", "/replay?at=4", "/replay/parts?at=4&from=4"] {
        get(format!("{table}{path}"), json);
        get(format!("{table}{path}"), "text/html");
    }
    for path in ["/record", "/nonsense", "/take/00000000000000000000000000000000", "/act"] {
        get(format!("{table}{path}"), json);
        get(format!("{table}{path}"), "text/plain");
    }
    get(format!("{table}/events?seat=Z"), json);
    get("/tables/nobody-has-this".to_owned(), json);
    let mut post = |path: &str, body| {
        let path = format!("{table}{path}");
        heard.push((format!("POST {path} {body}"), tap.post(&path, &body)));
    };
    for seat in seats {
        for action in
            ["roll", "step north", "finish", "place 1 at 0,2 turn 0", "take 1", "xyzzy", ""]
        {
            let key = format!("poke-{nth}-{seat}");
            // Too old to be performed.
            post("/act", json!({"seat": seat, "action": action, "seen": 1, "key": key}));
        }
        for what in ["name", "hand-on", "host", "bot", "ready"] {
            post(
                &format!("/seats/{seat}/{what}"),
                json!({"name": 1, "level": "no-such", "entropy": "00"}),
            );
        }
    }
    for path in ["/start", "/join", "/settings", "/close/", "/resume", "/again"] {
        post(path, json!({"name": "", "settings": {"walls": "many"}}));
    }
    post("/take/00000000000000000000000000000000", json!({}));
    post("/talk", json!({"kind": "words", "text": ""}));
    for asked in [format!("DELETE {table}"), format!("PUT {table}/act"), format!("BREW {table}")] {
        heard.push((asked.clone(), tap.ask(&asked, "", "")));
    }
    let broken = tap.ask(&format!("POST {table}/act"), "Content-Type: application/json\r\n", "{\"");
    heard.push(("half a body".to_owned(), broken));
    heard
}
