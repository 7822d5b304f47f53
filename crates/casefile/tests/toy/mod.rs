//! A tiny game for tests: pawns walk a track from the middle, and the first to reach an end wins.
//!
//! Nature hides a trap for each seat; only its owner knows where. A rival who steps on it loses the
//! rest of the turn, and a player who peeks next to the own pawn learns, alone, whether it lies there.
//! `Toy<0>` keeps every promise of the contract; every other number breaks one (see [`flaw`]).

#![allow(dead_code, reason = "each test binary uses its own part of the toy")]

pub(crate) mod flaw;
mod text;
mod worlds;

use std::sync::atomic::{AtomicU32, Ordering};

use game::{BySeat, Dice, Game, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet, Talk, Viewer};

pub(crate) use text::{Action, Chance, Config, Side};
pub(crate) use worlds::{Sight, Truth, View};

/// How long a move may take where the game is timed.
const PATIENCE: Millis = Millis(10_000);

/// The game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy<const FLAW: u8> {
    rules: u16,
    config: Config<FLAW>,
    pawns: BySeat<u8>,
    /// Zero before the deal.
    traps: BySeat<u8>,
    stage: Stage,
    due: Option<Millis>,
    /// Empty, unless a clone is to allocate.
    ballast: Vec<u8>,
}

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Deal,
    Roll(Seat),
    /// This many steps are left.
    Move(Seat, u8),
    Over(Seat),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Dealt { traps: BySeat<u8> },
    Rolled { seat: Seat, left: u8 },
    Stepped { seat: Seat, to: u8 },
    Sprung { seat: Seat, owner: Seat, at: u8 },
    Peeked { seat: Seat, owner: Seat, at: u8, there: bool },
    Stopped { seat: Seat },
    Late { seat: Seat },
    Won { seat: Seat },
}

