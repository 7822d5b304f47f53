//! Rate limits, each by person and by address: a new token is not a new budget.

use std::collections::HashMap;
use std::fmt;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use super::{Client, ClientKey};
use crate::error::RequestError;
use crate::{Clock, Error};

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Requests of any kind.
    Requests,
    /// Tables that are opened, rematches included.
    Openings,
    /// Requests that may write a record and are no action of a game: settings, seats, names, links.
    Changes,
    /// Kilobytes of request bodies that are larger than `FREE_BODY_SIZE`: drawings and tiles.
    Uploads,
    /// New names.
    Renames,
    /// Chat messages, gestures and reactions.
    Talk,
}

/// How often something may be done: once in a period, and this often at once.
#[derive(Clone, Copy, Debug)]
struct Rate {
    period: Duration,
    burst: u32,
}

const fn rate(period_ms: u64, burst: u32) -> Rate {
    Rate { period: Duration::from_millis(period_ms), burst }
}

impl Budget {
    const ALL: [Self; 6] =
        [Self::Requests, Self::Openings, Self::Changes, Self::Uploads, Self::Renames, Self::Talk];

    /// The rate of one person, and that of all people at one address. The second one is for 40 people who play at
    /// the same time: a school, an office.
    const fn rates(self) -> [Rate; 2] {
        match self {
            Self::Requests => [rate(25, 120), rate(5, 2_400)],
            Self::Openings => [rate(20_000, 10), rate(2_000, 60)],
            Self::Changes => [rate(250, 60), rate(25, 800)],
            Self::Uploads => [rate(125, 256), rate(30, 1_024)],
            Self::Renames => [rate(5_000, 8), rate(250, 120)],
            Self::Talk => [rate(500, 10), rate(50, 200)],
        }
    }

    /// The name of the limit in the log, and the sentence for people.
    const fn texts(self) -> (&'static str, &'static str) {
        match self {
            Self::Requests => ("requests", "too many requests"),
            Self::Openings => ("tables opened", "too many tables were opened from here"),
            Self::Changes => ("changes", "too many changes"),
            Self::Uploads => ("uploaded kilobytes", "too much was uploaded from here"),
            Self::Renames => ("renames", "too many new names"),
            Self::Talk => ("messages", "you are chatting too fast"),
        }
    }
}

/// People who were not seen before at one address: one in two seconds, 100 at once.
const NEW_PERSONS: Rate = rate(2_000, 100);
/// After this time without a request a person counts as new again.
const FORGET_PERSON_US: u64 = 3_600_000_000;

/// Size in bytes of request bodies that are not counted as uploads.
pub(crate) const FREE_BODY_SIZE: usize = 2 * 1024;

/// Maximum number of clients that one limit remembers.
const MAX_KEYS: usize = 100_000;
/// Number of clients below which nothing is swept.
const MIN_SWEPT_KEYS: usize = 1_000;

/// Whether rates are limited. Sizes always are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RateLimits {
    /// The usual limits.
    #[default]
    On,
    /// None: for benchmarks, and for servers whose clients are all trusted.
    Off,
}

/// The rate limits of all clients. A clone shares them.
#[derive(Clone)]
pub struct Limits(Option<Arc<Limiters>>);

struct Limiters {
    /// In the order of [`Budget::ALL`], by person and by address.
    budgets: [[Limiter; 2]; Budget::ALL.len()],
    new_persons: Limiter,
    known: KnownPersons,
}

impl Limits {
    /// Limits that measure time by this clock.
    pub fn new(limits: RateLimits, clock: &Clock) -> Self {
        let limiter = |rate| Limiter::new(rate, clock.clone());
        Self((limits == RateLimits::On).then(|| {
            let budgets = Budget::ALL.map(|budget| budget.rates().map(limiter));
            let known = KnownPersons { clock: clock.clone(), seen: Mutex::default() };
            Arc::new(Limiters { budgets, new_persons: limiter(NEW_PERSONS), known })
        }))
    }

