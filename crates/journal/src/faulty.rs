//! A store that fails on demand, for tests of the code that uses a store.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::{AppendError, Entry, Journal, ReadError, Trouble};

/// How the chosen append fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It fails before anything is written: the append is not stored.
    Before,
    /// It fails after the write: the append is stored.
    After,
    /// Nothing is written, and the caller panics.
    Panic,
}

/// Switches the reading of tables off and on. Clones share the switch.
#[derive(Clone, Debug)]
pub struct Outage {
    /// Number of reads that still succeed; [`NO_OUTAGE`] if there is no outage.
    left: Arc<AtomicU64>,
}

/// Part of the panic message, so that a test can check that no log repeats it.
const CANARY: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

/// The counter's value while there is no outage.
const NO_OUTAGE: u64 = u64::MAX;

impl Outage {
    /// From now on every read fails.
    pub fn begin(&self) {
        self.begin_after(0);
    }

    /// The next `reads` reads succeed, and all later ones fail.
    pub fn begin_after(&self, reads: u64) {
        self.left.store(reads, Ordering::SeqCst);
    }

    /// Reads succeed again.
    pub fn end(&self) {
        self.left.store(NO_OUTAGE, Ordering::SeqCst);
    }

    /// Counts one read, and returns whether it succeeds.
    fn takes_one(&self) -> bool {
        let less = |left| if left == NO_OUTAGE { Some(left) } else { u64::checked_sub(left, 1) };
        self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok()
    }
}

impl Default for Outage {
    fn default() -> Self {
        Self { left: Arc::new(AtomicU64::new(NO_OUTAGE)) }
    }
}

/// Forwards to another journal, but fails one append, or all reads during an outage.
#[derive(Debug)]
pub(crate) struct Faulty {
    pub(crate) inner: Journal,
    /// The append that fails, counted from 1; 0 for none.
    n: u64,
    when: When,
    /// Number of appends so far.
    count: AtomicU64,
    outage: Outage,
}

impl Faulty {
    pub(crate) fn new(inner: Journal, n: u64, when: When) -> Self {
        Self { inner, n, when, count: AtomicU64::new(0), outage: Outage::default() }
    }

    pub(crate) fn with_outage(inner: Journal, outage: Outage) -> Self {
        Self { outage, ..Self::new(inner, 0, When::Before) }
    }

    /// Fails during an outage.
    pub(crate) fn can_read(&self) -> Result<(), ReadError> {
        self.outage.takes_one().then_some(()).ok_or(ReadError::Unavailable(Trouble::Busy))
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<(), AppendError> {
        let is_it = self.count.fetch_add(1, Ordering::Relaxed) + 1 == self.n;
        match self.when {
            When::Before if is_it => Err(AppendError::Unknown),
            // The caller gets no answer, so it does not learn of a conflict either.
            When::After if is_it => {
                let _ = self.inner.append(entry).await;
                Err(AppendError::Unknown)
            }
            // The message is formatted at run time, as one with a secret in it would be.
            When::Panic if is_it => panic!("append {} fails on demand, {CANARY}", self.n),
            When::Before | When::After | When::Panic => self.inner.append(entry).await,
        }
    }

    pub(crate) fn describe(&self) -> String {
        if self.n == 0 {
            return format!("{}; reads fail at times", self.inner.describe());
        }
        let how = match self.when {
            When::Before => "fails before it is written",
            When::After => "fails after it is written",
            When::Panic => "makes the program panic",
        };
        format!("{}; append {} {how}", self.inner.describe(), self.n)
    }
}
