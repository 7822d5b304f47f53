//! What is counted while tables play.

use std::collections::BTreeMap;
use std::time::Duration;

use super::complaint::Complaint;
use super::spread::Spread;

/// What is counted while tables play.
#[derive(Debug)]
pub(super) struct Tally {
    /// Times count from this moment on
    from: Duration,
    /// up to this one.
    to: Duration,
    /// Every action that was done, also before and after.
    pub(super) actions: u64,
    /// From sending to the answer.
    pub(super) answer: Spread,
    /// From sending to the last viewer.
    pub(super) shown: Spread,
    /// Actions that came too late for the sender to know.
    pub(super) stale: u64,
    /// Tables that were opened.
    pub(super) opened: u64,
    /// Games that ended.
    pub(super) ended: u64,
    /// Tables that could not be played on.
    pub(super) lost: usize,
    /// What went wrong, and how often.
    pub(super) complaints: BTreeMap<Complaint, u64>,
}

impl Tally {
    /// Nothing counted, and no times to be.
    pub(super) fn new() -> Self {
        Self {
            from: Duration::ZERO,
            to: Duration::ZERO,
            actions: 0,
            answer: Spread::new(),
            shown: Spread::new(),
            stale: 0,
            opened: 0,
            ended: 0,
            lost: 0,
            complaints: BTreeMap::new(),
        }
    }

    /// Actions that are sent from one moment up to another are timed, and no others from now on.
    pub(super) fn time(&mut self, from: Duration, to: Duration) {
        (self.from, self.to) = (from, to);
    }

    /// An action that was sent then is answered now.
    pub(super) fn answered(&mut self, sent: Duration, now: Duration) {
        self.actions += 1;
        if self.is_timed(sent) {
            self.answer.count(now.saturating_sub(sent));
        }
    }

    /// All viewers have seen what came of an action that was sent then.
    pub(super) fn shown(&mut self, sent: Duration, now: Duration) {
        if self.is_timed(sent) {
            self.shown.count(now.saturating_sub(sent));
        }
    }

    /// Something went wrong.
    pub(super) fn complain(&mut self, complaint: Complaint) {
        *self.complaints.entry(complaint).or_default() += 1;
    }

    fn is_timed(&self, sent: Duration) -> bool {
        (self.from..self.to).contains(&sent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_and_the_end_are_not_timed() {
        let seconds = Duration::from_secs;
        let mut tally = Tally::new();
        tally.time(seconds(1), seconds(10));
        for (sent, now) in [(0, 25), (1, 2), (9, 12), (10, 30)] {
            tally.answered(seconds(sent), seconds(now));
            tally.shown(seconds(sent), seconds(now + 1));
        }
        assert_eq!(tally.actions, 4);
        assert_eq!((tally.answer.spans().max, tally.shown.spans().max), (3000.0, 4000.0));
        assert!(tally.answer.spans().p50 < 1010.0);
    }
}
