//! How many event streams may be open at once.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use table::TableId;

use super::who::Who;
use crate::Error;
use crate::metrics::{Counted, Metrics};

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct MostStreams {
    /// Of one person at one table: several windows, and some that are about to end.
    pub each: u32,
    /// At one table.
    pub table: u32,
    /// In all.
    pub all: u32,
}

impl Default for MostStreams {
    fn default() -> Self {
        Self { each: 8, table: 512, all: 15_000 }
    }
}

/// The places for event streams. A clone gives out the same places.
#[derive(Clone)]
pub struct StreamCaps(Arc<Caps>);

struct Caps {
    most: MostStreams,
    metrics: Metrics,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    each: HashMap<(TableId, Who), u32>,
    table: HashMap<TableId, u32>,
    all: u32,
}

impl StreamCaps {
    /// All places are free. Open streams are counted in these metrics.
    pub fn new(most: MostStreams, metrics: Metrics) -> Self {
        Self(Arc::new(Caps { most, metrics, open: Mutex::default() }))
    }

    /// Takes a place, which is free again when the pass is dropped.
    ///
    /// # Errors
    /// 429 `too-many-streams` if there is none.
    pub fn try_open(&self, table: &TableId, who: Who) -> Result<Pass, Error> {
        let Caps { most, metrics, .. } = &*self.0;
        let mut open = self.0.open();
        let each = (table.clone(), who);
        let has = |count: Option<&u32>, most: u32| count.copied().unwrap_or(0) < most;
        if !has(open.each.get(&each), most.each) {
            hit(table, "streams of one person at one table");
            return Err(refused("you look at this table in too many windows: close one", 5));
        }
        if !has(open.table.get(table), most.table) {
            hit(table, "streams at one table");
            return Err(refused("too many look at this table: try again later", 30));
        }
        if open.all >= most.all {
            hit(table, "streams of this server");
            return Err(refused("too many look at tables of this server: try again later", 30));
        }
        open.all += 1;
        *open.table.entry(table.clone()).or_default() += 1;
        *open.each.entry(each.clone()).or_default() += 1;
        Ok(Pass { caps: Arc::clone(&self.0), each, _counted: metrics.stream_open() })
    }
}

impl Caps {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for StreamCaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StreamCaps").field(&self.0.most).finish()
    }
}

/// The place of one stream.
pub struct Pass {
    caps: Arc<Caps>,
    each: (TableId, Who),
    _counted: Counted,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.caps.open();
        open.all -= 1;
        one_less(&mut open.table, &self.each.0);
        one_less(&mut open.each, &self.each);
    }
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pass").field(&self.each.0).finish()
    }
}

fn one_less<K: Clone + Eq + Hash>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Entry::Occupied(mut entry) = counts.entry(key.clone()) {
        *entry.get_mut() -= 1;
        if *entry.get() == 0 {
            entry.remove();
        }
    }
}

/// Logs that a limit refused a stream.
fn hit(table: &TableId, limit: &str) {
    tracing::warn!(%table, limit, "a limit was hit");
}

fn refused(text: &str, seconds: u32) -> Error {
    Error::new(StatusCode::TOO_MANY_REQUESTS, "too-many-streams", text).after(seconds)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn who(number: u32) -> Who {
        Who::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    fn table(name: &str) -> TableId {
        name.parse().expect("a table's name")
    }

    fn caps() -> StreamCaps {
        StreamCaps::new(MostStreams { each: 2, table: 3, all: 4 }, Metrics::default())
    }

    #[track_caller]
    fn refuses(caps: &StreamCaps, name: &str, number: u32, part: &str) {
        let error = caps.try_open(&table(name), who(number)).expect_err("it is full");
        assert_eq!((error.status.as_u16(), error.code), (429, "too-many-streams"));
        assert!(error.retry_after.is_some() && error.text.contains(part), "{error:?}");
    }

    #[track_caller]
    fn opens(caps: &StreamCaps, name: &str, number: u32) -> Pass {
        caps.try_open(&table(name), who(number)).expect("there is a place")
    }

    #[test]
    fn each_cap_holds() {
        let caps = caps();
        let _a = [opens(&caps, "a", 1), opens(&caps, "a", 1)];
        refuses(&caps, "a", 1, "too many windows");
        let _b = opens(&caps, "a", 2);
        refuses(&caps, "a", 3, "at this table");
        let _c = opens(&caps, "b", 1);
        refuses(&caps, "b", 3, "of this server");
    }

    #[test]
    fn a_dropped_pass_gives_its_place_back() {
        let caps = caps();
        for _ in 0..10 {
            let all = [opens(&caps, "a", 1), opens(&caps, "a", 1), opens(&caps, "a", 2)];
            refuses(&caps, "a", 1, "too many windows");
            drop(all);
        }
        let open = caps.0.open();
        assert!(open.all == 0 && open.each.is_empty() && open.table.is_empty());
    }

    #[test]
    fn open_streams_are_counted() {
        let metrics = Metrics::default();
        let caps = StreamCaps::new(MostStreams::default(), metrics.clone());
        let pass = opens(&caps, "a", 1);
        assert!(metrics.text().contains("clew_streams 1\n"));
        drop(pass);
        assert!(metrics.text().contains("clew_streams 0\n"));
    }
}
