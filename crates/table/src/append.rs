//! An append: records that are stored together, all or none.

use std::fmt::{self, Write};

use game::Unreadable;

use crate::{Hash, Record};

/// Estimated length of a record's text in bytes, to reserve memory once.
const RECORD_BYTES: usize = 64;

/// Records that are stored together, with their sequence number and the chain's hash after them (the
/// seal). Every constructor computes or checks the hash, so it is always right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    seq: u64,
    before: Hash,
    records: Vec<Record>,
    seal: Hash,
}

impl Append {
    /// An append with this number whose records follow a chain with the hash `before`.
    pub fn new(seq: u64, before: Hash, records: Vec<Record>) -> Self {
        let seal = records.iter().fold(before, Hash::after_record);
        Self { seq, before, records, seal }
    }

    /// An append whose hash the caller has computed already.
    pub(crate) fn sealed(seq: u64, before: Hash, records: Vec<Record>, seal: Hash) -> Self {
        Self { seq, before, records, seal }
    }

    /// Parses the text that [`Append::body`] writes: the records, without a seal.
    ///
    /// # Errors
    /// The first line that cannot be read; also if there is no record.
    pub fn read(seq: u64, before: Hash, body: &str) -> Result<Self, Unreadable> {
        let Some(text) = body.strip_suffix('\n') else {
            let line = body.matches('\n').count() + 1;
            return Err(Unreadable::wrong("records, each line ended", "no end").on_line(line));
        };
        let (mut records, mut seal) = (Vec::new(), before);
        for (line, text) in chunks(text) {
            let at = |error: Unreadable| {
                let inner = error.line();
                error.on_line(line + inner - 1)
            };
            records.push(text.parse().map_err(at)?);
            seal = seal.after(text);
        }
        Ok(Self { seq, before, records, seal })
    }

    /// The number of this append at its table, counted from 1.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The hash of the chain before its first record.
    pub fn before(&self) -> Hash {
        self.before
    }

    /// The records, in order.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The hash of the chain after its last record.
    pub fn seal(&self) -> Hash {
        self.seal
    }

    /// The hash of the chain after its first `count` records.
    pub fn hash_after(&self, count: usize) -> Hash {
        self.records.iter().take(count).fold(self.before, Hash::after_record)
    }

    /// The text of the records, without a seal.
    pub fn body(&self) -> String {
        let mut body = String::with_capacity(RECORD_BYTES * self.records.len());
        for record in &self.records {
            writeln!(body, "{record}").expect("writing to a string cannot fail");
        }
        body
    }

    /// Whether this is append number `seq` and its chain continues the append `before` (`None`: the
    /// start).
    pub(crate) fn follows(&self, seq: u64, before: Option<&Self>) -> bool {
        self.seq == seq && self.before == before.map_or(Hash::START, |append| append.seal)
    }

    /// Number of lines in a file of records, including the line of the seal.
    pub(crate) fn lines(&self) -> usize {
        1 + self.records.iter().map(Record::lines).sum::<usize>()
    }
}

/// Writes the records and the seal as they stand in a file.
impl fmt::Display for Append {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.records.iter().try_for_each(|record| writeln!(f, "{record}"))?;
        writeln!(f, "seal {} {}", self.seq, self.seal)
    }
}

/// Splits a text into records: each begins at the left margin and includes the indented lines below it.
/// Every record comes with the number of its first line, counted from 1.
pub(crate) fn chunks(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    let mut line = 1;
    std::iter::from_fn(move || {
        let text = rest?;
        let next = text.match_indices('\n').find(|&(at, _)| !text[at + 1..].starts_with(' '));
        let (chunk, after) = match next {
            Some((at, _)) => (&text[..at], Some(&text[at + 1..])),
            None => (text, None),
        };
        rest = after;
        let first = line;
        line += chunk.matches('\n').count() + 1;
        Some((first, chunk))
    })
}
