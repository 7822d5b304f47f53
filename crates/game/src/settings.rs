//! The settings of one game as somebody wrote them, checked one by one.

use std::fmt::Display;

use crate::{Entry, Kind, Outline, Setting, Unreadable};

/// What was written, each value checked against its [`Setting`]. How values go together is for the
/// game to check.
#[derive(Clone, Debug)]
pub struct Settings<'t> {
    known: &'static [Setting],
    entries: Vec<Entry<'t>>,
}

impl<'t> Settings<'t> {
    /// Checks keys and values.
    ///
    /// # Errors
    /// For an unknown or repeated key, and for a value that its setting does not take.
    pub fn check(known: &'static [Setting], outline: Outline<'t>) -> Result<Self, Unreadable> {
        for (nth, entry) in outline.entries.iter().enumerate() {
            let Some(setting) = known.iter().find(|setting| setting.key == entry.key) else {
                let keys: Vec<_> = known.iter().map(|setting| setting.key).collect();
                let expected = format!("a setting: {}", keys.join(", "));
                return Err(Unreadable::new(expected, entry.key).on_line(entry.line));
            };
            if outline.entries[..nth].iter().any(|earlier| earlier.key == entry.key) {
                let expected = format!("`{}` once", entry.key);
                return Err(Unreadable::wrong(expected, "it twice").on_line(entry.line));
            }
            check_value(setting, entry)?;
        }
        Ok(Self { known, entries: outline.entries })
    }

    /// A number, as written or by default.
    pub fn number(&self, key: &str) -> u32 {
        match (self.kind(key), self.entry(key)) {
            (Some(Kind::Number { default, .. }), None) => default,
            (_, entry) => entry.and_then(|entry| entry.value.parse().ok()).unwrap_or(0),
        }
    }

    /// A switch, as written or by default.
    pub fn switch(&self, key: &str) -> bool {
        match (self.kind(key), self.entry(key)) {
            (Some(Kind::Switch { default }), None) => default,
            (_, entry) => entry.is_some_and(|entry| entry.value == "on"),
        }
    }

    /// A word, as written or by default.
    pub fn choice(&self, key: &str) -> &str {
        match (self.kind(key), self.entry(key)) {
            (Some(Kind::Choice { default, .. }), None) => default,
            (_, entry) => entry.map_or("", |entry| entry.value),
        }
    }

    /// Whether a choice is left at its first word.
    pub fn leaves_open(&self, key: &str) -> bool {
        matches!(self.kind(key), Some(Kind::Choice { default, .. }) if self.choice(key) == default)
    }

    /// These settings do not go together: the error stands on the line of the first of the keys
    /// that was written.
    pub fn conflict(
        &self,
        keys: &[&str],
        expected: impl Into<String>,
        found: impl Display,
    ) -> Unreadable {
        let written = keys.iter().find_map(|key| self.entry(key));
        let error = Unreadable::wrong(expected, found.to_string());
        error.on_line(written.map_or(1, |entry| entry.line))
    }

    /// For each seat the number of its word; in order if nothing was written.
    ///
    /// # Errors
    /// If there are not as many words as seats.
    pub fn each_seat(&self, key: &str, seats: u8) -> Result<Vec<usize>, Unreadable> {
        let Some(entry) = self.entry(key) else {
            return Ok((0..usize::from(seats)).collect());
        };
        let Some(Kind::EachSeat { of }) = self.kind(key) else { return Ok(Vec::new()) };
        let chosen: Vec<_> =
            entry.words().filter_map(|word| of.iter().position(|&known| known == word)).collect();
        if chosen.len() != usize::from(seats) {
            return Err(entry.expected(format!("{seats} different of {}", of.join(", "))));
        }
        Ok(chosen)
    }

    /// What was written under a key; `None` if nothing was.
    pub fn entry(&self, key: &str) -> Option<&Entry<'t>> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    pub(crate) fn kind(&self, key: &str) -> Option<Kind> {
        self.known.iter().find(|setting| setting.key == key).map(|setting| setting.kind)
    }
}

fn check_value(setting: &Setting, entry: &Entry<'_>) -> Result<(), Unreadable> {
    let fits = match setting.kind {
        Kind::Number { least, most, .. } => {
            let plain = entry.value.bytes().all(|byte| byte.is_ascii_digit());
            plain && entry.value.parse().is_ok_and(|number: u32| (least..=most).contains(&number))
        }
        Kind::Switch { .. } => matches!(entry.value, "on" | "off"),
        Kind::Choice { of, .. } => of.contains(&entry.value),
        Kind::EachSeat { of } => {
            let words: Vec<_> = entry.words().collect();
            let repeated = |(nth, word)| words[..nth].contains(word);
            !words.is_empty()
                && words.iter().all(|word| of.contains(word))
                && !words.iter().enumerate().any(repeated)
        }
        Kind::Drawing { .. } => entry.value.is_empty() && !entry.block.is_empty(),
    };
    if !fits {
        return Err(entry.expected(setting.expected()));
    }
    match setting.kind {
        Kind::Drawing { .. } => Ok(()),
        _ => entry.without_block(),
    }
}

#[cfg(test)]
mod tests;
