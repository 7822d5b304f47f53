//! How many event streams may be open at once.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::TableId;

use super::ClientKey;
use crate::Error;
use crate::error::RequestError;
use crate::metrics::{Counted, Metrics};

/// Maximum numbers of open streams.
#[derive(Clone, Copy, Debug)]
pub struct MaxStreams {
    /// Of one client at one table: several windows, and some that are about to end.
    pub each: u32,
    /// At one table.
    pub table: u32,
    /// Of the server.
    pub all: u32,
}

impl Default for MaxStreams {
    fn default() -> Self {
        Self { each: 8, table: 512, all: 15_000 }
    }
}

/// The limits of open event streams. A clone counts the same streams.
#[derive(Clone)]
pub struct StreamLimits(Arc<Streams>);

struct Streams {
    max: MaxStreams,
    metrics: Metrics,
    open: Mutex<HashMap<Scope, u32>>,
}

/// The streams that a limit counts together.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Scope {
    Each(TableId, ClientKey),
    Table(TableId),
    All,
}

impl StreamLimits {
    /// No stream is open yet. Open streams are counted in these metrics.
    pub fn new(max: MaxStreams, metrics: Metrics) -> Self {
        Self(Arc::new(Streams { max, metrics, open: Mutex::default() }))
    }

    /// Counts a stream as open until the permit is dropped.
    ///
    /// # Errors
    /// If too many are open.
    pub fn try_open(&self, table: &TableId, client: ClientKey) -> Result<StreamPermit, Error> {
        let Streams { max, metrics, .. } = &*self.0;
        let [each, at_table] = [Scope::Each(table.clone(), client), Scope::Table(table.clone())];
        let mut open = self.0.open();
        let is_full = |scope, max| open.get(scope).is_some_and(|count| *count >= max);
        let (limit, what, seconds) = if is_full(&each, max.each) {
            let what = "this table is open in too many windows: close one";
            ("streams of one person at one table", what, 5)
        } else if is_full(&at_table, max.table) {
            ("streams at one table", "too many people are watching this table: try again later", 30)
        } else if is_full(&Scope::All, max.all) {
            let what = "too many people are watching on this server: try again later";
            ("streams of this server", what, 30)
        } else {
            let scopes = [each, at_table, Scope::All];
            scopes.iter().for_each(|scope| *open.entry(scope.clone()).or_default() += 1);
            let streams = Arc::clone(&self.0);
            return Ok(StreamPermit { streams, scopes, _counted: metrics.stream_open() });
        };
        tracing::warn!(%table, limit, "a limit was hit");
        Err(RequestError::TooManyStreams { what, seconds }.into())
    }
}

impl Streams {
    fn open(&self) -> MutexGuard<'_, HashMap<Scope, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for StreamLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StreamLimits").field(&self.0.max).finish()
    }
}

/// Counts one stream as open until it is dropped.
pub struct StreamPermit {
    streams: Arc<Streams>,
    scopes: [Scope; 3],
    _counted: Counted,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.streams.open();
        for scope in &self.scopes {
            if let Some(count) = open.get_mut(scope) {
                *count -= 1;
                if *count == 0 {
                    open.remove(scope);
                }
            }
        }
    }
}

impl fmt::Debug for StreamPermit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StreamPermit(..)")
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn who(number: u32) -> ClientKey {
        ClientKey::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    fn table(name: &str) -> TableId {
        name.parse().expect("a table's name")
    }

    fn caps() -> StreamLimits {
        StreamLimits::new(MaxStreams { each: 2, table: 3, all: 4 }, Metrics::default())
    }

    #[track_caller]
    fn refuses(caps: &StreamLimits, name: &str, number: u32, part: &str) {
        let error = caps.try_open(&table(name), who(number)).expect_err("it is full");
        assert_eq!((error.status.as_u16(), error.code), (429, "too-many-streams"));
        assert!(error.retry_after.is_some() && error.text.contains(part), "{error:?}");
    }

    #[track_caller]
    fn opens(caps: &StreamLimits, name: &str, number: u32) -> StreamPermit {
        caps.try_open(&table(name), who(number)).expect("there is a place")
    }

    #[test]
    fn each_cap_holds() {
        let caps = caps();
        let _a = [opens(&caps, "a", 1), opens(&caps, "a", 1)];
        refuses(&caps, "a", 1, "too many windows");
        let _b = opens(&caps, "a", 2);
        refuses(&caps, "a", 3, "watching this table");
        let _c = opens(&caps, "b", 1);
        refuses(&caps, "b", 3, "on this server");
    }

    #[test]
    fn a_dropped_pass_gives_its_place_back() {
        let caps = caps();
        for _ in 0..10 {
            let all = [opens(&caps, "a", 1), opens(&caps, "a", 1), opens(&caps, "a", 2)];
            refuses(&caps, "a", 1, "too many windows");
            drop(all);
        }
        assert!(caps.0.open().is_empty());
    }

    #[test]
    fn open_streams_are_counted() {
        let metrics = Metrics::default();
        let caps = StreamLimits::new(MaxStreams::default(), metrics.clone());
        let pass = opens(&caps, "a", 1);
        assert!(metrics.text().contains("clew_streams 1\n"));
        drop(pass);
        assert!(metrics.text().contains("clew_streams 0\n"));
    }
}
