//! Wall-clock time.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

/// A wall-clock time in milliseconds since 1970. Callers read the clock; this crate does not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct UnixMillis(pub u64);

impl fmt::Display for UnixMillis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for UnixMillis {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        number(text)
            .map(Self)
            .ok_or_else(|| Unreadable::new("milliseconds since 1970, such as 1700000000000", text))
    }
}

/// Parses a decimal number without leading zeros or a sign.
pub(crate) fn number(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    text.parse().ok().filter(|_| plain && !padded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_survive_text_and_back() {
        for time in [UnixMillis(0), UnixMillis(1_700_000_000_000), UnixMillis(u64::MAX)] {
            assert_eq!(time.to_string().parse(), Ok(time));
        }
        for text in ["", "00", "+1", "-1", "1.0", "18446744073709551616"] {
            assert!(text.parse::<UnixMillis>().is_err(), "{text}");
        }
    }
}
