//! Retention: how long tables are kept.

use table::UnixMillis;

use crate::State;

/// Number of days for which a table is kept after its last change. Running tables are never deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Days for a table whose game has ended, or that was closed.
    pub finished: u32,
    /// Days for a table that never started.
    pub waiting: u32,
}

/// A year for finished tables, a week for waiting ones.
impl Default for Retention {
    fn default() -> Self {
        Self { finished: 365, waiting: 7 }
    }
}

impl Retention {
    /// A table in this state is deleted if its last change was before this time; `None` if it is never
    /// deleted.
    pub(crate) fn bound(self, state: State, now: UnixMillis) -> Option<UnixMillis> {
        let days = match state {
            State::Waiting => self.waiting,
            State::Running => return None,
            State::Over | State::Closed => self.finished,
        };
        Some(UnixMillis(now.0.saturating_sub(u64::from(days) * DAY_MS)))
    }
}

/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_is_so_many_days_ago() {
        let keep = Retention { finished: 3, waiting: 1 };
        let now = UnixMillis(10 * DAY_MS + 5);
        assert_eq!(keep.bound(State::Over, now), Some(UnixMillis(7 * DAY_MS + 5)));
        assert_eq!(keep.bound(State::Closed, now), Some(UnixMillis(7 * DAY_MS + 5)));
        assert_eq!(keep.bound(State::Waiting, now), Some(UnixMillis(9 * DAY_MS + 5)));
        assert_eq!(keep.bound(State::Running, now), None);
    }

    #[test]
    fn nothing_is_older_than_the_clock() {
        let keep = Retention { finished: u32::MAX, waiting: u32::MAX };
        assert_eq!(keep.bound(State::Over, UnixMillis(DAY_MS)), Some(UnixMillis(0)));
    }
}
