//! A client that sends too many requests has to wait, and no other client does.

use e2e::{Clew, Client, Options};
use serde_json::{Value, json};

use super::table::{TOKENS, Table};

#[test]
fn who_asks_too_much_waits_and_nobody_else() {
    let clew = Clew::start(Options::default().limited());
    let table = Table::start(clew.address());
    let path = |what: &str| format!("{}{what}", table.path);
    let [mut a, mut b, mut c] = TOKENS.map(|token| clew.client(token));

    let words = json!({"seat": "A", "kind": "react", "text": "hm"});
    until_refused(&mut a, &path("/talk"), Some(&words), 30);
    b.get(&table.path).expect("the server runs").expect(200);

    let opening = json!({"game": "mago-magino"});
    until_refused(&mut c, "/tables", Some(&opening), 60);
    until_refused(&mut c, &table.path, None, 400);
    b.get(&table.path).expect("the server runs").expect(200);

    let mut streams = Vec::new();
    let refused = loop {
        let tap = e2e::Tap::new(clew.address(), Some(TOKENS[1]));
        let (head, stream) = tap.follow(&path("/events"));
        if head.status() != 200 {
            break head;
        }
        streams.push(stream);
        assert!(streams.len() < 50, "nobody needs so many windows");
    };
    assert_eq!(refused.status(), 429, "{}", refused.0);
    assert!(refused.0.to_ascii_lowercase().contains("retry-after:"), "{}", refused.0);
    assert!(streams.len() >= 4, "several windows are fine, not only {}", streams.len());
}

/// Behind a trusted proxy each address has its own limits: one that opens tables with a new token each time is
/// refused, and its neighbours are not. What the client itself adds to the header means nothing.
#[test]
fn behind_a_proxy_each_address_has_its_own_limits() {
    let clew = Clew::start(Options::default().limited().args(["--trust-proxy", "127.0.0.0/8"]));
    let open = |nth: u32, from: &str| {
        let token = format!("{nth:032x}");
        let headers = format!("Content-Type: application/json\r\nX-Forwarded-For: {from}\r\n");
        let opening = json!({"game": "mago-magino"}).to_string();
        let tap = e2e::Tap::new(clew.address(), Some(&token));
        tap.ask("POST /tables", &headers, &opening)
    };
    let refused =
        (0..100).find(|&nth| open(nth, &format!("10.9.8.{nth}, 192.0.2.7")).status() == 429);
    assert!(refused.is_some_and(|nth| nth >= 40), "refused after {refused:?} tables");
    assert_eq!(open(200, "192.0.2.8").status(), 201);
    let page = e2e::Tap::new(clew.address(), None).ask(
        "GET /",
        "Accept: text/html\r\nX-Forwarded-For: 192.0.2.8\r\nX-Forwarded-Proto: https\r\n",
        "",
    );
    let head = page.0.to_ascii_lowercase();
    assert!(head.contains("\r\nstrict-transport-security: max-age="), "{}", page.0);
    assert!(
        head.lines()
            .any(|line| line.starts_with("set-cookie: clew=") && line.ends_with("; secure"))
    );
}

/// Repeats a request until the rate limit refuses it.
#[track_caller]
fn until_refused(client: &mut Client, path: &str, body: Option<&Value>, most: usize) {
    for nth in 0..most {
        let answer = match body {
            Some(body) => client.post(path, body),
            None => client.get(path),
        };
        let answer = answer.expect("the server runs");
        if answer.status == 429 {
            assert!(nth >= 5, "{path} is refused after {nth}");
            assert_eq!(answer.code(), "too-many-requests");
            let seconds = answer.header("retry-after").and_then(|text| text.parse::<u32>().ok());
            assert!(seconds.is_some_and(|seconds| (1..60).contains(&seconds)), "{answer:?}");
            return;
        }
        assert!(answer.status < 300, "{answer:?}");
    }
    panic!("{path} was asked {most} times, and nobody minded");
}
