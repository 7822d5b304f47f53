//! What the server counts, and the address at which it tells.

mod histogram;
mod requests;
#[cfg(test)]
mod tests;
mod text;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::routing::get;

use crate::app::App;
use histogram::Histogram;
use requests::Requests;

/// The numbers of one server. A clone counts into the same numbers.
///
/// To count is a few atomic additions; nothing waits for anybody.
#[derive(Clone, Default)]
pub struct Metrics(Arc<Numbers>);

#[derive(Default)]
struct Numbers {
    requests: Requests,
    /// How many of each [`Gauge`] there are now.
    gauges: [AtomicU64; 3],
    tables_opened: AtomicU64,
    appends: Histogram,
    appends_failed: AtomicU64,
    connections_refused: AtomicU64,
    connections_cut: AtomicU64,
    panics: AtomicU64,
}

/// What there is more or less of.
#[derive(Clone, Copy, Debug)]
enum Gauge {
    Connections,
    Streams,
    Tables,
}

impl Metrics {
    /// A request to this route was answered; for event streams, when the answer began.
    ///
    /// `path` is the route, such as `/tables/{id}`, never the address itself: links hold secrets.
    pub fn request(&self, path: &str, method: &Method, status: StatusCode, micros: u64) {
        self.0.requests.count(path, method, status, micros);
    }

    /// A table was opened.
    pub fn opened_table(&self) {
        self.0.tables_opened.fetch_add(1, Relaxed);
    }

    /// A table is awake until what is returned is dropped.
    #[must_use = "it is counted as long as this lives"]
    pub fn table_awake(&self) -> Counted {
        self.counted(Gauge::Tables)
    }

    /// An append is on disk, so many microseconds after it was handed over.
    pub fn append_done(&self, micros: u64) {
        self.0.appends.note(micros);
    }

    /// An append did not come to be on disk, or nobody knows.
    pub fn append_failed(&self) {
        self.0.appends_failed.fetch_add(1, Relaxed);
    }

    /// An event stream is open until what is returned is dropped.
    #[must_use = "it is counted as long as this lives"]
    pub fn stream_open(&self) -> Counted {
        self.counted(Gauge::Streams)
    }

    /// A connection is open until what is returned is dropped.
    #[must_use = "it is counted as long as this lives"]
    pub fn connection_open(&self) -> Counted {
        self.counted(Gauge::Connections)
    }

    /// A connection found no place.
    pub fn connection_refused(&self) {
        self.0.connections_refused.fetch_add(1, Relaxed);
    }

    /// A connection was ended because its peer was too slow.
    pub fn connection_cut(&self) {
        self.0.connections_cut.fetch_add(1, Relaxed);
    }

    /// A bug: something panicked, and only its own task is gone.
    pub fn panicked(&self) {
        self.0.panics.fetch_add(1, Relaxed);
    }

    /// All of it, as Prometheus reads it.
    pub fn text(&self) -> String {
        text::write(&self.0)
    }

    fn counted(&self, gauge: Gauge) -> Counted {
        self.0.gauges[gauge as usize].fetch_add(1, Relaxed);
        Counted { numbers: Arc::clone(&self.0), gauge }
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics(..)")
    }
}

/// Something that is counted as long as this lives.
pub struct Counted {
    numbers: Arc<Numbers>,
    gauge: Gauge,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.numbers.gauges[self.gauge as usize].fetch_sub(1, Relaxed);
    }
}

impl fmt::Debug for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Counted({:?})", self.gauge)
    }
}

/// `/health`, `/ready` and `/metrics`, for an address of their own that only the operator can reach.
pub(crate) fn metrics_router(app: App) -> Router {
    let (health, _) = crate::health::router().split_for_parts();
    let tell = async |State(app): State<App>| {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.text())
    };
    health.route("/metrics", get(tell)).with_state(app)
}
