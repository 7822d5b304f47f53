//! How long tables are kept.

use table::UnixMillis;

use crate::State;

/// How many days a table is kept after its last change. Running tables are kept for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// A table whose game has ended, or that was closed.
    pub finished: u32,
    /// A table that never started.
    pub waiting: u32,
}

/// A year, and a week.
impl Default for Keep {
    fn default() -> Self {
        Self { finished: 365, waiting: 7 }
    }
}

impl Keep {
    /// A table in this state goes if its last change was before that; `None`: it stays.
    pub(crate) fn bound(self, state: State, now: UnixMillis) -> Option<UnixMillis> {
        let days = match state {
            State::Waiting => self.waiting,
            State::Running => return None,
            State::Over | State::Closed => self.finished,
        };
        Some(UnixMillis(now.0.saturating_sub(u64::from(days) * DAY)))
    }
}

/// In milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_is_so_many_days_ago() {
        let keep = Keep { finished: 3, waiting: 1 };
        let now = UnixMillis(10 * DAY + 5);
        assert_eq!(keep.bound(State::Over, now), Some(UnixMillis(7 * DAY + 5)));
        assert_eq!(keep.bound(State::Closed, now), Some(UnixMillis(7 * DAY + 5)));
        assert_eq!(keep.bound(State::Waiting, now), Some(UnixMillis(9 * DAY + 5)));
        assert_eq!(keep.bound(State::Running, now), None);
    }

    #[test]
    fn nothing_is_older_than_the_clock() {
        let keep = Keep { finished: u32::MAX, waiting: u32::MAX };
        assert_eq!(keep.bound(State::Over, UnixMillis(DAY)), Some(UnixMillis(0)));
    }
}
