//! Random games, written down input by input.

use std::fmt::{self, Write as _};

use game::{Dice, FastDice, Game, Log, Millis, Pace, Quiet, Seat, Viewer};

use super::configs::{self, Written};
use super::failure::{Wrong, ensure, guarded};
use super::player::Player;
use super::{Failure, Point, Seeds, Tested};

/// The most inputs that a failure tells.
const TOLD: usize = 60;

/// A game that everybody plays at once, without a clock, is broken off after this number of inputs.
const ENDLESS: usize = 3_000;

/// One input and its time.
#[derive(Clone, Debug)]
pub(crate) struct Input<G: Game> {
    pub(crate) at: Millis,
    pub(crate) what: What<G>,
}

/// What is put into a game.
#[derive(Clone, Debug)]
pub(crate) enum What<G: Game> {
    Act(Seat, G::Action),
    Chance(G::Chance),
    Alarm,
}

/// What a game says to an input that it does not take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No<R> {
    Refused(R),
    Misfit,
}

/// What a game says to an input.
pub(crate) type Answer<G> = Result<(), No<<G as Game>::Refusal>>;

impl<G: Game> Input<G> {
    /// Gives it to a game.
    pub(crate) fn give(&self, game: &mut G, log: &mut impl Log<G::Event>) -> Answer<G> {
        match &self.what {
            What::Act(seat, action) => game.act(self.at, *seat, *action, log).map_err(No::Refused),
            What::Chance(outcome) => game.chance(self.at, outcome, log).map_err(|_| No::Misfit),
            What::Alarm => game.alarm(self.at, log).map_err(|_| No::Misfit),
        }
    }

    /// Gives it to a game, and tells what one viewer sees of it.
    pub(super) fn show(&self, game: &mut G, viewer: Viewer) -> (Answer<G>, Vec<G::Sight>) {
        let mut events = Vec::new();
        let answer = self.give(game, &mut events);
        (answer, events.iter().filter_map(|event| G::sight(event, viewer)).collect())
    }
}

/// As a rule case writes it, but for the time.
impl<G: Game> fmt::Display for What<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "act {seat} {action}"),
            Self::Chance(outcome) => write!(f, "chance {outcome}"),
            Self::Alarm => f.write_str("alarm"),
        }
    }
}

/// A game that was played to its end.
pub(super) struct Course<G: Game> {
    pub(super) seed: u64,
    pub(super) rules: u16,
    pub(super) text: String,
    pub(super) config: G::Config,
    pub(super) start: G,
    pub(super) inputs: Vec<Input<G>>,
    pub(super) end: G,
}

impl<G: Tested> Course<G> {
    /// Plays the game with this seed.
    pub(super) fn play(seed: u64, seeds: &Seeds) -> Result<Self, Failure> {
        let mut dice = FastDice::new(seed);
        let written = configs::random::<G>(seed, &mut dice)?;
        Self::play_with(seed, dice, written, seeds)
    }

    /// Plays a game with this seed and these settings.
    pub(super) fn play_with(
        seed: u64,
        mut dice: FastDice,
        Written { text, config }: Written<G>,
        seeds: &Seeds,
    ) -> Result<Self, Failure> {
        let rules = 1 + dice.below(G::RULES.into()) as u16;
        let start = G::new(rules, &config);
        let end = start.clone();
        let mut course = Self { seed, rules, text, config, start, inputs: Vec::new(), end };
        match guarded(Point::Ends, || course.play_on(seeds.limit, &mut Player::new(dice.bits()))) {
            Ok(()) => Ok(course),
            Err(wrong) => Err(course.failure(course.inputs.len(), &course.end, &wrong)),
        }
    }

    /// How many seats there are.
    pub(super) fn seats(&self) -> u8 {
        G::seats(&self.config)
    }

    /// The time after this number of inputs.
    pub(super) fn time(&self, number: usize) -> Millis {
        number.checked_sub(1).map_or(Millis::ZERO, |last| self.inputs[last].at)
    }

    /// Adds where it was: after this number of inputs, in this state.
    pub(super) fn failure(&self, number: usize, state: &G, wrong: &Wrong) -> Failure {
        let mut detail = format!("seed {}, after {number} inputs: {}\n", self.seed, wrong.what);
        let mut tell = |words: String| detail.push_str(&words);
        tell(format!("rules {}\nconfig\n{}", self.rules, indented(&self.text)));
        let first = number.saturating_sub(TOLD);
        tell(match first {
            0 => "inputs\n".to_owned(),
            _ => format!("inputs, the last {TOLD}\n"),
        });
        tell(indented(&told(&self.inputs[first..number])));
        let drawn = guarded(wrong.point, || Ok(state.draw()));
        tell(format!("diagram\n{}", indented(&drawn.unwrap_or_else(|panic| panic.what))));
        Failure { point: wrong.point, detail }
    }

    /// Keeps a second game that is given the same inputs as the true one.
    fn play_on(&mut self, limit: usize, player: &mut Player<G>) -> Result<(), Wrong> {
        let mut copy = G::new(self.rules, &self.config);
        let mut events = Vec::new();
        loop {
            ensure(copy == self.end, Point::Replay, || {
                format!("a second game with the same inputs differs:\n{}", copy.draw())
            })?;
            let Some(input) = player.input(&self.end)? else { return Ok(()) };
            if G::PACE == Pace::RealTime
                && self.end.deadline().is_none()
                && self.inputs.len() >= ENDLESS
            {
                return Ok(()); // Nobody waits, and no clock runs: it may go on for ever.
            }
            ensure(self.inputs.len() < limit, Point::Ends, || {
                format!("the game goes on after {limit} inputs")
            })?;
            if let Err(no) = input.give(&mut self.end, &mut Quiet) {
                let point = match input.what {
                    What::Act(..) => Point::Listing,
                    What::Chance(_) => Point::Odds,
                    What::Alarm => Point::Time,
                };
                let what = format!("`{}` at {} is due but not taken: {no:?}", input.what, input.at);
                return Err(Wrong::new(point, what));
            }
            events.clear();
            if let Err(no) = input.give(&mut copy, &mut events) {
                let what = format!("`{}` is not taken when given again: {no:?}", input.what);
                return Err(Wrong::new(Point::Replay, what));
            }
            self.inputs.push(input);
        }
    }
}

/// The inputs as lines.
pub(super) fn told<G: Game>(inputs: &[Input<G>]) -> String {
    let (mut text, mut now) = (String::new(), Millis::ZERO);
    for Input { at, what } in inputs {
        if *at != now {
            let _ = writeln!(text, "at {at}");
            now = *at;
        }
        let _ = writeln!(text, "{what}");
    }
    text
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}
