//! What time it is. The program hands in the functions that read the time; only one
//! file of the program has them.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::UnixMillis;

/// Correction of a steady clock while a real-time game runs, in parts per million: half a
/// millisecond a second, which no player notices.
const TIMED_PPM: u64 = 500;
/// Correction while none runs.
const UNTIMED_PPM: u64 = 100_000;

/// Tells the time. A clone is the same clock.
#[derive(Clone)]
pub struct Clock(Source);

#[derive(Clone)]
enum Source {
    /// A function that is believed as it is.
    Plain {
        now: Now,
        micros: Option<Micros>,
    },
    Steady(Arc<Steady>),
}

type Now = Arc<dyn Fn() -> UnixMillis + Send + Sync>;
type Micros = Arc<dyn Fn() -> u64 + Send + Sync>;

/// Whether this server times a game that is played in real time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// It does: nobody may notice a correction of the clock.
    Running,
    /// It does not.
    None,
}

/// Time that was read from the system once and has run by the monotonic clock since.
struct Steady {
    /// The system's clock, which others may set at any time.
    system: Now,
    /// The monotonic clock.
    micros: Micros,
    course: Mutex<Course>,
}

/// How the time goes on from a moment. All in microseconds.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// The moment, by the monotonic clock.
    since: u64,
    /// What time it was then.
    wall: u64,
    /// How much is still to be added to it, or taken off.
    behind: i64,
    /// Maximum correction for each second that passes.
    ppm: u64,
}

impl Clock {
    /// A clock that reads this function and trusts it.
    pub fn new(now: impl Fn() -> UnixMillis + Send + Sync + 'static) -> Self {
        Self(Source::Plain { now: Arc::new(now), micros: None })
    }

    /// The same clock with this monotonic counter of microseconds.
    #[must_use]
    pub fn with_micros(self, micros: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        match self.0 {
            Source::Plain { now, .. } => {
                Self(Source::Plain { now, micros: Some(Arc::new(micros)) })
            }
            steady @ Source::Steady(_) => Self(steady),
        }
    }

    /// One that begins with the time that `system` tells and runs by `micros`, the monotonic clock:
    /// it never goes back, and if somebody sets the system's clock it goes on as if nothing had
    /// happened. [`Clock::correct`] leads it towards the system's time.
    ///
    /// It does not begin before `earliest`: what was written down until then stays in the past.
    pub fn steady(
        system: impl Fn() -> UnixMillis + Send + Sync + 'static,
        micros: impl Fn() -> u64 + Send + Sync + 'static,
        earliest: UnixMillis,
    ) -> Self {
        let (now, since) = (system(), micros());
        let wall = now.max(earliest).0.saturating_mul(1_000);
        let behind = difference(now.0.saturating_mul(1_000), wall);
        let course = Mutex::new(Course { since, wall, behind, ppm: UNTIMED_PPM });
        Self(Source::Steady(Arc::new(Steady {
            system: Arc::new(system),
            micros: Arc::new(micros),
            course,
        })))
    }

    /// What time it is.
    pub fn now(&self) -> UnixMillis {
        match &self.0 {
            Source::Plain { now, .. } => now(),
            Source::Steady(steady) => steady.now(),
        }
    }

    /// Microseconds of a monotonic counter. Only the difference of two values means something.
    pub fn micros(&self) -> u64 {
        match &self.0 {
            Source::Plain { micros: Some(micros), .. } => micros(),
            // For tests whose clock has nothing finer than milliseconds.
            Source::Plain { now, micros: None } => now().0.saturating_mul(1_000),
            Source::Steady(steady) => (steady.micros)(),
        }
    }

    /// Compares a steady clock with the system's and begins to correct it: to be called about once
    /// a second. Gives by how much the system's clock was set since the last time, in milliseconds.
    ///
    /// While a real-time game runs, the clock goes half a millisecond a second faster or slower. While
    /// none runs, it takes over a later time at once, and goes a tenth slower if it is ahead: it never
    /// goes back.
    pub fn correct(&self, timing: Timing) -> i64 {
        match &self.0 {
            Source::Plain { .. } => 0,
            Source::Steady(steady) => steady.correct(timing) / 1_000,
        }
    }
}

impl Steady {
    fn now(&self) -> UnixMillis {
        // The lock is held around the reading, so that two readings never cross a correction.
        let course = self.course();
        UnixMillis(course.at((self.micros)()) / 1_000)
    }

    fn correct(&self, timing: Timing) -> i64 {
        let mut course = self.course();
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
        behind.saturating_sub(expected)
    }

    fn course(&self) -> MutexGuard<'_, Course> {
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Course {
    fn at(&self, micros: u64) -> u64 {
        let passed = micros.saturating_sub(self.since);
        self.wall.saturating_add(passed).saturating_add_signed(self.corrected(micros))
    }

    /// How much has been added by then, or taken off.
    fn corrected(&self, micros: u64) -> i64 {
        let passed = micros.saturating_sub(self.since);
        let most = i64::try_from(u128::from(passed) * u128::from(self.ppm) / 1_000_000);
        let most = most.unwrap_or(i64::MAX);
        self.behind.clamp(-most, most)
    }
}

/// How much later `one` is.
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
