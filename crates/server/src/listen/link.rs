//! What a connection is waiting for, and for how long.
//!
//! There is no timer for each connection and no clock: the one who looks after all of them comes by
//! at every beat and makes each that waits one beat older. Whatever happens on a connection makes it
//! young again. So a request sets no timer, and thousands of idle event streams cost nothing.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::Waker;
use std::time::Duration;

use super::limits::Limits;

/// What a connection waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// For the rest of a request's head, or for the first byte of all.
    Head,
    /// For the next request.
    Idle,
    /// For an answer of ours. It may take as long as it likes.
    Busy,
    /// For its peer to finish.
    Closing,
}

/// What is shared by a connection and the one who looks after it.
pub(super) struct Link {
    /// The phase, and from [`BEAT`] up how many beats ago it began. In one number, so that no beat
    /// falls between a new phase and its age.
    phase: AtomicU32,
    /// 0, or one more than how many beats ago a write found no room.
    stalled: AtomicU32,
    fate: Mutex<Fate>,
    /// Whether the fate is to end: to look at this takes no lock.
    ends: AtomicBool,
}

enum Fate {
    /// Woken by this if it changes.
    GoOn(Option<Waker>),
    End,
}

/// One beat, in [`Link::phase`].
const BEAT: u32 = 1 << 8;

impl Link {
    /// A connection that has just been made.
    pub(super) fn new() -> Self {
        Self {
            phase: AtomicU32::new(Phase::Head as u32),
            stalled: AtomicU32::new(0),
            fate: Mutex::new(Fate::GoOn(None)),
            ends: AtomicBool::new(false),
        }
    }

    /// A phase begins.
    pub(super) fn enter(&self, phase: Phase) {
        self.phase.store(phase as u32, Relaxed);
    }

    pub(super) fn is(&self, phase: Phase) -> bool {
        self.phase.load(Relaxed) % BEAT == phase as u32
    }

    /// A write has found no room.
    pub(super) fn stalls(&self) {
        if self.stalled.load(Relaxed) == 0 {
            self.stalled.store(1, Relaxed);
        }
    }

    /// A write has found room.
    pub(super) fn flows(&self) {
        self.stalled.store(0, Relaxed);
    }

    /// A beat has passed. Whether the connection has waited too long.
    pub(super) fn beat(&self, beats: &Beats) -> bool {
        self.has_stalled(beats) || self.has_waited(beats)
    }

    fn has_stalled(&self, beats: &Beats) -> bool {
        let stalled = self.stalled.load(Relaxed);
        // If the write goes on at this very moment, this must not undo that.
        stalled > 0
            && self.stalled.compare_exchange(stalled, stalled + 1, Relaxed, Relaxed).is_ok()
            && stalled > beats.stall
    }

    fn has_waited(&self, beats: &Beats) -> bool {
        let phase = self.phase.load(Relaxed);
        let Some(most) = beats.of(phase % BEAT) else { return false };
        self.phase
            .compare_exchange(phase, phase.checked_add(BEAT).unwrap_or(phase), Relaxed, Relaxed)
            .is_ok()
            && phase / BEAT >= most
    }

    /// The connection shall end as soon as it can.
    pub(super) fn end(&self) {
        self.ends.store(true, Release);
        let before = std::mem::replace(&mut *self.fate(), Fate::End);
        if let Fate::GoOn(Some(waker)) = before {
            waker.wake();
        }
    }

    /// Whether it shall end as soon as it can, for one whom [`Link::is_to_end`] will wake then.
    pub(super) fn ends(&self) -> bool {
        self.ends.load(Acquire)
    }

    /// Whether it shall end as soon as it can. If not, this wakes it when it shall.
    pub(super) fn is_to_end(&self, waker: &Waker) -> bool {
        let mut fate = self.fate();
        match &*fate {
            Fate::End => return true,
            Fate::GoOn(Some(left)) if left.will_wake(waker) => {}
            Fate::GoOn(_) => *fate = Fate::GoOn(Some(waker.clone())),
        }
        false
    }

