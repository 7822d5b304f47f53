//! Rate limits by person and by address.

use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::http::StatusCode;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use super::who::Who;
use crate::{Clock, Error};

/// Requests of one person: 40 a second, 120 at once.
const REQUESTS: (Duration, u32) = (Duration::from_millis(25), 120);
/// Tables opened from one address: one in two seconds, 30 at once.
const OPENINGS: (Duration, u32) = (Duration::from_secs(2), 30);
/// Chat messages of one person: 2 a second, 10 at once.
const TALK: (Duration, u32) = (Duration::from_millis(500), 10);

/// Maximum number of persons or addresses that one limit remembers.
const MAX_KEYS: usize = 100_000;
/// Number of persons or addresses below which nothing is swept.
const MIN_SWEPT_KEYS: usize = 1_000;

/// Whether rates are limited. Sizes always are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RateLimits {
    /// The usual limits.
    #[default]
    On,
    /// None: for measuring, and for those who trust everybody.
    Off,
}

/// The rate limits of all persons and addresses. A clone shares them.
#[derive(Clone)]
pub struct Limits(Option<Arc<Kinds>>);

struct Kinds {
    requests: Limiter,
    openings: Limiter,
    talk: Limiter,
}

impl Limits {
    /// Limits that measure time by this clock.
    pub fn new(limits: RateLimits, clock: &Clock) -> Self {
        let limiter = |rate| Limiter::new(rate, clock.clone());
        Self((limits == RateLimits::On).then(|| {
            let (requests, openings, talk) = (limiter(REQUESTS), limiter(OPENINGS), limiter(TALK));
            Arc::new(Kinds { requests, openings, talk })
        }))
    }

    /// Counts a request of any kind.
    ///
    /// # Errors
    /// 429 `too-many-requests` if it is too soon.
    pub fn request(&self, who: Who) -> Result<(), Error> {
        let Some(kinds) = &self.0 else { return Ok(()) };
        let checked = kinds.requests.check(who);
        checked.map_err(|wait| refused("you ask too often", "requests of one person", wait))
    }

    /// Counts a table that is opened from this address.
    ///
    /// # Errors
    /// 429 `too-many-requests` if it is too soon.
    pub fn opening(&self, from: IpAddr) -> Result<(), Error> {
        let Some(kinds) = &self.0 else { return Ok(()) };
        let text = "too many tables are opened from where you are";
        let checked = kinds.openings.check(Who::at(from));
        checked.map_err(|wait| refused(text, "tables opened from one address", wait))
    }

    /// Counts a chat message.
    ///
    /// # Errors
    /// 429 `too-many-requests` if it is too soon.
    pub fn talk(&self, who: Who) -> Result<(), Error> {
        let Some(kinds) = &self.0 else { return Ok(()) };
        let checked = kinds.talk.check(who);
        checked.map_err(|wait| refused("you talk too fast", "words of one person", wait))
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Limits(..)" } else { "Limits(off)" })
    }
}

type Keyed = RateLimiter<Who, HashMapStateStore<Who>, Clock, NoOpMiddleware<Nanos>>;

/// One rate limit. It forgets those who have used up nothing, so that its memory stays bounded.
struct Limiter {
    quota: Quota,
    clock: Clock,
    keyed: RwLock<Keyed>,
    /// The number of keys at which the next sweep is due.
    sweep_at: AtomicUsize,
}

impl Limiter {
    fn new((period, burst): (Duration, u32), clock: Clock) -> Self {
        let quota = Quota::with_period(period).expect("periods are longer than nothing");
        let quota = quota.allow_burst(NonZeroU32::new(burst).expect("bursts are above 0"));
        let keyed = RwLock::new(RateLimiter::hashmap_with_clock(quota, clock.clone()));
        Self { quota, clock, keyed, sweep_at: AtomicUsize::new(MIN_SWEPT_KEYS) }
    }

    /// Counts something; the time to wait if it is too soon.
    fn check(&self, who: Who) -> Result<(), Duration> {
        let keyed = self.keyed.read().unwrap_or_else(PoisonError::into_inner);
        let now = governor::clock::Clock::now(&self.clock);
        let checked = keyed.check_key(&who).map_err(|until| until.wait_time_from(now));
        if keyed.len() < self.sweep_at.load(Relaxed) {
            return checked;
        }
        keyed.retain_recent();
        let kept = keyed.len();
        drop(keyed);
        if kept >= MAX_KEYS {
            // More people at once than a machine can serve: forgetting what they have used is better than
            // running out of memory, and better than refusing the next one.
            let fresh = RateLimiter::hashmap_with_clock(self.quota, self.clock.clone());
            *self.keyed.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        }
        self.sweep_at.store((2 * kept).clamp(MIN_SWEPT_KEYS, MAX_KEYS), Relaxed);
        checked
    }
}

