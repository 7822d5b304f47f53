//! A table as a page shows it, without its game: people, state, settings.

use game::{Kind, Outcome, Seat, SeatSet, Setting, Viewer};

use crate::{Builder, Preset};

/// Shown in place of a setting that is a drawing: it may be secret.
pub const HIDDEN_SETTING: &str = "…";

/// The first names of bots, one more than the most seats of a table. They are the same in every
/// language.
const BOT_NAMES: [&str; 10] =
    ["Rolf", "Greta", "Otto", "Wanda", "Igor", "Selma", "Edgar", "Hilda", "Kuno", "Elvira"];

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
    /// The length of each kind of beat at the normal pace; see [`GameUi::BEATS`](crate::GameUi::BEATS).
    pub beats: &'static [(&'static str, u16)],
    /// Pace of the beats in per cent of their normal length; 0 if none are played.
    pub beat_percent: u16,
    /// Whether the rules allow the reader to write now.
    pub may_write: bool,
    /// The table at which the same people play again.
    pub again: Option<&'a str>,
    /// The code by which people join, while the table waits for players.
    pub code: Option<&'a str>,
    /// Whether a reader without a seat wants to watch and not to join.
    pub watches: bool,
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
    /// Settings of this game that go together.
    pub presets: &'static [Preset],
    /// The pictures of this game's players, by the index of their colour.
    pub figures: &'static [&'static str],
    /// Draws the form fields of a setting that people draw.
    pub builder: Option<Builder>,
    /// Usual length of a game in minutes: shortest and longest.
    pub minutes: (u8, u8),
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
    /// The index of the colour and shape.
    pub tint: usize,
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

/// The first name of the bot at a seat. It depends on the seats and the players' names alone, so
/// that everybody reads the same one; no two occupants of a table share a name.
pub(crate) fn bot_name(chairs: &[Chair<'_>], seat: Seat) -> &'static str {
    let players = chairs.iter().filter_map(|chair| match chair.sits {
        Sits::Player { name, .. } => Some(name.trim()),
        Sits::Bot(_) | Sits::Nobody => None,
    });
    let mut taken: Vec<&str> = players.collect();
    for chair in chairs.iter().filter(|chair| matches!(chair.sits, Sits::Bot(_))) {
        // The names in order, from the one of this seat on.
        let (before, from) = BOT_NAMES.split_at(chair.seat.index() % BOT_NAMES.len());
        let is_free = |name: &&&str| !taken.iter().any(|it| is_same_name(it, name));
        let name = from.iter().chain(before).find(is_free).unwrap_or(&BOT_NAMES[0]);
        if chair.seat == seat {
            return name;
        }
        taken.push(name);
    }
    BOT_NAMES[0]
}

/// Whether two names look the same to people: upper and lower case do not matter.
fn is_same_name(one: &str, other: &str) -> bool {
    let lower = |name: &str| name.chars().flat_map(char::to_lowercase).collect::<String>();
    lower(one) == lower(other)
}

impl Scene<'_> {
    /// Whether pages of this game play beats.
    pub fn is_staged(&self) -> bool {
        !self.beats.is_empty()
    }

    /// Whether the reader is the host.
    pub fn is_host(&self) -> bool {
        self.host.is_some_and(|seat| self.mine.contains(seat))
    }

    /// The address of the table, or of something under it.
    pub fn path(&self, under: &str) -> String {
        let slash = if under.is_empty() { "" } else { "/" };
        format!("/tables/{}{slash}{under}", self.id)
    }

    /// Whether the reader has no seat and may want one: the table waits for players.
    pub fn is_joining(&self) -> bool {
        self.stage == Stage::Waiting && self.mine.is_empty() && !self.watches
    }

    /// The setting with a colour for each seat, and the colours: `None` if the game has none.
    pub(crate) fn colours(&self) -> Option<(&'static str, &'static [&'static str])> {
        self.settings.iter().find_map(|setting| match setting.kind {
            Kind::EachSeat { of } => Some((setting.key, of)),
            _ => None,
        })
    }

    /// The index of the colour that a seat has before the start.
    pub(crate) fn tint(&self, seat: Seat) -> usize {
        let chosen = self.colours().and_then(|(key, of)| {
            let (_, line) = self.set.iter().find(|(set, _)| *set == key)?;
            let word = line.split_whitespace().nth(seat.index())?;
            of.iter().position(|known| *known == word)
        });
        chosen.unwrap_or(seat.index())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Words};

    fn player(name: &str) -> Sits<'_> {
        Sits::Player { name, here: true, ready: true, covered: None, late: false }
    }

    /// The names of all occupants.
    fn names(sits: &[Sits<'_>]) -> Vec<String> {
        let seats = Seat::first(sits.len() as u8);
        let chair = |(seat, &sits)| Chair { seat, sits, tint: 0 };
        let chairs: Vec<_> = seats.zip(sits).map(chair).collect();
        let name = |chair: &Chair<'_>| match chair.sits {
            Sits::Player { name, .. } => name.to_owned(),
            Sits::Bot(_) | Sits::Nobody => bot_name(&chairs, chair.seat).to_owned(),
        };
        chairs.iter().map(name).collect()
    }

    #[test]
    fn a_bot_has_a_first_name_by_its_seat() {
        let bot = Sits::Bot("random");
        assert_eq!(names(&[bot, bot]), ["Rolf", "Greta"]);
        assert_eq!(names(&[player("Ada"), bot]), ["Ada", "Greta"]);
    }

    #[test]
    fn a_bot_never_has_the_name_of_somebody_else_at_the_table() {
        let bot = Sits::Bot("random");
        assert_eq!(names(&[player(" gReta "), bot, bot]), [" gReta ", "Otto", "Wanda"]);
        // The fullest table with the most unlucky names.
        for bots in 1..=9 {
            let people = BOT_NAMES[..9 - bots].iter().rev().map(|name| player(name));
            let all: Vec<_> = people.chain(std::iter::repeat_n(bot, bots)).collect();
            let names: std::collections::BTreeSet<String> = names(&all).into_iter().collect();
            assert_eq!(names.len(), 9, "{names:?}");
        }
    }

    #[test]
    fn no_bot_has_a_name_that_is_proposed_to_people() {
        for lang in Lang::ALL {
            let proposed = Words::of(lang).text("friendly-names");
            let shared = proposed.split(", ").find(|name| BOT_NAMES.contains(name));
            assert_eq!(shared, None, "{lang:?}");
        }
    }
}
