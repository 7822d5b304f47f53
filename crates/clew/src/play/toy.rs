//! A tiny game to try the loop on: roll one or two, take so many pebbles or fewer, until somebody
//! has enough.

use std::fmt;
use std::str::FromStr;

use game::{
    BySeat, Game, Kind, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet, Sighting, Unreadable,
    Viewer,
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

game::settings! {
    /// What is settled before the start.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) struct Config {
        seats: u8 = "seats", Kind::number(1, 4, 2), "How many play.";
        goal: u32 = "goal", Kind::number(1, 1_000_000, 20), "How many pebbles win.";
        shared: bool = "shared", Kind::switch(false), "Whether the next seat wins as well.";
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

impl Sighting for Pebbles {}

game::refusals! {
    /// Why a player may not do that.
    pub(crate) enum Refusal {
        No = "no", "no";
    }
}

impl bots::Roster for Toy {
    const BOTS: &'static [bots::Bot<Self>] = &[];
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;

    type Config = Config;
    type Action = Pebbles;
    type Chance = Pebbles;
    type Event = Pebbles;
    type Sight = Pebbles;
    type View = BySeat<u32>;
    type Truth = BySeat<u32>;
    type Refusal = Refusal;

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

    fn legal(&self, seat: Seat, out: &mut Vec<Pebbles>) {
        out.clear();
        if self.phase() == Phase::Open(SeatSet::only(seat)) {
            out.extend((0..=self.rolled).map(Pebbles));
        }
    }

    fn act(
        &mut self,
        _: Millis,
        seat: Seat,
        action: Pebbles,
        log: &mut impl Log<Pebbles>,
    ) -> Result<(), Refusal> {
        if self.phase() != Phase::Open(SeatSet::only(seat)) || action.0 > self.rolled {
            return Err(Refusal::No);
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

    fn odds(&self, out: &mut Vec<(u32, Pebbles)>) -> bool {
        out.clear();
        if self.phase() == Phase::Chance {
            out.extend([(1, Pebbles(1)), (1, Pebbles(2))]);
        }
        true
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
}
