//! Clients that send malformed or oversized requests.

use axum::Router;
use axum::routing::post;
use table::UnixMillis;

use super::world::{TestServer, get as ask, hello};
use crate::guard::{Guard, with_middleware};
use crate::listen::Limits;
use crate::{Clock, Metrics};

#[tokio::test]
async fn what_is_no_request_ends_its_own_connection_alone() {
    let server = TestServer::open(Limits::default(), hello()).await;
    let mut other = server.client().await;
    let rubbish: [&[u8]; 10] = [
        b"\0\0\0\0\r\n\r\n",
        b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03 a greeting in another tongue\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: h\r\ncontent-length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: h\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: h\r\ntransfer-encoding: gzip\r\n\r\n",
        b"\xff\xfe\xfd\r\n\r\n",
    ];
    for bytes in rubbish {
        let mut client = server.client().await;
        client.send(bytes).await;
        let told = client.rest().await.expect("an orderly end");
        let shown = String::from_utf8_lossy(bytes);
        assert!(told.is_empty() || told.starts_with("HTTP/1.1 400 "), "{shown}: {told}");
        other.send(ask("/")).await;
        assert!(other.answer().await.ends_with("hello"), "{shown}");
    }
    assert_eq!(server.number("panics_total"), 0);
    server.close().await;
}

#[tokio::test]
async fn a_head_may_be_long_and_not_longer() {
    let server = TestServer::open(Limits::default(), hello()).await;
    let head = |len: usize| {
        let start = "GET / HTTP/1.1\r\nhost: h\r\nx-long: ";
        format!("{start}{}\r\n\r\n", "x".repeat(len - start.len() - 4))
    };
    let mut client = server.client().await;
    client.send(head(16_000)).await;
    assert!(client.answer().await.ends_with("hello"));
    client.send(head(16_384 + 1)).await;
    let told = client.rest().await.expect("an orderly end");
    assert!(told.starts_with("HTTP/1.1 431 "), "{told}");
    let mut client = server.client().await;
    client.send(head(200_000)).await;
    let told = client.rest().await.expect("an orderly end");
    assert!(told.starts_with("HTTP/1.1 431 "), "{told}");
    server.close().await;

    let server = TestServer::open(Limits { head_size: 1_000, ..Limits::default() }, hello()).await;
    let mut client = server.client().await;
    client.send(head(1_000)).await;
    assert!(client.answer().await.ends_with("hello"));
    client.send(head(1_001)).await;
    let told = client.rest().await.expect("an orderly end");
    assert!(told.starts_with("HTTP/1.1 431 "), "{told}");
    server.close().await;
}

#[tokio::test]
async fn whoever_sends_too_much_learns_of_it() {
    let guard = Guard::new(Clock::new(|| UnixMillis(0)), Metrics::default());
    let app = Router::new().route("/", post(|body: String| async move { body }));
    let server = TestServer::open(Limits::default(), with_middleware(app, guard)).await;
    for how in ["content-length: 200000", "transfer-encoding: chunked"] {
        let mut client = server.client().await;
        let head = "POST / HTTP/1.1\r\nhost: h\r\nauthorization: Bearer 0\r\n";
        client.send(format!("{head}{how}\r\n\r\n30d40\r\n")).await;
        // The whole body, before the response is read.
        for _ in 0..200 {
            client.send([b'x'; 1_000]).await;
        }
        let told = client.rest().await.expect("an orderly end");
        assert!(told.starts_with("HTTP/1.1 413 Payload Too Large\r\n"), "{told}");
        assert!(told.contains(r#"{"error":{"code":"too-large","#), "{told}");
    }
    server.close().await;
}
