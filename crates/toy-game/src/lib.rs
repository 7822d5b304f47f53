//! A small game for tests, without secrets: the players push a cart towards a goal, against the clock.
//!
//! Chance decides, at the start and after every alarm, how many seconds pass until the next alarm.
//! All players win when the cart has reached the goal; all lose at the third alarm. In `Toy<true>` the
//! seats push in turn, in `Toy<false>` all seats may push at any time.
//!
//! Only tests use this crate.

use std::fmt;
use std::str::FromStr;

use game::{
    Dice, FromSettings, Game, Kind, Log, Millis, Misfit, Outcome, Pace, Phase, Seat, SeatSet,
    Setting, Settings, Sighting, Unreadable, Viewer,
};
use serde::Serialize;

/// The state of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy<const TURNS: bool> {
    config: Config,
    /// How far the cart was pushed.
    pushed: u32,
    alarms: u8,
    turn: Seat,
    /// The time of the next alarm.
    due: Option<Millis>,
    /// The time of the last action or alarm.
    last: Millis,
}

/// The settings of a game: `seats` (1 to 4), `goal` and a drawing, `flag`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    seats: u8,
    goal: u32,
    flag: Vec<String>,
}

/// The only kind of action: `push 2` brings the cart 2 nearer to the goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Push(u8);

/// The only kind of chance: `wait 5` sets the next alarm in 5 seconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait(u8);

/// What happened. Every viewer sees all of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A seat pushed the cart this far.
    Pushed(Seat, u8),
    /// The next alarm comes after this many seconds.
    Waits(u8),
    /// An alarm.
    Rang,
}

game::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal {
        NotYourTurn = "not-your-turn", "it is not your turn";
        TooMuch = "too-much", "that is too much at once";
    }
}

impl Sighting for Event {}

impl<const TURNS: bool> Game for Toy<TURNS> {
    const NAME: &'static str = if TURNS { "turns" } else { "rush" };
    const RULES: u16 = 2;
    const PACE: Pace = if TURNS { Pace::Turns } else { Pace::RealTime };

    type Config = Config;
    type Action = Push;
    type Chance = Wait;
    type Event = Event;
    type Sight = Event;
    type View = (u32, u8);
    type Truth = (u32, u8, String);
    type Refusal = Refusal;

    fn new(_rules: u16, config: &Config) -> Self {
        let (turn, last) = (Seat::A, Millis::ZERO);
        Self { config: config.clone(), pushed: 0, alarms: 0, turn, due: None, last }
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn phase(&self) -> Phase {
        let all = SeatSet::first(self.config.seats);
        match self.due {
            _ if self.pushed >= self.config.goal => Phase::Over(Outcome::Won(all)),
            _ if self.alarms == 3 => Phase::Over(Outcome::Lost),
            None => Phase::Chance,
            Some(_) if TURNS => Phase::Open(SeatSet::only(self.turn)),
            Some(_) => Phase::Open(all),
        }
    }

    fn deadline(&self) -> Option<Millis> {
        self.due
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Push>) {
        out.clear();
        if matches!(self.phase(), Phase::Open(seats) if seats.contains(seat)) {
            out.extend([1, 2, 3].map(Push));
        }
    }

    fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        Push(by): Push,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(self.phase(), Phase::Open(seats) if seats.contains(seat)) {
            return Err(Refusal::NotYourTurn);
        }
        if by > 3 {
            return Err(Refusal::TooMuch);
        }
        self.pushed += u32::from(by);
        self.turn = seat.next(self.config.seats);
        self.last = at;
        if self.pushed >= self.config.goal {
            self.due = None;
        }
        log.note(|| Event::Pushed(seat, by));
        Ok(())
    }

    fn chance(
        &mut self,
        at: Millis,
        &Wait(seconds): &Wait,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        if self.phase() != Phase::Chance || !(1..=9).contains(&seconds) {
            return Err(Misfit);
        }
        self.due = Some(at + Millis(u64::from(seconds) * 1000));
        log.note(|| Event::Waits(seconds));
        Ok(())
    }

    fn alarm(&mut self, at: Millis, log: &mut impl Log<Event>) -> Result<(), Misfit> {
        if self.due != Some(at) {
            return Err(Misfit);
        }
        self.due = None;
        self.alarms += 1;
        self.last = at;
        log.note(|| Event::Rang);
        Ok(())
    }

    fn odds(&self, out: &mut Vec<(u32, Wait)>) -> bool {
        out.clear();
        if self.phase() == Phase::Chance {
            out.extend((1..=9).map(|seconds| (1, Wait(seconds))));
        }
        true
    }

    fn sample(&self, dice: &mut impl Dice) -> Option<Wait> {
        (self.phase() == Phase::Chance).then(|| Wait(1 + dice.below(9) as u8))
    }

    fn view(&self, _viewer: Viewer) -> (u32, u8) {
        (self.pushed, self.alarms)
    }

    fn truth(&self) -> (u32, u8, String) {
        (self.pushed, self.alarms, self.config.to_string())
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

const SETTINGS: &[Setting] = &[
    Setting {
        key: "seats",
        says: "The number of players.",
        kind: Kind::Number { least: 1, most: 4, default: 2 },
    },
    Setting {
        key: "goal",
        says: "How far the cart must be pushed; at least 10 for each seat.",
        kind: Kind::Number { least: 10, most: 90_000, default: 40 },
    },
    Setting {
        key: "flag",
        says: "A drawing for the goal.",
        kind: Kind::Drawing { examples: &["x"] },
    },
];

game::config_text!(Config);

impl FromSettings for Config {
    const SETTINGS: &'static [Setting] = SETTINGS;

    fn from_settings(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let (seats, goal) = (settings.number("seats"), settings.number("goal"));
        if goal < 10 * seats {
            return Err(Unreadable::wrong("a goal of ten for each seat", "less"));
        }
        let rows = settings.entry("flag").map(|entry| &entry.block[..]).unwrap_or_default();
        let flag = rows.iter().map(|row| row.text.to_owned()).collect();
        Ok(Self { seats: seats as u8, goal, flag })
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {}\ngoal {}\n", self.seats, self.goal)?;
        if !self.flag.is_empty() {
            writeln!(f, "flag")?;
        }
        self.flag.iter().try_for_each(|line| writeln!(f, "    {line}"))
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "push {}", self.0)
    }
}

impl FromStr for Push {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        digit(text, "push ").map(Self)
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wait {}", self.0)
    }
}

impl FromStr for Wait {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        digit(text, "wait ").map(Self)
    }
}

/// Parses one digit after a word. Extra blanks are accepted on purpose: a table must not assume that a
/// text has only one form.
fn digit(text: &str, word: &str) -> Result<u8, Unreadable> {
    match text.strip_prefix(word).map(|rest| rest.trim().as_bytes()) {
        Some([digit @ b'0'..=b'9']) => Ok(digit - b'0'),
        _ => Err(Unreadable::new(format!("`{word}` and a digit"), text)),
    }
}
