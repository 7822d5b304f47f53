//! Random games, written down input by input.

use std::fmt::{self, Write as _};
use std::mem::discriminant;

use game::{Dice, FastDice, Game, Log, Millis, Phase, Quiet, Seat, Viewer};

use super::configs::{self, Written};
use super::edits::pick;
use super::failure::{Wrong, ensure, guarded};
use super::{Failure, Point, Seeds, Tested};

/// The most inputs that a failure tells.
const TOLD: usize = 60;

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
        let Written { text, config } = configs::random::<G>(seed, &mut dice)?;
        let rules = 1 + dice.below(G::RULES.into()) as u16;
        let start = G::new(rules, &config);
        let end = start.clone();
        let mut course = Self { seed, rules, text, config, start, inputs: Vec::new(), end };
        match guarded(Point::Ends, || course.play_on(seeds.limit, &mut dice)) {
            Ok(()) => Ok(course),
            Err(wrong) => Err(course.failure(course.inputs.len(), &course.end, &wrong)),
        }
    }

    /// How many seats there are.
    pub(super) fn seats(&self) -> u8 {
        G::seats(&self.config)
    }

    /// The time when so many inputs were given.
    pub(super) fn time(&self, number: usize) -> Millis {
        number.checked_sub(1).map_or(Millis::ZERO, |last| self.inputs[last].at)
    }

    /// Adds where it was: after so many inputs, in this state.
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

    /// Keeps a second game beside the true one, that is given the same inputs.
    fn play_on(&mut self, limit: usize, dice: &mut FastDice) -> Result<(), Wrong> {
        let mut copy = G::new(self.rules, &self.config);
        let (mut now, mut events) = (Millis::ZERO, Vec::new());
        let alarms = if dice.below(2) == 0 { 24 } else { 1_000 };
        loop {
            ensure(copy == self.end, Point::Replay, || {
                format!("a second game with the same inputs differs:\n{}", copy.draw())
            })?;
            let Some(what) = choose(&self.end, &mut now, alarms, dice)? else { return Ok(()) };
            ensure(self.inputs.len() < limit, Point::Ends, || {
                format!("the game goes on after {limit} inputs")
            })?;
            let input = Input { at: now, what };
            if let Err(no) = input.give(&mut self.end, &mut Quiet) {
                let point = match input.what {
                    What::Act(..) => Point::Listing,
                    What::Chance(_) => Point::Odds,
                    What::Alarm => Point::Time,
                };
                let what = format!("`{}` at {now} is due but not taken: {no:?}", input.what);
                return Err(Wrong::new(point, what));
            }
            events.clear();
            let again = input.give(&mut copy, &mut events);
            let what = input.what.to_string();
            self.inputs.push(input);
            ensure(again.is_ok(), Point::Replay, || {
                format!("`{what}` is not taken when given again: {again:?}")
            })?;
        }
    }
}

/// Somebody's move, nature's or the clock's; `None` once the game is over. Time goes on a little.
pub(crate) fn choose<G: Game>(
    game: &G,
    now: &mut Millis,
    alarms: u32,
    dice: &mut FastDice,
) -> Result<Option<What<G>>, Wrong> {
    let open = match game.phase() {
        Phase::Over(_) => return Ok(None),
        Phase::Chance => {
            let outcome = game.sample(dice).ok_or_else(|| {
                Wrong::new(Point::Odds, "it is nature's move, but nothing is drawn")
            })?;
            return Ok(Some(What::Chance(outcome)));
        }
        Phase::Open(open) => open,
    };
    let rest = game.deadline().map(|due| due - *now);
    if rest == Some(Millis::ZERO) || rest.is_some() && dice.below(alarms) == 0 {
        *now = *now + rest.unwrap_or_default();
        return Ok(Some(What::Alarm));
    }
    let room = rest.map_or(u64::MAX, |rest| rest.0).min(2_000) as u32;
    *now = *now + Millis(dice.below(room).into());

    let seats: Vec<Seat> = open.iter().collect();
    let first = dice.below(seats.len() as u32) as usize;
    let mut list = Vec::new();
    for seat in seats[first..].iter().chain(&seats[..first]) {
        list.clear();
        game.legal(*seat, &mut list);
        if let Some(action) = second_thoughts(game, *now, *seat, &list, dice) {
            return Ok(Some(What::Act(*seat, action)));
        }
    }
    Err(Wrong::new(Point::Legal, format!("{open} may act, but nobody can do anything")))
}

/// Any of the list; but three times out of four rather one after which the seat can go on with the
/// same kind of action.
///
/// Blind play takes for ever where a wrong step costs all that was reached: so this player looks at
/// what nobody may see.
fn second_thoughts<G: Game>(
    game: &G,
    now: Millis,
    seat: Seat,
    list: &[G::Action],
    dice: &mut FastDice,
) -> Option<G::Action> {
    let mut action = *pick(list, dice)?;
    if dice.below(4) == 0 {
        return Some(action);
    }
    let mut next = Vec::new();
    for _ in 0..3 {
        let mut trial = game.clone();
        if trial.act(now, seat, action, &mut Quiet).is_err() {
            break; // `play_on` tells.
        }
        next.clear();
        trial.legal(seat, &mut next);
        if next.iter().any(|next| discriminant(next) == discriminant(&action)) {
            break;
        }
        action = *pick(list, dice)?;
    }
    Some(action)
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
