//! Strength as a number: so many points apart, so often the stronger one wins.

/// The points of one who wins this share of games among so many seats, against the others: 0 for an
/// even share. Nobody is beyond a thousand points, for that would take more games than are played.
pub(super) fn points(share: f64, seats: u8) -> f64 {
    const MOST: f64 = 1000.0;
    let others = f64::from(seats.max(2) - 1);
    let points = 400.0 * (share * others / (1.0 - share)).log10();
    points.clamp(-MOST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_points() {
        assert_eq!(points(0.5, 2), 0.0);
        assert!((points(0.76, 2) - 200.24).abs() < 0.01);
        assert_eq!(points(0.24, 2).round(), -points(0.76, 2).round());
        assert!(points(0.25, 4).abs() < 1e-9);
        assert_eq!((points(0.0, 2), points(1.0, 3)), (-1000.0, 1000.0));
    }
}
