//! Writing markup quickly, where much of it is written with every action of anybody.

use std::fmt::{self, Write as _};

use crate::digits::Digits;

/// A text of markup that grows.
#[derive(Debug, Default)]
pub(crate) struct Pen(String);

impl Pen {
    /// One with room for so many bytes.
    pub(crate) fn with_room(bytes: usize) -> Self {
        Self(String::with_capacity(bytes))
    }

    /// What was written.
    pub(crate) fn done(self) -> String {
        self.0
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Markup as it stands.
    pub(crate) fn put(&mut self, markup: &str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// The same, if it is so.
    pub(crate) fn put_if(&mut self, is_so: bool, markup: &str) -> &mut Self {
        self.put(if is_so { markup } else { "" })
    }

    /// Something of our own in which nothing is to be escaped: an action in its notation, a picture.
    pub(crate) fn show(&mut self, ours: impl fmt::Display) -> &mut Self {
        // Nothing fails that is written into memory.
        let _ = write!(self.0, "{ours}");
        self
    }

    /// Words, which may hold anything.
    pub(crate) fn say(&mut self, words: &str) -> &mut Self {
        let is_plain = |byte: u8| !matches!(byte, b'&' | b'<' | b'>' | b'"');
        if words.bytes().all(is_plain) {
            return self.put(words);
        }
        for letter in words.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                other => self.0.push(other),
            }
        }
        self
    }

    /// A whole number.
    pub(crate) fn num(&mut self, number: i32) -> &mut Self {
        if number < 0 {
            self.0.push('-');
        }
        let digits = Digits::of(number.unsigned_abs().into());
        self.put(str::from_utf8(digits.bytes()).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_are_written_as_they_must_be() {
        let mut pen = Pen::default();
        pen.num(0).put(" ").num(-120).put(" ").num(i32::MIN).put(" ").say("<a & \"b\">");
        pen.say(" plain").put_if(false, " no").put_if(true, " yes").show(7);
        assert_eq!(pen.done(), "0 -120 -2147483648 &lt;a &amp; &quot;b&quot;&gt; plain yes7");
    }
}
