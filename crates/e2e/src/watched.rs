//! A shared value that threads can wait for.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::{PATIENCE, Since};

/// A shared value that threads can wait for.
#[derive(Debug, Default)]
pub struct Watched<T> {
    value: Mutex<T>,
    changed: Condvar,
}

impl<T> Watched<T> {
    /// A shared value.
    pub fn new(value: T) -> Self {
        Self { value: Mutex::new(value), changed: Condvar::new() }
    }

    /// Reads or changes the value and wakes all waiting threads.
    pub fn with<R>(&self, run: impl FnOnce(&mut T) -> R) -> R {
        let result = run(&mut self.lock());
        self.changed.notify_all();
        result
    }

    /// Waits until the function returns a result for the value.
    ///
    /// # Panics
    /// If it does not within [`PATIENCE`]; `what` describes it for the message.
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
        // A thread that panicked has reported it; the others end by themselves.
        self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
