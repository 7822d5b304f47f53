//! Games with settings under which random play ends soon.

/// A game with its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game's name.
    pub game: &'static str,
    /// Number of seats.
    pub seats: usize,
    /// Number of bots, on the last seats.
    pub bots: usize,
    /// Further settings.
    pub settings: &'static [(&'static str, &'static str)],
    /// Whether the game is played in real time.
    pub real_time: bool,
}

/// All games, with settings under which random play ends soon, and without a clock.
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
    /// The letters of the seats that the test plays.
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
