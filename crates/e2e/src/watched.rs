//! A value that threads share and wait on.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::{PATIENCE, Since};

/// A value that threads share and wait on.
#[derive(Debug, Default)]
pub struct Watched<T> {
    value: Mutex<T>,
    changed: Condvar,
}

impl<T> Watched<T> {
    /// With this value.
    pub fn new(value: T) -> Self {
        Self { value: Mutex::new(value), changed: Condvar::new() }
    }

    /// Looks at it or changes it; whoever waits looks again.
    pub fn with<R>(&self, run: impl FnOnce(&mut T) -> R) -> R {
        let result = run(&mut self.lock());
        self.changed.notify_all();
        result
    }

    /// Waits until it gives something.
    ///
    /// # Panics
    /// If that does not come; `what` says what was waited for.
    pub fn wait<R>(&self, what: &str, mut until: impl FnMut(&mut T) -> Option<R>) -> R {
        let since = Since::now();
        let mut value = self.lock();
        loop {
            if let Some(result) = until(&mut value) {
                return result;
            }
            let left = PATIENCE.saturating_sub(since.passed());
            assert!(!left.is_zero(), "waited {PATIENCE:?} for {what}");
            let woken = self.changed.wait_timeout(value, left);
            value = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn lock(&self) -> MutexGuard<'_, T> {
        // A thread that failed has said so; the others end by themselves.
        self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
