//! What is known of a table beside its game: who sits there, and how far it is.

use game::{Outcome, Seat, SeatSet, Setting, Viewer};

/// Shown in place of a setting that is a drawing: it may be secret.
pub const HIDDEN_SETTING: &str = "…";

/// A table as one person sees it, but for its game.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The table's name.
    pub id: &'a str,
    /// The game's name.
    pub game: &'static str,
    /// How many appends there are.
    pub seq: u64,
    /// How far it is.
    pub stage: Stage,
    /// Whether it is listed for everybody.
    pub is_public: bool,
    /// Whether people may write to each other.
    pub chat: bool,
    /// The host's seat.
    pub host: Option<Seat>,
    /// All seats, in order.
    pub chairs: Vec<Chair<'a>>,
    /// The seats of whoever looks.
    pub mine: SeatSet,
    /// As whom they look.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: SeatSet,
    /// When time runs out, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// What time it is, likewise.
    pub now: u64,
    /// Who wants a pause.
    pub pausing: SeatSet,
    /// Whether everybody acts at once, against a clock.
    pub is_real_time: bool,
    /// Whether the game lets the reader write now.
    pub may_write: bool,
    /// The table at which the same people play again.
    pub again: Option<&'a str>,
    /// What the table is committed to; nothing once it has started.
    pub commitment: &'a str,
    /// The append with the last change of settings or seats: what players added to the chance before
    /// it does not count.
    pub round: u64,
    /// What can be set.
    pub settings: &'static [Setting],
    /// What has been set otherwise than by default.
    pub set: Vec<(&'a str, String)>,
    /// The bots of this game, the weakest first.
    pub bots: Vec<&'static str>,
    /// Where the server is found, such as `https://clew.example`.
    pub origin: &'a str,
    /// The build by whose files the page was made: it says so when it comes back.
    pub build: &'a str,
    /// Whether pieces that look alike show their numbers.
    pub numbers: Numbers,
}

/// Whether pieces that look alike show their numbers (MM-50).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// The game has no such pieces, or nobody can change it here: none are shown.
    None,
    /// They are not shown, but the reader may ask for them.
    Off,
    /// They are shown to this reader alone.
    On,
    /// They are shown to everybody: it was settled before the start.
    ForAll,
}

impl Numbers {
    /// What a reader sees: `settled` says whether the table shows numbers to everybody, `None` for a
    /// game without such pieces; `asked` whether the reader has asked for them.
    pub fn of(settled: Option<bool>, asked: bool) -> Self {
        match (settled, asked) {
            (None, _) => Self::None,
            (Some(true), _) => Self::ForAll,
            (Some(false), true) => Self::On,
            (Some(false), false) => Self::Off,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for its start.
    Waiting,
    /// Being played.
    Running,
    /// Standing still.
    Paused,
    /// Played to its end.
    Over(Outcome),
    /// Ended before its end; the key of the sentence that says why.
    Closed(&'static str),
}

impl Stage {
    /// Its name in pages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Over(_) => "over",
            Self::Closed(_) => "closed",
        }
    }
}

/// A seat and who sits there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chair<'a> {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub sits: Sits<'a>,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sits<'a> {
    /// Nobody.
    Nobody,
    /// A bot of this level.
    Bot(&'a str),
    /// A player.
    Player {
        /// What they are called.
        name: &'a str,
        /// Whether they show signs of life.
        here: bool,
        /// Whether they have added to the chance.
        ready: bool,
        /// The bot that plays for them.
        covered: Option<&'a str>,
        /// Whether they have kept the others waiting.
        late: bool,
    },
}

impl Scene<'_> {
    /// Whether whoever looks is the host.
    pub fn is_host(&self) -> bool {
        self.host.is_some_and(|seat| self.mine.contains(seat))
    }

    /// The address of the table, or of something under it.
    pub fn path(&self, under: &str) -> String {
        let slash = if under.is_empty() { "" } else { "/" };
        format!("/tables/{}{slash}{under}", self.id)
    }

    /// Whether a bot plays for the player at this seat.
    pub fn is_covered(&self, seat: Seat) -> bool {
        let sits = self.chairs.get(seat.index()).map(|chair| chair.sits);
        matches!(sits, Some(Sits::Player { covered: Some(_), .. }))
    }

    /// The seat from which the viewer can act: their own, unless a bot plays for them.
    pub fn acting_seat(&self) -> Option<Seat> {
        self.seat().filter(|seat| !self.is_covered(*seat))
    }

    /// The seat from which the viewer looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }
}
