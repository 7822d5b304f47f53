//! The commands of a table.

use game::Seat;

use crate::{Closing, Entropy, Hash, Key, Level, Name, Note, Person, Reason, UnixMillis};

/// A request to change a table; planning turns it into records. The caller checks whether the sender may
/// give the command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A person takes a free seat.
    Join {
        /// The seat.
        seat: Seat,
        /// The person who gets the seat.
        person: Person,
        /// Their name.
        name: Name,
        /// The player's contribution to the chance. In format 2 it is recorded in the same append;
        /// format 1 does not record it before the start.
        entropy: Option<Entropy>,
    },
    /// A player's seat passes to another person or device. If a bot covered the seat, it stops.
    Pass {
        /// The seat.
        seat: Seat,
        /// The person who gets it.
        person: Person,
        /// Their name.
        name: Name,
    },
    /// A person uses a link: its seat passes to them, unless it is theirs already. Format 2 only.
    Take {
        /// The SHA-256 of the link's code.
        link: Hash,
        /// The person who gets the seat.
        person: Person,
        /// Their name; `None` keeps the name of the player before.
        name: Option<Name>,
    },
    /// A note is written. Format 2 only.
    Note(Note),
    /// A player changes their name.
    Name {
        /// The player's seat.
        seat: Seat,
        /// The new name.
        name: Name,
    },
    /// A seat becomes free. If the host leaves, another player becomes host.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// The host removes a player: the seat becomes free and, in format 2, the player cannot join again before
    /// a time.
    Remove {
        /// The player's seat.
        seat: Seat,
        /// The last time at which the player cannot join.
        until: UnixMillis,
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
    /// Settings change, all or none. They are checked together.
    Set {
        /// Keys and values as they were typed; an empty value is the default.
        changes: Vec<(String, String)>,
    },
    /// The game starts.
    Start {
        /// The contributions of the players' browsers. Ignored in format 2, which has recorded them.
        entropy: Vec<(Seat, Entropy)>,
    },
    /// A seat acts.
    Act {
        /// The seat.
        seat: Seat,
        /// Whether the player or a bot acts for the seat.
        actor: Actor,
        /// The idempotency key of the action.
        key: Key,
        /// The action in the game's notation.
        action: String,
        /// The last append that the sender had seen.
        seen: u64,
    },
    /// Records the deadlines that have passed.
    Wake,
    /// Stops game time.
    Pause,
    /// Lets game time run again.
    Resume,
    /// Closes the table before its game ends.
    Close {
        /// The reason.
        reason: Reason,
    },
    /// The server itself closes the table.
    CloseFor(Closing),
}

/// Who performs an action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The player of the seat. If a bot covered the seat, it stops.
    Player,
    /// The bot that has the seat, or that covers its player.
    Bot,
}