    /// Counts something that a client does. A person who is over their own limit uses up nothing of the others
    /// at their address.
    ///
    /// # Errors
    /// If the person or the address is over its limit.
    pub fn count(&self, budget: Budget, client: &Client) -> Result<(), Error> {
        self.count_many(budget, client, 1)
    }

    /// Counts `count` at once.
    ///
    /// # Errors
    /// If the person or the address is over its limit.
    pub fn count_many(&self, budget: Budget, client: &Client, count: u32) -> Result<(), Error> {
        let Some(limits) = &self.0 else { return Ok(()) };
        let [by_person, by_address] = &limits.budgets[budget as usize];
        let (limit, what) = budget.texts();
        let person = client.person_or_address();
        by_person
            .check(person, count)
            .map_err(|wait| refused(limit, "person", person, what, wait))?;
        let address = client.address;
        by_address
            .check(address, count)
            .map_err(|wait| refused(limit, "address", address, what, wait))
    }

    /// Counts a request of any kind, and whether its person is new.
    ///
    /// # Errors
    /// If the person or the address is over its limit, or too many people are new at the address.
    pub fn request(&self, client: &Client) -> Result<(), Error> {
        let Some(limits) = &self.0 else { return Ok(()) };
        // Before anything is stored about the person: made-up tokens must not fill our memory.
        if let Some(person) = client.person
            && !limits.known.is_known(person)
        {
            let what = "too many new players from your network";
            let address = client.address;
            let checked = limits.new_persons.check(address, 1);
            checked.map_err(|wait| refused("new persons", "address", address, what, wait))?;
            limits.known.add(person);
        }
        self.count(Budget::Requests, client)
    }
}

/// The error of a client that is over a limit. The log gets the key of the client: an address is personal.
fn refused(limit: &str, of: &str, client: ClientKey, what: &'static str, wait: Duration) -> Error {
    tracing::warn!(limit, of, %client, "a limit was hit");
    let seconds = u32::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(u32::MAX).max(1);
    RequestError::TooManyRequests { what, seconds }.into()
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Limits(..)" } else { "Limits(off)" })
    }
}

/// The persons who sent a request lately.
struct KnownPersons {
    clock: Clock,
    /// When each was last seen, in microseconds.
    seen: Mutex<HashMap<ClientKey, u64>>,
}

impl KnownPersons {
    fn is_known(&self, person: ClientKey) -> bool {
        let now = self.clock.micros();
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        match seen.get_mut(&person) {
            Some(last) if now.saturating_sub(*last) < FORGET_PERSON_US => {
                *last = now;
                true
            }
            _ => false,
        }
    }

    fn add(&self, person: ClientKey) {
        let now = self.clock.micros();
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MAX_KEYS {
            seen.retain(|_, last| now.saturating_sub(*last) < FORGET_PERSON_US);
            if seen.len() >= MAX_KEYS {
                // Everybody is new once more; bursts at each address are for that.
                seen.clear();
            }
        }
        seen.insert(person, now);
    }
}

type Keyed = RateLimiter<ClientKey, HashMapStateStore<ClientKey>, Clock, NoOpMiddleware<Nanos>>;

/// One rate limit. It forgets clients that have their full burst again, so that its memory is bounded.
struct Limiter {
    quota: Quota,
    clock: Clock,
    keyed: RwLock<Keyed>,
    /// The number of keys at which the next sweep is due.
    sweep_at: AtomicUsize,
}

impl Limiter {
    fn new(Rate { period, burst }: Rate, clock: Clock) -> Self {
        let quota = Quota::with_period(period).expect("periods are longer than nothing");
        let quota = quota.allow_burst(NonZeroU32::new(burst).expect("bursts are above 0"));
        let keyed = RwLock::new(RateLimiter::hashmap_with_clock(quota, clock.clone()));
        Self { quota, clock, keyed, sweep_at: AtomicUsize::new(MIN_SWEPT_KEYS) }
    }

