//! What is wrong with a text, and what would be right.

use std::fmt;

/// A text that could not be read: where, what was expected there and what was found instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The line, counted from 1.
    line: usize,
    /// What would have been right.
    expected: String,
    /// What stood there.
    found: String,
}

impl Unreadable {
    /// `expected` in words; `found` as it stands in the text.
    pub fn new(expected: impl Into<String>, found: &str) -> Self {
        let found = match found.trim() {
            "" => "nothing".to_owned(),
            text => format!("`{}`", clipped(text)),
        };
        Self { line: 1, expected: expected.into(), found }
    }

    /// Where the text can be read but says something that cannot be: both in words.
    pub fn wrong(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { line: 1, expected: expected.into(), found: found.into() }
    }

    /// A position that breaks a rule, found on this line: `why` says which.
    pub fn impossible(line: usize, why: impl Into<String>) -> Self {
        Self::wrong("a position that can be", why).on_line(line)
    }

    /// The same on this line, counted from 1.
    #[must_use]
    pub fn on_line(self, line: usize) -> Self {
        Self { line, ..self }
    }

    /// The same with a hint after it.
    #[must_use]
    pub fn hint(mut self, hint: &str) -> Self {
        self.found.push_str("; ");
        self.found.push_str(hint);
        self
    }

    /// The line, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }
}

/// Without the line: a caller who knows the file's name writes `file:line: expected .., found ..`.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for Unreadable {}

/// Short enough for one line, and without characters that would upset a terminal.
fn clipped(text: &str) -> String {
    const MOST: usize = 48;
    let mut short: String = text.chars().take(MOST).flat_map(plain).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

fn plain(letter: char) -> impl Iterator<Item = char> {
    let escaped = letter.is_control().then(|| letter.escape_default());
    let kept = (!letter.is_control()).then_some(letter);
    escaped.into_iter().flatten().chain(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_what_would_be_right() {
        let error = Unreadable::new("a side", " up ").on_line(4);
        assert_eq!(error.to_string(), "expected a side, found `up`");
        assert_eq!(error.line(), 4);
        assert_eq!(Unreadable::new("a side", "").to_string(), "expected a side, found nothing");
        let hinted = error.hint("did you mean `north`?");
        assert_eq!(hinted.to_string(), "expected a side, found `up`; did you mean `north`?");
    }

    #[test]
    fn long_and_strange_texts_stay_one_short_line() {
        let error = Unreadable::new("a side", &"\u{1b}[31m\n".repeat(40)).to_string();
        assert!(!error.contains(char::is_control) && error.ends_with("…`"), "{error}");
        assert!(error.chars().count() < 200, "{error}");
    }
}
