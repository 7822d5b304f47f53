//! The toy in words: settings, notation and the diagram.

use std::fmt;
use std::str::FromStr;

use game::{
    BySeat, Diagram, Dice, Entry, FromSettings, Game, Head, Kind, Line, Lines, Outline, Seat,
    Setting, Settings, Unreadable,
};

use super::{Stage, Toy, flaw};

const OPEN: &str = ". . . . . . . . .";

const SETTINGS: &[Setting] = &[
    Setting { key: "seats", says: "How many play.", kind: Kind::number(2, 3, 2) },
    Setting {
        key: "timed",
        says: "Whether a move must be made in ten seconds.",
        kind: Kind::switch(false),
    },
    Setting {
        key: "die",
        says: "Whether small or large numbers come up more often.",
        kind: Kind::choice(&["slow", "fast"]),
    },
    Setting {
        key: "track",
        says: "The squares in a row: `.` is free and `x` is a rock.",
        kind: Kind::drawing(&[". x . . . . .", ". . . . . x .", ". . . . ."]),
    },
];

/// What is settled before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Config<const FLAW: u8> {
    pub(super) seats: u8,
    pub(super) timed: bool,
    pub(super) fast: bool,
    pub(super) track: Track,
}

impl<const FLAW: u8> FromSettings for Config<FLAW> {
    const SETTINGS: &'static [Setting] = SETTINGS;

    fn from_settings(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        if flaw::is::<FLAW>(flaw::NO_CONFIG) {
            return Err(Unreadable::wrong("another config", "this one"));
        }
        Ok(Self {
            seats: settings.number("seats") as u8,
            timed: settings.switch("timed"),
            fast: settings.choice("die") == "fast",
            track: settings.entry("track").map_or_else(|| OPEN.parse(), Track::read)?,
        })
    }
}

impl<const FLAW: u8> fmt::Display for Config<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seats {}", self.seats)?;
        if !flaw::is::<FLAW>(flaw::LOSSY_CONFIG) {
            writeln!(f, "timed {}", if self.timed { "on" } else { "off" })?;
        }
        writeln!(f, "die {}", if self.fast { "fast" } else { "slow" })?;
        writeln!(f, "track\n    {}", self.track)
    }
}

impl<const FLAW: u8> FromStr for Config<FLAW> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::from_settings(&Settings::check(SETTINGS, Outline::read(text)?)?)
    }
}

/// Squares in a row, some of them rocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    len: u8,
    rocks: u16,
}

impl Track {
    fn read(entry: &Entry<'_>) -> Result<Self, Unreadable> {
        match entry.block[..] {
            [row] => row.text.parse().map_err(|error: Unreadable| error.on_line(row.line)),
            _ => Err(entry.expected("one row of squares")),
        }
    }

    pub(super) fn len(self) -> u8 {
        self.len
    }

    pub(super) fn middle(self) -> u8 {
        self.len / 2
    }

    pub(super) fn is_end(self, at: u8) -> bool {
        at == 0 || at + 1 == self.len
    }

    pub(super) fn rock(self, at: u8) -> bool {
        self.rocks & 1 << at != 0
    }

    pub(super) fn may_trap(self, at: u8) -> bool {
        at < self.len && !self.is_end(at) && !self.rock(at) && at != self.middle()
    }

    /// A square where a trap may lie.
    pub(super) fn hide(self, dice: &mut impl Dice) -> u8 {
        let places = || (0..self.len).filter(|&at| self.may_trap(at));
        let nth = dice.below(places().count() as u32);
        places().nth(nth as usize).expect("a track is read only if it has such squares")
    }

