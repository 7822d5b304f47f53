//! How long a text may be, and which words are ruled out.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::Context as _;

use super::texts::Texts;

/// A text that is longer than it may be.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TooLong {
    pub(super) key: String,
    length: usize,
    limit: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, length, limit } = self;
        write!(f, "{key} has {length} characters, and {limit} fit")
    }
}

/// The most characters of texts that must fit on one line.
#[derive(Debug)]
pub(super) struct Limits {
    /// The limit, and the key; a key that ends in `*` stands for all that begin like it.
    rows: Vec<(usize, String)>,
}

impl Limits {
    /// Reads lines of a limit and the keys for which it holds.
    pub(super) fn read(file: &Path) -> anyhow::Result<Self> {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        Self::parse(&text).with_context(|| file.display().to_string())
    }

    pub(super) fn parse(text: &str) -> anyhow::Result<Self> {
        let mut rows = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let (limit, keys) = line.split_once(' ').context("expected a limit and keys")?;
            let limit = limit.parse().with_context(|| format!("`{limit}` is no limit"))?;
            rows.extend(keys.split_whitespace().map(|key| (limit, key.to_owned())));
        }
        Ok(Self { rows })
    }

    fn of(&self, key: &str) -> Option<usize> {
        let holds = |row: &&(usize, String)| match row.1.strip_suffix('*') {
            Some(start) => key.starts_with(start),
            None => row.1 == key,
        };
        self.rows.iter().find(holds).map(|row| row.0)
    }

    /// Rows that are about no key of these texts.
    #[cfg(test)]
    pub(super) fn unused(&self, texts: &Texts) -> Vec<&str> {
        let is_used = |row: &str| match row.strip_suffix('*') {
            Some(start) => texts.keys().any(|key| key.starts_with(start)),
            None => texts.get(row).is_some(),
        };
        self.rows.iter().map(|row| row.1.as_str()).filter(|row| !is_used(row)).collect()
    }

    /// The texts that are longer than they may be.
    pub(super) fn too_long(&self, texts: &Texts) -> Vec<TooLong> {
        let long = |key: &str| {
            let limit = self.of(key)?;
            let lengths = texts.variants(key).into_iter().map(|text| text.chars().count());
            let length = lengths.max().filter(|length| *length > limit)?;
            Some(TooLong { key: key.to_owned(), length, limit })
        };
        texts.keys().filter_map(long).collect()
    }
}

/// The texts with a word that the page about words rules out for this language.
pub(super) fn ruled_out(page: &Path, code: &str, texts: &Texts) -> anyhow::Result<Vec<String>> {
    let page = fs::read_to_string(page).with_context(|| page.display().to_string())?;
    let words = words_ruled_out(&page, code);
    let mut found = Vec::new();
    for key in texts.keys() {
        for text in texts.variants(key) {
            let words = words.iter().filter(|word| contains(&text, word));
            found.extend(words.map(|word| format!("{key}: `{word}`")));
        }
    }
    found.dedup();
    Ok(found)
}

/// The expressions in backticks in the first column of the table below the heading `### .. (code)`.
pub(super) fn words_ruled_out(page: &str, code: &str) -> Vec<String> {
    let heading = format!("({code})");
    let is_own = |line: &&str| line.starts_with("### ") && line.ends_with(&heading);
    let lines = page.lines().skip_while(|line| !is_own(line)).skip(1);
    let rows = lines.take_while(|line| !line.starts_with('#')).filter(|line| line.starts_with('|'));
    let first = rows.filter_map(|row| row.split('|').nth(1));
    first.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// Whether an expression is in a text: as whole words, whether or not they begin a sentence.
pub(super) fn contains(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let (first, last) = (word.chars().next(), word.chars().next_back());
    text.match_indices(&word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let is_part = is_letter(before) && is_letter(first) || is_letter(after) && is_letter(last);
        !is_part
    })
}
