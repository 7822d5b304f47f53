//! Numbers on the command line and in what is printed.

use game::Unreadable;

/// A parser of whole numbers from `least` to `most`, both included.
pub fn number(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<u64, Unreadable> + Clone + Send + Sync + 'static {
    move |text| {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| plain && (least..=most).contains(number));
        number.ok_or_else(|| {
            let expected = match most {
                u64::MAX => format!("a whole number from {least}"),
                _ => format!("a whole number from {least} to {most}"),
            };
            Unreadable::new(expected, text)
        })
    }
}

/// The number with commas between the thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (nth, digit) in digits.chars().enumerate() {
        if nth > 0 && (digits.len() - nth).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in per cent, to a tenth.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A share in hundredths without trailing zeros.
pub fn hundredths(share: f64) -> String {
    format!("{:.3}", share * 100.0).trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A time in the unit that suits its size.
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

    #[test]
    fn numbers_keep_to_their_limits() {
        let read = number(1, 9);
        assert_eq!((read("1"), read("9")), (Ok(1), Ok(9)));
        for text in ["", "0", "10", "-1", "+1", "1.5", "many", "99999999999999999999"] {
            let error = read(text).expect_err(text).to_string();
            assert!(error.starts_with("expected a whole number from 1 to 9, found "), "{error}");
        }
        assert_eq!(number(0, u64::MAX)(&u64::MAX.to_string()), Ok(u64::MAX));
    }
}
