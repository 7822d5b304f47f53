//! How far what was counted can be trusted.

/// The 95 % quantile of the normal distribution, on both sides.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval for a share counted over `n` cases: from, to. Everything if `n` is 0.
pub(super) fn interval(share: f64, n: u64) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let n = n as f64;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

/// A mean over `n` cases with its 95 % interval, by the sum and the sum of the squares: the mean, from,
/// to. With fewer than two cases there is no telling.
pub(super) fn mean(sum: i128, squares: i128, n: u64) -> (f64, f64, f64) {
    let count = n as f64;
    let mean = if n == 0 { 0.0 } else { sum as f64 / count };
    if n < 2 {
        return (mean, f64::NEG_INFINITY, f64::INFINITY);
    }
    // Whole numbers to the last step: nothing is lost where all cases are alike.
    let spread = (squares * i128::from(n) - sum * sum) as f64 / (count * (count - 1.0));
    let half = Z * (spread / count).sqrt();
    (mean, mean - half, mean + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(wins: u64, n: u64, expected: (f64, f64)) {
        let (low, high) = interval(wins as f64 / n as f64, n);
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
        assert_eq!(interval(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn known_means() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, and a standard deviation of the root of 32/7.
        let (five, low, high) = mean(40, 232, 8);
        let half = 1.96 * (32.0 / 7.0 / 8.0_f64).sqrt();
        assert_eq!(five, 5.0);
        assert!(
            (low - (5.0 - half)).abs() < 1e-3 && (high - (5.0 + half)).abs() < 1e-3,
            "{low} {high}"
        );
        assert_eq!(mean(-6, 12, 3), (-2.0, -2.0, -2.0));
        assert_eq!(mean(7, 49, 1), (7.0, f64::NEG_INFINITY, f64::INFINITY));
    }
}
