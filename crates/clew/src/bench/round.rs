//! One round: games and dice by turns.

use std::hint::black_box;
use std::time::Duration;

use anyhow::{Result, anyhow};
use bots::Random;
use game::{FastDice, Game, Quiet, Unreadable};

use crate::clock::Since;
use crate::play::{self, Hands};

/// Where all games of the benchmark come from.
const SEED: u64 = 1;
/// A game that is longer than this is broken off.
const CAP: u64 = 1_000_000;
/// How many numbers are drawn between two looks at the clock.
const DRAWS: u64 = 1 << 16;
/// How long games are played before it is the dice's turn.
const SLICE: Duration = Duration::from_millis(4);

/// What one round measured, each in a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Round {
    /// Steps of games.
    pub(super) steps: f64,
    /// Numbers drawn.
    pub(super) draws: f64,
    /// Steps to draws.
    pub(super) ratio: f64,
}

impl Round {
    fn new(steps: f64, draws: f64) -> Self {
        Self { steps, draws, ratio: steps / draws }
    }

    /// The median of each figure by itself.
    pub(super) fn median(rounds: &[Self]) -> Self {
        let of = |figure: fn(&Self) -> f64| {
            let mut all: Vec<f64> = rounds.iter().map(figure).collect();
            all.sort_by(f64::total_cmp);
            all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
        };
        Self {
            steps: of(|round| round.steps),
            draws: of(|round| round.draws),
            ratio: of(|round| round.ratio),
        }
    }
}

/// A game being measured, with all that is used again from round to round.
#[derive(Debug)]
pub(super) struct Bench<G: Game> {
    config: G::Config,
    players: Vec<Random>,
    legal: Vec<G::Action>,
    /// The number of the next game.
    next: u64,
    dice: FastDice,
}

impl<G: Game> Bench<G> {
    /// With these settings.
    pub(super) fn new(settings: &str) -> Result<Self> {
        let config =
            settings.parse().map_err(|error: Unreadable| anyhow!("{}: {error}", G::NAME))?;
        let players = vec![Random; usize::from(G::seats(&config))];
        Ok(Self { config, players, legal: Vec::new(), next: 0, dice: FastDice::new(SEED) })
    }

    /// Plays for so long and draws for so long, by turns in short slices: what else the machine
    /// does slows both down alike.
    pub(super) fn round(&mut self, each: Duration) -> Result<Round> {
        let (mut playing, mut drawing) = (Pace::default(), Pace::default());
        while playing.time < each {
            let slice = self.play()?;
            playing.add(slice);
            drawing.add(self.draw(slice.time));
        }
        Ok(Round::new(playing.in_a_second(), drawing.in_a_second()))
    }

    /// Whole games for a slice of time.
    fn play(&mut self) -> Result<Pace> {
        let since = Since::now();
        let mut pace = Pace::default();
        while pace.time < SLICE {
            pace.count += self.one_game()?;
            pace.time = since.passed();
        }
        Ok(pace)
    }

    fn one_game(&mut self) -> Result<u64> {
        let mut game = G::new(G::RULES, &self.config);
        let mut hands = Hands::new(SEED, self.next);
        let played =
            play::play(&mut game, &mut self.players, &mut hands, &mut self.legal, &mut Quiet, CAP)
                .map_err(|stuck| stuck.at(self.next, SEED))?;
        self.next += 1;
        Ok(played.steps)
    }

    /// Bare numbers for at least so long.
    fn draw(&mut self, least: Duration) -> Pace {
        let since = Since::now();
        let mut pace = Pace::default();
        while pace.time < least {
            black_box(draws(&mut self.dice));
            pace.count += DRAWS;
            pace.time = since.passed();
        }
        pace
    }
}

/// So many in so much time.
#[derive(Clone, Copy, Debug, Default)]
struct Pace {
    count: u64,
    time: Duration,
}

impl Pace {
    fn add(&mut self, more: Self) {
        self.count += more.count;
        self.time += more.time;
    }

    fn in_a_second(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64()
    }
}

fn draws(dice: &mut FastDice) -> u64 {
    let mut own = dice.clone();
    let mut mixed = 0;
    for _ in 0..DRAWS {
        mixed ^= own.bits();
    }
    *dice = own;
    mixed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::Toy;

    #[test]
    fn the_median_is_in_the_middle() {
        let rounds = [Round::new(1.0, 10.0), Round::new(9.0, 20.0), Round::new(4.0, 30.0)];
        let median = Round::median(&rounds);
        assert_eq!((median.steps, median.draws), (4.0, 20.0));
        assert_eq!(median.ratio, 4.0 / 30.0);
    }

    #[test]
    fn a_round_measures_both() {
        let mut bench = Bench::<Toy>::new("").expect("the toy has defaults");
        let round = bench.round(Duration::from_millis(1)).expect("the toy keeps its contract");
        assert!(round.steps > 0.0 && round.draws > 0.0 && round.ratio > 0.0);
    }
}
