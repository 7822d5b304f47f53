//! The clock of the server. The program supplies the functions that read the time, so that only one of its files
//! reads it.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use table::UnixMillis;

/// Correction of a steady clock while a real-time game runs, in parts per million: half a
/// millisecond a second, which no player notices.
const TIMED_PPM: u64 = 500;
/// Correction while none runs.
const UNTIMED_PPM: u64 = 100_000;

/// A clock. A clone is the same clock.
#[derive(Clone)]
pub struct Clock {
    /// The system's clock, which others may set at any time.
    system: Now,
    /// The monotonic clock.
    micros: Micros,
    /// How a steady clock runs; `None` if the system's clock is trusted.
    course: Option<Arc<Mutex<Course>>>,
}

type Now = Arc<dyn Fn() -> UnixMillis + Send + Sync>;
type Micros = Arc<dyn Fn() -> u64 + Send + Sync>;

/// Whether this server times a game that is played in real time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// It does, and players must not notice a correction of the clock.
    Running,
    /// It does not.
    None,
}

/// How the time runs from a moment on, in microseconds.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// The moment, by the monotonic clock.
    since: u64,
    /// The time at that moment.
    wall: u64,
    /// The correction that is still to be added; negative if the clock is ahead.
    behind: i64,
    /// Maximum correction for each second that passes.
    ppm: u64,
}

impl Clock {
    /// A clock that trusts this function. Its monotonic counter counts the same milliseconds.
    pub fn new(now: impl Fn() -> UnixMillis + Send + Sync + 'static) -> Self {
        let system: Now = Arc::new(now);
        let now = Arc::clone(&system);
        Self { system, micros: Arc::new(move || now().0.saturating_mul(1_000)), course: None }
    }

    /// The same clock with this monotonic counter of microseconds.
    #[must_use]
    pub fn with_micros(self, micros: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self { micros: Arc::new(micros), ..self }
    }

    /// A clock that begins with the time of `system` and then runs by `micros`, the monotonic clock. It never
    /// goes back, and a change of the system's clock does not affect it; [`Clock::correct`] moves it slowly
    /// towards the system's time.
    ///
    /// It does not begin before `earliest`, so that recorded times stay in the past.
    pub fn steady(
        system: impl Fn() -> UnixMillis + Send + Sync + 'static,
        micros: impl Fn() -> u64 + Send + Sync + 'static,
        earliest: UnixMillis,
    ) -> Self {
        let (now, since) = (system(), micros());
        let wall = now.max(earliest).0.saturating_mul(1_000);
        let behind = difference(now.0.saturating_mul(1_000), wall);
        let course = Course { since, wall, behind, ppm: UNTIMED_PPM };
        let course = Some(Arc::new(Mutex::new(course)));
        Self { system: Arc::new(system), micros: Arc::new(micros), course }
    }

    /// The current time.
    pub fn now(&self) -> UnixMillis {
        let Some(course) = &self.course else { return (self.system)() };
        // The lock is held around the reading, so that two readings never cross a correction.
        let course = course.lock().unwrap_or_else(PoisonError::into_inner);
        UnixMillis(course.at((self.micros)()) / 1_000)
    }

    /// Microseconds of a monotonic counter. Only the difference of two values means something.
    pub fn micros(&self) -> u64 {
        (self.micros)()
    }

    /// Compares a steady clock with the system's and begins to correct it; to be called about once a second.
    /// Returns by how many milliseconds the system's clock was set since the last call.
    ///
    /// While a real-time game runs, the clock is half a millisecond a second faster or slower. While none runs,
    /// it takes over a later time at once, and is a tenth slower if it is ahead: it never goes back.
    pub fn correct(&self, timing: Timing) -> i64 {
        let Some(course) = &self.course else { return 0 };
        let mut course = course.lock().unwrap_or_else(PoisonError::into_inner);
        let since = (self.micros)();
        let wall = course.at(since);
        let system = (self.system)().0.saturating_mul(1_000);
        let behind = difference(system, wall);
        let expected = course.behind - course.corrected(since);
        *course = match timing {
            Timing::None if behind > 0 => Course { since, wall: system, behind: 0, ppm: 0 },
            Timing::None => Course { since, wall, behind, ppm: UNTIMED_PPM },
            Timing::Running => Course { since, wall, behind, ppm: TIMED_PPM },
        };
        behind.saturating_sub(expected) / 1_000
    }
}

impl Course {
    fn at(&self, micros: u64) -> u64 {
        let passed = micros.saturating_sub(self.since);
        self.wall.saturating_add(passed).saturating_add_signed(self.corrected(micros))
    }

