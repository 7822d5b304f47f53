//! Rate limits by person and by address.

use std::convert::Infallible;
use std::fmt;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::error::RequestError;
use crate::listen::PeerAddress;
use crate::person::token;
use crate::{Clock, Error};

/// Requests of one person: 40 a second, 120 at once.
const REQUESTS: (Duration, u32) = (Duration::from_millis(25), 120);
/// Tables opened from one address: one in two seconds, 30 at once.
const OPENINGS: (Duration, u32) = (Duration::from_secs(2), 30);
/// Chat messages of one person: 2 a second, 10 at once.
const TALK: (Duration, u32) = (Duration::from_millis(500), 10);

/// Maximum number of clients that one limit remembers.
const MAX_KEYS: usize = 100_000;
/// Number of clients below which nothing is swept.
const MIN_SWEPT_KEYS: usize = 1_000;

/// The key by which limits distinguish clients: a person, or an address. It is a keyed hash that means nothing
/// outside this process, and no token can be computed from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClientKey(u64);

impl ClientKey {
    /// The person with the token in these headers; without one, all clients at this address.
    pub fn of_request(headers: &HeaderMap, address: IpAddr) -> Self {
        match token(headers) {
            Ok(Some(token)) => Self::of(&token),
            Ok(None) | Err(_) => Self::at(address),
        }
    }

    /// All clients at this address. Of an IPv6 address only the first half counts: a household can choose the
    /// other half freely.
    pub fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::of(&address),
            IpAddr::V6(address) => Self::of(&(address.to_bits() >> 64)),
        }
    }

    fn of(what: &impl Hash) -> Self {
        // The hash key is secret: otherwise a client could choose whose limits it uses up.
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        Self(KEY.hash_one(what))
    }
}

impl<S: Sync> FromRequestParts<S> for ClientKey {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let PeerAddress(address) = PeerAddress::of(&parts.extensions);
        Ok(Self::of_request(&parts.headers, address))
    }
}

impl fmt::Debug for ClientKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientKey(..)")
    }
}

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
            Arc::new(Limiters { requests, openings, talk })
        }))
    }

    /// Counts a request of any kind.
    ///
    /// # Errors
    /// If the client sends too many.
    pub fn request(&self, client: ClientKey) -> Result<(), Error> {
        let limiter = self.0.as_ref().map(|limits| &limits.requests);
        count(limiter, client, "requests of one person", "too many requests")
    }

    /// Counts a table that is opened from this address.
    ///
    /// # Errors
    /// If too many are opened from there.
    pub fn opening(&self, from: IpAddr) -> Result<(), Error> {
        let limiter = self.0.as_ref().map(|limits| &limits.openings);
        let text = "too many tables were opened from your network";
        count(limiter, ClientKey::at(from), "tables opened from one address", text)
    }

    /// Counts a chat message.
    ///
    /// # Errors
    /// If the client sends too many.
    pub fn talk(&self, client: ClientKey) -> Result<(), Error> {
        let limiter = self.0.as_ref().map(|limits| &limits.talk);
        count(limiter, client, "words of one person", "you are chatting too fast")
    }
}

/// Counts something, and logs if that is refused. Not who it was: an address is personal.
fn count(
    limiter: Option<&Limiter>,
    client: ClientKey,
    limit: &str,
    what: &'static str,
) -> Result<(), Error> {
    let Some(Err(wait)) = limiter.map(|limiter| limiter.check(client)) else { return Ok(()) };
    tracing::warn!(limit, "a limit was hit");
    let seconds = u32::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(u32::MAX).max(1);
    Err(RequestError::TooManyRequests { what, seconds }.into())
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Limits(..)" } else { "Limits(off)" })
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
    fn new((period, burst): (Duration, u32), clock: Clock) -> Self {
        let quota = Quota::with_period(period).expect("periods are longer than nothing");
        let quota = quota.allow_burst(NonZeroU32::new(burst).expect("bursts are above 0"));
        let keyed = RwLock::new(RateLimiter::hashmap_with_clock(quota, clock.clone()));
        Self { quota, clock, keyed, sweep_at: AtomicUsize::new(MIN_SWEPT_KEYS) }
    }

    /// Counts something; the time to wait if the client is over the limit.
    fn check(&self, client: ClientKey) -> Result<(), Duration> {
        let keyed = self.keyed.read().unwrap_or_else(PoisonError::into_inner);
        let now = governor::clock::Clock::now(&self.clock);
        let checked = keyed.check_key(&client).map_err(|until| until.wait_time_from(now));
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

    fn who(number: u32) -> ClientKey {
        ClientKey::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
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
        assert_eq!(error.text, "too many requests: try again in 1 s");
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

    const TOKEN: &str = "000102030405060708090a0b0c0d0e0f";

    fn asking(name: &'static str, value: &str) -> ClientKey {
        let value = axum::http::HeaderValue::from_str(value).expect("a header");
        let mut headers = HeaderMap::new();
        headers.insert(name, value);
        ClientKey::of_request(&headers, HERE)
    }

    #[test]
    fn a_person_is_known_by_the_token_wherever_it_stands() {
        let who = asking("authorization", &format!("Bearer {TOKEN}"));
        assert_ne!(who, ClientKey::at(HERE));
        assert_eq!(who, asking("authorization", &format!("bearer {}", TOKEN.to_uppercase())));
        assert_eq!(who, asking("cookie", &format!("a=b; clew={TOKEN}")));
        assert_ne!(who, asking("cookie", &format!("clew={}1", &TOKEN[..31])));
    }

    #[test]
    fn without_a_token_the_address_counts() {
        for (name, value) in [
            ("cookie", "clew=1; clews=2"),
            ("cookie", &format!("clew=+{}", &TOKEN[1..])),
            ("authorization", "Basic abc"),
            ("authorization", "Bearer abc"),
            ("x-forwarded-for", "10.9.9.9"),
        ] {
            assert_eq!(asking(name, value), ClientKey::at(HERE), "{name}: {value}");
        }
    }

    #[test]
    fn a_household_is_one_address() {
        let at = |text: &str| ClientKey::at(text.parse().expect("an address"));
        assert_eq!(at("2001:db8::1"), at("2001:db8::ffff:2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("10.0.0.1"), at("::ffff:10.0.0.1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
    }

    #[test]
    fn a_client_key_is_not_printed() {
        assert_eq!(format!("{:?}", ClientKey::at(HERE)), "ClientKey(..)");
    }
}
