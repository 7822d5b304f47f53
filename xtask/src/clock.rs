//! The only file of xtask that reads the clock, to report how long a command took.

use std::fmt;
use std::time::{Duration, Instant};

/// The start of a measured duration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Since(Instant);

impl Since {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the time")]
    pub(crate) fn now() -> Self {
        Self(Instant::now())
    }

    /// The time since the start.
    pub(crate) fn passed(self) -> Took {
        Took(Self::now().0.duration_since(self.0))
    }
}

/// A duration, printed in minutes and seconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Took(Duration);

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.as_secs() / 60, self.0.as_secs() % 60) {
            (0, seconds) => write!(f, "{seconds} s"),
            (minutes, seconds) => write!(f, "{minutes} min {seconds} s"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_in_minutes_and_seconds() {
        for (millis, said) in
            [(0, "0 s"), (59_999, "59 s"), (60_000, "1 min 0 s"), (1_197_000, "19 min 57 s")]
        {
            assert_eq!(Took(Duration::from_millis(millis)).to_string(), said);
        }
    }
}
