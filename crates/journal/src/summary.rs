//! The state of a table, as far as lists and deadlines need it.

use game::Seat;
use table::{TableId, UnixMillis};

/// The state of a table for lists. Each append replaces it; nothing in it is secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// Whether it waits, runs or has ended.
    pub state: State,
    /// Whether the lobby lists it.
    pub access: Access,
    /// Number of seats.
    pub seats: u8,
    /// Number of free seats.
    pub free: u8,
    /// Whether the chat is on.
    pub chat: Chat,
    /// When the table was opened.
    pub opened: UnixMillis,
    /// When the last append was written.
    pub changed: UnixMillis,
    /// The game's deadline: a server must wake the table then, unless something happens before.
    pub wake: Option<UnixMillis>,
}

/// Whether a table waits, runs or has ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum State {
    /// People can sit down.
    Waiting,
    /// The game is being played or paused.
    Running,
    /// The game has ended.
    Over,
    /// The table was closed before the game ended.
    Closed,
}

/// Whether the lobby lists a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// The lobby lists it.
    Public,
    /// Only people who know its address find it.
    Private,
}

/// Whether people at a table may use the chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chat {
    /// The chat is on.
    On,
    /// The chat is off.
    Off,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyTable {
    /// The table's id.
    pub table: TableId,
    /// The table's state.
    pub summary: Summary,
}

/// A table at which a person sits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedTable {
    /// The table's id.
    pub table: TableId,
    /// The person's seats there, in order.
    pub seats: Vec<Seat>,
    /// The table's state.
    pub summary: Summary,
}

impl State {
    /// All states, in order of their codes in the database.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Running, Self::Over, Self::Closed];

    /// Whether the lobby may list a table in this state.
    pub(crate) fn is_listed(self) -> bool {
        matches!(self, Self::Waiting | Self::Running)
    }
}
