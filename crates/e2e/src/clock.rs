//! The one file here that reads the time: for how long something took, and whether it took too long.

use std::time::{Duration, Instant};

/// A moment from which time is counted.
#[derive(Clone, Copy, Debug)]
pub struct Since(Instant);

impl Since {
    /// From now on.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
    pub fn now() -> Self {
        Self(Instant::now())
    }

    /// How long ago that was.
    pub fn passed(self) -> Duration {
        Self::now().0.duration_since(self.0)
    }
}
