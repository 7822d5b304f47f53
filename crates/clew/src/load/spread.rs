//! Times, counted in classes that are narrow beside the times themselves: however many there are,
//! they take the same room.

use std::time::Duration;

use serde::Serialize;

/// Every doubling has 2 to this power classes: each is less than 1 % wide.
const FINE: u32 = 7;
/// Up to 2^40 ns, about 18 minutes.
const DOUBLINGS: u32 = 40;
const CLASSES: usize = ((DOUBLINGS - FINE + 1) << FINE) as usize;

/// Counted times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spread {
    counts: Vec<u64>,
    max: Duration,
}

/// What is told of counted times, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Spans {
    /// Half of them are shorter.
    pub(crate) p50: f64,
    /// All but one in a hundred are shorter.
    pub(crate) p99: f64,
    /// The longest.
    pub(crate) max: f64,
}

impl Spread {
    /// Nothing counted yet.
    pub(super) fn new() -> Self {
        Self { counts: vec![0; CLASSES], max: Duration::ZERO }
    }

    /// Counts one.
    pub(super) fn count(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.counts[class(nanos)] += 1;
        self.max = self.max.max(time);
    }

    /// What is told of them; zeros if there are none.
    pub(super) fn spans(&self) -> Spans {
        let max = self.max.as_secs_f64() * 1e3;
        Spans { p50: self.share(50).min(max), p99: self.share(99).min(max), max }
    }

    /// The milliseconds that so many in a hundred do not exceed: the upper end of a class.
    fn share(&self, hundredths: u64) -> f64 {
        let all: u64 = self.counts.iter().sum();
        let wanted = (all * hundredths).div_ceil(100).max(1);
        let mut sum = 0;
        let reaches = |count: &u64| {
            sum += count;
            sum >= wanted
        };
        self.counts.iter().position(reaches).map_or(0.0, |class| end(class) as f64 / 1e6)
    }
}

/// Small numbers have a class each; from there on, the leading bits say which it is.
fn class(nanos: u64) -> usize {
    let shift = (u64::BITS - nanos.leading_zeros()).saturating_sub(FINE + 1);
    let class = (u64::from(shift) << FINE) + (nanos >> shift);
    (class as usize).min(CLASSES - 1)
}

/// The largest number of a class.
fn end(class: usize) -> u64 {
    let shift = (class >> FINE).saturating_sub(1);
    let leading = class - (shift << FINE);
    ((leading as u64 + 1) << shift) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_lies_in_its_class() {
        let mut before = 0;
        for power in 1..DOUBLINGS {
            for nanos in [1_u64 << power, (1 << power) + 1, (1 << power) * 3 / 2] {
                let class = class(nanos);
                assert!(class >= before && nanos <= end(class), "{nanos}");
                assert!(class == 0 || nanos > end(class - 1), "{nanos}");
                assert!((end(class) - nanos) as f64 <= nanos as f64 / 128.0, "{nanos}");
                before = class;
            }
        }
    }

    #[test]
    fn shares_are_near_the_truth() {
        let mut spread = Spread::new();
        // Upside down: the order does not matter.
        for micros in (1..=1000).rev() {
            spread.count(Duration::from_micros(micros));
        }
        let Spans { p50, p99, max } = spread.spans();
        assert!((0.500..0.505).contains(&p50), "{p50}");
        assert!((0.990..1.000).contains(&p99), "{p99}");
        assert_eq!(max, 1.0);
    }

    #[test]
    fn one_in_a_hundred_may_be_longer() {
        let mut spread = Spread::new();
        for _ in 0..99 {
            spread.count(Duration::from_millis(1));
        }
        spread.count(Duration::from_secs(3));
        let Spans { p99, max, .. } = spread.spans();
        assert!(p99 < 1.01 && max == 3000.0, "{p99} {max}");
        spread.count(Duration::from_secs(2));
        assert!(spread.spans().p99 > 1999.0);
    }

    #[test]
    fn the_edges_hold() {
        let mut spread = Spread::new();
        assert_eq!(spread.spans(), Spans::default());
        spread.count(Duration::ZERO);
        assert_eq!(spread.spans(), Spans::default());
        spread.count(Duration::MAX);
        assert!(spread.spans().p99 > 1e5);
    }
}
