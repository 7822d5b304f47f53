//! How long things took, in a few atomic numbers.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The upper ends of the boxes: in microseconds, and in seconds as text.
pub(super) const ENDS: [(u64, &str); 12] = [
    (100, "0.0001"),
    (250, "0.00025"),
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (500_000, "0.5"),
    (2_500_000, "2.5"),
];

/// Boxes of times; the last holds what took longer than all ends.
#[derive(Default)]
pub(super) struct Histogram {
    boxes: [AtomicU64; ENDS.len() + 1],
    /// All times together, in microseconds.
    sum: AtomicU64,
}

impl Histogram {
    pub(super) fn note(&self, micros: u64) {
        let at = ENDS.partition_point(|&(end, _)| end < micros);
        self.boxes[at].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
    }

    /// For each end, how many took no longer; then how many there are in all.
    pub(super) fn up_to(&self) -> [u64; ENDS.len() + 1] {
        let mut so_far = 0;
        std::array::from_fn(|at| {
            so_far += self.boxes[at].load(Relaxed);
            so_far
        })
    }

    pub(super) fn sum(&self) -> u64 {
        self.sum.load(Relaxed)
    }
}
