//! The log lines of requests. This test has a program of its own, because a process has one log.

use std::fmt::{Debug, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::routing::get;
use server::guard::{Guard, with_middleware};
use server::{Clock, Metrics};
use table::UnixMillis;
use tower::ServiceExt;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// Keeps all that is logged, as text.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<String>>);

impl Subscriber for Kept {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(event.metadata().level().to_string());
        event.record(&mut line);
        let mut kept = self.0.lock().expect("nothing panics");
        writeln!(kept, "{}", line.0).expect("a string takes it");
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {field}={value:?}").expect("a string takes it");
    }
}

/// A request with a secret in every place that can hold one.
const REQUESTS: [(&str, &str); 4] = [
    ("GET", "/tables/s3cret/take/s3cret?seat=s3cret"),
    ("POST", "/tables/s3cret/take/s3cret?seat=s3cret"),
    ("GET", "/s3cret"),
    ("S3CRET", "/hello"),
];

#[tokio::test]
async fn a_line_for_each_request_that_tells_no_secret() {
    let kept = Kept::default();
    tracing::subscriber::set_global_default(kept.clone()).expect("it is the first");
    let time = Arc::new(AtomicU64::new(0));
    let micros = Arc::clone(&time);
    let clock = Clock::new(|| UnixMillis(0)).with_micros(move || micros.load(Relaxed));
    let take = move || async move {
        time.fetch_add(1_500, Relaxed);
        "s3cret"
    };
    let routes = Router::new()
        .route("/tables/{id}/take/{code}", get(take))
        .route("/hello", get(|| async { "hello" }));
    let app = with_middleware(routes, Guard::new(clock, Metrics::default()));
    for (method, address) in REQUESTS {
        let request = Request::builder()
            .method(method)
            .uri(address)
            .header("host", "s3cret")
            .header("authorization", "Bearer s3cret")
            .header("cookie", "clew=s3cret")
            .header("referer", "http://s3cret")
            .body(Body::from("s3cret"))
            .expect("a request");
        app.clone().oneshot(request).await.expect("routers do not fail");
    }
    let kept = kept.0.lock().expect("nothing panics");
    let route = "route=\"/tables/{id}/take/{code}\"";
    let lines: Vec<&str> = kept.lines().collect();
    let expected = [
        &*format!("DEBUG message=request answered method=\"GET\" {route} status=200 micros=1500"),
        &*format!("DEBUG message=request answered method=\"POST\" {route} status=405 micros=0"),
        "DEBUG message=request answered method=\"GET\" route=\"none\" status=404 micros=0",
        "DEBUG message=request answered method=\"other\" route=\"/hello\" status=405 micros=0",
    ];
    assert_eq!(lines, expected);
}
