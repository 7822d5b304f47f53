//! The text format of exported tables. After the first line, each table is:
//!
//! ```text
//! table ID
//! stands GAME STATE public|private SEATS FREE chat|quiet OPENED CHANGED WAKE|-
//! vault SEED SALT ALIAS-KEY          without ALIAS-KEY for a table of format 1
//! sits SEAT PERSON                   for each player
//! append ID WALL                     for each append,
//! ...                                its records as in docs/journal.md,
//! seal SEQ HASH                      and its seal
//! end ID APPENDS
//! ```

use std::fmt::{self, Write};
use std::io::BufRead;

use anyhow::{Context, Result, anyhow, ensure};
use game::Seat;
use journal::{Access, AppendId, Chat, Row, State, Summary};
use table::hex::{self, Hex};
use table::{AliasKey, Append, Hash, Person, Salt, Seed, TableId, UnixMillis, Vault};

/// The first line of the file.
pub(super) const HEADER: &str = "clew export 2";
/// The first line of files of older versions, which have only tables of format 1.
const OLD_HEADER: &str = "clew export 1";

const STATES: [(State, &str); 4] = [
    (State::Waiting, "waiting"),
    (State::Running, "running"),
    (State::Over, "over"),
    (State::Closed, "closed"),
];
const ACCESS: [(Access, &str); 2] = [(Access::Public, "public"), (Access::Private, "private")];
const CHAT: [(Chat, &str); 2] = [(Chat::On, "chat"), (Chat::Off, "quiet")];

/// Everything that the store has of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StoredTable {
    pub(super) id: TableId,
    pub(super) summary: Summary,
    pub(super) vault: Vault,
    pub(super) seats: Vec<(Seat, Person)>,
    pub(super) rows: Vec<Row>,
}

impl fmt::Display for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, summary, vault, seats, rows } = self;
        writeln!(f, "table {id}")?;
        let Summary { game, state, access, seats: count, free, chat, opened, changed, wake } =
            summary;
        let (state, access, chat) =
            (word(&STATES, *state), word(&ACCESS, *access), word(&CHAT, *chat));
        let wake = wake.map_or_else(|| "-".to_owned(), |wake| wake.0.to_string());
        let (opened, changed) = (opened.0, changed.0);
        writeln!(
            f,
            "stands {game} {state} {access} {count} {free} {chat} {opened} {changed} {wake}"
        )?;
        write!(f, "vault {} {}", Hex(vault.seed().reveal()), Hex(vault.salt().reveal()))?;
        if let Some(key) = vault.alias_key() {
            write!(f, " {}", Hex(key.reveal()))?;
        }
        writeln!(f)?;
        for (seat, person) in seats {
            writeln!(f, "sits {seat} {person}")?;
        }
        for row in rows {
            writeln!(f, "append {} {}", Hex(&row.id.0), row.wall.0)?;
            write!(f, "{}", row.append)?;
        }
        writeln!(f, "end {id} {}", rows.len())
    }
}

/// Parses the tables of a file; errors name the line.
pub(super) struct Reader<R> {
    lines: std::io::Lines<R>,
    /// The number of the last line, counted from 1.
    at: usize,
}

impl<R: BufRead> Reader<R> {
    /// Checks the first line, which names the format.
    pub(super) fn new(file: R) -> Result<Self> {
        let mut reader = Self { lines: file.lines(), at: 0 };
        let first = reader.line()?.unwrap_or_default();
        let is_ours = first == HEADER || first == OLD_HEADER;
        ensure!(is_ours, "line 1: expected `{HEADER}`, found `{}`", short(&first));
        Ok(reader)
    }

