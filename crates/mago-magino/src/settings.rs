//! What is settled before the start. Everybody may know it.

use std::fmt;

use game::{AddedSwitch, BySeat, Kind, Seat, Setting, Settings, Unreadable, Value};
use serde::Serialize;

use crate::ring::{FOREST, LONGEST_MEADOW, SHORTEST_MEADOW};
use crate::{Colour, Die, Ring};

game::settings! {
    /// How this game is played. All of it is public, so it is the config as well.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub struct Options {
        seats: u8 = "seats", Kind::number(2, 5, 2), "How many players.";
        /// MM-02: this and the meadow are the ring.
        ring: Ring = "forest", Kind::number(FOREST as u32, FOREST as u32, FOREST as u32),
            "How many spaces the forest has; always three.";
        _ = "meadow", Kind::number(SHORTEST_MEADOW as u32, LONGEST_MEADOW as u32, 9),
            "How many spaces the meadow has: the way home.";
        /// MM-03.
        die: Die = "die",
            Kind::drawing(&["witch witch 2 3 3 4", "witch 1\n2 2\n3 4", "witch witch witch 2 3 4"]),
            "The six faces of the die, each the witch or 1 to 4 points.";
        /// MM-01.
        colours: BySeat<Colour> = "colours", Kind::each_seat(&Colour::NAMES),
            "Which colour each player has.";
        /// MM-11.
        first: Option<Seat> = "first", Kind::first_player(5), "Who begins.";
        /// MM-60.
        crystals: u8 = "crystals", Kind::number(2, 3, 3),
            "How many delivered crystals win; 2 make a short game.";
        /// MM-53.
        shuffled_frogs: bool = "shuffled-frogs", Kind::switch(false),
            "Frogs that meet get new ids, so that even a watcher loses track.";
        /// MM-50: the game itself goes on the same.
        numbered_frogs: AddedSwitch = "numbered-frogs", Kind::switch(false),
            "Pages show each frog's number, and say it when a child is bewitched.";
    }
}

/// Two settings, `forest` and `meadow`.
impl Value for Ring {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        Ok(Self { forest: u8::read(settings, key)?, meadow: u8::read(settings, "meadow")? })
    }

    fn write(&self, _setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "forest {}\nmeadow {}", self.forest, self.meadow)
    }
}

/// A block below the key.
impl Value for Die {
    fn read(settings: &Settings<'_>, key: &str) -> Result<Self, Unreadable> {
        settings.entry(key).map_or_else(|| Ok(Self::default()), Self::from_block)
    }

    fn write(&self, setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n    {self}", setting.key)
    }
}
