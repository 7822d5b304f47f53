//! What all tables of a run share.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use super::opening::Looks;
use super::recorder::Recorder;
use super::tally::Tally;
use crate::clock::Since;

/// So long a server may take for one thing. Who has not answered by then does not answer.
pub(super) const GRACE: Duration = Duration::from_secs(10);

/// What all tables of a run share. All run on one thread.
#[derive(Debug)]
pub(super) struct Course {
    /// How the viewers look on.
    pub(super) looks: Looks,
    /// From here all moments are counted.
    pub(super) start: Since,
    /// No action begins later.
    pub(super) end: Cell<Duration>,
    /// What is counted.
    pub(super) tally: RefCell<Tally>,
    /// Keeps what is shown, if somebody wants it.
    pub(super) recorder: RefCell<Option<Recorder>>,
}

impl Course {
    /// What time it is, counted from the start.
    pub(super) fn now(&self) -> Duration {
        self.start.passed()
    }
}
