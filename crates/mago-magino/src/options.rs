//! What was settled before the start. Everybody may know it.

use std::fmt;

use game::{BySeat, Kind, Seat, Setting, Settings, Unreadable};
use serde::Serialize;

use crate::space::{FOREST, LONGEST_MEADOW, SHORTEST_MEADOW};
use crate::{Colour, Die, Ring};

/// How this game is played. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// How many players.
    pub seats: u8,
    /// MM-02: how long the ring is.
    pub ring: Ring,
    /// MM-03: the die.
    pub die: Die,
    /// MM-01: who has which colour.
    pub colours: BySeat<Colour>,
    /// MM-11: the first player, if named.
    pub first: Option<Seat>,
    /// MM-60: how many crystals win.
    pub crystals: u8,
    /// MM-53: whether frogs that meet get new ids.
    pub shuffled_frogs: bool,
    /// MM-50: whether pages show the ids of frogs. The game itself goes on the same.
    pub numbered_frogs: bool,
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "seats",
        says: "How many players.",
        kind: Kind::Number { least: 2, most: 5, default: 2 },
    },
    Setting {
        key: "forest",
        says: "How many spaces the forest has; always three.",
        kind: Kind::Number { least: FOREST as u32, most: FOREST as u32, default: FOREST as u32 },
    },
    Setting {
        key: "meadow",
        says: "How many spaces the meadow has: the way home.",
        kind: Kind::Number {
            least: SHORTEST_MEADOW as u32,
            most: LONGEST_MEADOW as u32,
            default: 9,
        },
    },
    Setting {
        key: "die",
        says: "The six faces of the die, each the witch or 1 to 4 points.",
        kind: Kind::Drawing {
            examples: &["witch witch 2 3 3 4", "witch 1\n2 2\n3 4", "witch witch witch 2 3 4"],
        },
    },
    Setting {
        key: "colours",
        says: "Which colour each player has.",
        kind: Kind::EachSeat { of: &Colour::NAMES },
    },
    Setting {
        key: "first",
        says: "Who begins.",
        kind: Kind::Choice { of: &["random", "A", "B", "C", "D", "E"], default: "random" },
    },
    Setting {
        key: "crystals",
        says: "How many delivered crystals win; 2 make a short game.",
        kind: Kind::Number { least: 2, most: 3, default: 3 },
    },
    Setting {
        key: "shuffled-frogs",
        says: "Frogs that meet get new ids, so that even a watcher loses track.",
        kind: Kind::Switch { default: false },
    },
    Setting {
        key: "numbered-frogs",
        says: "Pages show each frog's number, and say it when a child is bewitched.",
        kind: Kind::Switch { default: false },
    },
];

impl Options {
    pub(crate) fn read(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let seats = settings.number("seats") as u8;
        let colours = settings.each_seat("colours", seats)?;
        let first: Option<Seat> = match settings.choice("first") {
            "random" => None,
            letter => Some(letter.parse()?),
        };
        if let (Some(seat), Some(entry)) = (first, settings.entry("first"))
            && seat.index() >= usize::from(seats)
        {
            return Err(entry.expected(format!("one of the {seats} seats, or `random`")));
        }
        Ok(Self {
            seats,
            ring: Ring::read(settings),
            die: settings.entry("die").map_or_else(|| Ok(Die::default()), Die::read)?,
            colours: BySeat::from_fn(seats, |seat| Colour::ALL[colours[seat.index()]]),
            first,
            crystals: settings.number("crystals") as u8,
            shuffled_frogs: settings.switch("shuffled-frogs"),
            numbered_frogs: settings.switch("numbered-frogs"),
        })
    }
}

/// Every setting, one a line; the die in a block.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colours: Vec<String> = self.colours.values().iter().map(Colour::to_string).collect();
        writeln!(f, "seats {}", self.seats)?;
        writeln!(f, "forest {}", self.ring.forest)?;
        writeln!(f, "meadow {}", self.ring.meadow)?;
        writeln!(f, "die\n    {}", self.die)?;
        writeln!(f, "colours {}", colours.join(" "))?;
        match self.first {
            None => writeln!(f, "first random")?,
            Some(seat) => writeln!(f, "first {seat}")?,
        }
        writeln!(f, "crystals {}", self.crystals)?;
        let shuffled_frogs = if self.shuffled_frogs { "on" } else { "off" };
        writeln!(f, "shuffled-frogs {shuffled_frogs}")?;
        // A build of before this setting refuses its line, so it is written only where it is on.
        if self.numbered_frogs { writeln!(f, "numbered-frogs on") } else { Ok(()) }
    }
}
