//! A tiny game to try the loop on: roll one or two, take so many pebbles or fewer, until somebody
//! has enough.

use std::fmt;
use std::str::FromStr;

use game::{
    BySeat, Dice, Game, Kind, Log, Millis, Misfit, Outcome, Outline, Pace, Phase, Refusal, Seat,
    SeatSet, Setting, Settings, Sighting, Talk, Unreadable, Viewer,
};
use serde::Serialize;

/// The position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    goal: u32,
    shared: bool,
    turn: Seat,
    rolled: u32,
    pebbles: BySeat<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Config {
    seats: u8,
    goal: u32,
    shared: bool,
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shared = if self.shared { "on" } else { "off" };
        write!(f, "seats {}\ngoal {}\nshared {shared}\n", self.seats, self.goal)
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let settings = Settings::check(Toy::SETTINGS, Outline::read(text)?)?;
        Ok(Self {
            seats: settings.number("seats") as u8,
            goal: settings.number("goal"),
            shared: settings.switch("shared"),
        })
    }
}

/// A number of pebbles: what a player takes, what nature rolls, and what all see of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub(crate) struct Pebbles(u32);

impl fmt::Display for Pebbles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Pebbles {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().map(Self).map_err(|_| Unreadable::new("a number", text))
    }
}

impl Sighting for Pebbles {
    fn fleeting(&self) -> bool {
        false
    }

    fn reveals(&self) -> bool {
        false
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct No;

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no")
    }
}

impl std::error::Error for No {}

impl Refusal for No {
    const ALL: &'static [Self] = &[Self];

    fn code(self) -> &'static str {
        "no"
    }
}

impl bots::Roster for Toy {
    const BOTS: &'static [bots::Bot<Self>] = &[];
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;
    const PACE: Pace = Pace::Turns;
    const SETTINGS: &'static [Setting] = &[
        Setting {
            key: "seats",
            says: "How many play.",
            kind: Kind::Number { least: 1, most: 4, default: 2 },
        },
        Setting {
            key: "goal",
            says: "How many pebbles win.",
            kind: Kind::Number { least: 1, most: 1_000_000, default: 20 },
        },
        Setting {
            key: "shared",
            says: "Whether the next seat wins as well.",
            kind: Kind::Switch { default: false },
        },
    ];

    type Config = Config;
    type Action = Pebbles;
    type Chance = Pebbles;
    type Event = Pebbles;
    type Sight = Pebbles;
    type View = BySeat<u32>;
    type Truth = BySeat<u32>;
    type Refusal = No;

    fn new(_: u16, config: &Config) -> Self {
        let pebbles = BySeat::from_fn(config.seats, |_| 0);
        Self { goal: config.goal, shared: config.shared, turn: Seat::A, rolled: 0, pebbles }
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn phase(&self) -> Phase {
        let seats = self.pebbles.seats();
        match self.pebbles.iter().find(|&(_, &pebbles)| pebbles >= self.goal) {
            Some((seat, _)) => {
                let won = SeatSet::only(seat);
                Phase::Over(Outcome::Won(if self.shared {
                    won.with(seat.next(seats))
                } else {
                    won
                }))
            }
            None if self.rolled == 0 => Phase::Chance,
            None => Phase::Open(SeatSet::only(self.turn)),
        }
    }

    fn deadline(&self) -> Option<Millis> {
        None
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Pebbles>) {
        out.clear();
        if self.phase() == Phase::Open(SeatSet::only(seat)) {
            out.extend((0..=self.rolled).map(Pebbles));
        }
    }

    fn may_talk(&self, _: Seat, _: Talk) -> Result<(), No> {
        Ok(())
    }

    fn act(
        &mut self,
        _: Millis,
        seat: Seat,
        action: Pebbles,
        log: &mut impl Log<Pebbles>,
    ) -> Result<(), No> {
        if self.phase() != Phase::Open(SeatSet::only(seat)) || action.0 > self.rolled {
            return Err(No);
        }
        self.pebbles[seat] += action.0;
        self.rolled = 0;
        self.turn = seat.next(self.pebbles.seats());
        log.note(|| action);
        Ok(())
    }

    fn chance(
        &mut self,
        _: Millis,
        outcome: &Pebbles,
        _: &mut impl Log<Pebbles>,
    ) -> Result<(), Misfit> {
        if self.phase() != Phase::Chance || !(1..=2).contains(&outcome.0) {
            return Err(Misfit);
        }
        self.rolled = outcome.0;
        Ok(())
    }

    fn alarm(&mut self, _: Millis, _: &mut impl Log<Pebbles>) -> Result<(), Misfit> {
        Err(Misfit)
    }

    fn odds(&self, out: &mut Vec<(u32, Pebbles)>) -> bool {
        out.clear();
        if self.phase() == Phase::Chance {
            out.extend([(1, Pebbles(1)), (1, Pebbles(2))]);
        }
        true
    }

    fn sample(&self, dice: &mut impl Dice) -> Option<Pebbles> {
        (self.phase() == Phase::Chance).then(|| Pebbles(dice.below(2) + 1))
    }

    fn view(&self, _: Viewer) -> BySeat<u32> {
        self.pebbles
    }

    fn truth(&self) -> BySeat<u32> {
        self.pebbles
    }

    fn sight(event: &Pebbles, _: Viewer) -> Option<Pebbles> {
        Some(*event)
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
