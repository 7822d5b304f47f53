//! The only file of this crate that reads the clock.

use std::time::{Duration, Instant};

/// The start of a measured duration.
#[derive(Clone, Copy, Debug)]
pub struct Since(Instant);

impl Since {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
    pub fn now() -> Self {
        Self(Instant::now())
    }

    /// The time since the start.
    pub fn passed(self) -> Duration {
        Self::now().0.duration_since(self.0)
    }
}
