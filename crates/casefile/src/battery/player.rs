//! Somebody who plays at random for everybody, nature and the clock.

use std::mem::{Discriminant, discriminant};

use game::{Dice, FastDice, Game, Millis, Phase, Seat, Viewer};

use super::Point;
use super::edits::pick;
use super::failure::Wrong;
use super::play::{Input, What};

/// See [`Player::haste`].
const HASTE: u32 = 300;
/// A kind of action seen at most once in this number of careful moves is rare.
const RARE: u32 = 256;
/// The number of inputs after which the player changes its preferences.
const MOOD: u32 = 2_000;
/// The most actions that a careful player thinks of.
const THOUGHTS: usize = 12;

/// Plays at random, and with more care the longer it takes.
///
/// Blind play takes for ever where a wrong step costs all that was reached. So, after a while, this
/// player looks at what nobody may see: it would rather go on with what it does, is curious about
/// what hardly ever happens, and for the rest has likes and dislikes that change from time to time.
pub(crate) struct Player<G: Game> {
    now: Millis,
    moves: u32,
    /// The number of inputs after which every other move is a careful one.
    haste: u32,
    /// One in this number of inputs is an alarm, where there can be one.
    alarms: u32,
    dice: FastDice,
    /// Careful moves.
    careful: u32,
    /// What was seen after them.
    seen: Vec<Seen<G>>,
}

/// A kind of sight.
struct Seen<G: Game> {
    kind: Discriminant<G::Sight>,
    times: u32,
    liking: u32,
}

impl<G: Game> Player<G> {
    /// Equal seeds, equal games.
    pub(crate) fn new(seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let alarms = if dice.below(2) == 0 { 24 } else { 1_000 };
        Self {
            now: Millis::ZERO,
            moves: 0,
            haste: HASTE,
            alarms,
            dice,
            careful: 0,
            seen: Vec::new(),
        }
    }

    /// One who never takes care.
    pub(crate) fn blind(seed: u64) -> Self {
        Self { haste: u32::MAX, ..Self::new(seed) }
    }

    /// Somebody's move, nature's or the clock's; `None` once the game is over. Time goes on a
    /// little, and never past the deadline.
    pub(crate) fn input(&mut self, game: &G) -> Result<Option<Input<G>>, Wrong> {
        self.moves += 1;
        if self.moves.is_multiple_of(MOOD) {
            self.seen.iter_mut().for_each(|seen| seen.liking = self.dice.below(1_000));
        }
        let what = match game.phase() {
            Phase::Over(_) => return Ok(None),
            Phase::Chance => {
                let none = "it is nature's move, but nothing is drawn";
                let drawn = game.sample(&mut self.dice);
                What::Chance(drawn.ok_or_else(|| Wrong::new(Point::Odds, none))?)
            }
            Phase::Open(open) => {
                if self.waits(game.deadline()) {
                    What::Alarm
                } else {
                    let seats: Vec<Seat> = open.iter().collect();
                    self.act(game, &seats).ok_or_else(|| {
                        let what = format!("{open} may act, but nobody can do anything");
                        Wrong::new(Point::Legal, what)
                    })?
                }
            }
        };
        Ok(Some(Input { at: self.now, what }))
    }

    /// Lets time go by; says whether the deadline has come.
    fn waits(&mut self, due: Option<Millis>) -> bool {
        let rest = due.map(|due| due - self.now);
        let alarm = match rest {
            None => false,
            Some(rest) => rest == Millis::ZERO || self.dice.below(self.alarms) == 0,
        };
        let most = rest.unwrap_or(Millis(2_000));
        let wait = if alarm { most.0 } else { self.dice.below(most.0.min(2_000) as u32).into() };
        self.now = self.now + Millis(wait);
        alarm
    }

    fn act(&mut self, game: &G, seats: &[Seat]) -> Option<What<G>> {
        let first = self.dice.below(seats.len() as u32) as usize;
        let mut list = Vec::new();
        for seat in seats[first..].iter().chain(&seats[..first]) {
            list.clear();
            game.accepted(*seat, &mut list);
            if let Some(action) = self.choose(game, *seat, &list) {
                return Some(What::Act(*seat, action));
            }
        }
        None
    }

    /// Any of the list, if in haste; else the first that comes to mind and is worth it.
    fn choose(&mut self, game: &G, seat: Seat, list: &[G::Action]) -> Option<G::Action> {
        let any = *pick(list, &mut self.dice)?;
        if list.len() == 1 || self.dice.below(self.moves.saturating_add(self.haste)) < self.haste {
            return Some(any);
        }
        let mut best = (any, 0, Vec::new());
        for _ in 0..THOUGHTS {
            let action = *pick(list, &mut self.dice)?;
            let (worth, kinds) = self.worth(game, seat, action);
            if worth > best.1 {
                best = (action, worth, kinds);
            }
            if worth == u32::MAX {
                break;
            }
        }
        self.careful += 1;
        for kind in best.2 {
            match self.seen.iter_mut().find(|seen| seen.kind == kind) {
                Some(seen) => seen.times += 1,
                None => {
                    let liking = self.dice.below(1_000);
                    self.seen.push(Seen { kind, times: 1, liking });
                }
            }
        }
        Some(best.0)
    }

    /// The most if the seat can then go on with the same kind of action, or if something is seen
    /// that hardly ever happens; else as the least liked of what is seen. And what that is.
    fn worth(&self, game: &G, seat: Seat, action: G::Action) -> (u32, Vec<Discriminant<G::Sight>>) {
        let (mut trial, mut events, mut next) = (game.clone(), Vec::new(), Vec::new());
        if trial.act(self.now, seat, action, &mut events).is_err() {
            return (0, Vec::new());
        }
        let sights = events.iter().filter_map(|event| G::sight(event, Viewer::Seat(seat)));
        let kinds: Vec<_> = sights.map(|sight| discriminant(&sight)).collect();
        trial.legal(seat, &mut next);
        let mut worth = 500;
        for kind in &kinds {
            let seen = self.seen.iter().find(|seen| seen.kind == *kind);
            match seen.filter(|seen| seen.times.saturating_mul(RARE) >= self.careful) {
                Some(seen) => worth = worth.min(seen.liking),
                None => return (u32::MAX, kinds),
            }
        }
        let goes_on = next.iter().any(|next| discriminant(next) == discriminant(&action));
        (if goes_on { u32::MAX } else { worth }, kinds)
    }
}
