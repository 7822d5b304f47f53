//! The four games, set so that random play comes to an end.

/// A game with its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game's name.
    pub game: &'static str,
    /// How many sit there.
    pub seats: usize,
    /// How many of them, the last ones, are bots of the server.
    pub bots: usize,
    /// What else is set.
    pub settings: &'static [(&'static str, &'static str)],
    /// Whether everybody acts at once.
    pub real_time: bool,
}

/// The four games, set so that random play comes to an end soon. No clock runs.
pub const GAMES: [Setup; 4] = [
    Setup {
        game: "magic-labyrinth",
        seats: 2,
        bots: 0,
        settings: &[("walls", "0"), ("chips", "3")],
        real_time: false,
    },
    Setup {
        game: "labyrinth-cards",
        seats: 2,
        bots: 0,
        settings: &[("short", "on")],
        real_time: false,
    },
    Setup {
        game: "mago-magino",
        seats: 2,
        bots: 0,
        settings: &[("crystals", "2"), ("meadow", "4")],
        real_time: false,
    },
    Setup { game: "magic-maze", seats: 2, bots: 0, settings: &[("sand", "0")], real_time: true },
];

impl Setup {
    /// The letters of the seats that are ours.
    pub fn ours(&self) -> impl Iterator<Item = String> + use<> {
        letters(0, self.seats - self.bots)
    }

    /// The letters of the bots' seats.
    pub fn others(&self) -> impl Iterator<Item = String> + use<> {
        letters(self.seats - self.bots, self.seats)
    }
}

fn letters(from: usize, to: usize) -> impl Iterator<Item = String> {
    ('A'..='I').skip(from).take(to - from).map(String::from)
}