    /// The correction that has been made by then.
    fn corrected(&self, micros: u64) -> i64 {
        let passed = micros.saturating_sub(self.since);
        let most = i64::try_from(u128::from(passed) * u128::from(self.ppm) / 1_000_000);
        let most = most.unwrap_or(i64::MAX);
        self.behind.clamp(-most, most)
    }
}

/// By how much `one` is later than `other`.
fn difference(one: u64, other: u64) -> i64 {
    i64::try_from(i128::from(one) - i128::from(other)).unwrap_or(0)
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock(..)")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    const START: u64 = 1_700_000_000_000;
    const MINUTE: u64 = 60_000;

    /// A machine whose system clock can be set.
    struct Machine {
        /// Milliseconds since it was started.
        uptime: Arc<AtomicU64>,
        /// What its system's clock tells beyond that.
        offset: Arc<AtomicU64>,
        clock: Clock,
    }

    impl Machine {
        fn new() -> Self {
            Self::not_before(UnixMillis(0))
        }

        fn not_before(earliest: UnixMillis) -> Self {
            let uptime = Arc::new(AtomicU64::new(0));
            let offset = Arc::new(AtomicU64::new(START));
            let (running, monotonic, ahead) = (uptime.clone(), uptime.clone(), offset.clone());
            let system = move || UnixMillis(running.load(Relaxed) + ahead.load(Relaxed));
            let micros = move || 1_000 * monotonic.load(Relaxed);
            let clock = Clock::steady(system, micros, earliest);
            Self { uptime, offset, clock }
        }

        /// Lets time pass, with a correction each second, and says what time it is.
        fn pass(&self, millis: u64, timing: Timing) -> u64 {
            for _ in 0..millis / 1_000 {
                let before = self.clock.now();
                self.clock.correct(timing);
                assert!(self.clock.now() >= before, "it never goes back");
                self.uptime.fetch_add(1_000, Relaxed);
                assert!(self.clock.now() >= before, "it never goes back");
            }
            self.clock.now().0
        }

        fn step(&self, millis: i64) {
            let ahead = self.offset.load(Relaxed).saturating_add_signed(millis);
            self.offset.store(ahead, Relaxed);
        }

        /// How far the clock is ahead of the system's.
        fn ahead(&self) -> i64 {
            let system = self.uptime.load(Relaxed) + self.offset.load(Relaxed);
            self.clock.now().0 as i64 - system as i64
        }
    }

    #[test]
    fn a_step_of_the_system_clock_is_not_noticed_while_a_game_is_timed() {
        for step in [600_000, -600_000] {
            let machine = Machine::new();
            assert_eq!(machine.pass(MINUTE, Timing::Running), START + MINUTE);
            machine.step(step);
            assert_eq!(machine.clock.correct(Timing::Running), step);
            assert_eq!(machine.clock.correct(Timing::Running), 0, "it is told once");
            let after = machine.pass(3 * MINUTE, Timing::Running);
            assert!(after.abs_diff(START + 4 * MINUTE) <= 90, "{step}: {after}");
        }
    }

    #[test]
    fn a_later_time_is_taken_over_at_once_when_no_game_is_timed() {
        let machine = Machine::new();
        machine.step(600_000);
        machine.clock.correct(Timing::None);
        assert_eq!(machine.ahead(), 0);
    }

    #[test]
    fn an_earlier_time_is_approached_and_reached() {
        let machine = Machine::new();
        machine.step(-600_000);
        assert_eq!(machine.ahead(), 600_000);
        machine.pass(60 * MINUTE, Timing::None);
        assert!((200_000..300_000).contains(&machine.ahead()), "{}", machine.ahead());
        machine.pass(60 * MINUTE, Timing::None);
        assert_eq!(machine.ahead(), 0, "it does not go past it");
    }

    /// A clock that runs wrong by 100 ppm, as a bad quartz does, is kept right while games run.
    #[test]
    fn a_drift_is_corrected_while_games_run() {
        let machine = Machine::new();
        for _ in 0..1_000 {
            machine.step(1);
            machine.pass(10_000, Timing::Running);
        }
        assert!(machine.ahead().abs() <= 2, "{}", machine.ahead());
    }

    #[test]
    fn it_does_not_begin_before_what_was_written_down() {
        let machine = Machine::not_before(UnixMillis(START + 5_000));
        assert_eq!(machine.clock.now(), UnixMillis(START + 5_000));
        assert_eq!(machine.clock.correct(Timing::None), 0, "nobody has set a clock");
        machine.pass(MINUTE, Timing::None);
        assert_eq!(machine.ahead(), 0);
    }

    #[test]
    fn a_correction_that_is_never_renewed_ends_by_itself() {
        let machine = Machine::new();
        machine.step(-1_000);
        machine.clock.correct(Timing::None);
        machine.uptime.store(3_600_000, Relaxed);
        assert_eq!(machine.ahead(), 0);
    }
}
