//! How far a share that was counted can be trusted.

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
}
