//! Game time.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

use serde::Serialize;

use crate::Unreadable;

/// Milliseconds of game time: since the start, pauses taken out. Written `mm:ss.mmm`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Millis(pub u64);

impl Millis {
    /// The moment of the start.
    pub const ZERO: Self = Self(0);
}

/// Saturating addition: the latest time rather than a wrapped one.
impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

/// The time between; zero if `other` is later.
impl Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, rest) = (self.0 / 60_000, self.0 % 60_000);
        write!(f, "{minutes:02}:{:02}.{:03}", rest / 1000, rest % 1000)
    }
}

impl FromStr for Millis {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let bad = || Unreadable::new("a time such as 00:30.000 (minutes:seconds.millis)", text);
        let (minutes, rest) = text.split_once(':').ok_or_else(bad)?;
        let (seconds, millis) = rest.split_once('.').ok_or_else(bad)?;
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let padded = minutes.len() > 2 && minutes.starts_with('0');
        let whole = minutes.len() >= 2 && !padded && seconds.len() == 2 && millis.len() == 3;
        if !whole || !digits(minutes) || !digits(seconds) || !digits(millis) {
            return Err(bad());
        }
        let number = |part: &str| part.parse::<u64>().map_err(|_| bad());
        let (minutes, seconds, millis) = (number(minutes)?, number(seconds)?, number(millis)?);
        if seconds > 59 {
            return Err(bad());
        }
        minutes
            .checked_mul(60_000)
            .and_then(|sum| sum.checked_add(seconds * 1000 + millis))
            .map(Self)
            .ok_or_else(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_survive_text_and_back() {
        for (millis, text) in [
            (0, "00:00.000"),
            (30_000, "00:30.000"),
            (179_999, "02:59.999"),
            (6_000_001, "100:00.001"),
            (u64::MAX, "307445734561825:51.615"),
        ] {
            assert_eq!(Millis(millis).to_string(), text);
            assert_eq!(text.parse(), Ok(Millis(millis)));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "30",
            "0:30.000",
            "00:60.000",
            "00:3.000",
            "00:30",
            "00:30.0000",
            "+0:30.000",
            "099:00.000",
            "000:00.000",
            "00:+3.000",
            "00:30.-00",
            "307445734561825:51.616",
            "999999999999999999999:00.000",
        ] {
            assert!(text.parse::<Millis>().is_err(), "{text}");
        }
    }

    #[test]
    fn times_never_wrap() {
        assert_eq!(Millis(u64::MAX) + Millis(1), Millis(u64::MAX));
        assert_eq!(Millis(1) - Millis(2), Millis::ZERO);
        assert_eq!(Millis(5) - Millis(2) + Millis(1), Millis(4));
    }
}
