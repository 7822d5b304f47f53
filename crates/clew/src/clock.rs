//! The one file of the program that reads the time. Games are never told it.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use table::UnixMillis;

/// A moment from which time is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Since(Instant);

impl Since {
    /// From now on.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
    pub(crate) fn now() -> Self {
        Self(Instant::now())
    }

    /// How long ago that was.
    pub(crate) fn passed(self) -> Duration {
        Self::now().0.duration_since(self.0)
    }
}

/// What time it is by the clock on the wall.
#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
pub(crate) fn wall() -> UnixMillis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    UnixMillis(since.map_or(0, |since| since.as_millis() as u64))
}

/// Microseconds since the first time this was asked.
pub(crate) fn micros() -> u64 {
    static FIRST: OnceLock<Since> = OnceLock::new();
    FIRST.get_or_init(Since::now).passed().as_micros() as u64
}
