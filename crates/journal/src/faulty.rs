//! A store that fails on demand, so that those who use one can be seen to bear it.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::{AppendError, Entry, Journal};

/// When the append that fails is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It fails before anything is written: the append is not there.
    Before,
    /// It fails after the write: the append is there.
    After,
}

/// Passes everything on, and fails at one append.
#[derive(Debug)]
pub(crate) struct Faulty {
    pub(crate) inner: Journal,
    /// The append that fails, counted from 1.
    n: u64,
    when: When,
    /// How many have come so far.
    count: AtomicU64,
}

impl Faulty {
    pub(crate) fn new(inner: Journal, n: u64, when: When) -> Self {
        Self { inner, n, when, count: AtomicU64::new(0) }
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        let is_it = self.count.fetch_add(1, Ordering::Relaxed) + 1 == self.n;
        match self.when {
            When::Before if is_it => Err(AppendError::Unknown),
            // Whoever hears nothing does not hear of a conflict either.
            When::After if is_it => {
                let _ = self.inner.append(entry).await;
                Err(AppendError::Unknown)
            }
            When::Before | When::After => self.inner.append(entry).await,
        }
    }

    pub(crate) fn describe(&self) -> String {
        let when = match self.when {
            When::Before => "before",
            When::After => "after",
        };
        format!("{}; fails at append {}, {when} it is written", self.inner.describe(), self.n)
    }
}
