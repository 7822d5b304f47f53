//! When a table is to act, if it does not act as fast as it can.

use std::time::Duration;

/// The moments at which a table is to act. They do not wait for the server: what it is late for
/// counts from the moment that was meant.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    next: Duration,
    every: Duration,
}

impl Schedule {
    /// For one of several tables that act so often in a second from a moment on; the tables are
    /// spread evenly.
    pub(super) fn new(start: Duration, per_second: f64, table: usize, tables: usize) -> Self {
        let every = Duration::from_secs_f64(1.0 / per_second);
        Self { next: start + every.mul_f64(table as f64 / tables as f64), every }
    }

    /// The next moment.
    pub(super) fn next(&mut self) -> Duration {
        let next = self.next;
        self.next += self.every;
        next
    }

    /// Leaves out what has passed: there was no game to act in.
    pub(super) fn skip(&mut self, now: Duration) {
        if now > self.next {
            let missed = (now - self.next).as_secs_f64() / self.every.as_secs_f64();
            self.next += self.every.mul_f64(missed.ceil());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::from_secs(5);

    fn millis(schedule: &mut Schedule, count: usize) -> Vec<u128> {
        (0..count).map(|_| (schedule.next() - START).as_millis()).collect()
    }

    #[test]
    fn tables_take_turns_within_the_second() {
        let all: Vec<_> =
            (0..4).map(|table| millis(&mut Schedule::new(START, 2.0, table, 4), 3)).collect();
        assert_eq!(all, [[0, 500, 1000], [125, 625, 1125], [250, 750, 1250], [375, 875, 1375]]);
    }

    #[test]
    fn a_slow_server_does_not_move_the_moments() {
        let mut schedule = Schedule::new(START, 1.0, 0, 1);
        assert_eq!(millis(&mut schedule, 2), [0, 1000]);
        // Whatever time it is by now: the next moment is the one that was meant.
        assert_eq!(millis(&mut schedule, 2), [2000, 3000]);
    }

    #[test]
    fn what_passed_without_a_game_is_left_out() {
        let mut schedule = Schedule::new(START, 4.0, 1, 2);
        schedule.skip(START + Duration::from_millis(60));
        assert_eq!(millis(&mut schedule, 1), [125]);
        schedule.skip(START + Duration::from_millis(1100));
        assert_eq!(millis(&mut schedule, 2), [1125, 1375]);
        schedule.skip(START + Duration::from_millis(1625));
        assert_eq!(millis(&mut schedule, 1), [1625]);
    }
}
