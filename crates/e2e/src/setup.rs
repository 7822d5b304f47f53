//! Games with settings under which random play ends soon.

use std::sync::LazyLock;

use serde_json::Value;

use crate::{Clew, Client, Options};

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

/// All games of the server, with settings under which random play ends soon, and without a clock.
pub static GAMES: LazyLock<Vec<Setup>> = LazyLock::new(|| LISTED.iter().map(setup).collect());

/// The games as the server lists them.
static LISTED: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let clew = Clew::start(Options::default());
    let mut client = Client::new(clew.address(), "6a6d65735f5f5f5f5f5f5f5f5f5f5f5f");
    let answer = client.get("/games").expect("the server lives").expect(200);
    answer.json()["games"].as_array().expect("a list of games").clone()
});

fn setup(game: &Value) -> Setup {
    let real_time = game["pace"] == "real-time";
    let quick = game["quick"].as_object().into_iter().flatten();
    let quick = quick.filter(|(key, _)| *key != "seats").map(|(key, value)| {
        let text = match value {
            Value::Bool(on) => (if *on { "on" } else { "off" }).to_owned(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        (leaked(key), leaked(&text))
    });
    let settings: Vec<_> = if real_time { vec![("sand", "0")] } else { quick.collect() };
    Setup {
        game: leaked(game["name"].as_str().expect("a name")),
        seats: 2,
        bots: 0,
        settings: settings.leak(),
        real_time,
    }
}

/// Setups are constants in many tests, so those of the server live as long.
fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

impl Setup {
    /// The setup of this game.
    ///
    /// # Panics
    /// If the server has no such game.
    pub fn of(game: &str) -> Self {
        let found = GAMES.iter().find(|setup| setup.game == game);
        *found.unwrap_or_else(|| panic!("the server has no game {game}"))
    }

    /// Maximum number of seats of the game.
    ///
    /// # Panics
    /// If the server has no such game.
    pub fn max_seats(&self) -> usize {
        let listed = LISTED.iter().find(|game| game["name"] == self.game).expect("it is listed");
        let most = listed["settings"]["properties"]["seats"]["maximum"].as_u64();
        most.map_or(1, |most| most as usize)
    }

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
