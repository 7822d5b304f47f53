//! Errors: why a command is rejected, and why a record is invalid.

use game::{Refusal, Seat, SeatSet, Unreadable};

/// The reason why a command is rejected. `R` is the refusal type of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected<R> {
    /// The sender decided on an older state than the current one.
    #[error("something happened that you had not seen: look again, then decide")]
    Stale,
    /// The rules of the game refuse the action.
    #[error("{0}")]
    Refused(R),
    /// The game has not started.
    #[error("the game has not started: start it first")]
    NotStarted,
    /// The command is allowed only before the start.
    #[error("the game has started: this is only possible before the start")]
    Started,
    /// The table has ended.
    #[error("this table has ended: open another, or play again")]
    Ended,
    /// The table has not ended.
    #[error("this table has not ended: play on, or close it first")]
    NotEnded,
    /// The game is paused.
    #[error("the game is paused: resume it first")]
    Paused,
    /// The game is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// The table has fewer seats.
    #[error("this table has no seat {0}: choose another")]
    NoSuchSeat(Seat),
    /// The seat is taken.
    #[error("seat {0} is taken: choose another, or free it first")]
    SeatTaken(Seat),
    /// The seat is free.
    #[error("nobody sits at {0}")]
    SeatFree(Seat),
    /// A bot has the seat, and the command is for players.
    #[error("a bot sits at {0}: this is for players")]
    BotSeat(Seat),
    /// A player has the seat, and no bot covers it.
    #[error("the player at {0} is playing: no bot can act for them")]
    PlayerSeat(Seat),
    /// A bot already plays for this player.
    #[error("a bot is already playing for {0}")]
    Covered(Seat),
    /// The game cannot start while these seats are free.
    #[error("seats are free ({0}): fill them with players or bots first")]
    NotReady(SeatSet),
    /// A player's browser has not sent its contribution to the chance.
    #[error(
        "{0} has not sent their share of the randomness: wait for their page, then start again"
    )]
    NoEntropy(Seat),
    /// The link was used, has expired or never existed.
    #[error("this link was already used or has expired: ask for a new one")]
    NoLink,
    /// The host has removed the person, who cannot join again yet.
    #[error("the host removed you from this table: you can join again after ten minutes")]
    Removed,
    /// No deadline has passed.
    #[error("nothing is due")]
    NothingDue,
    /// A text is not in the expected notation.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
    /// The vault given does not belong to this table.
    #[error("that is not the seed of this table: load the one that it was opened with")]
    OtherVault,
    /// The record does not fit the records before it.
    #[error("{0}")]
    Unfit(#[from] Unfit),
}

impl<R: Refusal> Rejected<R> {
    /// A short stable code: the game's own for a refusal of its rules, else the table's.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.code(),
            Self::Stale => "stale",
            Self::NotStarted => "not-started",
            Self::Started => "started",
            Self::Ended => "ended",
            Self::NotEnded => "not-ended",
            Self::Paused => "paused",
            Self::NotPaused => "not-paused",
            Self::NoSuchSeat(_) => "no-such-seat",
            Self::SeatTaken(_) => "seat-taken",
            Self::SeatFree(_) => "seat-free",
            Self::BotSeat(_) => "bot-seat",
            Self::PlayerSeat(_) => "player-seat",
            Self::Covered(_) => "covered",
            Self::NotReady(_) => "seats-free",
            Self::NoEntropy(_) => "no-entropy",
            Self::NoLink => "link-gone",
            Self::Removed => "removed",
            Self::NothingDue => "nothing-due",
            Self::Unreadable(_) => "unreadable",
            Self::OtherVault => "other-vault",
            Self::Unfit(_) => "unfit",
        }
    }
}

/// The reason why a record is invalid at its place. A command gets this error only if a game violates
/// its contract.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The first record is not `open`.
    #[error("the first record must be `open`")]
    NotOpened,
    /// There is a second `open`.
    #[error("the table was opened before")]
    Opened,
    /// The append does not continue the one before.
    #[error("this append does not continue the one before")]
    NotNext,
    /// An append holds no record.
    #[error("this append holds no record")]
    Empty,
    /// The records belong to another game.
    #[error("these are records of the game `{0}`")]
    OtherGame(String),
    /// The game started by rules that this program does not know.
    #[error("this program does not know rules {0}: use a newer one")]
    Rules(u16),
    /// The configuration differs from the settings.
    #[error("the config is not what was set before")]
    OtherConfig,
    /// The list of contributions does not match the list of players.
    #[error("there must be one `entropy` for each player, in order of seats, and for nobody else")]
    Entropy,
    /// The contributions in `start` differ from the notes before it.
    #[error("the `entropy` lines are not what the `note ready` records say since the last change")]
    OtherEntropy,
    /// The game starts by other rules than `open` announced.
    #[error("the rules number is not the one in `open`")]
    OtherRules,
    /// A setting has neither the recorded value nor, without one, its default.
    #[error("the config is not what was set before, with defaults for the rest")]
    OtherDefaults,
    /// There is a note in records of format 1.
    #[error("records of format 1 have no notes")]
    NoNotes,
    /// The time is before that of the record above.
    #[error("its time is before that of the record above")]
    WentBack,
    /// An outcome of chance has another time than the record that caused it.
    #[error("chance falls at the time of the record above")]
    LateChance,
    /// The time of a `resume` is not that of the pause.
    #[error("the pause was at another time")]
    OtherPause,
    /// An outcome of chance is due first.
    #[error("it is nature's move: `chance` must come first, in the same append")]
    ChanceFirst,
    /// An alarm is due first.
    #[error("the deadline has come: `alarm` must come first")]
    AlarmFirst,
    /// The game has ended, so `over` is due.
    #[error("the game has ended: `over` must follow, in the same append")]
    OverFirst,
    /// The game has not ended, or has another result.
    #[error("the game has not ended like that")]
    OtherOutcome,
    /// The game rejects the outcome or the alarm.
    #[error("that is not nature's move here")]
    Misfit,
    /// The seed yields another outcome.
    #[error("the seed calls for `{0}`")]
    OtherDraw(String),
    /// The text is not the one that the game writes for this action.
    #[error("this is written `{0}`")]
    Spelling(String),
    /// Seed and salt do not match the commitment.
    #[error("seed and salt do not give the commitment in `open`")]
    OtherSeed,
    /// Two actions of a seat have the same key.
    #[error("an action of this seat with the same key stands in append {0}")]
    Doubled(u64),
    /// An append grew without end, because outcomes or alarms keep following each other.
    #[error("the game does not come to rest")]
    Restless,
    /// The table has not ended, so its secrets must not be shown.
    #[error("this table has not ended: its records are secret until then")]
    Secret,
}
