//! The kinds of records: everything that can happen at a table.

mod read;
#[cfg(test)]
mod tests;
mod write;

use game::{Millis, Outcome, Seat};

use crate::{
    Alias, Entropy, Format, Hash, Key, Level, Name, Note, Reason, Salt, Seed, TableId, UnixMillis,
    Value,
};

/// Something that happened at a table, in the format of docs/journal.md (formats 1 and 2).
///
/// Actions, outcomes and configurations are kept as text, so records can be read without knowing the
/// game. Each record has exactly one text form, and parsing accepts no other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// The table is opened.
    Open {
        /// The table's id.
        table: TableId,
        /// The game's name.
        game: String,
        /// The salted hash that commits to the seed.
        commitment: Hash,
        /// The number of the rules that the game will start with (format 2). In format 1 only `start`
        /// has it.
        rules: Option<u16>,
    },
    /// A person takes a free seat, or a player's seat passes to them.
    Join {
        /// The seat.
        seat: Seat,
        /// The person's id in this table's records.
        person: Alias,
        /// The player's name.
        name: Name,
    },
    /// A player changes their name.
    Name {
        /// The player's seat.
        seat: Seat,
        /// The new name.
        name: Name,
    },
    /// A seat becomes free.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// This player becomes host.
    Host {
        /// The player's seat.
        seat: Seat,
    },
    /// A bot takes a free seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// The strength of the bot.
        level: Level,
    },
    /// A bot begins to play for a player who is away.
    Cover {
        /// The player's seat.
        seat: Seat,
        /// The strength of the bot.
        level: Level,
    },
    /// The player is back, and the bot that covered them stops.
    Uncover {
        /// The player's seat.
        seat: Seat,
    },
    /// A note about the people at the table; it changes neither the game nor its chance (format 2).
    Note(Note),
    /// A setting is changed.
    Set {
        /// The name of the setting.
        key: String,
        /// The new value.
        value: Value,
    },
    /// The game starts.
    Start {
        /// The number of the rules.
        rules: u16,
        /// The time of the start.
        wall: UnixMillis,
        /// The contribution of each player's browser to the chance, in order of seats.
        entropy: Vec<(Seat, Entropy)>,
        /// The configuration, line by line.
        config: Vec<String>,
    },
    /// A seat acts.
    Act {
        /// Game time of the action.
        at: Millis,
        /// The seat that acts.
        seat: Seat,
        /// The idempotency key of the action.
        key: Key,
        /// The action in the game's notation.
        action: String,
    },
    /// An outcome of chance.
    Chance {
        /// Game time of the outcome.
        at: Millis,
        /// The outcome in the game's notation.
        outcome: String,
    },
    /// A deadline of the game has passed.
    Alarm {
        /// The deadline in game time.
        at: Millis,
    },
    /// Game time stops.
    Pause {
        /// Game time at which it stops.
        at: Millis,
        /// Wall-clock time of the pause.
        wall: UnixMillis,
    },
    /// Game time runs again.
    Resume {
        /// Game time at which it was paused.
        at: Millis,
        /// Wall-clock time at which it runs again.
        wall: UnixMillis,
    },
    /// The game has ended.
    Over {
        /// The seed that decided every outcome of chance.
        seed: Seed,
        /// The salt of the commitment.
        salt: Salt,
        /// The result of the game.
        outcome: Outcome,
    },
    /// The table was closed before the game ended.
    Closed {
        /// The seed that decided every outcome of chance.
        seed: Seed,
        /// The salt of the commitment.
        salt: Salt,
        /// The reason.
        reason: Reason,
    },
}

impl Record {
    /// Number of lines of the record's text.
    pub fn lines(&self) -> usize {
        1 + match self {
            Self::Set { value: Value::Block(lines), .. } => lines.len(),
            Self::Start { entropy, config, .. } => entropy.len() + config.len(),
            _ => 0,
        }
    }

    /// The format of a table whose first record is this one.
    pub fn format(&self) -> Format {
        match self {
            Self::Open { rules: Some(_), .. } => Format::Two,
            _ => Format::One,
        }
    }

    /// Whether this record ends its table.
    pub fn is_last(&self) -> bool {
        matches!(self, Self::Over { .. } | Self::Closed { .. })
    }

    /// Whether the record is an input of the game: an action, an outcome of chance or an alarm.
    pub fn is_input(&self) -> bool {
        matches!(self, Self::Act { .. } | Self::Chance { .. } | Self::Alarm { .. })
    }
}
