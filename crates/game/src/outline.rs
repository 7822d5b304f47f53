//! The one shape of our texts: lines `key value`, some with an indented block below.
//!
//! ```text
//! walls 19              # what follows a hash is a comment
//! board
//!     A . o
//!     . o o
//! ```
//!
//! Configs, diagrams and case files all have it.

use std::fmt::Display;
use std::str::FromStr;

use crate::{Seat, Unreadable};

/// A text as its entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline<'t> {
    /// In the order of the text.
    pub entries: Vec<Entry<'t>>,
}

/// One line that starts at the margin, and the indented lines below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<'t> {
    /// The line, counted from 1.
    pub line: usize,
    /// The first word.
    pub key: &'t str,
    /// The rest of the line, without the blanks around it.
    pub value: &'t str,
    /// The indented lines, less the indentation that they share. Blank lines are left out.
    pub block: Vec<Row<'t>>,
}

/// One line of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'t> {
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there, without the block's indentation and without blanks at the end.
    pub text: &'t str,
}

impl<'t> Outline<'t> {
    /// Takes a text apart.
    ///
    /// # Errors
    /// If a tab is used for indenting, or the text begins with an indented line.
    pub fn read(text: &'t str) -> Result<Self, Unreadable> {
        let mut entries: Vec<Entry<'t>> = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let text = without_comment(text).trim_end();
            if text.is_empty() {
                continue;
            }
            let indent = text.len() - text.trim_start().len();
            if !text[..indent].bytes().all(|byte| byte == b' ') {
                return Err(Unreadable::wrong("blanks for indenting", "a tab").on_line(line));
            }
            if indent > 0 {
                let Some(entry) = entries.last_mut() else {
                    let expected = "a line that starts at the margin before any indented one";
                    return Err(Unreadable::new(expected, text).on_line(line));
                };
                entry.block.push(Row { line, text });
                continue;
            }
            let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            entries.push(Entry { line, key, value: value.trim(), block: Vec::new() });
        }
        for entry in &mut entries {
            entry.unindent();
        }
        Ok(Self { entries })
    }

    /// The first entry with this key.
    pub fn find(&self, key: &str) -> Option<&Entry<'t>> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// The value of the first entry with this key, if there is one.
    ///
    /// # Errors
    /// As that value's own reading says, on its line.
    pub fn one<T: FromStr<Err = Unreadable>>(&self, key: &str) -> Result<Option<T>, Unreadable> {
        self.find(key).map(Entry::parse).transpose()
    }

    /// All entries with this key.
    pub fn all<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a Entry<'t>> {
        self.entries.iter().filter(move |entry| entry.key == key)
    }
}

impl<'t> Entry<'t> {
    /// The words of the value.
    pub fn words(&self) -> impl Iterator<Item = &'t str> + use<'t> {
        self.value.split_whitespace()
    }

    /// Reads the value as one thing.
    ///
    /// # Errors
    /// As that thing's own reading says, on this line.
    pub fn parse<T: FromStr<Err = Unreadable>>(&self) -> Result<T, Unreadable> {
        self.read(self.value)
    }

    /// Reads a part of the value as one thing.
    ///
    /// # Errors
    /// As that thing's own reading says, on this line.
    pub fn read<T: FromStr<Err = Unreadable>>(&self, part: &str) -> Result<T, Unreadable> {
        part.parse().map_err(|error: Unreadable| error.on_line(self.line))
    }

    /// A part of the value as a number, digits only; `None` if it is no number up to `most`.
    pub fn number<T: FromStr + PartialOrd + Copy>(&self, part: &str, most: T) -> Option<T> {
        let plain = part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse().ok().filter(|number| plain && *number <= most)
    }

    /// A part of the value as a number, digits only.
    ///
    /// # Errors
    /// If it is no number up to `most`.
    pub fn number_up_to<T>(&self, part: &str, most: T) -> Result<T, Unreadable>
    where
        T: FromStr + PartialOrd + Copy + Display,
    {
        let number = self.number(part, most);
        number.ok_or_else(|| self.expected_for(part, format!("`{}` 0 to {most}", self.key)))
    }

    /// The first word of the value, and what follows it.
    pub fn first_and_rest(&self) -> (&'t str, &'t str) {
        let (word, rest) = self.value.split_once(' ').unwrap_or((self.value, ""));
        (word, rest.trim())
    }

    /// The seat at the start of the value, and what follows it.
    ///
    /// # Errors
    /// If none of `seats` seats stands there; `expected` shows the whole line in words.
    pub fn seat_and_rest(&self, seats: u8, expected: &str) -> Result<(Seat, &'t str), Unreadable> {
        let (word, rest) = self.first_and_rest();
        let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(seats));
        seat.map(|seat| (seat, rest)).ok_or_else(|| {
            let last = Seat::first(seats).next_back().map_or("A", Seat::letter);
            self.expected(format!("{expected}, with a seat from A to {last}"))
        })
    }

    /// Something was expected in this line's value that is not there.
    pub fn expected(&self, expected: impl Into<String>) -> Unreadable {
        Unreadable::new(expected, self.value).on_line(self.line)
    }

    /// Something was expected in place of this part of the value.
    pub fn expected_for(&self, part: &str, expected: impl Into<String>) -> Unreadable {
        Unreadable::new(expected, part).on_line(self.line)
    }

    /// This entry with the first word of its value as its key: `set walls 19` becomes `walls 19`.
    #[must_use]
    pub fn inner(&self) -> Self {
        let (key, value) = self.value.split_once(char::is_whitespace).unwrap_or((self.value, ""));
        Self { line: self.line, key, value: value.trim(), block: self.block.clone() }
    }

    /// Fails if there is a block.
    ///
    /// # Errors
    /// At the block's first line.
    pub fn without_block(&self) -> Result<(), Unreadable> {
        match self.block.first() {
            None => Ok(()),
            Some(row) => {
                let expected = format!("no indented line under `{}`", self.key);
                Err(Unreadable::new(expected, row.text).on_line(row.line))
            }
        }
    }

    fn unindent(&mut self) {
        let indent = |row: &Row<'_>| row.text.len() - row.text.trim_start().len();
        let shared = self.block.iter().map(indent).min().unwrap_or(0);
        for row in &mut self.block {
            row.text = &row.text[shared..];
        }
    }
}

/// The line without its comment: a hash begins one at the start of a line or after a blank.
pub fn without_comment(line: &str) -> &str {
    let starts = |at: usize| line[..at].chars().next_back().is_none_or(char::is_whitespace);
    match line.match_indices('#').find(|&(at, _)| starts(at)) {
        Some((at, _)) => &line[..at],
        None => line,
    }
}

#[cfg(test)]
mod tests;
