//! Parses records. Only the exact text that `write.rs` produces is accepted.

use std::str::FromStr;

use game::{Seat, Unreadable};

use super::Record;
use crate::names::is_word;
use crate::unix_millis::number;
use crate::{Entropy, Format, Salt, Seed, Value};

impl FromStr for Record {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.split('\n');
        let head = lines.next().unwrap_or_default();
        let block = lines.enumerate().map(indented).collect::<Result<Vec<_>, _>>()?;
        let (kind, rest) = head.split_once(' ').unwrap_or((head, ""));
        let record = read(kind, Fields(rest), &block);
        // Errors quote the text they found, and a seed must never be quoted.
        let record = match kind {
            "over" => record.map_err(|_| Unreadable::wrong(OVER, "something else"))?,
            "closed" => record.map_err(|_| Unreadable::wrong(CLOSED, "something else"))?,
            _ => record?,
        };
        // Some fields accept more than one spelling, such as extra blanks; a record has only one.
        if record.to_string() != text {
            let expected = format!("`{kind}` with one blank between its fields");
            return Err(Unreadable::wrong(expected, "something else"));
        }
        Ok(record)
    }
}

const OVER: &str = "`over SEED SALT OUTCOME`: 64 and 32 hex digits and who won";
const CLOSED: &str = "`closed SEED SALT REASON`: 64 and 32 hex digits and why";

fn read(kind: &str, mut fields: Fields<'_>, block: &[&str]) -> Result<Record, Unreadable> {
    let record = match kind {
        "open" => Record::Open {
            table: fields.read()?,
            game: word(fields.word(), "a game's name")?,
            commitment: fields.read()?,
            rules: match fields.word() {
                "" => None,
                format => Some(rules_after(format, fields.word())?),
            },
        },
        "note" => Record::Note(fields.last()?),
        "join" => {
            Record::Join { seat: fields.read()?, person: fields.read()?, name: fields.last()? }
        }
        "name" => Record::Name { seat: fields.read()?, name: fields.last()? },
        "leave" => Record::Leave { seat: fields.read()? },
        "host" => Record::Host { seat: fields.read()? },
        "bot" => Record::Bot { seat: fields.read()?, level: fields.read()? },
        "cover" => Record::Cover { seat: fields.read()?, level: fields.read()? },
        "uncover" => Record::Uncover { seat: fields.read()? },
        "set" => set(&mut fields, block)?,
        "start" => start(&mut fields, block)?,
        "act" => Record::Act {
            at: fields.read()?,
            seat: fields.read()?,
            key: fields.read()?,
            action: notation(fields.rest(), "an action")?,
        },
        "chance" => Record::Chance {
            at: fields.read()?,
            outcome: notation(fields.rest(), "an outcome of chance")?,
        },
        "alarm" => Record::Alarm { at: fields.read()? },
        "pause" => Record::Pause { at: fields.read()?, wall: fields.read()? },
        "resume" => Record::Resume { at: fields.read()?, wall: fields.read()? },
        "over" => Record::Over {
            seed: Seed::read(fields.word())?,
            salt: Salt::read(fields.word())?,
            outcome: fields.last()?,
        },
        "closed" => Record::Closed {
            seed: Seed::read(fields.word())?,
            salt: Salt::read(fields.word())?,
            reason: fields.read()?,
        },
        _ => return Err(Unreadable::new(KINDS, kind)),
    };
    if !matches!(kind, "set" | "start")
        && let Some(line) = block.first()
    {
        return Err(Unreadable::new(format!("no block under `{kind}`"), line).on_line(2));
    }
    match fields.0 {
        "" => Ok(record),
        more => Err(Unreadable::new(format!("no more in `{kind}`"), more)),
    }
}

const KINDS: &str = "a record: open, join, name, leave, host, bot, cover, uncover, note, set, \
    start, act, chance, alarm, pause, resume, over or closed";

fn set(fields: &mut Fields<'_>, block: &[&str]) -> Result<Record, Unreadable> {
    let key = word(fields.word(), "a setting's name")?;
    let value = match (fields.rest(), block) {
        ("", []) => Value::Default,
        (line, []) => Value::Line(line.to_owned()),
        ("", lines) => Value::Block(lines.iter().map(|&line| line.to_owned()).collect()),
        (_, [line, ..]) => {
            return Err(Unreadable::new("a value or a block, not both", line).on_line(2));
        }
    };
    value.check()?;
    Ok(Record::Set { key, value })
}

fn start(fields: &mut Fields<'_>, block: &[&str]) -> Result<Record, Unreadable> {
    let rules = rules(fields.word())?;
    let wall = fields.read()?;
    let players = block.iter().take_while(|line| line.starts_with("entropy ")).count();
    let mut entropy: Vec<(Seat, Entropy)> = Vec::new();
    for (nth, line) in block[..players].iter().enumerate() {
        let mut fields = Fields(&line["entropy ".len()..]);
        let read = |fields: &mut Fields<'_>| Ok((fields.read()?, fields.last()?));
        entropy.push(read(&mut fields).map_err(|error: Unreadable| error.on_line(2 + nth))?);
    }
    for (nth, line) in block.iter().enumerate().skip(players) {
        notation(line.trim_start(), "a line of the config")
            .map_err(|error| error.on_line(2 + nth))?;
    }
    let config = block[players..].iter().map(|&line| line.to_owned()).collect();
    Ok(Record::Start { rules, wall, entropy, config })
}

fn rules(text: &str) -> Result<u16, Unreadable> {
    let rules = number(text).and_then(|number| u16::try_from(number).ok());
    let rules = rules.filter(|&number| number > 0);
    rules.ok_or_else(|| Unreadable::new("a rules number", text))
}

/// The rules number in `open`, which follows the number of the format (2 and later).
fn rules_after(format: &str, text: &str) -> Result<u16, Unreadable> {
    match number(format).and_then(Format::numbered) {
        Some(Format::Two) => rules(text),
        Some(Format::One) | None => {
            Err(Unreadable::new("format 2, or a newer program that knows this one", format))
        }
    }
}

/// The rest of a line, read field by field.
struct Fields<'t>(&'t str);

impl<'t> Fields<'t> {
    fn word(&mut self) -> &'t str {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        word
    }

    fn rest(&mut self) -> &'t str {
        std::mem::take(&mut self.0)
    }

    fn read<T: FromStr<Err = Unreadable>>(&mut self) -> Result<T, Unreadable> {
        self.word().parse()
    }

    fn last<T: FromStr<Err = Unreadable>>(&mut self) -> Result<T, Unreadable> {
        self.rest().parse()
    }
}

fn word(text: &str, what: &str) -> Result<String, Unreadable> {
    is_word(text, 40)
        .then(|| text.to_owned())
        .ok_or_else(|| Unreadable::new(format!("{what}: 1 to 40 of a-z, 0-9 and -"), text))
}

/// One line in the game's notation, which the table does not parse.
fn notation(text: &str, what: &str) -> Result<String, Unreadable> {
    let plain = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
    plain
        .then(|| text.to_owned())
        .ok_or_else(|| Unreadable::new(format!("{what}, without a blank at either end"), text))
}

fn indented((nth, line): (usize, &str)) -> Result<&str, Unreadable> {
    line.strip_prefix("    ")
        .ok_or_else(|| Unreadable::new("a line indented by four blanks", line).on_line(2 + nth))
}
