//! Converts between wall-clock time and game time.

use game::Millis;

use crate::UnixMillis;

/// The clock of a game. Game time starts at zero with the game, stops in pauses, and never goes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Timeline {
    /// When game time last began to run: at the start or after a pause.
    since: UnixMillis,
    /// Game time at `since`.
    from: Millis,
    /// Game time of the newest record.
    last: Millis,
    /// Whether the game is paused.
    paused: bool,
    /// Whether the game was ever paused.
    interrupted: bool,
}

impl Timeline {
    pub(crate) fn new(start: UnixMillis) -> Self {
        Self {
            since: start,
            from: Millis::ZERO,
            last: Millis::ZERO,
            paused: false,
            interrupted: false,
        }
    }

    /// Game time of something that is received now.
    pub(crate) fn at(&self, now: UnixMillis) -> Millis {
        if self.paused {
            return self.last;
        }
        let ran = Millis(now.0.saturating_sub(self.since.0));
        (self.from + ran).max(self.last)
    }

    /// The wall-clock time that corresponds to a game time; `None` in a pause.
    pub(crate) fn unix_time(&self, at: Millis) -> Option<UnixMillis> {
        let ahead = at - self.from;
        (!self.paused).then(|| UnixMillis(self.since.0.saturating_add(ahead.0)))
    }

    pub(crate) fn last(&self) -> Millis {
        self.last
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the game was ever paused.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted
    }

    pub(crate) fn stamp(&mut self, at: Millis) {
        self.last = at;
    }

    pub(crate) fn pause(&mut self, at: Millis) {
        self.last = at;
        self.paused = true;
        self.interrupted = true;
    }

    pub(crate) fn resume(&mut self, now: UnixMillis) {
        *self = Self { since: now, from: self.last, paused: false, ..*self };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_are_taken_out() {
        let mut time = Timeline::new(UnixMillis(1_000));
        assert_eq!(time.at(UnixMillis(1_250)), Millis(250));
        assert_eq!(time.unix_time(Millis(300)), Some(UnixMillis(1_300)));
        time.pause(time.at(UnixMillis(1_400)));
        assert_eq!((time.at(UnixMillis(9_000)), time.unix_time(Millis(500))), (Millis(400), None));
        time.resume(UnixMillis(9_000));
        assert_eq!(time.at(UnixMillis(9_001)), Millis(401));
        assert_eq!(time.unix_time(Millis(500)), Some(UnixMillis(9_100)));
    }

    #[test]
    fn a_clock_that_jumps_does_no_harm() {
        let mut time = Timeline::new(UnixMillis(1_000));
        time.stamp(time.at(UnixMillis(1_500)));
        assert_eq!(time.at(UnixMillis(0)), Millis(500));
        assert_eq!(time.at(UnixMillis(1_501)), Millis(501));
        time.pause(time.at(UnixMillis(0)));
        time.resume(UnixMillis(7));
        assert_eq!(time.at(UnixMillis(8)), Millis(501));
        assert_eq!(time.at(UnixMillis(u64::MAX)), Millis(u64::MAX));
        assert_eq!(time.unix_time(Millis(u64::MAX)), Some(UnixMillis(u64::MAX - 493)));
    }
}
