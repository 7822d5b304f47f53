//! A file of records.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::append::chunks;
use crate::unix_millis::number;
use crate::{Append, Format, Hash, Record, TableId};

/// The first line of a file, up to the number of the format.
const HEADER: &str = "clew records ";

/// The records of a table from the first on, in at least one append. Numbers and hashes are consistent
/// by construction; [`replay`](crate::replay()) checks whether the records make a valid game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    appends: Vec<Append>,
}

impl Records {
    /// Records of these appends, if there is at least one and each continues the one before.
    ///
    /// # Errors
    /// Returns the appends unchanged if they are not consistent.
    pub fn new(appends: Vec<Append>) -> Result<Self, Vec<Append>> {
        let mut follows = !appends.is_empty();
        let before = [None].into_iter().chain(appends.iter().map(Some));
        for ((seq, append), before) in (1..).zip(&appends).zip(before) {
            follows &= append.follows(seq, before) && !append.records().is_empty();
        }
        if follows { Ok(Self { appends }) } else { Err(appends) }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The first line that is wrong, and what was expected there.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        match std::str::from_utf8(bytes) {
            Ok(text) => text.parse(),
            Err(error) => {
                let good = &bytes[..error.valid_up_to()];
                let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
                Err(Unreadable::wrong("text in UTF-8", "other bytes").on_line(line))
            }
        }
    }

    /// The appends, in order.
    pub fn appends(&self) -> &[Append] {
        &self.appends
    }

    /// The records of all appends, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Record> {
        self.appends.iter().flat_map(Append::records)
    }

    /// The names of the table and of the game, if the first record is `open`.
    pub fn opened(&self) -> Option<(&TableId, &str)> {
        match self.iter().next() {
            Some(Record::Open { table, game, .. }) => Some((table, game)),
            _ => None,
        }
    }

    /// The format of the records.
    pub fn format(&self) -> Format {
        self.iter().next().map_or(Format::One, Record::format)
    }

    /// Whether the last record ends the table, so that nothing in it is secret any more.
    pub fn is_ended(&self) -> bool {
        self.iter().last().is_some_and(Record::is_last)
    }
}

/// The first line of a file of records in this format. The appends follow it as they display themselves.
pub fn file_header(format: Format) -> String {
    format!("{HEADER}{format}\n")
}

/// Writes the whole file.
impl fmt::Display for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&file_header(self.format()))?;
        self.appends.iter().try_for_each(|append| write!(f, "{append}"))
    }
}

impl FromStr for Records {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let Some(text) = text.strip_suffix('\n') else {
            let line = text.matches('\n').count() + 1;
            let found = text.rsplit('\n').next().unwrap_or_default();
            return Err(Unreadable::new("the end of this line", found).on_line(line));
        };
        let mut chunks = chunks(text);
        let found = chunks.next().map_or("", |(_, found)| found);
        let format = found.strip_prefix(HEADER).and_then(number).and_then(Format::numbered);
        let Some(format) = format else {
            let expected = format!("`{HEADER}` and a format up to {}", Format::NEWEST);
            return Err(Unreadable::new(expected, found));
        };
        let (mut appends, mut records) = (Vec::new(), Vec::new());
        let (mut before, mut hash) = (Hash::START, Hash::START);
        let mut end = 2;
        for (line, text) in chunks {
            let at = |error: Unreadable| {
                let inner = error.line();
                error.on_line(line + inner - 1)
            };
            end = line + text.matches('\n').count() + 1;
            if let Some(seal) = text.strip_prefix("seal ") {
                let seq = appends.len() as u64 + 1;
                check_seal(seal, seq, hash).map_err(at)?;
                if records.is_empty() {
                    return Err(Unreadable::new("a record before the seal", text).on_line(line));
                }
                appends.push(Append::sealed(seq, before, std::mem::take(&mut records), hash));
                before = hash;
            } else {
                let record: Record = text.parse().map_err(at)?;
                if line == 2 && record.format() != format {
                    let expected = format!("the record `open` of format {format}");
                    return Err(Unreadable::new(expected, text).on_line(line));
                }
                records.push(record);
                hash = hash.after(text);
            }
        }
        if appends.is_empty() || !records.is_empty() {
            let expected = "a record or a seal: an append is here whole or not at all";
            return Err(Unreadable::wrong(expected, "the end of the file").on_line(end));
        }
        Ok(Self { appends })
    }
}

fn check_seal(text: &str, seq: u64, hash: Hash) -> Result<(), Unreadable> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    if number(first) != Some(seq) {
        return Err(Unreadable::new(format!("the seal of append {seq}"), text));
    }
    if rest.parse::<Hash>()? != hash {
        let expected = format!("a seal over what stands above, which is {hash}");
        return Err(Unreadable::new(expected, rest));
    }
    Ok(())
}
