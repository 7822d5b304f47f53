//! Tables as text. After the first line each table is:
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

use anyhow::{Context, Result, anyhow, bail, ensure};
use game::Seat;
use journal::{Access, AppendId, Chat, Row, State, Summary};
use table::{AliasKey, Append, Hash, Person, Salt, Seed, TableId, UnixMillis, Vault};

/// The first line of the file.
pub(super) const HEADER: &str = "clew export 2";
/// The first line of files that hold tables of format 1 alone; older programs wrote it.
const OLD_HEADER: &str = "clew export 1";

const STATES: [(State, &str); 4] = [
    (State::Waiting, "waiting"),
    (State::Running, "running"),
    (State::Over, "over"),
    (State::Closed, "closed"),
];

/// Everything the store has of a table.
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
        let state = STATES.iter().find(|(known, _)| known == state).map_or("", |(_, word)| *word);
        let access = if *access == Access::Public { "public" } else { "private" };
        let chat = if *chat == Chat::On { "chat" } else { "quiet" };
        write!(
            f,
            "stands {game} {state} {access} {count} {free} {chat} {} {} ",
            opened.0, changed.0
        )?;
        match wake {
            Some(wake) => writeln!(f, "{}", wake.0)?,
            None => writeln!(f, "-")?,
        }
        write!(f, "vault {} {}", hex(vault.seed().reveal()), hex(vault.salt().reveal()))?;
        match vault.alias_key() {
            Some(key) => writeln!(f, " {}", hex(key.reveal()))?,
            None => writeln!(f)?,
        }
        for (seat, person) in seats {
            writeln!(f, "sits {seat} {person}")?;
        }
        for row in rows {
            writeln!(f, "append {} {}", hex(&row.id.0), row.wall.0)?;
            write!(f, "{}", row.append)?;
        }
        writeln!(f, "end {id} {}", rows.len())
    }
}

/// Reads tables one after another; errors name the line.
pub(super) struct Reader<R> {
    lines: std::io::Lines<R>,
    /// The number of the last line.
    at: usize,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line, which names the format.
    pub(super) fn new(file: R) -> Result<Self> {
        let mut reader = Self { lines: file.lines(), at: 0 };
        let first = reader.line()?.unwrap_or_default();
        let is_ours = first == HEADER || first == OLD_HEADER;
        ensure!(is_ours, "line 1: expected `{HEADER}`, found `{}`", short(&first));
        Ok(reader)
    }

    /// The next table, with its chain checked; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<StoredTable>> {
        let Some(line) = self.line()? else { return Ok(None) };
        let first = self.at;
        let id = line.strip_prefix("table ").and_then(|id| id.parse().ok());
        let id: TableId = id.ok_or_else(|| self.wrong("`table` and its name", &line))?;
        self.table(id.clone())
            .with_context(|| format!("table {id}, which begins on line {first}"))
            .map(Some)
    }

    fn table(&mut self, id: TableId) -> Result<StoredTable> {
        let line = self.expect()?;
        let summary = stands(&line).ok_or_else(|| self.wrong("how the table stands", &line))?;
        let line = self.expect()?;
        // The line itself is not shown: it may be a seed.
        let vault = vault(&line)
            .ok_or_else(|| self.wrong("`vault` with its seed and salt", "another line"))?;
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
                        let (mark, wall) = rest.split_once(' ')?;
                        Some((AppendId(unhex(mark)?), UnixMillis(wall.parse().ok()?)))
                    };
                    let (mark, wall) =
                        read().ok_or_else(|| self.wrong("an id and a time", &line))?;
                    let append = self.append(rows.len() as u64 + 1, before)?;
                    before = append.seal();
                    rows.push(Row { id: mark, wall, append });
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

    /// The records up to a seal, which must fit.
    fn append(&mut self, seq: u64, before: Hash) -> Result<Append> {
        let (first, mut body) = (self.at + 1, String::new());
        loop {
            let line = self.expect()?;
            let Some(seal) = line.strip_prefix("seal ") else {
                writeln!(body, "{line}").expect("a string takes all");
                continue;
            };
            let append = Append::read(seq, before, &body).map_err(|error| {
                anyhow!("line {}: a record cannot be read", first + error.line() - 1)
            })?;
            ensure!(
                seal == format!("{seq} {}", append.seal()),
                "line {}: the seal of append {seq} does not fit what stands above: the file was changed or damaged",
                self.at
            );
            return Ok(append);
        }
    }

    fn expect(&mut self) -> Result<String> {
        match self.line()? {
            Some(line) => Ok(line),
            None => {
                bail!("the file ends at line {} in the middle of a table: it was cut off", self.at)
            }
        }
    }

    fn line(&mut self) -> Result<Option<String>> {
        self.at += 1;
        let line = self.lines.next().transpose();
        line.with_context(|| format!("line {} cannot be read", self.at))
    }

    fn wrong(&self, expected: &str, found: &str) -> anyhow::Error {
        anyhow!("line {}: expected {expected}, found `{}`", self.at, short(found))
    }
}

fn stands(line: &str) -> Option<Summary> {
    let words: Vec<&str> = line.strip_prefix("stands ")?.split(' ').collect();
    let [game, state, access, seats, free, chat, opened, changed, wake] = words[..] else {
        return None;
    };
    let wall = |word: &str| word.parse().ok().map(UnixMillis);
    Some(Summary {
        game: game.to_owned(),
        state: STATES.iter().find(|(_, word)| *word == state)?.0,
        access: match access {
            "public" => Access::Public,
            "private" => Access::Private,
            _ => return None,
        },
        seats: seats.parse().ok()?,
        free: free.parse().ok()?,
        chat: match chat {
            "chat" => Chat::On,
            "quiet" => Chat::Off,
            _ => return None,
        },
        opened: wall(opened)?,
        changed: wall(changed)?,
        wake: if wake == "-" { None } else { Some(wall(wake)?) },
    })
}

fn vault(line: &str) -> Option<Vault> {
    let mut words = line.strip_prefix("vault ")?.split(' ');
    let vault = Vault::of(Seed::new(unhex(words.next()?)?), Salt::new(unhex(words.next()?)?));
    Some(match (words.next(), words.next()) {
        (None, _) => vault,
        (Some(key), None) => vault.with_alias_key(AliasKey::new(unhex(key)?)),
        (Some(_), Some(_)) => return None,
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (nth, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * nth..2 * nth + 2], 16).ok()?;
    }
    Some(bytes)
}

/// The beginning of a line, for messages.
fn short(line: &str) -> String {
    line.chars().take(40).collect()
}
