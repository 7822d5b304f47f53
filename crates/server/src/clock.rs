//! What time it is. The server is told by whoever starts it: only one file reads the time.

use std::fmt;
use std::sync::Arc;

use table::Wall;

/// Tells the time.
#[derive(Clone)]
pub struct Clock {
    now: Arc<dyn Fn() -> Wall + Send + Sync>,
    /// For measuring; without it, milliseconds must do.
    micros: Option<Arc<dyn Fn() -> u64 + Send + Sync>>,
}

impl Clock {
    /// One that asks this function.
    pub fn new(now: impl Fn() -> Wall + Send + Sync + 'static) -> Self {
        Self { now: Arc::new(now), micros: None }
    }

    /// One that also asks this function, which counts microseconds from any moment on and never
    /// goes back.
    #[must_use]
    pub fn with_micros(mut self, micros: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        self.micros = Some(Arc::new(micros));
        self
    }

    /// What time it is.
    pub fn now(&self) -> Wall {
        (self.now)()
    }

    /// Microseconds from some moment on. Only the difference of two of them means something.
    pub fn micros(&self) -> u64 {
        match &self.micros {
            Some(micros) => micros(),
            None => self.now().0.saturating_mul(1_000),
        }
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock(..)")
    }
}