    #[must_use]
    pub(super) fn mirrored(self) -> Self {
        let rocks = (0..self.len).filter(|&at| self.rock(self.len - 1 - at));
        Self { rocks: rocks.fold(0, |rocks, at| rocks | 1 << at), ..self }
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = (0..self.len).map(|at| if self.rock(at) { "x" } else { "." });
        f.write_str(&squares.collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Track {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<_> = text.split(' ').collect();
        let known = words.iter().all(|word| matches!(*word, "." | "x"));
        if !known || !matches!(words.len(), 5 | 7 | 9) {
            return Err(Unreadable::new("5, 7 or 9 squares, each `.` or `x`", text));
        }
        let rocks = words.iter().rev().fold(0, |rocks, word| rocks << 1 | u16::from(*word == "x"));
        let track = Self { len: words.len() as u8, rocks };
        let free = |mut squares: std::ops::Range<u8>| !squares.any(|at| track.rock(at));
        let (middle, len) = (track.middle(), track.len);
        if track.rock(middle) || !(free(0..middle) || free(middle..len)) {
            return Err(Unreadable::new("a free way from the middle to an end", text));
        }
        Ok(track)
    }
}

/// A way to go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Side {
    Left,
    Right,
}

impl Side {
    pub(super) const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The square on this side; pawns that move never stand at an end.
    pub(super) fn of(self, at: u8) -> u8 {
        if self == Self::Left { at - 1 } else { at + 1 }
    }

    #[must_use]
    pub(super) fn mirrored(self) -> Self {
        if self == Self::Left { Self::Right } else { Self::Left }
    }

    fn word(self) -> &'static str {
        if self == Self::Left { "left" } else { "right" }
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action<const FLAW: u8> {
    Peek(Seat, Side),
    Step(Side),
    Stop,
}

impl<const FLAW: u8> fmt::Display for Action<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Peek(seat, side) => write!(f, "peek {seat} {}", side.word()),
            Self::Step(side) => write!(f, "step {}", side.word()),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl<const FLAW: u8> FromStr for Action<FLAW> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if flaw::is::<FLAW>(flaw::PANICKING_ACTION) && text.len() > 3 {
            let _ = &text[..3];
        }
        let side = |word: &str| match word {
            "left" => Some(Side::Left),
            "right" if flaw::is::<FLAW>(flaw::LOSSY_ACTION) => Some(Side::Left),
            "right" => Some(Side::Right),
            _ => None,
        };
        let words: Vec<_> = text.split(' ').collect();
        let action = match words[..] {
            ["peek", seat, word] => {
                seat.parse().ok().zip(side(word)).map(|(seat, side)| Self::Peek(seat, side))
            }
            ["step", word] => side(word).map(Self::Step),
            ["stop"] => Some(Self::Stop),
            _ => None,
        };
        action.ok_or_else(|| Unreadable::new("peek B left, step left or stop", text))
    }
}

/// What nature can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chance<const FLAW: u8> {
    Deal(BySeat<u8>),
    Roll(u8),
}

impl<const FLAW: u8> fmt::Display for Chance<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(traps) => {
                f.write_str("deal")?;
                traps.values().iter().try_for_each(|at| write!(f, " {at}"))
            }
            Self::Roll(3) if flaw::is::<FLAW>(flaw::LOSSY_CHANCE) => f.write_str("roll 2"),
            Self::Roll(left) => write!(f, "roll {left}"),
        }
    }
}

impl<const FLAW: u8> FromStr for Chance<FLAW> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let bad = || Unreadable::new("roll 1 to 3, or deal and a square for each seat", text);
        let words: Vec<_> = text.split(' ').collect();
        let numbers: Vec<u8> = words[1..].iter().filter_map(|word| digit(word)).collect();
        if numbers.len() + 1 != words.len() {
            return Err(bad());
        }
        match (words[0], &numbers[..]) {
            ("roll", &[left @ 1..=3]) => Ok(Self::Roll(left)),
            ("roll", &[left @ 4..=9]) if flaw::is::<FLAW>(flaw::LOOSE_CHANCE) => {
                Ok(Self::Roll(left - 1))
            }
            ("deal", [_, _] | [_, _, _]) => {
                Ok(Self::Deal(BySeat::from_fn(numbers.len() as u8, |seat| numbers[seat.index()])))
            }
            _ => Err(bad()),
        }
    }
}

