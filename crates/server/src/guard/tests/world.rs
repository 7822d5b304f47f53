//! Routes with and without errors behind the middleware, and a clock that a test advances.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::body::{Body, Bytes};
use axum::extract::{Json, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, SET_COOKIE};
use axum::http::request::Builder;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use axum::routing::{get as on_get, post as on_post};
use axum::{Router, http};
use http_body_util::BodyExt;
use table::UnixMillis;
use tower::ServiceExt;

use crate::guard::{Guard, with_middleware};
use crate::{Clock, Error, Metrics};

pub(super) const TOKEN: &str = "0123456789abcdef0123456789abcdef";

pub(super) struct World {
    app: Router,
    pub(super) metrics: Metrics,
    /// Microseconds.
    time: Arc<AtomicU64>,
}

impl World {
    pub(super) fn new() -> Self {
        Self::with(|guard| guard)
    }

    /// With a changed configuration of the middleware.
    pub(super) fn with(change: impl FnOnce(Guard) -> Guard) -> Self {
        let time = Arc::new(AtomicU64::new(1_700_000_000_000_000));
        let (now, micros) = (Arc::clone(&time), Arc::clone(&time));
        let clock = Clock::new(move || UnixMillis(now.load(Relaxed) / 1_000))
            .with_micros(move || micros.load(Relaxed));
        let metrics = Metrics::default();
        let guard = change(Guard::new(clock, metrics.clone()));
        Self { app: with_middleware(routes(Arc::clone(&time)), guard), metrics, time }
    }

    /// Advances the clock by this number of milliseconds.
    pub(super) fn pass(&self, millis: u64) {
        self.time.fetch_add(millis * 1_000, Relaxed);
    }

    pub(super) async fn ask(&self, request: Request) -> Answer {
        let answer = self.app.clone().oneshot(request).await.expect("routers do not fail");
        let (parts, body) = answer.into_parts();
        let body = body.collect().await.expect("a whole body").to_bytes();
        Answer { status: parts.status.as_u16(), headers: parts.headers, body }
    }
}

fn routes(time: Arc<AtomicU64>) -> Router {
    let slow = move || async move {
        time.fetch_add(1_500, Relaxed);
        "slow"
    };
    let kept = || async {
        let cookies = AppendHeaders([(SET_COOKIE, "a=1"), (SET_COOKIE, "b=2")]);
        let own = [(CACHE_CONTROL, "max-age=60"), (CONTENT_SECURITY_POLICY, "default-src *")];
        (own, cookies, "kept")
    };
    Router::new()
        .route("/hello", on_get(|| async { "hello" }))
        .route("/tables/{id}/take/{code}", on_get(slow))
        .route("/kept", on_get(kept))
        .route("/stream", on_get(|| async { Body::from("event: bye\n\n") }))
        .route("/echo", on_post(|body: Bytes| async move { body }))
        .route("/cookies", on_post(|headers: HeaderMap| async move { cookies(&headers) }))
        .route("/json", on_post(|Json(count): Json<u8>| async move { count.to_string() }))
        .route("/error", on_get(error))
        .route("/broken", on_get(broken))
}

async fn broken() -> impl IntoResponse {
    (StatusCode::INTERNAL_SERVER_ERROR, [(CONTENT_LENGTH, "8")], "a secret")
}

async fn error() -> impl IntoResponse {
    let text = "it is <not> your turn & never was".to_owned();
    Error { status: StatusCode::CONFLICT, code: "not-your-turn", text, retry_after: Some(7) }
}

fn cookies(headers: &HeaderMap) -> String {
    headers.get_all("cookie").iter().count().to_string()
}

/// A request with a host.
pub(super) fn get(address: &str) -> Builder {
    http::Request::get(address).header("host", "clew.example")
}

/// A POST with a token.
pub(super) fn post(address: &str) -> Builder {
    http::Request::post(address)
        .header("host", "clew.example")
        .header("authorization", format!("Bearer {TOKEN}"))
}

#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
}

impl Answer {
    pub(super) fn text(&self) -> &str {
        str::from_utf8(&self.body).expect("it is text")
    }

    /// The code of an error, which must have the format of all errors.
    #[track_caller]
    pub(super) fn code(&self) -> &'static str {
        let told: serde_json::Value = serde_json::from_slice(&self.body).expect("JSON");
        let all = told.as_object().expect("an object");
        let error = all["error"].as_object().expect("an error");
        assert_eq!((all.len(), error.len()), (1, 2), "{told}");
        assert!(error["text"].as_str().is_some_and(|text| !text.is_empty()), "{told}");
        assert_eq!(self.headers["content-type"], "application/json");
        let code = error["code"].as_str().expect("a code");
        CODES.iter().find(|known| **known == code).expect("a code that is known")
    }
}

/// All codes of the middleware, and one of a handler.
const CODES: [&str; 14] = [
    "bad-host",
    "bad-request",
    "broken",
    "broken-body",
    "foreign-origin",
    "no-such-address",
    "not-your-turn",
    "too-large",
    "too-many-requests",
    "too-slow",
    "unavailable",
    "wrong-method",
    "wrong-type",
    "too-many-streams",
];