    /// The next table, after checking its hash chain; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<StoredTable>> {
        let Some(line) = self.line()? else { return Ok(None) };
        let first = self.at;
        let id = line.strip_prefix("table ").and_then(|id| id.parse().ok());
        let id: TableId = id.ok_or_else(|| self.wrong("`table` and its id", &line))?;
        self.table(id.clone())
            .with_context(|| format!("table {id}, which begins on line {first}"))
            .map(Some)
    }

    fn table(&mut self, id: TableId) -> Result<StoredTable> {
        let line = self.expect()?;
        let summary = summary(&line).ok_or_else(|| self.wrong("the line `stands`", &line))?;
        let line = self.expect()?;
        // The line itself is not shown: it may have a seed.
        let vault =
            vault(&line).ok_or_else(|| self.wrong("`vault` with seed and salt", "another line"))?;
        let (mut seats, mut rows) = (Vec::new(), Vec::new());
        let mut before = Hash::START;
        loop {
            let line = self.expect()?;
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                "sits" if rows.is_empty() => {
                    let read = || {
                        let (seat, person) = rest.split_once(' ')?;
                        Some((seat.parse().ok()?, person.parse().ok()?))
                    };
                    seats.push(read().ok_or_else(|| self.wrong("a seat and a person", &line))?);
                }
                "append" => {
                    let read = || {
                        let (id, time) = rest.split_once(' ')?;
                        Some((AppendId(hex::read(id)?), UnixMillis(time.parse().ok()?)))
                    };
                    let (id, wall) = read().ok_or_else(|| self.wrong("an id and a time", &line))?;
                    let append = self.append(rows.len() as u64 + 1, before)?;
                    before = append.seal();
                    rows.push(Row { id, wall, append });
                }
                "end" => {
                    ensure!(
                        rest == format!("{id} {}", rows.len()) && !rows.is_empty(),
                        "line {}: expected the end of {} appends, found `{}`",
                        self.at,
                        rows.len(),
                        short(&line)
                    );
                    return Ok(StoredTable { id, summary, vault, seats, rows });
                }
                _ => return Err(self.wrong("`append`, `sits` or `end`", word)),
            }
        }
    }

    /// The records up to a seal, which must match them.
    fn append(&mut self, seq: u64, before: Hash) -> Result<Append> {
        let (first, mut body) = (self.at + 1, String::new());
        loop {
            let line = self.expect()?;
            let Some(seal) = line.strip_prefix("seal ") else {
                writeln!(body, "{line}").expect("a string can be written");
                continue;
            };
            let append = Append::read(seq, before, &body)
                .map_err(|error| anyhow!("line {}: not a record", first + error.line() - 1))?;
            ensure!(
                seal == format!("{seq} {}", append.seal()),
                "line {}: the seal of append {seq} does not match the records above it: the file was changed or damaged",
                self.at
            );
            return Ok(append);
        }
    }

    fn expect(&mut self) -> Result<String> {
        let at = self.at;
        let line = self.line()?;
        line.with_context(|| {
            format!("the file ends after line {at}, inside a table: it is incomplete")
        })
    }

    fn line(&mut self) -> Result<Option<String>> {
        self.at += 1;
        let line = self.lines.next().transpose();
        line.with_context(|| format!("cannot read line {}", self.at))
    }

    fn wrong(&self, expected: &str, found: &str) -> anyhow::Error {
        anyhow!("line {}: expected {expected}, found `{}`", self.at, short(found))
    }
}

fn summary(line: &str) -> Option<Summary> {
    let words: Vec<&str> = line.strip_prefix("stands ")?.split(' ').collect();
    let [game, state, access, seats, free, chat, opened, changed, wake] = words[..] else {
        return None;
    };
    let time = |word: &str| word.parse().ok().map(UnixMillis);
    Some(Summary {
        game: game.to_owned(),
        state: value(&STATES, state)?,
        access: value(&ACCESS, access)?,
        seats: seats.parse().ok()?,
        free: free.parse().ok()?,
        chat: value(&CHAT, chat)?,
        opened: time(opened)?,
        changed: time(changed)?,
        wake: if wake == "-" { None } else { Some(time(wake)?) },
    })
}

fn vault(line: &str) -> Option<Vault> {
    let mut words = line.strip_prefix("vault ")?.split(' ');
    let vault =
        Vault::of(Seed::new(hex::read(words.next()?)?), Salt::new(hex::read(words.next()?)?));
    Some(match (words.next(), words.next()) {
        (None, _) => vault,
        (Some(key), None) => vault.with_alias_key(AliasKey::new(hex::read(key)?)),
        (Some(_), Some(_)) => return None,
    })
}

/// The word for a value.
fn word<T: Copy + PartialEq>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(known, _)| *known == value).map_or("", |(_, word)| *word)
}

/// The value of a word.
fn value<T: Copy>(words: &[(T, &'static str)], word: &str) -> Option<T> {
    words.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
}

/// The beginning of a line, for messages.
fn short(line: &str) -> String {
    line.chars().take(40).collect()
}
