//! Nobody can make the server read without end.

use std::io::{Read, Write};
use std::net::TcpStream;

use e2e::{Clew, Options, PATIENCE};
use serde_json::json;

use super::table::{TOKENS, Table, error, status_and_code};

#[test]
fn what_is_too_large_is_refused() {
    let clew = Clew::start(Options::default());
    let table = Table::start(clew.address());
    let [a, _] = &table.players;
    let words = |length: usize| json!({"kind": "react", "text": "x".repeat(length)});
    assert_eq!(
        status_and_code(&table.post(a, "/talk", &words(15_000))),
        error(422, "nothing-said")
    );
    assert_eq!(status_and_code(&table.post(a, "/talk", &words(17_000))), error(413, "too-large"));
    // The server does not wait for a body that only claims to be large,
    let promised = format!(
        "POST {}/talk HTTP/1.1\r\nHost: clew\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: 1000000000000\r\n\r\n",
        table.path, TOKENS[0]
    );
    assert_answer(&clew, &promised, "413");
    // nor for one that arrives in endless chunks.
    let mut chunks =
        promised.replace("Content-Length: 1000000000000", "Transfer-Encoding: chunked");
    for _ in 0..20 {
        chunks += &format!("400\r\n{}\r\n", "x".repeat(0x400));
    }
    assert_answer(&clew, &chunks, "413");
    // Request heads are limited, too.
    let long = format!("GET / HTTP/1.1\r\nHost: clew\r\nX-Long: {}\r\n\r\n", "x".repeat(20_000));
    assert_answer(&clew, &long, "431");
    let many = format!("GET / HTTP/1.1\r\nHost: clew\r\n{}\r\n", "X-Many: x\r\n".repeat(2_000));
    assert_answer(&clew, &many, "431");
    let far = format!("GET /{} HTTP/1.1\r\nHost: clew\r\n\r\n", "x".repeat(20_000));
    let heard = ask(&clew, &far);
    assert!(["414", "431"].contains(&status(&heard)), "{heard}");
    assert_eq!(a.get("/games", "application/json").status(), 200);
}

#[test]
fn what_is_no_http_is_refused() {
    let clew = Clew::start(Options::default());
    for rubbish in [
        "\r\n\r\n\r\n",
        "HELO clew\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxy",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET /\u{0} HTTP/1.1\r\nHost: a\r\n\r\n",
        "\u{16}\u{3}\u{1}\u{2}",
    ] {
        let heard = exchange(&clew, rubbish);
        assert!(heard.is_empty() || status(&heard).starts_with('4'), "{rubbish:?}: {heard}");
    }
    let fine = ask(&clew, "GET /games HTTP/1.1\r\nHost: clew\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&fine), "200");
}

/// Sends half a request and waits: the server closes the connection, with an answer where possible.
#[test]
fn who_sends_half_and_waits_is_not_waited_for() {
    let clew = Clew::start(Options::default());
    let table = Table::start(clew.address());
    let half_body = format!(
        "POST {}/talk HTTP/1.1\r\nHost: clew\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{{\"kind\":",
        table.path, TOKENS[0]
    );
    let halves = ["", "GET /games HTTP/1.1\r\nHost: cl", &half_body];
    // All at once, because each takes as long as the server's timeout.
    let heard = std::thread::scope(|scope| {
        let address = clew.address();
        let waiting = halves.map(|half| scope.spawn(move || linger(&address, half)));
        waiting.map(|one| one.join().expect("the server hangs up"))
    });
    assert_eq!(heard[0], "", "nothing was asked");
    assert!(heard[1].is_empty() || status(&heard[1]) == "408", "{}", heard[1]);
    assert_eq!(status(&heard[2]), "408", "{}", heard[2]);
}

#[track_caller]
fn assert_answer(clew: &Clew, request: &str, expected: &str) {
    let heard = ask(clew, request);
    assert_eq!(status(&heard), expected, "{}: {heard}", &request[..60.min(request.len())]);
}

fn status(heard: &str) -> &str {
    heard.split(' ').nth(1).unwrap_or_default()
}

/// Sends a request, and returns the answer up to the end of the connection.
fn ask(clew: &Clew, request: &str) -> String {
    let mut line = connect(&clew.address());
    // The server may answer before everything was sent.
    let _ = line.write_all(request.as_bytes());
    read(&mut line)
}

/// Like [`ask`], and closes the sending direction. A client that closes everything may not get an
/// answer.
fn exchange(clew: &Clew, request: &str) -> String {
    let mut line = connect(&clew.address());
    let _ = line.write_all(request.as_bytes());
    let _ = line.shutdown(std::net::Shutdown::Write);
    read(&mut line)
}

/// Sends an incomplete request, and waits until the server closes the connection.
fn linger(address: &std::net::SocketAddr, half: &str) -> String {
    let mut line = connect(address);
    line.write_all(half.as_bytes()).expect("the server listens");
    read(&mut line)
}

fn connect(address: &std::net::SocketAddr) -> TcpStream {
    let line = TcpStream::connect(address).expect("the server listens");
    // The server's timeout for idle connections is longer than ours.
    line.set_read_timeout(Some(2 * PATIENCE)).expect("it is not nothing");
    line
}

fn read(line: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let mut some = [0; 4096];
    loop {
        match line.read(&mut some) {
            Ok(0) => break,
            Ok(count) => heard.extend(&some[..count]),
            // The server has closed the connection without reading everything.
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the server keeps us waiting: {error}"),
        }
    }
    String::from_utf8_lossy(&heard).into_owned()
}
