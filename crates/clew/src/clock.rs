//! The only file of the program that reads the clock. Rules get the time as an input.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use table::UnixMillis;

/// A point in time of the monotonic clock.
#[derive(Clone, Copy, Debug)]
pub struct Since(Instant);

impl Since {
    /// The current time.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
    pub fn now() -> Self {
        Self(Instant::now())
    }

    /// The time that has passed since then.
    pub fn passed(self) -> Duration {
        Self::now().0.duration_since(self.0)
    }
}

/// The time of the system clock, which may jump.
#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
pub fn system_time() -> UnixMillis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    UnixMillis(since.map_or(0, |since| since.as_millis() as u64))
}

/// Microseconds since the first call, by the monotonic clock.
pub fn micros() -> u64 {
    static FIRST: OnceLock<Since> = OnceLock::new();
    FIRST.get_or_init(Since::now).passed().as_micros() as u64
}
