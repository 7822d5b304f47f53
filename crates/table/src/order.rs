//! The closed list of what a table can be told to do.

use game::Seat;

use crate::{Entropy, Hash, Key, Level, Name, Note, Person, Reason};

/// What a table can be told to do. Whether the sender may say so is for the caller to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Somebody takes a free seat.
    Join {
        /// The seat.
        seat: Seat,
        /// Who.
        person: Person,
        /// What they are called.
        name: Name,
        /// The player's contribution to the chance. In format 2 it is recorded in the same append;
        /// format 1 does not record it before the start.
        entropy: Option<Entropy>,
    },
    /// A player's seat passes to another person: to another device, or to somebody else. A bot that
    /// covered it stops.
    Pass {
        /// The seat.
        seat: Seat,
        /// To whom.
        person: Person,
        /// What they are called.
        name: Name,
    },
    /// Somebody uses a link: its seat passes to them, unless it is theirs already. Format 2 only.
    Take {
        /// The SHA-256 of the link's code.
        link: Hash,
        /// Who.
        person: Person,
        /// What they are called; if `None`, as the player before.
        name: Option<Name>,
    },
    /// A note is written. Format 2 only.
    Note(Note),
    /// A player is called otherwise.
    Name {
        /// The player's seat.
        seat: Seat,
        /// What they are called now.
        name: Name,
    },
    /// A seat becomes free. If the host leaves, another player is it.
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
    /// Settings are changed, all or none. They are judged together.
    Set {
        /// Keys and values as somebody typed them; an empty value is the default.
        changes: Vec<(String, String)>,
    },
    /// The game starts.
    Start {
        /// What each player's browser sent. In format 2 this is not looked at: the contributions
        /// are those that were noted.
        entropy: Vec<(Seat, Entropy)>,
    },
    /// Somebody plays.
    Act {
        /// Whose action it is.
        seat: Seat,
        /// Who plays for the seat.
        hand: Hand,
        /// What the sender calls it.
        key: Key,
        /// In the game's notation.
        action: String,
        /// The last append that the sender had seen.
        seen: u64,
    },
    /// If a deadline has come, the game hears of it.
    Wake,
    /// Game time stands still from here.
    Pause,
    /// Game time goes on.
    Resume,
    /// The table is closed before the game ends.
    Close {
        /// Why.
        reason: Reason,
    },
}

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The player who sits there. If a bot covered the seat, the player is back.
    Player,
    /// A bot: it sits there, or it covers the player.
    Bot,
}
