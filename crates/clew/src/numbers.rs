//! Numbers as text for people.

use indicatif::HumanCount;

/// A number with commas between the thousands: `1,234`.
pub fn grouped(number: u64) -> String {
    HumanCount(number).to_string()
}

/// A share in per cent, with one decimal: `12.3 %`.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A share in per cent, without the sign and trailing zeros: `24.5`.
pub fn hundredths(share: f64) -> String {
    format!("{:.3}", share * 100.0).trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A time given in milliseconds, in nanoseconds, microseconds or milliseconds: `12.5 µs`.
pub fn time(millis: f64) -> String {
    match millis {
        _ if millis < 0.001 => format!("{:.0} ns", millis * 1e6),
        _ if millis < 1.0 => format!("{:.1} µs", millis * 1e3),
        _ => format!("{millis:.1} ms"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        for (number, text) in [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
        assert_eq!(percent(0.12345), "12.3 %");
        assert_eq!(
            [0.0, 0.005, 0.245, 0.1, 1.0].map(hundredths),
            ["0", "0.5", "24.5", "10", "100"]
        );
        assert_eq!([0.00003, 0.0125, 12.0].map(time), ["30 ns", "12.5 µs", "12.0 ms"]);
    }
}
