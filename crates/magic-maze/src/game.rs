//! The contract, kept.

use ::game::{
    Dice, Game, Log, Millis, Misfit, Outcome, Pace, Phase, Seat, SeatSet, Setting, Sides, Talk,
    Viewer,
};

use crate::options::SETTINGS;
use crate::state::{MagicMaze, Sand, Stage};
use crate::{Action, Chance, Config, Event, Refusal, Sight, Truth, View, legal};

impl Game for MagicMaze {
    const NAME: &'static str = "magic-maze";
    const RULES: u16 = 1;
    const PACE: Pace = Pace::RealTime;
    const SIDES: Sides = Sides::Team;
    const SETTINGS: &'static [Setting] = SETTINGS;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Config) -> Self {
        Self::at_start(rules.clamp(1, Self::RULES), config)
    }

    fn seats(config: &Config) -> u8 {
        config.options.seats
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Play => Phase::Open(self.everybody()),
            Stage::Over(outcome) => Phase::Over(outcome),
            _ => Phase::Chance,
        }
    }

    #[inline]
    fn deadline(&self) -> Option<Millis> {
        match self.sand {
            Sand::Runs { until } => Some(until),
            Sand::Still | Sand::Stopped { .. } => None,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn late(&self, seat: Seat, action: Action) -> Action {
        self.come_late(seat, action)
    }

    fn may_become(sent: &Action, done: &Action) -> bool {
        Self::may_be_shortened(*sent, *done)
    }

    fn giving_up(&self) -> Option<(SeatSet, Action)> {
        Some((self.giving_up, Action::GiveUp)) // MZ-23
    }

    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refusal> {
        self.may_say(seat, talk)
    }

    fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.take(at, seat, action, log)
    }

    fn chance(
        &mut self,
        at: Millis,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        self.nature(at, *outcome, log)
    }

    /// MZ-22: the sand has run out.
    fn alarm(&mut self, at: Millis, log: &mut impl Log<Event>) -> Result<(), Misfit> {
        if self.deadline() != Some(at) || self.stage != Stage::Play {
            return Err(Misfit);
        }

        self.now = at;
        self.end(at, Outcome::Lost, log);
        Ok(())
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        self.list_odds(out)
    }

    fn sample(&self, dice: &mut impl Dice) -> Option<Chance> {
        self.draw_lots(dice)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.look_at()
    }

    fn truth(&self) -> Truth {
        Truth(self.look_at())
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Sight> {
        Some(event.clone())
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }
}
