//! The contract, kept.

use ::game::{
    Dice, Game, Log, Millis, Misfit, Outcome, Pace, Phase, Seat, SeatSet, Setting, Talk, Viewer,
};
use serde::{Serialize, Serializer};

use crate::options::SETTINGS;
use crate::state::{LabyrinthCards, Stage};
use crate::{Action, Chance, Event, Options, Refusal, Sight, Truth, View, legal};

impl Game for LabyrinthCards {
    const NAME: &'static str = "labyrinth-cards";
    const RULES: u16 = 2;
    const PACE: Pace = Pace::Turns;
    const SETTINGS: &'static [Setting] = SETTINGS;
    const OWN: Option<&'static str> = Some("you");

    type Config = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Options) -> Self {
        Self::at_start(rules.clamp(1, Self::RULES), config)
    }

    fn seats(config: &Options) -> u8 {
        config.seats
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Place | Stage::Take(_) => Phase::Open(SeatSet::only(self.turn)),
            Stage::Over => Phase::Over(Outcome::Won(self.winners())),
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

    fn accepted(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::accepted(self, seat, out);
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

    fn view(&self, viewer: Viewer) -> View {
        self.look_at(viewer)
    }

    fn own<S: Serializer>(&self, viewer: Viewer, serializer: S) -> Result<S::Ok, S::Error> {
        self.you(viewer).serialize(serializer)
    }

    fn truth(&self) -> Truth {
        self.whole_truth()
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(event.sight(viewer))
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }
}
