// A whole game: two players take one to three sticks in turn, and the last stick loses.

use game::{
    Diagram, Game, Imagine, Kind, Line, Lines, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet,
    Sighting, Unreadable, Viewer,
};
use serde::Serialize;

game::settings! {
    /// What is settled before the start.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Options {
        seats: u8 = "seats", Kind::number(2, 2, 2), "How many players.";
        sticks: u8 = "sticks", Kind::number(5, 30, 12), "How many sticks lie there at the start.";
    }
}

game::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Action {
        /// Take some sticks.
        Take(count: u8 = 1..=3) = "take {count}",
    }
}

game::notation! {
    /// What nature can do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Chance {
        /// Who begins.
        First(seat: Seat) = "first {seat}",
    }
}

game::refusals! {
    /// Why a player may not do that.
    pub enum Refusal {
        NotYourTurn = "not-your-turn", "it is not your turn";
        TooMany = "too-many", "there are not that many sticks";
    }
}

/// What happened. Everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// The first player was drawn.
    First(Seat),
    /// A player took some sticks.
    Took(Seat, u8),
}

impl Sighting for Sight {}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The sticks that are left.
    pub sticks: u8,
    /// Whose turn it is, once that was drawn.
    pub turn: Option<Seat>,
}

/// The state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sticks {
    options: Options,
    left: u8,
    turn: Option<Seat>,
}

impl Game for Sticks {
    const NAME: &'static str = "sticks";
    const RULES: u16 = 1;
    const ONE_VIEW: bool = true;

    type Config = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Sight;
    type Sight = Sight;
    type View = View;
    type Truth = View;
    type Refusal = Refusal;

    fn new(_rules: u16, options: &Options) -> Self {
        Self { options: *options, left: options.sticks, turn: None }
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn phase(&self) -> Phase {
        match self.turn {
            None => Phase::Chance,
            // The other player took the last stick.
            Some(seat) if self.left == 0 => Phase::Over(Outcome::Won(SeatSet::only(seat))),
            Some(seat) => Phase::Open(SeatSet::only(seat)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn == Some(seat) {
            out.extend((1..=self.left.min(3)).map(Action::Take));
        }
    }

    fn act(
        &mut self,
        _at: Millis,
        seat: Seat,
        Action::Take(count): Action,
        log: &mut impl Log<Sight>,
    ) -> Result<(), Refusal> {
        if self.turn != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if count > self.left {
            return Err(Refusal::TooMany);
        }

        self.left -= count;
        self.turn = Some(seat.next(self.options.seats));
        log.note(|| Sight::Took(seat, count));
        Ok(())
    }

    fn chance(
        &mut self,
        _at: Millis,
        Chance::First(seat): &Chance,
        log: &mut impl Log<Sight>,
    ) -> Result<(), Misfit> {
        if self.turn.is_some() || seat.index() >= usize::from(self.options.seats) {
            return Err(Misfit);
        }

        self.turn = Some(*seat);
        log.note(|| Sight::First(*seat));
        Ok(())
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        out.clear();
        if self.turn.is_none() {
            out.extend(Seat::first(self.options.seats).map(|seat| (1, Chance::First(seat))));
        }
        true
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { sticks: self.left, turn: self.turn }
    }

    fn truth(&self) -> View {
        self.view(Viewer::Watcher)
    }

    fn sight(event: &Sight, _viewer: Viewer) -> Option<Sight> {
        Some(event.clone())
    }

    fn audit(&self) -> Result<(), String> {
        if self.turn.is_none() && self.left < self.options.sticks {
            return Err("sticks are gone before the first turn".to_owned());
        }
        Ok(())
    }
}

/// Nothing is hidden.
impl Imagine for Sticks {
    const SECRETS: bool = false;

    type Memory = ();
}

impl Diagram for Sticks {
    const LINES: &'static [Line] = &game::lines! { "left", "turn" };

    fn settled(&self) -> (u16, Options) {
        (1, self.options)
    }

    fn lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        lines.number("left", &mut self.left, self.options.sticks)?;
        if let Some(entry) = lines.one("turn", self.turn) {
            self.turn = Some(entry.seat_and_rest(self.options.seats, "`turn SEAT`")?.0);
        }
        Ok(())
    }
}

#[test]
fn the_last_stick_loses() {
    let mut game = Sticks::read("left 3\nturn A").expect("a position");
    let action = "take 3".parse().expect("an action");
    game.act(Millis::ZERO, Seat::A, action, &mut Vec::new()).expect("it is A's turn");
    let winner = "B".parse().expect("a seat");
    assert_eq!(game.phase(), Phase::Over(Outcome::Won(winner)));
}
