//! Random play on one core, compared with dice that are only rolled.
//!
//! A step is one accepted input. The legal actions are listed for each action, nature's moves are
//! sampled, and games follow one another from setup to end. Play and dice take turns in short slices,
//! so that the ratio does not depend on the machine or on what else it does.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow};
use bots::Random;
use clew::clock::Since;
use clew::play::{self, GameDice};
use game::{FastDice, Game, Quiet, Unreadable};
use games::{Complete, Facts};

use super::goals::{Goal, Goals, median};

/// The seed of all games of the benchmark.
const SEED: u64 = 1;
/// Inputs after which a game is broken off.
const MAX_GAME_STEPS: u64 = 1_000_000;
/// Numbers drawn between two looks at the clock.
const DRAWS_PER_SLICE: u64 = 1 << 16;
/// How long games are played before the dice have their turn.
const SLICE: Duration = Duration::from_millis(4);

/// Measures the rules of a game.
pub(super) fn run<G: Complete>(
    rounds: usize,
    each: Duration,
    goals: &mut Goals,
    out: &mut impl Write,
) -> Result<()> {
    let Facts { bench: settings, draws_per_step, .. } = G::FACTS;
    let with = if settings.is_empty() { String::new() } else { format!(", {settings}") };
    writeln!(out, "{}{with}: random play on one core", G::NAME)?;
    writeln!(out, "{:8}  {:>11}  {:>11}  {:>8}", "round", "M steps/s", "M draws/s", "ratio")?;
    let mut bench = Bench::<G>::new(settings)?;
    bench.round(each / 4)?;
    let mut line = |name: &str, steps: f64, draws: f64, ratio: f64| {
        let ratio = format!("1/{:.1}", 1.0 / ratio);
        writeln!(out, "{name:8}  {:>11.2}  {:>11.2}  {ratio:>8}", steps / 1e6, draws / 1e6)?;
        out.flush()
    };
    let mut measured = Vec::new();
    for number in 1..=rounds {
        let (steps, draws) = bench.round(each)?;
        line(&number.to_string(), steps, draws, steps / draws)?;
        measured.push((steps, draws));
    }
    let of = |figure: fn(&(f64, f64)) -> f64| median(measured.iter().map(figure));
    let ratio = of(|(steps, draws)| steps / draws);
    line("median", of(|(steps, _)| *steps), of(|(_, draws)| *draws), ratio)?;
    let name = format!("{}: steps per draw of SplitMix64", G::NAME);
    goals.add(&name, ratio, Goal::AtLeast(1.0 / f64::from(draws_per_step)), "");
    Ok(())
}

/// A game with the buffers that are used again from round to round.
#[derive(Debug)]
struct Bench<G: Game> {
    config: G::Config,
    players: Vec<Random>,
    legal: Vec<G::Action>,
    /// The number of the next game.
    next: u64,
    dice: FastDice,
}

impl<G: Game> Bench<G> {
    fn new(settings: &str) -> Result<Self> {
        let config =
            settings.parse().map_err(|error: Unreadable| anyhow!("{}: {error}", G::NAME))?;
        let players = vec![Random; usize::from(G::seats(&config))];
        Ok(Self { config, players, legal: Vec::new(), next: 0, dice: FastDice::new(SEED) })
    }

    /// Plays and draws for this long each. Gives steps and draws per second.
    fn round(&mut self, each: Duration) -> Result<(f64, f64)> {
        let [mut playing, mut drawing] = [(0, Duration::ZERO); 2];
        while playing.1 < each {
            let since = Since::now();
            while since.passed() < SLICE {
                playing.0 += self.play_game()?;
            }
            let slice = since.passed();
            playing.1 += slice;
            let since = Since::now();
            while since.passed() < slice {
                black_box(draw(&mut self.dice));
                drawing.0 += DRAWS_PER_SLICE;
            }
            drawing.1 += since.passed();
        }
        let per_second = |(count, time): (u64, Duration)| count as f64 / time.as_secs_f64();
        Ok((per_second(playing), per_second(drawing)))
    }

    /// Plays one game; gives its steps.
    fn play_game(&mut self) -> Result<u64> {
        let mut game = G::new(G::RULES, &self.config);
        let mut dice = GameDice::new(SEED, self.next);
        let (players, legal) = (&mut self.players, &mut self.legal);
        let played = play::play(&mut game, players, &mut dice, legal, &mut Quiet, MAX_GAME_STEPS)
            .map_err(|error| error.at(self.next, SEED))?;
        self.next += 1;
        Ok(played.steps)
    }
}

fn draw(dice: &mut FastDice) -> u64 {
    let mut own = dice.clone();
    let mut mixed = 0;
    for _ in 0..DRAWS_PER_SLICE {
        mixed ^= own.bits();
    }
    *dice = own;
    mixed
}
