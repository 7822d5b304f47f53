//! The closed list of what can happen at a table.

mod read;
#[cfg(test)]
mod tests;
mod write;

use game::{Millis, Outcome, Seat};

use crate::{
    Alias, Entropy, Format, Hash, Key, Level, Name, Note, Reason, Salt, Seed, TableId, UnixMillis,
    Value,
};

/// One thing that happened, as docs/journal.md says (formats 1 and 2).
///
/// Actions, outcomes of nature and configs are kept as text: a record can be read without knowing
/// the game. Only the one text that is written is read, so text and record stand for each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// The table is opened.
    Open {
        /// Its name.
        table: TableId,
        /// The game's name.
        game: String,
        /// What fixes the seed.
        commitment: Hash,
        /// By these rules the game will start (format 2). In format 1 only `start` says it.
        rules: Option<u16>,
    },
    /// Somebody takes a free seat, or a player's seat passes to them.
    Join {
        /// The seat.
        seat: Seat,
        /// Who, as this table's records know them.
        person: Alias,
        /// What they are called.
        name: Name,
    },
    /// A player is called otherwise.
    Name {
        /// The player's seat.
        seat: Seat,
        /// What they are called now.
        name: Name,
    },
    /// A seat becomes free.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// This player is the host from now on.
    Host {
        /// The player's seat.
        seat: Seat,
    },
    /// A bot takes a free seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// From now on a bot plays for a player who is away.
    Cover {
        /// The player's seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// The player is back.
    Uncover {
        /// The player's seat.
        seat: Seat,
    },
    /// Something about the people, which neither the game nor its chance hears of (format 2).
    Note(Note),
    /// A setting is changed.
    Set {
        /// Which.
        key: String,
        /// To what.
        value: Value,
    },
    /// The game starts.
    Start {
        /// By these rules.
        rules: u16,
        /// When.
        wall: UnixMillis,
        /// What each player's browser sent, in order of seats.
        entropy: Vec<(Seat, Entropy)>,
        /// The config, line by line.
        config: Vec<String>,
    },
    /// A player's action.
    Act {
        /// When.
        at: Millis,
        /// Whose.
        seat: Seat,
        /// What the sender calls it.
        key: Key,
        /// In the game's notation.
        action: String,
    },
    /// Nature's move.
    Chance {
        /// When.
        at: Millis,
        /// In the game's notation.
        outcome: String,
    },
    /// The game's deadline has come.
    Alarm {
        /// When.
        at: Millis,
    },
    /// Game time stands still from here.
    Pause {
        /// In game time.
        at: Millis,
        /// By the clock.
        wall: UnixMillis,
    },
    /// Game time goes on.
    Resume {
        /// That of the pause.
        at: Millis,
        /// By the clock.
        wall: UnixMillis,
    },
    /// The game has ended.
    Over {
        /// What all chance followed from.
        seed: Seed,
        /// What kept the commitment from being guessed.
        salt: Salt,
        /// Who won.
        outcome: Outcome,
    },
    /// The table was closed before the game ended.
    Closed {
        /// What all chance followed from.
        seed: Seed,
        /// What kept the commitment from being guessed.
        salt: Salt,
        /// Why.
        reason: Reason,
    },
}

impl Record {
    /// How many lines its text has.
    pub fn lines(&self) -> usize {
        1 + match self {
            Self::Set { value: Value::Block(lines), .. } => lines.len(),
            Self::Start { entropy, config, .. } => entropy.len() + config.len(),
            _ => 0,
        }
    }

    /// The format of the records that begin with this one.
    pub fn format(&self) -> Format {
        match self {
            Self::Open { rules: Some(_), .. } => Format::Two,
            _ => Format::One,
        }
    }

    /// Whether it is the last of its table.
    pub fn is_last(&self) -> bool {
        matches!(self, Self::Over { .. } | Self::Closed { .. })
    }

    /// Whether the game hears of it.
    pub fn is_input(&self) -> bool {
        matches!(self, Self::Act { .. } | Self::Chance { .. } | Self::Alarm { .. })
    }
}
