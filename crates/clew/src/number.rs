//! Whole numbers on the command line.

use game::Unreadable;

/// Reads a whole number within these limits, both allowed.
pub(crate) fn number(
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

#[cfg(test)]
mod tests {
    use super::*;

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
