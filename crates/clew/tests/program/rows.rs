//! A file of records as lines of text, for tests that change it.

use std::fs;
use std::path::Path;

use table::{Hash, Record, Vault};

use super::records::fixture;

/// The lines of a file of records.
#[derive(Clone)]
pub(crate) struct Rows(pub(crate) Vec<String>);

impl Rows {
    pub(crate) fn of(name: &str) -> Self {
        Self::read(&fixture(name))
    }

    pub(crate) fn read(file: &Path) -> Self {
        let text = fs::read_to_string(file).expect("a fixture");
        Self(text.lines().map(str::to_owned).collect())
    }

    /// The first row at or after `from` that begins and ends with these texts.
    pub(crate) fn find(&self, from: usize, begin: &str, end: &str) -> usize {
        let fits = |row: &String| row.starts_with(begin) && row.ends_with(end);
        let found = self.0[from..].iter().position(fits);
        from + found.unwrap_or_else(|| panic!("no row `{begin}..{end}` from {from} on"))
    }

    /// The first row of an append that is `act .. roll`, its outcome and the seal.
    pub(crate) fn a_roll(&self) -> usize {
        let row = self.find(self.0.len() / 3, "act ", " roll");
        assert!(self.0[row + 1].starts_with("chance ") && self.0[row + 2].starts_with("seal "));
        row
    }

    /// Changes the last letter of a word in a row; words are counted from 0.
    pub(crate) fn change(&mut self, row: usize, word: usize) {
        let mut words: Vec<String> = self.0[row].split(' ').map(str::to_owned).collect();
        let last = words[word].pop().expect("no word is empty");
        words[word].push(match last {
            'A' => 'B',
            'B' => 'A',
            '1' => '2',
            _ => '1',
        });
        self.0[row] = words.join(" ");
    }

    /// Recomputes the seal of every append; an append without records is removed.
    pub(crate) fn reseal(&mut self) {
        let (mut kept, mut record) = (Vec::new(), String::new());
        let (mut hash, mut appends, mut is_empty) = (Hash::START, 0, true);
        for row in self.0.drain(..) {
            if kept.is_empty() {
                kept.push(row);
                continue;
            }
            if !row.starts_with(' ') && !record.is_empty() {
                hash = hash.after(&record);
                record.clear();
            }
            if !row.starts_with("seal ") {
                record += if row.starts_with(' ') { "\n" } else { "" };
                record += &row;
                is_empty = false;
                kept.push(row);
            } else if !is_empty {
                appends += 1;
                is_empty = true;
                kept.push(format!("seal {appends} {hash}"));
            }
        }
        self.0 = kept;
    }

    /// Recomputes the commitment from the seed.
    pub(crate) fn recommit(&mut self) {
        let last = self.0[self.find(0, "over ", "")].parse().expect("a record");
        let Record::Over { seed, salt, .. } = last else { panic!("not {last}") };
        let (front, _) = self.0[1].rsplit_once(' ').expect("the record `open`");
        self.0[1] = format!("{front} {}", Vault::of(seed, salt).commitment());
    }

    pub(crate) fn text(&self) -> String {
        self.0.iter().map(|row| format!("{row}\n")).collect()
    }
}
