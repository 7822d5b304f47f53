//! Limits how many codes of tables one address can try in vain.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::{ClientKey, RateLimits};
use crate::error::RequestError;
use crate::{Clock, Error};

/// Wrong tries of one address: 10 within a minute, 100 within an hour. A window begins with its first wrong try.
const WINDOWS: [(u64, u32); 2] = [(60 * SECOND, 10), (3_600 * SECOND, 100)];
/// A second of the clock, in microseconds.
const SECOND: u64 = 1_000_000;
/// Maximum number of addresses that are remembered.
const MAX_KEYS: usize = 100_000;

/// The wrong tries of all addresses. A clone shares them.
#[derive(Clone, Debug)]
pub struct WrongTries(Option<Arc<Counted>>);

#[derive(Debug)]
struct Counted {
    clock: Clock,
    by_address: Mutex<HashMap<ClientKey, Tries>>,
}

/// For each window: when it began, and the wrong tries in it.
type Tries = [(u64, u32); WINDOWS.len()];

impl WrongTries {
    /// No tries yet, measured by this clock.
    pub fn new(limits: RateLimits, clock: &Clock) -> Self {
        let counted = || Counted { clock: clock.clone(), by_address: Mutex::default() };
        Self((limits == RateLimits::On).then(|| Arc::new(counted())))
    }

    /// Checks that this address may try once more. A right code must be refused too once the limit is reached:
    /// otherwise the answer to each further try would say whether it is right.
    ///
    /// # Errors
    /// If it has tried too many wrong ones.
    pub fn check(&self, address: ClientKey) -> Result<(), Error> {
        let Some(counted) = &self.0 else { return Ok(()) };
        let (now, tries) = counted.tries(address);
        let full = WINDOWS.iter().zip(tries).filter(|((_, most), (_, count))| count >= most);
        let waits = full.map(|((length, _), (since, _))| since + length - now);
        let Some(wait) = waits.max() else { return Ok(()) };
        tracing::warn!(limit = "wrong codes of one address", "a limit was hit");
        let seconds = u32::try_from(wait.div_ceil(SECOND)).unwrap_or(u32::MAX).max(1);
        let what = "too many wrong codes were typed in your network";
        Err(RequestError::TooManyRequests { what, seconds }.into())
    }

    /// Counts a wrong try.
    pub fn wrong(&self, address: ClientKey) {
        let Some(counted) = &self.0 else { return };
        let (now, mut tries) = counted.tries(address);
        for (since, count) in &mut tries {
            *since = if *count == 0 { now } else { *since };
            *count += 1;
        }
        let mut all = counted.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_KEYS {
            all.retain(|_, tries| current(*tries, now).iter().any(|(_, count)| *count > 0));
        }
        // More addresses than a machine can serve: to forget them is better than to run out of memory.
        if all.len() >= MAX_KEYS {
            all.clear();
        }
        all.insert(address, tries);
    }
}

impl Counted {
    /// The time, and the tries of an address in the windows that are not over.
    fn tries(&self, address: ClientKey) -> (u64, Tries) {
        let now = self.clock.micros();
        let all = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let tries = all.get(&address).copied().unwrap_or_default();
        (now, current(tries, now))
    }
}

/// The tries, without those of windows that are over.
fn current(mut tries: Tries, now: u64) -> Tries {
    for ((length, _), window) in WINDOWS.iter().zip(&mut tries) {
        if now.saturating_sub(window.0) >= *length {
            *window = (0, 0);
        }
    }
    tries
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use table::UnixMillis;

    use super::*;

    fn here() -> ClientKey {
        ClientKey::at(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    fn clock() -> (Arc<AtomicU64>, Clock) {
        let now = Arc::new(AtomicU64::new(1_700_000_000_000));
        let read = now.clone();
        (now, Clock::new(move || UnixMillis(read.load(Relaxed))))
    }

    /// How many wrong tries in a row are allowed, and after how many seconds the next is.
    fn run(tries: &WrongTries) -> (usize, Option<u32>) {
        for count in 0..1_000 {
            if let Err(error) = tries.check(here()) {
                assert_eq!((error.status.as_u16(), error.code), (429, "too-many-requests"));
                return (count, error.retry_after);
            }
            tries.wrong(here());
        }
        (1_000, None)
    }

    #[test]
    fn ten_in_a_minute_and_a_hundred_in_an_hour() {
        let (now, clock) = clock();
        let tries = WrongTries::new(RateLimits::On, &clock);
        assert_eq!(run(&tries), (10, Some(60)));
        now.fetch_add(59_000, Relaxed);
        assert_eq!(run(&tries), (0, Some(1)));
        now.fetch_add(1_000, Relaxed);
        for _ in 1..10 {
            assert_eq!(run(&tries).0, 10);
            now.fetch_add(60_000, Relaxed);
        }
        let (count, wait) = run(&tries);
        assert_eq!((count, wait), (0, Some(3_000)), "ten minutes of the hour are over");
        now.fetch_add(3_000_000, Relaxed);
        assert_eq!(run(&tries).0, 10);
    }

    #[test]
    fn only_wrong_tries_count_and_each_address_has_its_own() {
        let tries = WrongTries::new(RateLimits::On, &clock().1);
        for _ in 0..100 {
            assert_eq!(tries.check(here()), Ok(()));
        }
        assert_eq!(run(&tries).0, 10);
        let other = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 9));
        assert_eq!(tries.check(ClientKey::at(other)), Ok(()));
    }

    #[test]
    fn they_can_be_switched_off() {
        assert_eq!(run(&WrongTries::new(RateLimits::Off, &clock().1)), (1_000, None));
    }

    #[test]
    fn a_crowd_takes_bounded_memory() {
        let tries = WrongTries::new(RateLimits::On, &clock().1);
        for number in 0..150_000 {
            tries.wrong(ClientKey::at(IpAddr::V4(Ipv4Addr::from_bits(number))));
        }
        let counted = tries.0.expect("limits are on");
        assert!(counted.by_address.lock().expect("nothing panics").len() <= MAX_KEYS);
    }
}
