//! Parsers for the values of options.

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

/// Parses a setting of a game, such as `walls=19`.
///
/// # Errors
/// If there is no `=`, or no single word before it.
pub fn key_value(text: &str) -> Result<(String, String), Unreadable> {
    let pair = text.split_once('=').map(|(key, value)| (key.trim(), value));
    let pair = pair.filter(|(key, _)| !key.is_empty() && !key.contains(char::is_whitespace));
    let (key, value) = pair.ok_or_else(|| Unreadable::new("KEY=VALUE", text))?;
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_outside_the_range_are_refused() {
        let read = number(1, 9);
        assert_eq!((read("1"), read("9")), (Ok(1), Ok(9)));
        for text in ["", "0", "10", "-1", "+1", "1.5", "many", "99999999999999999999"] {
            let error = read(text).expect_err(text).to_string();
            assert!(error.starts_with("expected a whole number from 1 to 9, found "), "{error}");
        }
        assert_eq!(number(0, u64::MAX)(&u64::MAX.to_string()), Ok(u64::MAX));
    }

    #[test]
    fn a_setting_has_one_word_before_the_equals_sign() {
        assert_eq!(key_value(" walls=1=2"), Ok(("walls".to_owned(), "1=2".to_owned())));
        for text in ["walls", "=3", "walls 3=4", ""] {
            let error = key_value(text).expect_err(text).to_string();
            assert!(error.starts_with("expected KEY=VALUE, found "), "{error}");
        }
    }
}
