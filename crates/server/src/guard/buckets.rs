//! Buckets of tokens, one for each who asks: each request takes one, and time gives them back.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use table::UnixMillis;

use super::who::{ByWho, Who};

/// How fast tokens come back, and how many there can be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    /// Milliseconds in which one comes back.
    pub(super) every: u64,
    /// How many are in a full bucket.
    pub(super) burst: u64,
}

/// One bucket, kept as the time at which it is full again. With that there is nothing to refill.
#[derive(Clone, Copy, Default, Debug)]
struct Bucket {
    full_at: u64,
}

impl Bucket {
    /// Takes a token, or says in how many milliseconds there will be one.
    fn take(&mut self, rate: Rate, now: UnixMillis) -> Result<(), u64> {
        let empty = now.0.saturating_add(rate.every.saturating_mul(rate.burst));
        // No bucket is emptier than empty. One that seems to be was used before the clock was put
        // back, and nobody shall wait for that.
        let full_at = self.full_at.clamp(now.0, empty).saturating_add(rate.every);
        if full_at > empty {
            return Err(full_at - empty);
        }
        self.full_at = full_at;
        Ok(())
    }
}

/// So many parts, each with a lock of its own, which is held for a look-up.
const PARTS: usize = 16;
/// So many buckets in each part at most.
const MOST: usize = 100_000 / PARTS;
/// A part with fewer is not swept.
const FEW: usize = 32;

/// A bucket for everybody who is not known to have a full one.
pub(super) struct Buckets {
    rate: Rate,
    parts: [Mutex<Part>; PARTS],
}

#[derive(Default)]
struct Part {
    buckets: HashMap<Who, Bucket, ByWho>,
    /// At this size the full ones are thrown away.
    sweep_at: usize,
}

impl Buckets {
    pub(super) fn new(rate: Rate) -> Self {
        Self { rate, parts: Default::default() }
    }

    /// Takes a token, or says in how many milliseconds there will be one.
    pub(super) fn take(&self, who: Who, now: UnixMillis) -> Result<(), u64> {
        let part = &self.parts[who.place(PARTS)];
        part.lock().unwrap_or_else(PoisonError::into_inner).take(who, self.rate, now)
    }

    /// How many buckets are kept.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.parts.iter().map(|part| part.lock().expect("nothing panics").buckets.len()).sum()
    }
}

impl Part {
    fn take(&mut self, who: Who, rate: Rate, now: UnixMillis) -> Result<(), u64> {
        if let Some(bucket) = self.buckets.get_mut(&who) {
            return bucket.take(rate, now);
        }
        if self.buckets.len() >= self.sweep_at {
            self.sweep(rate, now);
        }
        self.buckets.entry(who).or_default().take(rate, now)
    }

    /// Forgets buckets that are full again: a new one is as good.
    fn sweep(&mut self, rate: Rate, now: UnixMillis) {
        let empty = now.0.saturating_add(rate.every.saturating_mul(rate.burst));
        self.buckets.retain(|_, bucket| now.0 < bucket.full_at && bucket.full_at <= empty);
        // So many people at once are more than a machine can serve. To forget what they have used
        // is better than to run out of memory, and better than to refuse whoever comes next.
        if self.buckets.len() >= MOST {
            self.buckets.clear();
        }
        self.buckets.shrink_to(FEW.max(self.buckets.len() * 2));
        self.sweep_at = (self.buckets.len() * 2).clamp(FEW, MOST);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const RATE: Rate = Rate { every: 25, burst: 120 };

    fn who(number: u32) -> Who {
        Who::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    /// How many tokens can be taken at once.
    fn drain(buckets: &Buckets, who: Who, now: u64) -> usize {
        (0..).take_while(|_| buckets.take(who, UnixMillis(now)).is_ok()).count()
    }

    #[test]
    fn a_burst_and_then_a_steady_flow() {
        let buckets = Buckets::new(RATE);
        assert_eq!(drain(&buckets, who(1), 1_000), 120);
        assert_eq!(buckets.take(who(1), UnixMillis(1_000)), Err(25));
        assert_eq!(buckets.take(who(1), UnixMillis(1_024)), Err(1));
        assert_eq!(drain(&buckets, who(1), 1_025), 1);
        assert_eq!(drain(&buckets, who(1), 2_025), 40);
        assert_eq!(drain(&buckets, who(1), 60_000), 120, "never more than a burst");
    }

    #[test]
    fn one_does_not_use_up_what_is_another_s() {
        let buckets = Buckets::new(RATE);
        assert_eq!(drain(&buckets, who(1), 0), 120);
        assert_eq!(drain(&buckets, who(2), 0), 120);
    }

    #[test]
    fn a_clock_that_is_put_back_makes_nobody_wait_long() {
        let buckets = Buckets::new(RATE);
        assert_eq!(drain(&buckets, who(1), 3_600_000), 120);
        assert_eq!(buckets.take(who(1), UnixMillis(1_000)), Err(25));
        assert_eq!(drain(&buckets, who(1), 1_025), 0);
        let _ = buckets.take(who(1), UnixMillis(u64::MAX));
        assert!(buckets.take(who(1), UnixMillis(0)).is_err_and(|wait| wait <= 25));
    }

    #[test]
    fn buckets_that_are_full_again_are_forgotten() {
        let buckets = Buckets::new(RATE);
        // Each is full again 25 milliseconds later: some 250 are not, at any time.
        for number in 0..50_000 {
            assert_eq!(buckets.take(who(number), UnixMillis(u64::from(number / 10))), Ok(()));
            assert!(buckets.len() <= 2 * 250 + PARTS * FEW, "{} at {number}", buckets.len());
        }
        assert_eq!(drain(&buckets, who(49_999), 4_999), 119, "who is not full is remembered");
    }

    #[test]
    fn buckets_from_before_the_clock_was_put_back_are_forgotten() {
        let buckets = Buckets::new(RATE);
        for (number, now) in (0..20_000).zip([1_000_000; 10_000].into_iter().chain([0; 10_000])) {
            assert_eq!(buckets.take(who(number), UnixMillis(now)), Ok(()));
        }
        assert!(buckets.len() < 15_000, "{}", buckets.len());
    }

    #[test]
    fn there_are_never_more_than_fit() {
        let buckets = Buckets::new(RATE);
        for number in 0..150_000 {
            assert_eq!(buckets.take(who(number), UnixMillis(7)), Ok(()));
        }
        assert!(buckets.len() <= MOST * PARTS, "{}", buckets.len());
    }
}
