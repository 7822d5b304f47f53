//! The metrics of the server, and the route at which Prometheus reads them.

#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

use crate::app::App;

/// Upper bounds of the histograms' buckets, in seconds.
const BUCKETS: [f64; 12] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

type Labels<const N: usize> = [(&'static str, String); N];

/// The metrics of one server. A clone counts into the same numbers.
#[derive(Clone)]
pub struct Metrics(Arc<Numbers>);

struct Numbers {
    registry: Registry,
    connections: Gauge,
    streams: Gauge,
    tables_awake: Gauge,
    tables_opened: Counter,
    appends_failed: Counter,
    connections_refused: Counter,
    connections_cut: Counter,
    panics: Counter,
    append_seconds: Histogram,
    requests: Family<Labels<3>, Counter>,
    request_seconds: Family<Labels<1>, Histogram, fn() -> Histogram>,
}

impl Default for Metrics {
    fn default() -> Self {
        let histogram: fn() -> Histogram = || Histogram::new(BUCKETS);
        let all = &mut Registry::with_prefix("clew");
        let mut numbers = Numbers {
            connections: add(all, "connections", "Open connections", Gauge::default()),
            streams: add(all, "streams", "Open event streams", Gauge::default()),
            tables_awake: add(all, "tables_awake", "Tables in memory", Gauge::default()),
            tables_opened: add(all, "tables_opened", "Tables opened", Counter::default()),
            appends_failed: {
                let help = "Appends that are not known to be on disk";
                add(all, "appends_failed", help, Counter::default())
            },
            connections_refused: {
                let help = "Connections refused because there were too many";
                add(all, "connections_refused", help, Counter::default())
            },
            connections_cut: {
                let help = "Connections closed because their peer was too slow";
                add(all, "connections_cut", help, Counter::default())
            },
            panics: add(all, "panics", "Bugs: tasks that panicked", Counter::default()),
            append_seconds: {
                add(all, "append_seconds", "Appends on disk, by the time they took", histogram())
            },
            requests: add(all, "requests", "Requests answered", Family::default()),
            request_seconds: {
                let help = "Requests, by the time until their answers began";
                add(all, "request_seconds", help, Family::new_with_constructor(histogram))
            },
            registry: Registry::default(),
        };
        numbers.registry = std::mem::take(all);
        Self(Arc::new(numbers))
    }
}

/// Registers a metric and returns it.
fn add<M: Metric + Clone>(all: &mut Registry, name: &str, help: &str, metric: M) -> M {
    all.register(name, help, metric.clone());
    metric
}

/// The name of a method in labels and log lines. A client can send any method, so unknown ones have one name.
pub(crate) fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

impl Metrics {
    /// Counts a request to this route; for event streams, when the answer begins.
    ///
    /// `path` is the route, such as `/tables/{id}`, never the address itself: links hold secrets.
    pub fn request(&self, path: &str, method: &Method, status: StatusCode, micros: u64) {
        let method = method_label(method);
        let class = match status.as_u16() {
            ..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            500.. => "5xx",
        };
        let path = || ("path", path.to_owned());
        let labels = [path(), ("method", method.to_owned()), ("class", class.to_owned())];
        self.0.requests.get_or_create(&labels).inc();
        self.0.request_seconds.get_or_create(&[path()]).observe(seconds(micros));
    }

    /// Counts a table that was opened.
    pub fn opened_table(&self) {
        self.0.tables_opened.inc();
    }

    /// Counts a table in memory until the result is dropped.
    #[must_use = "it is counted as long as this lives"]
    pub fn table_awake(&self) -> Counted {
        Counted::new(&self.0.tables_awake)
    }

    /// Counts an append that is on disk, with the time it took in microseconds.
    pub fn append_done(&self, micros: u64) {
        self.0.append_seconds.observe(seconds(micros));
    }

    /// Counts an append that is not known to be on disk.
    pub fn append_failed(&self) {
        self.0.appends_failed.inc();
    }

    /// Counts an open event stream until the result is dropped.
    #[must_use = "it is counted as long as this lives"]
    pub fn stream_open(&self) -> Counted {
        Counted::new(&self.0.streams)
    }

    /// Counts an open connection until the result is dropped.
    #[must_use = "it is counted as long as this lives"]
    pub fn connection_open(&self) -> Counted {
        Counted::new(&self.0.connections)
    }

    /// Counts a connection that was refused because there were too many.
    pub fn connection_refused(&self) {
        self.0.connections_refused.inc();
    }

    /// Counts a connection that was closed because its peer was too slow.
    pub fn connection_cut(&self) {
        self.0.connections_cut.inc();
    }

    /// Counts a bug: a task that panicked.
    pub fn panicked(&self) {
        self.0.panics.inc();
    }

    /// All metrics in the text format of OpenMetrics, which Prometheus reads.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.0.registry).expect("a string takes all that is written to it");
        text
    }
}

fn seconds(micros: u64) -> f64 {
    std::time::Duration::from_micros(micros).as_secs_f64()
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics(..)")
    }
}

/// Something that is counted as long as this lives.
#[derive(Debug)]
pub struct Counted(Gauge);

impl Counted {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// `/health`, `/ready` and `/metrics`, for an address that only the operator can reach.
pub(crate) fn metrics_router(app: App) -> Router {
    let (health, _) = crate::health::router().split_for_parts();
    let metrics = async |State(app): State<App>| {
        let format = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        ([(CONTENT_TYPE, format)], app.metrics.text())
    };
    health.route("/metrics", get(metrics)).with_state(app)
}
