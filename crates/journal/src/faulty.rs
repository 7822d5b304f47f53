//! A store that fails on demand, so that those who use one can be seen to bear it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::{AppendError, Entry, Journal, ReadError, Trouble};

/// When the append that fails is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It fails before anything is written: the append is not there.
    Before,
    /// It fails after the write: the append is there.
    After,
    /// It is not written, and whoever asked for it panics.
    Panic,
}

/// A time in which no table can be read. A clone is about the same time.
#[derive(Clone, Debug)]
pub struct Outage {
    /// So often something is still read.
    left: Arc<AtomicU64>,
}

/// Stands in the message of a panic on demand, so that a test can see that no log repeats it.
const CANARY: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

/// Not yet.
const NONE: u64 = u64::MAX;

impl Outage {
    /// From now on,
    pub fn begin(&self) {
        self.begin_after(0);
    }

    /// or when so much has been read,
    pub fn begin_after(&self, reads: u64) {
        self.left.store(reads, Ordering::SeqCst);
    }

    /// until now.
    pub fn end(&self) {
        self.left.store(NONE, Ordering::SeqCst);
    }

    /// Whether something is read now.
    fn takes_one(&self) -> bool {
        let less = |left| if left == NONE { Some(NONE) } else { u64::checked_sub(left, 1) };
        self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok()
    }
}

impl Default for Outage {
    fn default() -> Self {
        Self { left: Arc::new(AtomicU64::new(NONE)) }
    }
}

/// Passes everything on, and fails at one append, or while there is an outage.
#[derive(Debug)]
pub(crate) struct Faulty {
    pub(crate) inner: Journal,
    /// The append that fails, counted from 1; 0 for none.
    n: u64,
    when: When,
    /// How many have come so far.
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

    /// Whether a table can be read now.
    pub(crate) fn can_read(&self) -> Result<(), ReadError> {
        self.outage.takes_one().then_some(()).ok_or(ReadError::Unavailable(Trouble::Busy))
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
            // A message made at run time, as one that holds a secret would be.
            When::Panic if is_it => panic!("append {} fails on demand, {CANARY}", self.n),
            When::Before | When::After | When::Panic => self.inner.append(entry).await,
        }
    }

    pub(crate) fn describe(&self) -> String {
        if self.n == 0 {
            return format!("{}; cannot be read now and then", self.inner.describe());
        }
        let how = match self.when {
            When::Before => "fails before it is written",
            When::After => "fails after it is written",
            When::Panic => "makes the program panic",
        };
        format!("{}; append {} {how}", self.inner.describe(), self.n)
    }
}
