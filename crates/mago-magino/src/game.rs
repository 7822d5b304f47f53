//! The contract, kept.

use ::game::{
    Dice, Game, Log, Millis, Misfit, Outcome, Pace, Phase, Seat, SeatSet, Setting, Talk, Viewer,
};

use crate::options::SETTINGS;
use crate::state::{MagoMagino, Stage};
use crate::{Action, Chance, Config, Event, Refusal, Sight, Truth, View, legal};

impl Game for MagoMagino {
    const NAME: &'static str = "mago-magino";
    const RULES: u16 = 2;
    const PACE: Pace = Pace::Turns;
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
            Stage::Roll | Stage::Move(_) | Stage::Again => Phase::Open(SeatSet::only(self.turn)),
            Stage::Over(seat) => Phase::Over(Outcome::Won(SeatSet::only(seat))),
            _ => Phase::Chance,
        }
    }

    /// There is no clock.
    fn deadline(&self) -> Option<Millis> {
        None
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn may_talk(&self, _seat: Seat, _talk: Talk) -> Result<(), Refusal> {
        Ok(())
    }

    fn act(
        &mut self,
        _at: Millis,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.take(seat, action, log)
    }

    fn chance(
        &mut self,
        _at: Millis,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        self.nature(outcome, log)
    }

    fn alarm(&mut self, _at: Millis, _log: &mut impl Log<Event>) -> Result<(), Misfit> {
        Err(Misfit)
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        self.list_odds(out)
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Option<Chance> {
        self.draw_lots(dice)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.look_at()
    }

    fn truth(&self) -> Truth {
        self.whole_truth()
    }

    fn sight(event: &Event, _viewer: Viewer) -> Option<Sight> {
        Some(event.sight())
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }
}
