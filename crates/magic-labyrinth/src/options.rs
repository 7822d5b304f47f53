//! What was settled before the start and everybody may know.

use std::fmt;

use game::{BySeat, Kind, Seat, Setting, Settings, Unreadable};
use serde::Serialize;

use crate::Magician;
use crate::board::{MOST_WALLS, Square, home};

/// How this game is played. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// How many players.
    pub seats: u8,
    /// ML-02: how many walls.
    pub walls: u8,
    /// ML-13: whether a maze built by hand is turned against the board.
    pub turned: bool,
    /// ML-12: whether a random maze must be fair to the corners in play.
    pub fair: bool,
    /// ML-03: whether the symbols are shuffled.
    pub shuffled: bool,
    /// ML-05: who plays whom.
    pub magicians: BySeat<Magician>,
    /// ML-16: the first player, if named.
    pub first: Option<Seat>,
    /// ML-30: how many chips win.
    pub chips: u8,
    /// ML-29: whether several magicians may stop on one square.
    pub shared_squares: bool,
    /// ML-41: whether bumped walls stay visible.
    pub keep_found_walls: bool,
    /// ML-41: whether safe passages stay visible.
    pub trail: bool,
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "seats",
        says: "How many players; one plays alone against the turns.",
        kind: Kind::Number { least: 1, most: 4, default: 2 },
    },
    Setting {
        key: "walls",
        says: "How many walls are hidden: 19 is easy, 24 is hard.",
        kind: Kind::Number { least: 0, most: MOST_WALLS as u32, default: 19 },
    },
    Setting {
        key: "maze",
        says: "A maze built by hand, in place of a random one.",
        kind: Kind::Drawing { examples: &[EXAMPLE] },
    },
    Setting {
        key: "turned",
        says: "A maze built by hand is turned, so that its builder does not know how it lies.",
        kind: Kind::Switch { default: true },
    },
    Setting {
        key: "fair",
        says: "Random mazes give every corner about the same way to the symbols.",
        kind: Kind::Switch { default: true },
    },
    Setting {
        key: "symbols",
        says: "Whether the symbols lie as printed or are shuffled.",
        kind: Kind::Choice { of: &["fixed", "shuffled"], default: "fixed" },
    },
    Setting {
        key: "magicians",
        says: "Which magician each player moves.",
        kind: Kind::EachSeat { of: &Magician::NAMES },
    },
    Setting {
        key: "first",
        says: "Who begins.",
        kind: Kind::Choice { of: &["random", "A", "B", "C", "D"], default: "random" },
    },
    Setting {
        key: "chips",
        says: "How many chips win; 3 make a short game.",
        kind: Kind::Number { least: 3, most: 24, default: 5 },
    },
    Setting {
        key: "shared-squares",
        says: "Several magicians may stop on one square.",
        kind: Kind::Switch { default: false },
    },
    Setting {
        key: "keep-found-walls",
        says: "Walls that somebody walked into stay visible.",
        kind: Kind::Switch { default: false },
    },
    Setting {
        key: "trail",
        says: "Passages that somebody walked stay visible.",
        kind: Kind::Switch { default: false },
    },
];

const EXAMPLE: &str = "\
. . .|. . .
  -   -
. .|. . .|.
    - -
. . . .|. .
-         -
. .|. . . .
  - -
. . .|. . .
      - -
. .|. . . .
";

impl Options {
    /// Reads all settings but the drawing; `drawn` is its number of walls, if there is one.
    pub(crate) fn read(settings: &Settings<'_>, drawn: Option<u8>) -> Result<Self, Unreadable> {
        let seats = settings.number("seats") as u8;
        let walls = match (drawn, settings.entry("walls")) {
            (Some(drawn), Some(entry)) if settings.number("walls") != u32::from(drawn) => {
                return Err(entry.expected(format!("`walls {drawn}`, as many as are drawn")));
            }
            (Some(drawn), _) => drawn,
            (None, _) => settings.number("walls") as u8,
        };
        let magicians = settings.each_seat("magicians", seats)?;
        let first: Option<Seat> = match settings.choice("first") {
            "random" => None,
            letter => Some(letter.parse()?),
        };
        if let (Some(seat), Some(entry)) = (first, settings.entry("first"))
            && seat.index() >= usize::from(seats)
        {
            return Err(entry.expected(format!("one of the {seats} seats, or `random`")));
        }
        let chips = settings.number("chips");
        let most = most_chips(seats);
        if let (Some(entry), true) = (settings.entry("chips"), chips > most) {
            return Err(entry.expected(format!("`chips` 3 to {most} with {seats} seats (ML-30)")));
        }
        Ok(Self {
            seats,
            walls,
            turned: settings.switch("turned"),
            fair: settings.switch("fair"),
            shuffled: settings.choice("symbols") == "shuffled",
            magicians: BySeat::from_fn(seats, |seat| Magician::ALL[magicians[seat.index()]]),
            first,
            chips: chips as u8,
            shared_squares: settings.switch("shared-squares"),
            keep_found_walls: settings.switch("keep-found-walls"),
            trail: settings.switch("trail"),
        })
    }

    /// ML-14: where a seat's magician starts and goes back to.
    pub fn home(&self, seat: Seat) -> Square {
        home(self.seats, seat)
    }
}

/// ML-30: the bag must last until somebody has enough.
fn most_chips(seats: u8) -> u32 {
    23 / u32::from(seats.max(1)) + 1
}

/// Every setting but the drawing, one a line.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |on| if on { "on" } else { "off" };
        let magicians: Vec<String> =
            self.magicians.values().iter().map(Magician::to_string).collect();
        writeln!(f, "seats {}", self.seats)?;
        writeln!(f, "walls {}", self.walls)?;
        writeln!(f, "turned {}", switch(self.turned))?;
        writeln!(f, "fair {}", switch(self.fair))?;
        writeln!(f, "symbols {}", if self.shuffled { "shuffled" } else { "fixed" })?;
        writeln!(f, "magicians {}", magicians.join(" "))?;
        match self.first {
            None => writeln!(f, "first random")?,
            Some(seat) => writeln!(f, "first {seat}")?,
        }
        writeln!(f, "chips {}", self.chips)?;
        writeln!(f, "shared-squares {}", switch(self.shared_squares))?;
        writeln!(f, "keep-found-walls {}", switch(self.keep_found_walls))?;
        writeln!(f, "trail {}", switch(self.trail))
    }
}
