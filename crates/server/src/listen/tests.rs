//! Over real sockets: what faulty clients do, and that others are served.

mod end;
mod rubbish;
mod slow;
mod world;

use std::cell::Cell;
use std::future::ready;
use std::io::{self, ErrorKind};
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::Extension;
use axum::routing::get;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::{ACCEPT_RETRY_DELAY, Limits, Peer, accept};
use world::{TestServer, get as ask, patience};

#[tokio::test]
async fn requests_are_answered_one_after_another() {
    let server = TestServer::open(Limits::default(), world::hello()).await;
    let mut client = server.client().await;
    for _ in 0..3 {
        client.send(ask("/")).await;
        let answer = client.answer().await;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\nhello"), "{answer}");
    }
    client.send(ask("/") + &ask("/")).await;
    client.answer().await;
    assert!(client.answer().await.ends_with("hello"), "two that came together");
    server.close().await;
}

#[tokio::test]
async fn a_handler_knows_where_a_request_comes_from() {
    let tell = |Extension(Peer(address)): Extension<Peer>| async move { address.to_string() };
    let server = TestServer::open(Limits::default(), Router::new().route("/", get(tell))).await;
    let mut client = server.client().await;
    client.send(ask("/")).await;
    let answer = client.answer().await;
    assert!(answer.ends_with(&format!("\r\n\r\n{}", client.address())), "{answer}");
    server.close().await;
}

#[tokio::test]
async fn whoever_finds_no_place_is_told_so() {
    let limits = Limits { connections: 2, linger: Duration::from_secs(60), ..Limits::default() };
    let server = TestServer::open(limits, world::hello()).await;
    let (mut first, mut second) = (server.client().await, server.client().await);
    for client in [&mut first, &mut second] {
        client.send(ask("/")).await;
        client.answer().await;
    }
    for _ in 0..3 {
        let mut third = server.client().await;
        third.send(ask("/")).await;
        let told = third.rest().await.expect("a whole answer");
        assert!(told.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{told}");
        for line in ["retry-after: 5", "connection: close", "cache-control: no-store"] {
            assert!(told.contains(&format!("\r\n{line}\r\n")), "{line} in {told}");
        }
        let (head, body) = told.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.contains(&format!("\r\ncontent-length: {}\r\n", body.len())), "{told}");
        let told: serde_json::Value = serde_json::from_str(body).expect("JSON");
        assert_eq!(told["error"]["code"], "too-many-connections");
        assert!(told["error"]["text"].is_string());
    }
    assert_eq!(server.number("connections"), 2);
    assert_eq!(server.number("connections_refused_total"), 3);
    drop(first);
    server.until("connections", 1).await;
    let mut next = server.client().await;
    next.send(ask("/")).await;
    assert!(next.answer().await.ends_with("hello"));
    server.close().await;
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let limits = Limits { per_address: 2, ..Limits::default() };
    let server = TestServer::open(limits.clone(), world::hello()).await;
    let mut held = [server.client().await, server.client().await];
    for client in &mut held {
        client.send(ask("/")).await;
        client.answer().await;
    }
    let mut third = server.client().await;
    third.send(ask("/")).await;
    let told = third.rest().await.expect("a whole answer");
    assert!(told.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{told}");
    assert!(told.contains("\r\nretry-after: 5\r\n"), "{told}");
    let mut neighbour = server.client_from([127, 0, 0, 2]).await;
    neighbour.send(ask("/")).await;
    assert!(neighbour.answer().await.ends_with("hello"));
    drop(held);
    server.until("connections", 1).await;
    let mut next = server.client().await;
    next.send(ask("/")).await;
    assert!(next.answer().await.ends_with("hello"));
    server.close().await;

    let proxies = ["127.0.0.1".parse().expect("an address")].into();
    let server = TestServer::open(Limits { proxies, ..limits }, world::hello()).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut client = server.client().await;
        client.send(ask("/")).await;
        assert!(client.answer().await.ends_with("hello"), "a proxy has many clients");
        held.push(client);
    }
    server.close().await;
}

#[tokio::test]
async fn a_flood_does_not_shut_out_those_who_come_after_it() {
    let limits = Limits { connections: 4, ..Limits::default() };
    let server = TestServer::open(limits, world::hello()).await;
    let mut flood = JoinSet::new();
    for _ in 0..200 {
        let client = server.client().await;
        flood.spawn(async move {
            let mut client = client;
            client.send(ask("/")).await;
            // Closed, refused or answered.
            let _ = client.some().await;
        });
    }
    patience(flood.join_all()).await;
    server.until("connections", 0).await;
    let mut client = server.client().await;
    client.send(ask("/")).await;
    assert!(client.answer().await.ends_with("hello"));
    server.close().await;
}

#[tokio::test]
async fn a_handler_that_panics_loses_its_connection_and_no_other() {
    async fn broken() {
        panic!("a bug, on purpose")
    }
    let app = world::hello().route("/broken", get(broken));
    let server = TestServer::open(Limits::default(), app).await;
    let (mut other, mut client) = (server.client().await, server.client().await);
    other.send(ask("/")).await;
    other.answer().await;
    client.send(ask("/broken")).await;
    assert_eq!(client.rest().await.unwrap_or_default(), "");
    other.send(ask("/")).await;
    assert!(other.answer().await.ends_with("hello"));
    assert_eq!(server.number("panics_total"), 1);
    assert_eq!(server.number("connections"), 1);
    server.close().await;
}

/// Fails with these errors, one after another, before it accepts.
async fn accept_after(errors: &[ErrorKind]) {
    let left = Cell::new(errors);
    accept(|| {
        let (result, rest) = match left.get() {
            [] => (Ok(()), &[][..]),
            [kind, rest @ ..] => (Err(io::Error::from(*kind)), rest),
        };
        left.set(rest);
        ready(result)
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_system_that_accepts_nothing_is_asked_again_later() {
    let mut accepted = pin!(accept_after(&[ErrorKind::OutOfMemory; 3]));
    let early = timeout(ACCEPT_RETRY_DELAY * 5 / 2, &mut accepted).await;
    assert!(early.is_err(), "it must not ask at once");
    timeout(ACCEPT_RETRY_DELAY, accepted).await.expect("the errors are over");
}

#[tokio::test(start_paused = true)]
async fn a_connection_that_is_gone_holds_nobody_up() {
    let gone = [ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset];
    timeout(ACCEPT_RETRY_DELAY / 2, accept_after(&gone)).await.expect("the next one is accepted");
}
