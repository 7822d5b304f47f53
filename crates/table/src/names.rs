//! Names and ids: of tables, players, bot levels, persons and sent actions.

use std::fmt;
use std::hash;
use std::str::FromStr;
use std::sync::Arc;

use game::Unreadable;

use crate::Hash;

/// The id of a table in URLs: 1 to 40 of `a`-`z`, `0`-`9`, `-`. Cloning is cheap.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(Arc<str>);

/// The name of a player: 1 to 24 characters, without control characters and without blanks at either
/// end.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(String);

/// The strength of a bot: 1 to 24 of `a`-`z`, `0`-`9`, `-`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(String);

/// The hash that identifies a person on the server, the same at every table. Records hold an
/// [`Alias`](crate::Alias) instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Person(pub Hash);

/// The idempotency key of an action: an action that is sent twice with the same key is performed once. 1
/// to 40 of `A`-`Z`, `a`-`z`, `0`-`9`, `-`, `_`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// Length of the key in bytes.
    len: u8,
    /// The ASCII letters of the key, followed by zeros.
    letters: [u8; MAX_KEY_BYTES],
}

/// Maximum length of an idempotency key in bytes.
const MAX_KEY_BYTES: usize = 40;

impl TableId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Level {
    /// The level as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Key {
    /// The key as text.
    pub fn as_str(&self) -> &str {
        let letters = &self.letters[..usize::from(self.len)];
        std::str::from_utf8(letters).expect("all letters of a key are ASCII")
    }
}

impl hash::Hash for Key {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        state.write(&self.letters[..usize::from(self.len)]);
    }
}

/// Whether a text has 1 to `most` characters, all of `a`-`z`, `0`-`9`, `-`.
pub(crate) fn is_word(text: &str, most: usize) -> bool {
    let plain = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    (1..=most).contains(&text.len()) && text.bytes().all(plain)
}

impl FromStr for TableId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let expected = "a table's name: 1 to 40 of a-z, 0-9 and -";
        is_word(text, 40).then(|| Self(text.into())).ok_or_else(|| Unreadable::new(expected, text))
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let expected = "a bot's level: 1 to 24 of a-z, 0-9 and -";
        is_word(text, 24)
            .then(|| Self(text.to_owned()))
            .ok_or_else(|| Unreadable::new(expected, text))
    }
}

impl FromStr for Name {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let fits = (1..=24).contains(&text.chars().count())
            && text.trim() == text
            && !text.contains(char::is_control);
        let expected = "a name of 1 to 24 characters, without a blank at either end";
        fits.then(|| Self(text.to_owned())).ok_or_else(|| Unreadable::new(expected, text))
    }
}

impl FromStr for Person {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().map(Self)
    }
}

impl FromStr for Key {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if !(1..=MAX_KEY_BYTES).contains(&text.len()) || !text.bytes().all(plain) {
            let expected = "an action's key: 1 to 40 of A-Z, a-z, 0-9, - and _";
            return Err(Unreadable::new(expected, text));
        }
        let mut letters = [0; MAX_KEY_BYTES];
        letters[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self { len: text.len() as u8, letters })
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_right_survives_text_and_back() {
        for text in ["a", "b-7", &"x".repeat(40)] {
            assert_eq!(text.parse::<TableId>().expect(text).to_string(), text);
            assert_eq!(text.parse::<Key>().expect(text).to_string(), text);
        }
        for text in ["Ada", "Åsa & Bo", &"ö".repeat(24)] {
            assert_eq!(text.parse::<Name>().expect(text).to_string(), text);
        }
        assert_eq!("easy-2".parse::<Level>().expect("a level").as_str(), "easy-2");
        assert_ne!("ab".parse::<Key>(), "a".parse::<Key>());
    }

    #[test]
    fn what_is_wrong_is_refused() {
        for text in ["", "A", "a b", "ä", &"x".repeat(41)] {
            assert!(text.parse::<TableId>().is_err(), "{text}");
        }
        for text in ["", "a b", "ä", "a.b", &"x".repeat(41)] {
            assert!(text.parse::<Key>().is_err(), "{text}");
        }
        for text in ["", " ", " a", "a ", "a\tb", "a\nb", "\u{7f}", &"x".repeat(25)] {
            assert!(text.parse::<Name>().is_err(), "{text:?}");
        }
        for text in ["", "Easy", &"x".repeat(25)] {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
    }
}
