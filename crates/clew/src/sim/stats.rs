//! Statistics: confidence intervals, Elo points, quantiles, and sums of whole numbers.

use std::collections::BTreeMap;

/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;
/// Elo differences beyond this are not reported: no run has enough games to measure them.
const MAX_ELO: f64 = 1000.0;

/// Wilson's 95 % interval of a share that was counted over `n` cases; 0 to 1 if `n` is 0.
pub(super) fn wilson_interval(share: f64, n: u64) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let n = n as f64;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

/// Elo points of a player over the others, from its share of wins in games of this many seats: 0 for an
/// even share.
pub(super) fn elo_points(share: f64, seats: u8) -> f64 {
    let others = f64::from(seats.max(2) - 1);
    let points = 400.0 * (share * others / (1.0 - share)).log10();
    points.clamp(-MAX_ELO, MAX_ELO)
}

/// The shortest length that this percentage of the games does not exceed; 0 without games. `lengths` has
/// the number of games by length.
pub(crate) fn length_at(lengths: &BTreeMap<u64, u64>, percent: u64) -> u64 {
    let games: u128 = lengths.values().map(|&games| u128::from(games)).sum();
    let wanted = (games * u128::from(percent)).div_ceil(100).max(1);
    let mut sum = 0;
    for (&length, &count) in lengths {
        sum += u128::from(count);
        if sum >= wanted {
            return length;
        }
    }
    0
}

/// Sums over some values. They are whole numbers, so the order of adding does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sum {
    pub(super) count: u64,
    sum: i128,
    squares: i128,
    pub(super) least: i64,
    pub(super) most: i64,
}

impl Sum {
    pub(super) fn of(value: i64) -> Self {
        let wide = i128::from(value);
        Self { count: 1, sum: wide, squares: wide * wide, least: value, most: value }
    }

    fn add(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum as f64 / self.count as f64
    }

    /// The 95 % interval of the mean; unlimited for fewer than two values.
    pub(super) fn mean_interval(&self) -> (f64, f64) {
        if self.count < 2 {
            return (f64::NEG_INFINITY, f64::INFINITY);
        }
        let count = self.count as f64;
        // Whole numbers up to the division: the interval of equal values has no width.
        let spread = (self.squares * i128::from(self.count) - self.sum * self.sum) as f64;
        let half = Z * (spread / (count * (count - 1.0)) / count).sqrt();
        (self.mean() - half, self.mean() + half)
    }
}

/// Adds sums to those with the same key.
pub(super) fn add_sums<K: Ord>(
    to: &mut BTreeMap<K, Sum>,
    sums: impl IntoIterator<Item = (K, Sum)>,
) {
    for (key, sum) in sums {
        to.entry(key).and_modify(|known| known.add(sum)).or_insert(sum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(wins: u64, n: u64, expected: (f64, f64)) {
        let (low, high) = wilson_interval(wins as f64 / n as f64, n);
        assert!((low - expected.0).abs() < 5e-5, "{low}");
        assert!((high - expected.1).abs() < 5e-5, "{high}");
    }

    #[test]
    fn known_intervals() {
        // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        check(81, 263, (0.2553, 0.3662));
        check(15, 148, (0.0624, 0.1605));
        check(0, 20, (0.0, 0.1611));
        check(1, 29, (0.0061, 0.1718));
        assert_eq!(wilson_interval(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn known_elo_points() {
        assert_eq!(elo_points(0.5, 2), 0.0);
        assert!((elo_points(0.76, 2) - 200.24).abs() < 0.01);
        assert_eq!(elo_points(0.24, 2).round(), -elo_points(0.76, 2).round());
        assert!(elo_points(0.25, 4).abs() < 1e-9);
        assert_eq!((elo_points(0.0, 2), elo_points(1.0, 3)), (-1000.0, 1000.0));
    }

    fn sum(values: &[i64]) -> Sum {
        let mut sums = BTreeMap::new();
        add_sums(&mut sums, values.iter().map(|&value| ((), Sum::of(value))));
        sums[&()]
    }

    #[test]
    fn known_means() {
        // The standard deviation is the root of 32/7.
        let eight = sum(&[2, 4, 4, 4, 5, 5, 7, 9]);
        let half = 1.96 * (32.0 / 7.0 / 8.0_f64).sqrt();
        assert_eq!((eight.mean(), eight.least, eight.most), (5.0, 2, 9));
        let (low, high) = eight.mean_interval();
        assert!(
            (low - (5.0 - half)).abs() < 1e-3 && (high - (5.0 + half)).abs() < 1e-3,
            "{low} {high}"
        );
        let equal = sum(&[-2, -2, -2]);
        assert_eq!((equal.mean(), equal.mean_interval()), (-2.0, (-2.0, -2.0)));
        let one = sum(&[7]);
        assert_eq!((one.mean(), one.mean_interval()), (7.0, (f64::NEG_INFINITY, f64::INFINITY)));
    }

    #[test]
    fn lengths_by_percentage() {
        let lengths: BTreeMap<u64, u64> = (1..=10).map(|length| (length * 10, 1)).collect();
        assert_eq!([10, 50, 90, 99].map(|percent| length_at(&lengths, percent)), [10, 50, 90, 100]);
        assert_eq!(length_at(&BTreeMap::new(), 50), 0);
    }
}