impl governor::clock::Clock for Clock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::from(self.micros().saturating_mul(1_000))
    }
}

/// Logs that a limit refused something, and gives the error. Not who it was: an address is a person's.
fn refused(text: &str, limit: &str, wait: Duration) -> Error {
    tracing::warn!(limit, "a limit was hit");
    let seconds = u32::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(u32::MAX).max(1);
    let unit = if seconds == 1 { "second" } else { "seconds" };
    let text = format!("{text}: wait {seconds} {unit}, then try again");
    Error::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", text).after(seconds)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::atomic::AtomicU64;

    use table::UnixMillis;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// A clock that a test sets, in milliseconds.
    fn clock() -> (Arc<AtomicU64>, Clock) {
        let now = Arc::new(AtomicU64::new(1_700_000_000_000));
        let read = now.clone();
        (now, Clock::new(move || UnixMillis(read.load(Relaxed))))
    }

    fn who(number: u32) -> Who {
        Who::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    /// How many times in a row it is allowed, and how it is refused then.
    fn run(mut ask: impl FnMut() -> Result<(), Error>) -> (usize, Error) {
        let mut count = 0;
        loop {
            match ask() {
                Ok(()) => count += 1,
                Err(error) => return (count, error),
            }
        }
    }

    #[test]
    fn each_kind_has_its_own_burst() {
        let limits = Limits::new(RateLimits::On, &clock().1);
        let (requests, error) = run(|| limits.request(who(1)));
        assert_eq!((requests, error.retry_after), (120, Some(1)));
        assert_eq!(error.text, "you ask too often: wait 1 second, then try again");
        let (tables, error) = run(|| limits.opening(HERE));
        assert_eq!((tables, error.retry_after), (30, Some(2)));
        assert_eq!((error.status.as_u16(), error.code), (429, "too-many-requests"));
        let (words, error) = run(|| limits.talk(who(1)));
        assert_eq!((words, error.retry_after), (10, Some(1)));
        assert_eq!(run(|| limits.request(who(2))).0, 120, "each has their own");
    }

    #[test]
    fn each_kind_comes_back_at_its_own_pace() {
        let (now, clock) = clock();
        let limits = Limits::new(RateLimits::On, &clock);
        run(|| limits.request(who(1)));
        run(|| limits.opening(HERE));
        run(|| limits.talk(who(1)));
        now.fetch_add(2_000, Relaxed);
        assert_eq!(run(|| limits.request(who(1))).0, 80);
        assert_eq!(run(|| limits.opening(HERE)).0, 1);
        assert_eq!(run(|| limits.talk(who(1))).0, 4);
        now.fetch_add(60_000, Relaxed);
        assert_eq!(run(|| limits.request(who(1))).0, 120, "never more than a burst");
    }

    #[test]
    fn they_can_be_switched_off() {
        let limits = Limits::new(RateLimits::Off, &clock().1);
        for _ in 0..1_000 {
            assert_eq!(limits.request(who(1)), Ok(()));
            assert_eq!(limits.opening(HERE), Ok(()));
            assert_eq!(limits.talk(who(1)), Ok(()));
        }
    }

    #[test]
    fn those_who_have_used_up_nothing_are_forgotten() {
        let (now, clock) = clock();
        let limiter = Limiter::new(REQUESTS, clock);
        for number in 0..100_000 {
            assert_eq!(limiter.check(who(number)), Ok(()));
            now.fetch_add(1, Relaxed);
        }
        let kept = limiter.keyed.read().expect("nothing panics").len();
        assert!(kept <= 2 * MIN_SWEPT_KEYS, "{kept}");
    }

    #[test]
    fn a_crowd_at_one_moment_takes_bounded_memory() {
        let limiter = Limiter::new(REQUESTS, clock().1);
        for number in 0..150_000 {
            assert_eq!(limiter.check(who(number)), Ok(()));
        }
        let kept = limiter.keyed.read().expect("nothing panics").len();
        assert!(kept <= MAX_KEYS, "{kept}");
    }
}