game::refusals! {
    /// Why a player may not do that.
    pub(crate) enum Refusal {
        NotNow = "not-now", "nobody is to move now";
        NotYourTurn = "not-your-turn", "it is not your turn";
        Rock = "rock", "a rock lies there";
        NotARival = "not-a-rival", "you can peek for a rival's trap only";
        NothingThere = "nothing-there", "no trap can lie there";
        NoPeeking = "no-peeking", "these rules know no peeking";
        Busy = "busy", "you have a move to make";
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const NAME: &'static str = "toy";
    const RULES: u16 = 2;
    const ONE_VIEW: bool = FLAW == flaw::ONE_VIEW_CLAIMED;
    const IMAGES: u8 = 1;

    type Config = Config<FLAW>;
    type Action = Action<FLAW>;
    type Chance = Chance<FLAW>;
    type Event = Event;
    type Sight = Sight<FLAW>;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Config<FLAW>) -> Self {
        Self {
            rules: rules.min(Self::RULES),
            config: *config,
            pawns: BySeat::from_fn(config.seats, |_| config.track.middle()),
            traps: BySeat::from_fn(config.seats, |_| 0),
            stage: Stage::Deal,
            due: None,
            ballast: vec![7; usize::from(flaw::is::<FLAW>(flaw::ALLOCATING_CLONE))],
        }
    }

    fn seats(config: &Config<FLAW>) -> u8 {
        config.seats
    }

    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Deal | Stage::Roll(_) => Phase::Chance,
            Stage::Move(seat, _) => Phase::Open(SeatSet::only(seat)),
            Stage::Over(seat) => Phase::Over(Outcome::Won(SeatSet::only(seat))),
        }
    }

    fn deadline(&self) -> Option<Millis> {
        let leak = flaw::is::<FLAW>(flaw::LEAKY_DEADLINE) && self.rivals_trap_is_left(Seat::A);
        self.due.map(|due| due + Millis(leak.into()))
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action<FLAW>>) {
        if !flaw::is::<FLAW>(flaw::DIRTY_BUFFER) {
            out.clear();
        }
        if flaw::is::<FLAW>(flaw::STUCK) && self.pawns.values()[0] != self.config.track.middle() {
            return;
        }
        for owner in Seat::first(self.config.seats) {
            for side in Side::BOTH {
                self.list(seat, Action::Peek(owner, side), out);
            }
        }
        self.list(seat, Action::Step(Side::Left), out);
        self.list(seat, Action::Step(Side::Right), out);
        self.list(seat, Action::Stop, out);
        match flaw::of(FLAW) {
            flaw::UNSORTED => out.reverse(),
            flaw::REPEATED => out.extend(out.last().copied()),
            flaw::LISTED_ONLY if matches!(out.first(), Some(Action::Step(_))) => {
                out.insert(0, Action::Peek(seat, Side::Left))
            }
            flaw::ALLOCATING_LEGAL => *out = out.clone(),
            flaw::OUT_OF_TURN_LIST if matches!(self.stage, Stage::Over(_)) => {
                out.push(Action::Stop);
            }
            _ => {}
        }
    }

    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refusal> {
        let busy = matches!(self.stage, Stage::Move(turn, _) if turn == seat);
        let leak = flaw::is::<FLAW>(flaw::LEAKY_TALK) && self.rivals_trap_is_left(seat);
        if leak || busy && matches!(talk, Talk::Words | Talk::Eyes) {
            return Err(Refusal::Busy);
        }
        Ok(())
    }

    fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        action: Action<FLAW>,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if flaw::is::<FLAW>(flaw::ABSENT_SEAT) {
            let _ = self.pawns[seat];
        }
        if let Err(refusal) = self.check(seat, action) {
            if flaw::is::<FLAW>(flaw::REFUSAL_CHANGES) && refusal == Refusal::Rock {
                self.due = Some(at);
            }
            return Err(refusal);
        }
        match action {
            Action::Peek(owner, side) => {
                let at = side.of(self.pawns[seat]);
                let there = self.traps.get(owner) == Some(&at);
                log.note(|| Event::Peeked { seat, owner, at, there });
                self.pass(seat);
            }
            Action::Step(side) => self.step(seat, side.of(self.pawns[seat]), log),
            Action::Stop => {
                log.note(|| Event::Stopped { seat });
                self.pass(seat);
            }
        }
        Ok(())
    }

    fn chance(
        &mut self,
        at: Millis,
        outcome: &Chance<FLAW>,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        let anytime = flaw::is::<FLAW>(flaw::CHANCE_ANYTIME);
        match (self.stage, outcome) {
            (Stage::Deal, &Chance::Deal(traps)) if self.can_hide(&traps) => {
                self.traps = traps;
                self.stage = Stage::Roll(Seat::A);
                log.note(|| Event::Dealt { traps });
            }
            (Stage::Roll(seat), &Chance::Roll(left @ 1..=3)) => self.roll(at, seat, left, log),
            (Stage::Move(seat, _), &Chance::Roll(left @ 1..=3)) if anytime => {
                self.roll(at, seat, left, log);
            }
            _ => {
                if flaw::is::<FLAW>(flaw::MISFIT_CHANGES) && self.due.is_some() {
                    self.due = None;
                }
                return Err(Misfit);
            }
        }
        Ok(())
    }

    fn alarm(&mut self, at: Millis, log: &mut impl Log<Event>) -> Result<(), Misfit> {
        let early = flaw::is::<FLAW>(flaw::EARLY_ALARM) && self.due.is_some_and(|due| at < due);
        let any = flaw::is::<FLAW>(flaw::ANY_ALARM) && self.due.is_none();
        let Stage::Move(seat, _) = self.stage else { return Err(Misfit) };
        if self.deadline() != Some(at) && !early && !any {
            return Err(Misfit);
        }
        log.note(|| Event::Late { seat });
        self.pass(seat);
        Ok(())
    }

    fn odds(&self, out: &mut Vec<(u32, Chance<FLAW>)>) -> bool {
        out.clear();
        if flaw::is::<FLAW>(flaw::LEAKY_ODDS) && !self.rivals_trap_is_left(Seat::A) {
            return false;
        }
        if let Stage::Roll(_) = self.stage {
            out.extend(self.faces());
            if flaw::is::<FLAW>(flaw::WEIGHTLESS) {
                out[2].0 = 0;
            }
        }
        self.stage != Stage::Deal
    }

    fn sample(&self, dice: &mut impl Dice) -> Option<Chance<FLAW>> {
        match self.stage {
            Stage::Deal => Some(Chance::Deal(BySeat::from_fn(self.config.seats, |_| {
                let refused = flaw::is::<FLAW>(flaw::REFUSED_CHANCE) && dice.below(8) == 0;
                if refused { 0 } else { self.config.track.hide(dice) }
            }))),
            Stage::Roll(_) if flaw::is::<FLAW>(flaw::FAIR_DIE) => {
                Some(Chance::Roll(1 + dice.below(3) as u8))
            }
            Stage::Roll(_) => {
                let mut odds = self.faces();
                if flaw::is::<FLAW>(flaw::BACKWARD_DIE) {
                    odds.reverse();
                }
                let mut rest = dice.below(odds.iter().map(|(weight, _)| weight).sum());
                for (weight, outcome) in odds {
                    if rest < weight {
                        return Some(outcome);
                    }
                    rest -= weight;
                }
                None
            }
            Stage::Move(..) | Stage::Over(_) => None,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn truth(&self) -> Truth {
        Truth { view: View::of(self, Viewer::Watcher), traps: self.traps }
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight<FLAW>> {
        Sight::of(event, viewer)
    }

    fn audit(&self) -> Result<(), String> {
        if flaw::is::<FLAW>(flaw::IMPOSSIBLE_WORLD) {
            return Ok(());
        }
        self.check_state()
    }

    fn image(&self, _: u8) -> Self {
        let mirrored = |at: u8| self.config.track.len() - 1 - at;
        let mut image = self.clone();
        image.config.track = self.config.track.mirrored();
        image.pawns = BySeat::from_fn(self.config.seats, |seat| mirrored(self.pawns[seat]));
        if self.stage != Stage::Deal {
            image.traps = BySeat::from_fn(self.config.seats, |seat| mirrored(self.traps[seat]));
        }
        image
    }

    fn image_of(_: u8, action: Action<FLAW>) -> Action<FLAW> {
        match action {
            Action::Peek(seat, side) => Action::Peek(seat, side.mirrored()),
            Action::Step(side) => Action::Step(side.mirrored()),
            Action::Stop => Action::Stop,
        }
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    /// What must always hold.
    fn check_state(&self) -> Result<(), String> {
        let track = self.config.track;
        let won = |&at: &u8| track.is_end(at);
        if self.pawns.values().iter().any(|&at| at >= track.len() || track.rock(at)) {
            return Err("a pawn stands off the track".to_owned());
        }
        let sound = match self.stage {
            Stage::Deal => self.pawns.values().iter().all(|&at| at == track.middle()),
            Stage::Over(seat) => {
                !flaw::is::<FLAW>(flaw::AUDIT) && self.pawns.get(seat).is_some_and(won)
            }
            Stage::Move(seat, left) => self.pawns.get(seat).is_some() && (1..=3).contains(&left),
            Stage::Roll(seat) => self.pawns.get(seat).is_some(),
        };
        let winners = self.pawns.values().iter().filter(|at| won(at)).count();
        if !sound || winners != usize::from(matches!(self.stage, Stage::Over(_))) {
            return Err("pawns and stage do not go together".to_owned());
        }
        let hidden = match self.stage {
            Stage::Deal => self.traps.values().iter().all(|&at| at == 0),
            _ => self.can_hide(&self.traps),
        };
        if !hidden {
            return Err("a trap lies where none can lie".to_owned());
        }
        let moving = matches!(self.stage, Stage::Move(..)) || flaw::is::<FLAW>(flaw::RESTLESS);
        if self.due.is_some() && !(moving && self.config.timed) {
            return Err("there is a deadline, but no timed move".to_owned());
        }
        Ok(())
    }
}

static CALLS: AtomicU32 = AtomicU32::new(0);

impl<const FLAW: u8> Toy<FLAW> {
    /// Whether the seat may do that: both the listing and the testing.
    fn check(&self, seat: Seat, action: Action<FLAW>) -> Result<(), Refusal> {
        let Stage::Move(turn, left) = self.stage else { return Err(Refusal::NotNow) };
        if seat != turn {
            let leak = flaw::is::<FLAW>(flaw::LEAKY_REFUSAL) && self.rivals_trap_is_left(seat);
            return Err(if leak { Refusal::Busy } else { Refusal::NotYourTurn });
        }
        match action {
            Action::Step(side) => {
                let to = side.of(self.pawns[seat]);
                if self.config.track.rock(to) {
                    return Err(Refusal::Rock);
                }
                if flaw::is::<FLAW>(flaw::UNDECLARED_DEED) && left == 3 && self.traps[seat] == to {
                    return Err(Refusal::Rock);
                }
                let trapped = |(owner, &at): (Seat, &u8)| owner != seat && at == to;
                if flaw::is::<FLAW>(flaw::LEAKY_LEGAL)
                    && left == 3
                    && self.traps.iter().any(trapped)
                {
                    return Err(Refusal::Rock);
                }
            }
            Action::Peek(_, _) if self.rules < 2 => return Err(Refusal::NoPeeking),
            Action::Peek(owner, side) => {
                let absent = self.pawns.get(owner).is_none();
                if owner == seat || absent && !flaw::is::<FLAW>(flaw::NEVER_LISTED) {
                    return Err(Refusal::NotARival);
                }
                let lopsided = flaw::is::<FLAW>(flaw::LOPSIDED) && side == Side::Left && left == 2;
                if lopsided || !self.config.track.may_trap(side.of(self.pawns[seat])) {
                    return Err(Refusal::NothingThere);
                }
            }
            Action::Stop => {}
        }
        Ok(())
    }

    fn list(&self, seat: Seat, action: Action<FLAW>, out: &mut Vec<Action<FLAW>>) {
        let left_out = flaw::is::<FLAW>(flaw::UNLISTED)
            && action == Action::Stop
            && matches!(self.stage, Stage::Move(_, 3));
        if !left_out && self.check(seat, action).is_ok() {
            out.push(action);
        }
    }

    /// The faces of the die with their weights.
    fn faces(&self) -> [(u32, Chance<FLAW>); 3] {
        let [one, two, three] = if self.config.fast { [1, 2, 3] } else { [3, 2, 1] };
        [(one, Chance::Roll(1)), (two, Chance::Roll(2)), (three, Chance::Roll(3))]
    }

    fn roll(&mut self, at: Millis, seat: Seat, left: u8, log: &mut impl Log<Event>) {
        self.stage = Stage::Move(seat, left);
        let from =
            if flaw::is::<FLAW>(flaw::ABSOLUTE_TIME) { Millis(at.0 / 1000 * 1000) } else { at };
        self.due = self.config.timed.then_some(from + PATIENCE);
        log.note(|| Event::Rolled { seat, left });
    }

    fn step(&mut self, seat: Seat, to: u8, log: &mut impl Log<Event>) {
        let Stage::Move(_, left) = self.stage else { return };
        if flaw::is::<FLAW>(flaw::ALLOCATING_ACT) {
            std::hint::black_box(vec![to; 3]);
        }
        if flaw::is::<FLAW>(flaw::ENDLESS) && self.config.track.is_end(to) {
            return self.pass(seat);
        }
        self.pawns[seat] = to;
        log.note(|| Event::Stepped { seat, to });
        let mut sprung = false;
        for owner in Seat::first(self.config.seats) {
            if owner != seat && self.traps[owner] == to {
                sprung = true;
                log.note(|| Event::Sprung { seat, owner, at: to });
            }
        }
        if self.config.track.is_end(to) {
            self.stage = Stage::Over(seat);
            if !flaw::is::<FLAW>(flaw::RESTLESS) {
                self.due = None;
            }
            log.note(|| Event::Won { seat });
        } else if sprung || left == 1 {
            self.pass(seat);
        } else {
            self.stage = Stage::Move(seat, left - 1);
        }
    }

    fn pass(&mut self, seat: Seat) {
        let outside =
            flaw::is::<FLAW>(flaw::OUTSIDE) && CALLS.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        self.stage = Stage::Roll(if outside { seat } else { seat.next(self.config.seats) });
        self.due = None;
    }

    fn can_hide(&self, traps: &BySeat<u8>) -> bool {
        traps.seats() == self.config.seats
            && traps.values().iter().all(|&at| self.config.track.may_trap(at))
    }

    fn rivals_trap_is_left(&self, seat: Seat) -> bool {
        let trap = self.traps.get(seat.next(self.config.seats)).copied().unwrap_or(0);
        trap < self.config.track.middle() && trap > 0
    }
}
