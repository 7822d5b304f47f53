//! A table as a page shows it, without its game: people, state, settings.

use game::{Outcome, Seat, SeatSet, Setting, Viewer};

/// Shown in place of a setting that is a drawing: it may be secret.
pub const HIDDEN_SETTING: &str = "…";

/// A table as one reader sees it, without its game.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's name.
    pub game: &'static str,
    /// Number of appends.
    pub seq: u64,
    /// The stage.
    pub stage: Stage,
    /// Whether it is listed for everybody.
    pub is_public: bool,
    /// Whether people may write to each other.
    pub chat: bool,
    /// The host's seat.
    pub host: Option<Seat>,
    /// All seats, in order.
    pub chairs: Vec<Chair<'a>>,
    /// The reader's seats.
    pub mine: SeatSet,
    /// The seat from which the reader looks, or a watcher.
    pub viewer: Viewer,
    /// The seats that are to act.
    pub turn: SeatSet,
    /// The deadline in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// The current time in milliseconds since 1970.
    pub now: u64,
    /// The seats that ask for a pause.
    pub pausing: SeatSet,
    /// Whether the game is played in real time.
    pub is_real_time: bool,
    /// Whether the rules allow the reader to write now.
    pub may_write: bool,
    /// The table at which the same people play again.
    pub again: Option<&'a str>,
    /// The commitment to the dice; empty once the game has started.
    pub commitment: &'a str,
    /// The append with the last change of settings or seats: earlier contributions to the chance do
    /// not count.
    pub round: u64,
    /// The settings of the game; empty once it has started.
    pub settings: &'static [Setting],
    /// The settings that differ from the default.
    pub set: Vec<(&'a str, String)>,
    /// The bots of this game, the weakest first.
    pub bots: Vec<&'static str>,
    /// The server's origin, such as `https://clew.example`.
    pub origin: &'a str,
    /// The build that drew the page; its script sends it back when it reconnects.
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
    /// `settled`: whether the table shows numbers to everybody, `None` for a game without such
    /// pieces; `asked`: whether the reader has asked for them.
    pub fn of(settled: Option<bool>, asked: bool) -> Self {
        match (settled, asked) {
            (None, _) => Self::None,
            (Some(true), _) => Self::ForAll,
            (Some(false), true) => Self::On,
            (Some(false), false) => Self::Off,
        }
    }
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for its start.
    Waiting,
    /// Being played.
    Running,
    /// Paused.
    Paused,
    /// Played to its end.
    Over(Outcome),
    /// Closed before the end of the game, with the key of the text that says why.
    Closed(&'static str),
}

impl Stage {
    /// Its name in classes and data attributes.
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

/// A seat and its occupant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chair<'a> {
    /// The seat.
    pub seat: Seat,
    /// The occupant.
    pub sits: Sits<'a>,
}

/// The occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sits<'a> {
    /// Nobody.
    Nobody,
    /// A bot of this level.
    Bot(&'a str),
    /// A player.
    Player {
        /// The name.
        name: &'a str,
        /// Whether they are connected.
        here: bool,
        /// Whether their contribution to the chance counts.
        ready: bool,
        /// The bot that plays for them.
        covered: Option<&'a str>,
        /// Whether they have kept the others waiting.
        late: bool,
    },
}

impl Scene<'_> {
    /// Whether the reader is the host.
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
