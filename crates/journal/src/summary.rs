//! How a table stands, as far as lists and alarms need to know.

use game::Seat;
use table::{TableId, UnixMillis};

/// How a table stands. It is replaced with each append; nothing in it is secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// How far it is.
    pub state: State,
    /// Who may find it.
    pub access: Access,
    /// How many seats there are.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
    /// Whether people may write to each other.
    pub chat: Chat,
    /// When the table was opened.
    pub opened: UnixMillis,
    /// When the last append was written.
    pub changed: UnixMillis,
    /// When somebody has to look after it, should nobody act before: the game's deadline.
    pub wake: Option<UnixMillis>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum State {
    /// People can sit down.
    Waiting,
    /// The game is being played, or stands still for a while.
    Running,
    /// The game has ended.
    Over,
    /// The table was closed before the game ended.
    Closed,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// The lobby lists it.
    Public,
    /// Only those find it who have its address.
    Private,
}

/// Whether people at a table may write to each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chat {
    /// They may.
    On,
    /// They may not.
    Off,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// How it stands.
    pub summary: Summary,
}

/// A table at which somebody sits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The table.
    pub table: TableId,
    /// The person's seats there, in order.
    pub seats: Vec<Seat>,
    /// How it stands.
    pub summary: Summary,
}

impl State {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Running, Self::Over, Self::Closed];

    /// Whether the lobby has a place for it.
    pub(crate) fn is_listed(self) -> bool {
        matches!(self, Self::Waiting | Self::Running)
    }
}
