//! What time it is. The server is told by whoever starts it: only one file reads the time.

use std::fmt;
use std::sync::Arc;

use table::Wall;

/// Tells the time.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Wall + Send + Sync>);

impl Clock {
    /// One that asks this function.
    pub fn new(now: impl Fn() -> Wall + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// What time it is.
    pub fn now(&self) -> Wall {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock(..)")
    }
}
