//! The one file of the program that reads the time. Games are never told it.

use std::time::{Duration, Instant};

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
