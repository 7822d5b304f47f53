//! What people can request of a room.

use game::{Seat, Talk};
use table::{Command, Entropy, Key, Level, Name, TableId};

/// What a person requests of a room. Whether they may is for the room to check.
///
/// Most requests are a table [`Command`] as it will be recorded. The others have a form of their own
/// because only the room can complete them (which seat is free or the requester's own, which bot is the
/// strongest, what follows from a link's code) or because they write no record (talk).
#[derive(Clone, Debug)]
pub(crate) enum RoomRequest {
    /// A command that needs nothing from the room but its permission: `Set`, `Close`, `Pause`, `Resume`,
    /// `Name`, `Host`, `Uncover`, and the notes `Chat` and `Ready`. All others are refused here.
    Command(Command),
    /// Sit down, at this seat or at the first that is free.
    Join { seat: Option<Seat>, name: Name, entropy: Option<Entropy> },
    /// Start the game, after these settings have been changed and the requester's own seats that have not
    /// contributed to the chance since the last change have contributed this.
    Start { changes: Vec<(String, String)>, entropy: Option<Entropy> },
    /// Play an action.
    Act { seat: Option<Seat>, action: String, seen: u64, key: Key },
    /// Put a bot on a free seat; without a level, the strongest.
    Bot { seat: Seat, level: Option<Level> },
    /// Free a seat. After the start a bot plays on for it.
    Free { seat: Seat },
    /// Let a bot play for a player who keeps everybody waiting.
    Cover { seat: Seat, level: Option<Level> },
    /// Make a link by which another device gets the requester's own seat.
    MoveSeat { seat: Seat },
    /// Make a link by which somebody else gets the seat of a player who is missing.
    HandOn { seat: Seat },
    /// Use such a link.
    Take { code: String, name: Option<Name> },
    /// Say something to those who look on.
    Talk { seat: Option<Seat>, kind: Talk, text: String },
    /// Play once more with the same people, with these settings changed.
    Rematch { changes: Vec<(String, String)> },
}

impl From<Command> for RoomRequest {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// The result of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// The append up to which the requester now knows.
    pub(crate) seq: u64,
    /// The seat that the request was about, where one was found or taken.
    pub(crate) seat: Option<Seat>,
    /// The code of a link that hands a seat over.
    pub(crate) code: Option<String>,
    /// The table of the rematch.
    pub(crate) again: Option<TableId>,
    /// Whether it had been done before, so that nothing was done now.
    pub(crate) is_repeated: bool,
}