impl<const FLAW: u8> Diagram for Toy<FLAW> {
    const LINES: &'static [Line] = &game::lines! {
        block "track", "turn", "left", "won", "due", many "pawn", many "trap",
    };

    fn settled(&self) -> (u16, Config<FLAW>) {
        (self.rules, self.config)
    }

    /// The track is a line of its own, and not one of the settings.
    fn draw(&self) -> String {
        let Config { seats, timed, fast, .. } = self.config;
        let timed = if timed { "on" } else { "off" };
        let die = if fast { "fast" } else { "slow" };
        let rules = self.rules;
        let mut text =
            format!("rules {rules}\nset seats {seats}\nset timed {timed}\nset die {die}\n");
        let mut line = |words: String| text.extend([words.as_str(), "\n"]);
        line(format!("track\n    {}", self.config.track));
        match self.stage {
            Stage::Deal => {}
            Stage::Roll(seat) => line(format!("turn {seat}")),
            Stage::Move(seat, left) => line(format!("turn {seat}\nleft {left}")),
            Stage::Over(seat) => line(format!("won {seat}")),
        }
        if let Some(due) = self.due
            && !flaw::is::<FLAW>(flaw::LOSSY_DIAGRAM)
        {
            line(format!("due {due}"));
        }
        self.pawns.iter().for_each(|(seat, at)| line(format!("pawn {seat} {at}")));
        if self.stage != Stage::Deal {
            self.traps.iter().for_each(|(seat, at)| line(format!("trap {seat} {at}")));
        }
        text
    }

    /// Lines are read one by one, and written by [`Diagram::draw`].
    fn lines(&mut self, _: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        Ok(())
    }

    fn position(mut head: Head<'_>) -> Result<Self, Unreadable> {
        if let Some(track) = head.lines.find("track") {
            if let Some(set) = head.settings.find("track") {
                return Err(set.expected("the track once"));
            }
            head.settings.entries.push(track.clone());
        }
        let mut toy = Self::new(head.rules, &head.config()?);
        for entry in &head.lines.entries {
            toy.read_line(entry)?;
        }
        match toy.check_state() {
            Err(why) if !flaw::is::<FLAW>(flaw::UNSOUND_DIAGRAM) => {
                Err(Unreadable::wrong("a position that can be", why))
            }
            _ => Ok(toy),
        }
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    fn read_line(&mut self, entry: &Entry<'_>) -> Result<(), Unreadable> {
        if entry.key != "track" {
            entry.without_block()?;
        }
        match (entry.key, self.stage) {
            ("track", _) => {}
            ("turn", Stage::Deal) => self.stage = Stage::Roll(entry.parse()?),
            ("won", Stage::Deal) => self.stage = Stage::Over(entry.parse()?),
            ("left", Stage::Roll(seat)) => {
                let left = digit(entry.value).ok_or_else(|| entry.expected("1 to 3"))?;
                self.stage = Stage::Move(seat, left);
            }
            ("due", _) => self.due = Some(entry.parse()?),
            ("pawn" | "trap", _) => {
                let inner = entry.inner();
                let seat: Seat =
                    inner.key.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
                let places = if entry.key == "pawn" { &mut self.pawns } else { &mut self.traps };
                if places.get(seat).is_none() {
                    return Err(entry.expected("a seat at this table"));
                }
                places[seat] = digit(inner.value).ok_or_else(|| entry.expected("a square"))?;
            }
            _ => {
                let expected = "track, turn, left, won, due, pawn or trap, each in its place";
                return Err(Unreadable::new(expected, entry.key).on_line(entry.line));
            }
        }
        Ok(())
    }
}

fn digit(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
