//! Slow clients.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::routing::{get, post};
use table::UnixMillis;
use tokio::sync::{Notify, mpsc};

use super::world::{Client, Parts, TestServer, get as ask, hello, patience};
use crate::guard::{BodyLimits, Guard, with_middleware};
use crate::listen::Limits;
use crate::{Clock, Metrics};

const SHORT: Duration = Duration::from_millis(100);
const LONG: Duration = Duration::from_secs(60);

/// Limits without short timeouts.
fn patient() -> Limits {
    Limits { idle: LONG, stall: LONG, linger: LONG, ..Limits::default() }
}

/// Sends a byte again and again until that is no longer possible.
async fn drip(mut client: Client) {
    let dripping = async {
        while client.is_quiet_for(SHORT / 10).await && client.try_send("x").await.is_ok() {}
    };
    patience(dripping).await;
    client.cut().await;
}

#[tokio::test]
async fn a_head_that_does_not_come_is_not_waited_for() {
    let server = TestServer::open(Limits { idle: SHORT, ..patient() }, hello()).await;
    let silent = server.client().await;
    let mut halting = server.client().await;
    halting.send("GET / HTTP/1.1\r\nhost:").await;
    let mut dripping = server.client().await;
    dripping.send("GET / HTTP/1.1\r\nhost: h\r\nx-drip: ").await;
    tokio::join!(silent.cut(), halting.cut(), drip(dripping));
    server.until("connections", 0).await;
    assert_eq!(server.number("connections_cut_total"), 3);
    server.close().await;
}

#[tokio::test]
async fn the_next_head_may_take_no_longer_either() {
    let server = TestServer::open(Limits { idle: SHORT, ..patient() }, hello()).await;
    let mut client = server.client().await;
    client.send(ask("/")).await;
    client.answer().await;
    client.send("GET / HTTP/1.1\r\nhost: h\r\nx-drip: ").await;
    drip(client).await;
    server.close().await;
}

#[tokio::test]
async fn a_connection_waits_for_the_next_request_and_not_for_ever() {
    let limits = Limits { idle: SHORT * 4, ..patient() };
    let server = TestServer::open(limits, hello()).await;
    let mut client = server.client().await;
    for _ in 0..3 {
        client.send(ask("/")).await;
        client.answer().await;
        assert!(client.is_quiet_for(SHORT).await, "each request gives it time anew");
    }
    client.cut().await;
    assert_eq!(server.number("connections_cut_total"), 1);
    server.close().await;
}

#[tokio::test]
async fn an_answer_may_take_its_time() {
    let ready = Arc::new(Notify::new());
    let wait = {
        let ready = Arc::clone(&ready);
        move || async move {
            ready.notified().await;
            "at last"
        }
    };
    let limits = Limits { idle: SHORT, stall: SHORT, ..patient() };
    let server = TestServer::open(limits, Router::new().route("/", get(wait))).await;
    let mut client = server.client().await;
    client.send(ask("/")).await;
    for _ in 0..3 {
        // A client that sends nothing is cut each time.
        server.client().await.cut().await;
    }
    ready.notify_one();
    assert!(client.answer().await.ends_with("at last"));
    server.close().await;
}

#[tokio::test]
async fn a_body_that_trickles_in_is_too_slow() {
    let clock = Clock::new(|| UnixMillis(0));
    let bodies = BodyLimits { timeout: SHORT, ..BodyLimits::default() };
    let guard = Guard { bodies, ..Guard::new(clock, Metrics::default()) };
    let app = Router::new().route("/", post(|body: String| async move { body }));
    let server = TestServer::open(patient(), with_middleware(app, guard)).await;
    let mut client = server.client().await;
    let head = "POST / HTTP/1.1\r\nhost: h\r\nauthorization: Bearer 0\r\n";
    client.send(format!("{head}content-length: 100000\r\n\r\n")).await;
    assert!(client.answer().await.starts_with("HTTP/1.1 413 "), "not even waited for");

    for how in ["content-length: 100", "transfer-encoding: chunked"] {
        let mut client = server.client().await;
        client.send(format!("{head}{how}\r\n\r\n1\r\nx")).await;
        let told = client.answer().await;
        assert!(told.starts_with("HTTP/1.1 408 Request Timeout\r\n"), "{told}");
        assert!(told.contains("\r\nconnection: close\r\n"), "{told}");
        assert!(told.contains(r#"{"error":{"code":"too-slow","#), "{told}");
        assert_eq!(client.some().await.expect("an orderly end"), 0);
    }
    let mut client = server.client().await;
    client.send(format!("{head}content-length: 10\r\n\r\nhello")).await;
    client.send("world").await;
    assert!(client.answer().await.ends_with("\r\n\r\nhelloworld"));
    server.close().await;
}

/// A route that sends without end, and reports the number of bytes when its body is dropped.
fn endless() -> (mpsc::Receiver<usize>, Router) {
    let (told, poured) = mpsc::channel(1);
    let pour = move || async move {
        let (sender, body) = Parts::body();
        tokio::spawn(async move {
            let part = Bytes::from_static(&[b'x'; 8_192]);
            let mut sum = 0;
            while sender.send(part.clone()).await.is_ok() {
                sum += part.len();
            }
            // Not every test wants to know.
            let _ = told.send(sum).await;
        });
        body
    };
    (poured, Router::new().route("/", get(pour)))
}

#[tokio::test]
async fn a_peer_who_does_not_read_is_cut() {
    let (mut poured, app) = endless();
    let server = TestServer::open(Limits { stall: SHORT, ..patient() }, app).await;
    let mut client = server.client().await;
    client.send(ask("/")).await;
    let poured = patience(poured.recv()).await.expect("it tells");
    assert!(poured < 1_000_000, "{poured} bytes are kept for somebody who does not read");
    server.until("connections", 0).await;
    assert_eq!(server.number("connections_cut_total"), 1);
    client.cut().await;
    server.close().await;
}

#[tokio::test]
async fn a_peer_who_reads_slowly_is_not() {
    let (_poured, app) = endless();
    let limits = Limits { idle: SHORT, stall: SHORT * 4, shutdown: SHORT, ..patient() };
    let server = TestServer::open(limits, app).await;
    let mut client = server.client().await;
    client.send(ask("/")).await;
    for _ in 0..8 {
        let mut read = 0;
        while read < 2_000_000 {
            let some = client.some().await.expect("it goes on");
            assert!(some > 0, "it was cut");
            read += some;
        }
        // While a client that sends nothing is cut, all buffers fill up.
        server.client().await.cut().await;
    }
    assert_eq!(server.number("connections"), 1);
    server.close().await;
}
