//! What is settled before the start. Everybody may know it.

use std::fmt;
use std::str::FromStr;

use game::{Kind, Outline, Seat, Setting, Settings, Unreadable};
use serde::Serialize;

/// How this game is played. All of it is public, so it is the config as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// How many players.
    pub seats: u8,
    /// LC-11: the first player, if named.
    pub first: Option<Seat>,
    /// LC-41: whether half of the cards are played with.
    pub short: bool,
    /// LC-25: whether a link counts only while its way still runs.
    pub links_anew: bool,
    /// LC-26: whether players look for links themselves.
    pub find_it_yourself: bool,
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "seats",
        says: "How many players.",
        kind: Kind::Number { least: 2, most: 6, default: 2 },
    },
    Setting {
        key: "first",
        says: "Who begins.",
        kind: Kind::Choice { of: &["random", "A", "B", "C", "D", "E", "F"], default: "random" },
    },
    Setting {
        key: "short",
        says: "Half of the cards: every treasure shows on two of them.",
        kind: Kind::Switch { default: false },
    },
    Setting {
        key: "links-anew",
        says: "A link counts only while its way still runs, after each card that was taken.",
        kind: Kind::Switch { default: false },
    },
    Setting {
        key: "find-it-yourself",
        says: "Nobody is shown what can be taken, and a wrong claim ends the taking.",
        kind: Kind::Switch { default: false },
    },
];

impl Options {
    pub(crate) fn from_outline(outline: Outline<'_>) -> Result<Self, Unreadable> {
        let settings = Settings::check(SETTINGS, outline)?;
        let seats = settings.number("seats") as u8;
        let first: Option<Seat> = match settings.choice("first") {
            "random" => None,
            letter => Some(letter.parse()?),
        };
        if let (Some(seat), Some(entry)) = (first, settings.entry("first"))
            && seat.index() >= usize::from(seats)
        {
            return Err(entry.expected(format!("one of the {seats} seats, or `random` (LC-11)")));
        }
        Ok(Self {
            seats,
            first,
            short: settings.switch("short"),
            links_anew: settings.switch("links-anew"),
            find_it_yourself: settings.switch("find-it-yourself"),
        })
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::from_outline(Outline::read(text)?)
    }
}

/// Every setting, one a line.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |on| if on { "on" } else { "off" };
        writeln!(f, "seats {}", self.seats)?;
        match self.first {
            None => writeln!(f, "first random")?,
            Some(seat) => writeln!(f, "first {seat}")?,
        }
        writeln!(f, "short {}", switch(self.short))?;
        writeln!(f, "links-anew {}", switch(self.links_anew))?;
        writeln!(f, "find-it-yourself {}", switch(self.find_it_yourself))
    }
}