    /// Counts something; the time to wait if the client is over the limit.
    fn check(&self, client: ClientKey, count: u32) -> Result<(), Duration> {
        let Some(count) = NonZeroU32::new(count) else { return Ok(()) };
        let keyed = self.keyed.read().unwrap_or_else(PoisonError::into_inner);
        let now = governor::clock::Clock::now(&self.clock);
        let checked = match keyed.check_key_n(&client, count) {
            Ok(checked) => checked.map_err(|until| until.wait_time_from(now)),
            // More than the whole burst: it can never pass.
            Err(_) => Err(self.quota.burst_size_replenished_in()),
        };
        if keyed.len() < self.sweep_at.load(Relaxed) {
            return checked;
        }
        keyed.retain_recent();
        let kept = keyed.len();
        drop(keyed);
        if kept >= MAX_KEYS {
            // These are more clients than a machine can serve. To forget what they have used is better than to
            // run out of memory, and better than to refuse the next one.
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

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::atomic::AtomicU64;

    use table::UnixMillis;

    use super::super::client::Scheme;
    use super::*;

    /// A clock that a test sets, in milliseconds.
    fn clock() -> (Arc<AtomicU64>, Clock) {
        let now = Arc::new(AtomicU64::new(1_700_000_000_000));
        let read = now.clone();
        (now, Clock::new(move || UnixMillis(read.load(Relaxed))))
    }

    fn key(number: u32) -> ClientKey {
        ClientKey::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    /// A person at an address.
    fn who(person: u32, address: u32) -> Client {
        Client {
            address: key(address),
            person: Some(key(1_000_000 + person)),
            scheme: Scheme::Http,
        }
    }

    /// How many times in a row it is allowed, and how it is refused then.
    fn run(mut ask: impl FnMut() -> Result<(), Error>) -> (u32, Error) {
        let mut count = 0;
        loop {
            match ask() {
                Ok(()) => count += 1,
                Err(error) => return (count, error),
            }
        }
    }

    #[test]
    fn each_kind_has_its_own_burst_and_pace() {
        for budget in Budget::ALL {
            let (now, clock) = clock();
            let limits = Limits::new(RateLimits::On, &clock);
            let [rate, _] = budget.rates();
            let ask = || limits.count(budget, &who(1, 1));
            let (count, error) = run(ask);
            assert_eq!(count, rate.burst, "{budget:?}");
            assert_eq!((error.status.as_u16(), error.code), (429, "too-many-requests"));
            let seconds = rate.period.as_millis().div_ceil(1_000) as u32;
            assert_eq!(error.retry_after, Some(seconds), "{budget:?}");
            assert_eq!(
                run(|| limits.count(budget, &who(2, 1))).0,
                rate.burst,
                "each has their own"
            );
            now.fetch_add(4 * rate.period.as_millis() as u64, Relaxed);
            assert_eq!(run(ask).0, 4, "{budget:?}");
            now.fetch_add(3_600_000, Relaxed);
            assert_eq!(run(ask).0, rate.burst, "never more than a burst");
        }
    }

    /// A client that sends a new token with each request is limited by its address.
    #[test]
    fn a_new_token_is_no_new_budget() {
        for budget in Budget::ALL {
            let limits = Limits::new(RateLimits::On, &clock().1);
            let [_, rate] = budget.rates();
            let mut person = 0;
            let (count, _) = run(|| {
                person += 1;
                limits.count(budget, &who(person, 1))
            });
            assert_eq!(count, rate.burst, "{budget:?}");
            assert_eq!(limits.count(budget, &who(1, 2)), Ok(()), "at another address");
        }
    }

    #[test]
    fn made_up_persons_are_limited_at_their_address() {
        let (now, clock) = clock();
        let limits = Limits::new(RateLimits::On, &clock);
        assert_eq!(limits.request(&who(0, 1)), Ok(()));
        let mut person = 0;
        let mut ask = || {
            person += 1;
            limits.request(&who(person, 1))
        };
        let (count, error) = run(&mut ask);
        assert_eq!((count, error.retry_after), (99, Some(2)));
        assert!(error.text.contains("new players"), "{error:?}");
        assert_eq!(limits.request(&who(0, 1)), Ok(()), "those who were here before may stay");
        assert_eq!(limits.request(&who(0, 2)), Ok(()), "and may move");
        assert_eq!(limits.request(&who(7_777, 2)), Ok(()), "at another address");
        now.fetch_add(4_000, Relaxed);
        assert_eq!(run(&mut ask).0, 2);
        now.fetch_add(3_600_000, Relaxed);
        assert_eq!(run(|| limits.request(&who(0, 1))).0, 120, "new again, and admitted");
    }

    /// 40 people at one address load a page with its files, open a table each, join, chat and play for a minute.
    #[test]
    fn a_class_of_forty_is_admitted() {
        let (now, clock) = clock();
        let limits = Limits::new(RateLimits::On, &clock);
        for person in 0..40 {
            let client = who(person, 1);
            for _ in 0..12 {
                assert_eq!(limits.request(&client), Ok(()));
            }
            assert_eq!(limits.count(Budget::Openings, &client), Ok(()));
            assert_eq!(limits.count_many(Budget::Uploads, &client, 14), Ok(()));
            assert_eq!(limits.count(Budget::Renames, &client), Ok(()));
        }
        for _ in 0..60 {
            now.fetch_add(1_000, Relaxed);
            for person in 0..40 {
                let client = who(person, 1);
                for _ in 0..3 {
                    assert_eq!(limits.request(&client), Ok(()));
                }
                if person % 4 == 0 {
                    assert_eq!(limits.count(Budget::Talk, &client), Ok(()));
                    assert_eq!(limits.count(Budget::Changes, &client), Ok(()));
                }
            }
        }
    }

    #[test]
    fn a_person_over_their_limit_uses_up_nothing_of_their_neighbours() {
        let limits = Limits::new(RateLimits::On, &clock().1);
        run(|| limits.count(Budget::Talk, &who(1, 1)));
        for _ in 0..1_000 {
            assert!(limits.count(Budget::Talk, &who(1, 1)).is_err());
        }
        assert_eq!(limits.count(Budget::Talk, &who(2, 1)), Ok(()));
    }

    #[test]
    fn those_without_a_token_share_a_budget_at_their_address() {
        let limits = Limits::new(RateLimits::On, &clock().1);
        let nobody = |address| Client { person: None, ..who(0, address) };
        assert_eq!(run(|| limits.request(&nobody(1))).0, 120);
        assert_eq!(limits.request(&nobody(2)), Ok(()));
        assert_eq!(limits.request(&who(1, 1)), Ok(()), "people have their own");
    }

    #[test]
    fn they_can_be_switched_off() {
        let limits = Limits::new(RateLimits::Off, &clock().1);
        for person in 0..1_000 {
            assert_eq!(limits.request(&who(person, 1)), Ok(()));
            for budget in Budget::ALL {
                assert_eq!(limits.count_many(budget, &who(1, 1), 9_999), Ok(()));
            }
        }
    }

    #[test]
    fn what_is_above_the_whole_burst_never_passes() {
        let limits = Limits::new(RateLimits::On, &clock().1);
        assert!(limits.count_many(Budget::Uploads, &who(1, 1), 257).is_err());
        assert_eq!(limits.count_many(Budget::Uploads, &who(1, 1), 256), Ok(()));
    }

    const REQUESTS: Rate = Budget::Requests.rates()[0];

    #[test]
    fn those_who_have_used_up_nothing_are_forgotten() {
        let (now, clock) = clock();
        let limiter = Limiter::new(REQUESTS, clock);
        for number in 0..100_000 {
            assert_eq!(limiter.check(key(number), 1), Ok(()));
            now.fetch_add(1, Relaxed);
        }
        let kept = limiter.keyed.read().expect("nothing panics").len();
        assert!(kept <= 2 * MIN_SWEPT_KEYS, "{kept}");
    }

    #[test]
    fn a_crowd_at_one_moment_takes_bounded_memory() {
        let limits = Limits::new(RateLimits::On, &clock().1);
        for number in 0..150_000 {
            assert_eq!(limits.request(&who(number, number)), Ok(()));
        }
        let limits = limits.0.expect("they are on");
        let kept = limits.budgets[0][0].keyed.read().expect("nothing panics").len();
        assert!(kept <= MAX_KEYS, "{kept}");
        assert!(limits.known.seen.lock().expect("nothing panics").len() <= MAX_KEYS);
    }
}