    fn fate(&self) -> MutexGuard<'_, Fate> {
        self.fate.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The limits, counted in beats.
pub(super) struct Beats {
    head: u32,
    idle: u32,
    stall: u32,
    linger: u32,
}

impl Beats {
    /// Rounded up: nobody is cut too early.
    pub(super) fn new(limits: &Limits) -> Self {
        let beat = limits.beat().as_nanos();
        let count = |limit: Duration| {
            let beats = u32::try_from(limit.as_nanos().div_ceil(beat)).unwrap_or(u32::MAX);
            beats.min(u32::MAX / BEAT - 1)
        };
        Self {
            head: count(limits.head),
            idle: count(limits.idle),
            stall: count(limits.stall),
            linger: count(limits.linger),
        }
    }

    /// How long this phase may last, if that is limited.
    fn of(&self, phase: u32) -> Option<u32> {
        const HEAD: u32 = Phase::Head as u32;
        const IDLE: u32 = Phase::Idle as u32;
        const CLOSING: u32 = Phase::Closing as u32;
        match phase {
            HEAD => Some(self.head),
            IDLE => Some(self.idle),
            CLOSING => Some(self.linger),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A beat lasts 10 milliseconds.
    fn beats() -> Beats {
        Beats::new(&Limits {
            head: Duration::from_millis(80),
            idle: Duration::from_millis(295),
            stall: Duration::from_millis(120),
            linger: Duration::from_millis(20),
            ..Limits::default()
        })
    }

    /// At which beat it has waited too long.
    fn cut(link: &Link) -> Option<u32> {
        let beats = beats();
        (1..=100).find(|_| link.beat(&beats))
    }

    #[test]
    fn each_phase_has_its_own_limit() {
        let link = Link::new();
        assert_eq!(cut(&link), Some(9), "eight whole beats lie between nine");
        for (phase, beat) in
            [(Phase::Idle, Some(31)), (Phase::Busy, None), (Phase::Closing, Some(3))]
        {
            link.enter(phase);
            assert!(link.is(phase));
            assert_eq!(cut(&link), beat, "{phase:?}");
        }
    }

    #[test]
    fn a_new_phase_is_young() {
        let (link, beats) = (Link::new(), beats());
        for _ in 0..20 {
            assert!((0..8).all(|_| !link.beat(&beats)));
            assert!(link.is(Phase::Head));
            link.enter(Phase::Head);
        }
    }

    #[test]
    fn a_write_that_stalls_is_too_slow_in_any_phase() {
        let link = Link::new();
        link.enter(Phase::Busy);
        link.stalls();
        assert_eq!(cut(&link), Some(13));
        link.flows();
        assert_eq!(cut(&link), None);
    }

    #[test]
    fn a_write_that_goes_on_is_not_too_slow() {
        let (link, beats) = (Link::new(), beats());
        link.enter(Phase::Busy);
        for _ in 0..20 {
            link.stalls();
            assert!((0..12).all(|_| !link.beat(&beats)));
            // To find no room once more is no progress.
            link.stalls();
            link.flows();
        }
        link.stalls();
        assert!((0..12).all(|_| !link.beat(&beats)));
        link.stalls();
        assert!(link.beat(&beats));
    }

    #[test]
    fn limits_without_end_are_no_trouble() {
        let beats = Beats::new(&Limits {
            idle: Duration::MAX,
            head: Duration::from_millis(80),
            ..Limits::default()
        });
        let link = Link::new();
        link.enter(Phase::Idle);
        link.phase.store(u32::MAX - BEAT - (BEAT - 1) + Phase::Idle as u32, Relaxed);
        for _ in 0..10 {
            link.beat(&beats);
            assert!(link.is(Phase::Idle));
        }
    }

    #[test]
    fn whoever_shall_end_is_woken_once() {
        struct Count(AtomicU32);
        impl std::task::Wake for Count {
            fn wake(self: std::sync::Arc<Self>) {
                self.0.fetch_add(1, Relaxed);
            }
        }
        let count = std::sync::Arc::new(Count(AtomicU32::new(0)));
        let waker = Waker::from(std::sync::Arc::clone(&count));
        let link = Link::new();
        assert!(!link.is_to_end(&waker) && !link.is_to_end(&waker));
        link.end();
        link.end();
        assert_eq!(count.0.load(Relaxed), 1);
        assert!(link.is_to_end(&waker));
    }
}
