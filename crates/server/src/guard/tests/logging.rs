//! What is written down of requests.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use super::world::{World, get, post};

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

#[tokio::test]
async fn a_line_for_each_request_that_tells_no_secret() {
    let kept = Kept::default();
    let guard = tracing::subscriber::set_default(kept.clone());
    let world = World::new();
    let secret = "/tables/abc/take/s3cret?seat=s3cret";
    let cookie = "clew=5ec3e75ec3e75ec3e75ec3e75ec3e75e";
    let requests = [
        get(secret).header("cookie", cookie).body("".into()),
        post(secret).body("s3cret".into()),
        get("/s3cret").header("referer", "http://s3cret").body("".into()),
        get("/hello").method("S3CRET").header("origin", "s3cret").body("".into()),
    ];
    for request in requests {
        world.ask(request.expect("a request")).await;
    }
    drop(guard);
    let kept = kept.0.lock().expect("nothing panics");
    let route = "route=\"/tables/{id}/take/{code}\"";
    let lines: Vec<&str> = kept.lines().collect();
    assert_eq!(
        lines,
        [
            &*format!("DEBUG message=answered method=\"GET\" {route} status=200 micros=1500"),
            &*format!("DEBUG message=answered method=\"POST\" {route} status=405 micros=0"),
            "DEBUG message=answered method=\"GET\" route=\"none\" status=404 micros=0",
            "DEBUG message=answered method=\"other\" route=\"/hello\" status=403 micros=0",
        ]
    );
}

#[tokio::test]
async fn requests_are_counted_by_route() {
    let world = World::new();
    for address in ["/tables/abc/take/1", "/tables/def/take/2", "/nowhere", "/error"] {
        world.ask(get(address).body("".into()).expect("a request")).await;
    }
    let text = world.metrics.text();
    for line in [
        "clew_requests_total{path=\"/tables/{id}/take/{code}\",method=\"GET\",class=\"2xx\"} 2\n",
        "clew_requests_total{path=\"none\",method=\"GET\",class=\"4xx\"} 1\n",
        "clew_requests_total{path=\"/error\",method=\"GET\",class=\"4xx\"} 1\n",
        "clew_request_seconds_bucket{path=\"/tables/{id}/take/{code}\",le=\"0.001\"} 0\n",
        "clew_request_seconds_bucket{path=\"/tables/{id}/take/{code}\",le=\"0.0025\"} 2\n",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(!text.contains("abc"), "{text}");
}
