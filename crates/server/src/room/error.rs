//! Why a room does not do what somebody requests. `crate::error` maps each case to an HTTP answer.

use games::Refused;
use journal::{ReadError, Trouble};
use table::{NoRandomness, TableId};

/// Why a room does not do what somebody requests. The text is for people and holds no inner cause: causes
/// are logged where they occur.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum RoomError {
    #[error("there is no such table: it was never opened, or was forgotten after its time")]
    NoSuchTable,
    #[error("{0}")]
    NoSuchGame(games::UnknownGame),
    #[error(
        "this table cannot be played on: we are sorry; what was played is kept, please open another"
    )]
    Unreadable,
    #[error(
        "a fault of ours has ended this table: we are sorry; what was played is kept, please open another"
    )]
    GameFault,
    #[error("nothing can be kept just now, so nothing was done: try again in a moment")]
    StoreUnavailable,
    #[error("too much is going on at this table, so nothing was done: try again")]
    Busy,
    #[error(
        "this machine's clock is wrong, so it cannot time this game: try again, another machine may serve you"
    )]
    ClockOff,
    #[error("the server is going down: it will be back in a moment, try again then")]
    ShuttingDown,
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
    /// The rules or the table refuse it.
    #[error("{0}")]
    Refused(#[from] Refused),
    #[error("another action was done with this key: choose a new key for each action")]
    KeyUsed,
    #[error("only the host may do that: ask them, or wait until they have been gone for a minute")]
    NotHost,
    #[error("that seat is not yours: name one of your own, or sit down first")]
    NotYourSeat,
    #[error("every seat is taken: watch, or open a table of your own")]
    TableFull,
    #[error("nobody is pressed for time in this game: there is nothing to pause")]
    NoClock,
    #[error("the game has started: let a bot cover the player, or hand the seat on")]
    Started,
    #[error("a bot may step in once it has been a player's turn for a minute")]
    NotLate,
    #[error("no player sits there: only a player's seat can be handed over")]
    NoPlayer,
    #[error(
        "that player is there: the seat can be handed on once they have been gone for a minute"
    )]
    NotMissing,
    #[error("this link was used, or is too old: ask for another")]
    LinkGone,
    #[error("people write to each other at private tables only")]
    ChatPrivateOnly,
    #[error("the host has switched writing off")]
    ChatOff,
    #[error("say something: 1 to 200 characters")]
    NothingSaid,
    #[error("{0}")]
    NoSuchBot(String),
    #[error("{0}")]
    BadName(String),
}

impl RoomError {
    /// Logs why a table cannot be read, and gives the error that people are shown.
    pub(crate) fn unreadable(table: &TableId, error: &ReadError) -> Self {
        match error {
            ReadError::NoSuchTable => Self::NoSuchTable,
            ReadError::Damaged { seq, what, .. } => {
                tracing::error!(%table, seq, cause = %what, "a table is damaged: restore it from a copy");
                Self::Unreadable
            }
            ReadError::Unavailable(trouble) => {
                tracing::error!(%table, cause = %trouble, "a table cannot be read");
                Self::StoreUnavailable
            }
        }
    }
}

/// Logs why the store cannot be used.
impl From<Trouble> for RoomError {
    fn from(trouble: Trouble) -> Self {
        tracing::error!(cause = %trouble, "the store cannot be used");
        Self::StoreUnavailable
    }
}
