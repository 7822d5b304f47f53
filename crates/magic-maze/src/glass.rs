//! The sand timer and what turning it brings (MZ-30 to MZ-34, MZ-53, MZ-61), and who may talk now
//! (MZ-40 to MZ-44).

use game::{BySeat, Log, Millis, Outcome, Seat, Talk};

use crate::hero::Pile;
use crate::place::Square;
use crate::scenario::TalkRule;
use crate::state::{MagicMaze, Sand, Stage};
use crate::{Event, Refusal, Sight};

impl MagicMaze {
    /// MZ-30: how much the glass holds.
    pub(crate) fn holds_sand(&self) -> Millis {
        Millis(u64::from(self.options.sand) * 1000)
    }

    /// MZ-31, in the order of MZ-53.
    pub(crate) fn turn_glass(&mut self, timer: Square, log: &mut impl Log<Event>) {
        let left = self.swap_halves();
        self.turned = self.turned.saturating_add(1);
        self.used.add(timer);
        log.note(|| Sight::Glass { timer, left });
        if left == Some(Millis::ZERO) {
            return self.end(self.now, Outcome::Lost, log);
        }
        self.pass_on(log);
        self.open_talk(log);
        if self.options.special.reconfigure && !self.theft {
            self.demand_discards(log); // MZ-61
        }
    }

    /// MZ-30: what is left becomes what was not. `None` without sand.
    fn swap_halves(&mut self) -> Option<Millis> {
        let Sand::Runs { until } = self.sand else { return None };
        let left = self.holds_sand() - (until - self.now);
        self.sand = Sand::Runs { until: self.now + left };
        Some(left)
    }

    /// MZ-53: to the left-hand neighbour; MZ-70: alone, all are shuffled.
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        if self.options.solo() {
            self.pile = Pile::default();
            log.note(|| Sight::Shuffled);
        } else if self.options.special.pass {
            let (seats, old) = (self.options.seats, self.hands);
            let mut hands = BySeat::from_fn(seats, |_| old[Seat::A]);
            Seat::first(seats).for_each(|seat| hands[seat.next(seats)] = old[seat]);
            self.hands = hands;
            log.note(|| Sight::Passed);
        }
    }

    /// MZ-40: unless talk is free, or never allowed, or nobody is there to talk to.
    pub(crate) fn open_talk(&mut self, log: &mut impl Log<Event>) {
        let phases = matches!(self.options.special.talk, TalkRule::Phases | TalkRule::Gestures);
        if phases && !self.options.solo() {
            self.talk = true;
            log.note(|| Sight::TalkOpens);
        }
    }

    pub(crate) fn may_say(&self, seat: Seat, talk: Talk) -> Result<(), Refusal> {
        if seat.index() >= usize::from(self.options.seats) {
            return Err(Refusal::NobodyThere);
        }
        let over = matches!(self.stage, Stage::Over(_));
        let rule = self.options.special.talk;
        if talk == Talk::Eyes // MZ-44
            || !self.begun // MZ-32, MZ-64, MZ-65
            || over
            || self.options.solo() // MZ-70
            || rule == TalkRule::Free
        {
            return Ok(()); // MZ-51
        }
        match (self.talk, rule, talk) {
            (false, ..) => Err(Refusal::Silence), // MZ-41
            (true, TalkRule::Gestures, Talk::Words) => Err(Refusal::GesturesOnly), // MZ-62
            (true, ..) => Ok(()),
        }
    }
}
