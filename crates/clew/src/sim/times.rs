//! How long decisions took, counted in classes: small however many there are, and sums of them do
//! not depend on an order.

use std::time::Duration;

/// Classes to a doubling of the time: each is about 9 % wide.
const FINE: u32 = 8;
/// Up to 2^40 ns, about 18 minutes.
const CLASSES: usize = 40 * FINE as usize;

/// Counted durations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Times {
    counts: Vec<u64>,
}

impl Times {
    pub(super) fn new() -> Self {
        Self { counts: vec![0; CLASSES] }
    }

    /// Counts one.
    pub(super) fn count(&mut self, time: Duration) {
        self.counts[class(time)] += 1;
    }

    /// Adds the counts of another.
    pub(super) fn add(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// The milliseconds below which this share of the times lies; 0 if there are none.
    pub(super) fn millis(&self, share: f64) -> f64 {
        let all: u64 = self.counts.iter().sum();
        let wanted = (all as f64 * share).ceil().max(1.0) as u64;
        let mut sum = 0;
        for (class, count) in self.counts.iter().enumerate() {
            sum += count;
            if sum >= wanted {
                return middle(class) / 1e6;
            }
        }
        0.0
    }
}

fn class(time: Duration) -> usize {
    let nanos = time.as_nanos().max(1) as f64;
    ((nanos.log2() * f64::from(FINE)) as usize).min(CLASSES - 1)
}

/// The middle of a class, in nanoseconds.
fn middle(class: usize) -> f64 {
    ((class as f64 + 0.5) / f64::from(FINE)).exp2().round()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_near_the_truth() {
        let mut times = Times::new();
        for micros in 1..=1000 {
            times.count(Duration::from_micros(micros));
        }
        for (share, millis) in [(0.5, 0.5), (0.99, 0.99), (1.0, 1.0)] {
            let found = times.millis(share);
            assert!((found / millis - 1.0_f64).abs() < 0.06, "{share}: {found}");
        }
    }

    #[test]
    fn the_edges_hold() {
        let mut times = Times::new();
        assert_eq!(times.millis(0.5), 0.0);
        times.count(Duration::ZERO);
        assert!(times.millis(0.5) < 1e-5);
        times.add(&times.clone());
        times.count(Duration::MAX);
        assert!(times.millis(0.5) < 1e-5 && times.millis(1.0) > 1e5);
    }
}
