//! The server ends.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::routing::get;
use tokio::sync::mpsc;

use super::world::{Parts, TestServer, get as ask, hello};
use crate::listen::Limits;

/// `/stream` gives out this body, once.
fn streaming() -> (mpsc::Sender<axum::body::Bytes>, Router) {
    let (sender, body) = Parts::body();
    let body = Arc::new(Mutex::new(Some(body)));
    let stream = move || async move {
        body.lock().expect("nothing panics").take().unwrap_or_else(Body::empty)
    };
    (sender, hello().route("/stream", get(stream)))
}

#[tokio::test]
async fn what_is_in_flight_is_finished_and_nothing_else_begins() {
    let (sender, app) = streaming();
    let mut server = TestServer::open(Limits::default(), app).await;
    let fresh = server.client().await;
    let mut idle = server.client().await;
    idle.send(ask("/")).await;
    idle.answer().await;
    let mut busy = server.client().await;
    busy.send(ask("/stream")).await;
    sender.send("one".into()).await.expect("somebody listens");
    busy.until("one").await;

    server.stop();
    fresh.cut().await;
    assert_eq!(idle.rest().await.expect("an orderly end"), "");
    while server.is_open().await {}
    sender.send("two".into()).await.expect("somebody still listens");
    busy.until("two").await;
    sender.send("bye".into()).await.expect("to the end");
    drop(sender);
    assert!(busy.rest().await.expect("an orderly end").ends_with("bye\r\n0\r\n\r\n"));
    server.ended().await;
}

#[tokio::test]
async fn what_does_not_end_is_cut() {
    let (sender, app) = streaming();
    let limits = Limits { shutdown: Duration::from_millis(100), ..Limits::default() };
    let mut server = TestServer::open(limits, app).await;
    let mut busy = server.client().await;
    busy.send(ask("/stream")).await;
    sender.send("one".into()).await.expect("somebody listens");
    busy.until("one").await;
    server.stop();
    server.ended().await;
    sender.closed().await;
    busy.cut().await;
}
