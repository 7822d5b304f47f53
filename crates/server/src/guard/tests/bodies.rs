//! Bodies that are too large, too slow, or none.

use std::collections::VecDeque;
use std::iter::repeat_n;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::time::timeout;

use super::world::{World, get, post};

/// A body that comes in these parts.
#[derive(Default)]
struct Parts {
    parts: VecDeque<Result<Frame<Bytes>, &'static str>>,
    /// The announced length.
    promised: Option<u64>,
    /// After the last part, nothing comes any more, not even the end.
    hangs: bool,
}

impl Parts {
    fn new<'a>(parts: impl IntoIterator<Item = &'a str>) -> Self {
        let frame = |part: &str| Ok(Frame::data(Bytes::copy_from_slice(part.as_bytes())));
        Self { parts: parts.into_iter().map(frame).collect(), ..Self::default() }
    }
}

impl HttpBody for Parts {
    type Data = Bytes;
    type Error = &'static str;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, &'static str>>> {
        match self.parts.pop_front() {
            None if self.hangs => Poll::Pending,
            next => Poll::Ready(next),
        }
    }

    fn size_hint(&self) -> SizeHint {
        self.promised.map_or_else(SizeHint::new, SizeHint::with_exact)
    }
}

#[tokio::test]
async fn a_body_in_parts_is_put_together() {
    let world = World::new();
    let mut parts = Parts::new(["one ", "", "two ", "three"]);
    parts.parts.push_back(Ok(Frame::trailers([].into_iter().collect())));
    let cases = [
        (Parts::new([]), ""),
        (Parts::new(["one"]), "one"),
        (Parts::new(["", "one"]), "one"),
        (parts, "one two three"),
    ];
    for (parts, expected) in cases {
        let answer = world.ask(post("/echo").body(Body::new(parts)).expect("a request")).await;
        assert_eq!((answer.status, answer.text()), (200, expected));
    }
}

#[tokio::test]
async fn sixteen_kilobytes_fit_and_no_more() {
    let world = World::new();
    let most = 16 * 1024;
    for (body, fits) in [
        (Body::from("x".repeat(most)), true),
        (Body::from("x".repeat(most + 1)), false),
        (Body::new(Parts::new(repeat_n("x", most))), true),
        (Body::new(Parts::new(repeat_n("x", most + 1))), false),
        (Body::new(Parts::new([&*"x".repeat(most), "x"])), false),
        (Body::new(Parts::new([&*"x".repeat(most + 1)])), false),
        // The body is longer than announced.
        (Body::new(Parts { promised: Some(1), ..Parts::new(repeat_n("x", 20_000)) }), false),
    ] {
        let answer = world.ask(post("/echo").body(body).expect("a request")).await;
        if fits {
            assert_eq!((answer.status, answer.body.len()), (200, most));
        } else {
            assert_eq!((answer.status, answer.code()), (413, "too-large"));
            assert_eq!(answer.headers["connection"], "close");
        }
    }
}

#[tokio::test]
async fn what_promises_to_be_too_large_is_not_waited_for() {
    let world = World::new();
    let body = Parts { promised: Some(20_000), hangs: true, ..Parts::default() };
    let request = post("/echo").body(Body::new(body)).expect("a request");
    assert_eq!(world.ask(request).await.code(), "too-large");
}

#[tokio::test(start_paused = true)]
async fn a_body_has_ten_seconds() {
    let world = World::new();
    for method in ["POST", "GET"] {
        let body = Parts { hangs: true, ..Parts::new(["never ", "ends"]) };
        let request = post("/echo").method(method).body(Body::new(body)).expect("a request");
        let mut asked = Box::pin(world.ask(request));
        assert!(timeout(Duration::from_millis(9_900), &mut asked).await.is_err());
        let answer = timeout(Duration::from_millis(200), asked).await.expect("it is over");
        assert_eq!((answer.status, answer.code()), (408, "too-slow"));
        assert_eq!(answer.headers["connection"], "close");
    }
}

#[tokio::test]
async fn a_body_that_breaks_off_is_no_body() {
    let mut body = Parts::new(["half"]);
    body.parts.push_back(Err("the line is dead"));
    let request = post("/echo").body(Body::new(body)).expect("a request");
    let answer = World::new().ask(request).await;
    assert_eq!((answer.status, answer.code()), (400, "broken-body"));
    assert!(!answer.text().contains("dead"), "{}", answer.text());
}

#[tokio::test]
async fn who_is_refused_is_not_waited_for() {
    let world = World::new();
    for request in [post("/echo").header("origin", "null"), post("/echo").header("host", "two")] {
        let body = Parts { hangs: true, ..Parts::default() };
        let answer = world.ask(request.body(Body::new(body)).expect("a request")).await;
        assert!(["foreign-origin", "bad-host"].contains(&answer.code()));
    }
    for _ in 0..120 {
        world.ask(get("/hello").body("".into()).expect("a request")).await;
    }
    let body = Parts { hangs: true, ..Parts::default() };
    let answer = world.ask(get("/hello").body(Body::new(body)).expect("a request")).await;
    assert_eq!(answer.code(), "too-many-requests");
}

#[tokio::test]
async fn a_cookie_counts_only_from_our_own_page() {
    let world = World::new();
    let request = post("/cookies").header("cookie", "clew=1").body("".into());
    assert_eq!(world.ask(request.expect("a request")).await.text(), "0");
    let own = post("/cookies").header("cookie", "clew=1").header("origin", "http://clew.example");
    assert_eq!(world.ask(own.body("".into()).expect("a request")).await.text(), "1");
}
