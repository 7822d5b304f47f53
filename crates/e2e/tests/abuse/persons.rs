//! Nobody can act as another person.

use e2e::{Clew, Options, Tap};
use serde_json::json;

use super::table::{Table, error, status_and_code};

#[test]
fn nobody_acts_or_sees_as_somebody_else() {
    let clew = Clew::start(Options::default());
    let table = Table::start(clew.address());
    let before = table.look(0);
    let [a, b] = &table.players;
    let forged = Tap::new(clew.address(), Some("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"));
    let not_yours = error(403, "not-your-seat");
    for tap in [b, &table.stranger, &forged] {
        let act = json!({"seat": "A", "action": "roll", "seen": before["seq"], "key": "forged"});
        assert_eq!(status_and_code(&table.post(tap, "/act", &act)), not_yours);
        let talk = json!({"seat": "A", "kind": "react", "text": "hm"});
        assert_eq!(status_and_code(&table.post(tap, "/talk", &talk)), not_yours);
        for what in
            ["/seats/A/name", "/seats/A/ready", "/seats/A/move", "/seats/A/back", "/seats/A/cover"]
        {
            let body = json!({"name": "Eve", "entropy": e2e::entropy("E")});
            let (status, code) = status_and_code(&table.post(tap, what, &body));
            assert!(status == 403 || code == "not-late", "{what}: {status} {code}");
        }
        for what in ["/close", "/start", "/settings", "/chat", "/seats/A/host", "/seats/A/hand-on"]
        {
            let body = json!({"settings": {"walls": 1}, "chat": false});
            assert_eq!(
                status_and_code(&table.post(tap, what, &body)),
                error(403, "not-host"),
                "{what}"
            );
        }
        let seen = tap.get(&format!("{}?seat=A", table.path), "application/json");
        assert_eq!(status_and_code(&seen), not_yours);
        let stream = tap.get(&format!("{}/events?seat=A", table.path), "text/event-stream");
        assert_eq!(status_and_code(&stream), not_yours);
        let take = table.post(tap, "/take/00000000000000000000000000000000", &json!({}));
        assert_eq!(status_and_code(&take), error(410, "link-gone"));
    }
    assert_eq!(table.look(0), before, "nothing of it was done");

    // A link works for the first person who uses it, and once.
    let link = table.post(a, "/seats/A/move", &json!({})).json();
    let link = link["take"].as_str().expect("a link").to_owned();
    assert_eq!(table.stranger.post(&link, &json!({})).status(), 200);
    assert_eq!(status_and_code(&forged.post(&link, &json!({}))), error(410, "link-gone"));
    let act = json!({"seat": "A", "action": "roll", "seen": table.look(1)["seq"], "key": "late"});
    assert_eq!(status_and_code(&table.post(a, "/act", &act)), not_yours, "the seat has moved");
    assert_eq!(table.post(&table.stranger, "/act", &act).status(), 200);
}

#[test]
fn what_is_no_token_is_nobody() {
    let clew = Clew::start(Options::default());
    let table = Table::start(clew.address());
    let nobody = Tap::new(clew.address(), None);
    let act = json!({"seat": "A", "action": "roll", "seen": 4, "key": "nobody"}).to_string();
    let asked = format!("POST {}/act", table.path);
    for (headers, code) in [
        ("", "who-are-you"),
        ("Authorization: Bearer\r\n", "bad-token"),
        ("Authorization: Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n", "bad-token"),
        ("Authorization: Bearer gggggggggggggggggggggggggggggggg\r\n", "bad-token"),
        ("Authorization: Basic YWRhOmFkYQ==\r\n", "bad-token"),
        ("Authorization: bearer\u{20}aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\u{7f}\r\n", "bad-token"),
    ] {
        let headers = format!("Content-Type: application/json\r\n{headers}");
        let heard = nobody.ask(&asked, &headers, &act);
        assert!([400, 401].contains(&heard.status()), "{headers}: {}", heard.0);
        if heard.status() == 401 {
            assert_eq!(status_and_code(&heard), error(401, code), "{headers}");
        }
    }
}
