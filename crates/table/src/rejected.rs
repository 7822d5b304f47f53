//! Why something cannot be done at a table, or cannot have been done.

use game::{Refusal, Seat, SeatSet, Unreadable};

/// Why a command is rejected. `R` is the game's own refusal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected<R> {
    /// The sender had not seen the newest state.
    #[error("something happened that you had not seen: look again, then decide")]
    Stale,
    /// The rules say no.
    #[error("{0}")]
    Refused(R),
    /// The game has not started.
    #[error("the game has not started: start it first")]
    NotStarted,
    /// That can be done before the start only.
    #[error("the game has started: this could be done before only")]
    Started,
    /// The table is at its end.
    #[error("this table has ended: open another, or play again")]
    Ended,
    /// The table is not at its end.
    #[error("this table has not ended: play on, or close it first")]
    NotEnded,
    /// Game time stands still.
    #[error("the game is paused: resume it first")]
    Paused,
    /// Game time does not stand still.
    #[error("the game is not paused")]
    NotPaused,
    /// The table is smaller than that.
    #[error("this table has no seat {0}: choose another")]
    NoSuchSeat(Seat),
    /// Somebody sits there.
    #[error("seat {0} is taken: choose another, or free it first")]
    SeatTaken(Seat),
    /// Nobody sits there.
    #[error("nobody sits at {0}")]
    SeatFree(Seat),
    /// A bot sits there.
    #[error("a bot sits at {0}: this is for players")]
    BotSeat(Seat),
    /// A player sits there, who is not covered by a bot.
    #[error("a player sits at {0} and plays: no bot does it for them")]
    PlayerSeat(Seat),
    /// A bot plays for this player already.
    #[error("a bot plays for {0} already")]
    Covered(Seat),
    /// Some seats are free.
    #[error("seats are free ({0}): fill them with players or bots first")]
    NotReady(SeatSet),
    /// A player's browser has not sent its bytes.
    #[error("{0} has not added to the chance: wait for their page, then start again")]
    NoEntropy(Seat),
    /// The link was used, is too old or never was.
    #[error("this link was used, or is too old: ask for another")]
    NoLink,
    /// No deadline has come.
    #[error("nothing is due")]
    NothingDue,
    /// A text cannot be read.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
    /// The seed given is not the one that this table is committed to.
    #[error("that is not the seed of this table: load the one that it was opened with")]
    OtherVault,
    /// It does not fit what was recorded before.
    #[error("{0}")]
    Unfit(#[from] Unfit),
}

impl<R: Refusal> Rejected<R> {
    /// A short name that never changes: the game's own for what the rules say, else the table's.
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
            Self::NothingDue => "nothing-due",
            Self::Unreadable(_) => "unreadable",
            Self::OtherVault => "other-vault",
            Self::Unfit(_) => "unfit",
        }
    }
}

/// Why a record cannot stand where it stands. A command meets this only if a game breaks its contract.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The first record is no `open`.
    #[error("the first record must be `open`")]
    NotOpened,
    /// There is a second `open`.
    #[error("the table was opened before")]
    Opened,
    /// An append is not the next one.
    #[error("this append does not follow on the one before")]
    NotNext,
    /// An append holds no record.
    #[error("this append holds no record")]
    Empty,
    /// The records are of another game.
    #[error("these are records of the game `{0}`")]
    OtherGame(String),
    /// The rules are newer than this program.
    #[error("this program does not know rules {0}: take a newer one")]
    Rules(u16),
    /// The config is not what was set.
    #[error("the config is not what was set before")]
    OtherConfig,
    /// Not every player, or somebody else, has added to the chance.
    #[error("there must be one `entropy` for each player, in order of seats, and for nobody else")]
    Entropy,
    /// The contributions in `start` are not those that were noted.
    #[error("the `entropy` lines are not what the `note ready` records say since the last change")]
    OtherEntropy,
    /// The game starts by other rules than those it was opened with.
    #[error("the rules number is not the one in `open`")]
    OtherRules,
    /// Settings are not what was set, or not the defaults where nothing was set.
    #[error("the config is not what was set before, with defaults for the rest")]
    OtherDefaults,
    /// A note in records of format 1.
    #[error("records of format 1 have no notes")]
    NoNotes,
    /// A stamp goes back.
    #[error("its time is before that of the record above")]
    WentBack,
    /// Nature's move is later than the input that called for it.
    #[error("chance falls at the time of the record above")]
    LateChance,
    /// The pause was at another time.
    #[error("the pause was at another time")]
    OtherPause,
    /// It is nature's move.
    #[error("it is nature's move: `chance` must come first, in the same append")]
    ChanceFirst,
    /// The deadline has come.
    #[error("the deadline has come: `alarm` must come first")]
    AlarmFirst,
    /// The game has ended.
    #[error("the game has ended: `over` must follow, in the same append")]
    OverFirst,
    /// The game has not ended, or otherwise.
    #[error("the game has not ended like that")]
    OtherOutcome,
    /// Not nature's move, or not now.
    #[error("that is not nature's move here")]
    Misfit,
    /// The seed calls for another outcome.
    #[error("the seed calls for `{0}`")]
    OtherDraw(String),
    /// Not written as the game writes it.
    #[error("this is written `{0}`")]
    Spelling(String),
    /// Seed and salt are not those that were committed to.
    #[error("seed and salt do not give the commitment in `open`")]
    OtherSeed,
    /// The same key twice.
    #[error("an action of this seat with the same key stands in append {0}")]
    Doubled(u64),
    /// Nature moves, or alarms go off, without end.
    #[error("the game does not come to rest")]
    Restless,
    /// The records are those of a table that is still being played.
    #[error("this table has not ended: its records are secret until then")]
    Secret,
}
