//! `clew sim --paired`: each bot plays each game at all its seats, with the same luck at the setup, so
//! that what differs is the bot.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use bots::{Bot, Player, Roster};
use game::{Game, Quiet, Seat, Viewer};
use games::Complete;
use serde::Serialize;

use super::options::Plan;
use super::workers::{Worker, share_out};
use super::{Args, wilson};
use crate::exit::{UsageError, Verdict};
use crate::numbers::grouped;
use crate::play::{self, Broadcast, GameDice, PlayError};

/// What the one is called who knows what is hidden.
const SEER: &str = "seer";

/// Runs the command.
pub(super) fn run<G: Complete>(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let plan = Plan::<G>::alone(args, &[])?;
    let names: Vec<String> = args.bots.iter().map(|name| name.trim().to_owned()).collect();
    let who = names.iter().map(|name| Contestant::named(name)).collect::<Result<Vec<_>, _>>()?;
    if who.iter().any(|one| matches!(one, Contestant::Seer))
        && G::seer(&begun(&plan)?.truth()).is_none()
    {
        return Err(UsageError::new(format!("{} has no seer: name its bots alone", G::NAME)).into());
    }
    let mut sums = Sums::default();
    for counted in share_out(&plan, || Pairs { plan: &plan, who: &who, sums: Sums::default() })? {
        sums.add(counted);
    }
    let told = Told::new(&names, &sums);
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &told).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        let seats =
            if plan.seats == 1 { "1 seat".to_owned() } else { format!("{} seats", plan.seats) };
        writeln!(
            out,
            "{}: {} games, each played by each, {seats}, seed {}",
            G::NAME,
            grouped(told.games),
            plan.seed
        )?;
        told.write(out)?;
    }
    Ok(Verdict::Passed)
}

/// The first game, before anybody plays.
fn begun<G: Game>(plan: &Plan<G>) -> Result<G> {
    let mut game = G::new(G::RULES, &plan.config);
    let set_up = play::set_up(&mut game, &mut GameDice::new(plan.seed, plan.from), &mut Quiet);
    set_up.map_err(|error| error.at(plan.from, plan.seed))?;
    Ok(game)
}

/// Who plays all games.
enum Contestant<G: Game> {
    Bot(Bot<G>),
    Seer,
}

impl<G: Roster> Contestant<G> {
    fn named(name: &str) -> Result<Self, UsageError> {
        match name {
            SEER => Ok(Self::Seer),
            _ => Bot::named(name).map(Self::Bot).map_err(UsageError::new),
        }
    }

    /// Plays the game with this number; nothing if it was broken off.
    fn play(&self, plan: &Plan<G>, number: u64) -> Result<Option<Numbers>, PlayError> {
        let mut game = G::new(G::RULES, &plan.config);
        let mut dice = GameDice::new(plan.seed, number);
        let mut players = Vec::new();
        if matches!(self, Self::Seer) {
            play::set_up(&mut game, &mut dice, &mut Quiet)?;
        }
        for seat in Seat::first(plan.seats) {
            let mut player = match self {
                Self::Bot(bot) => bot.sit_down(),
                Self::Seer => G::seer(&game.truth()).ok_or(PlayError::Nobody)?,
            };
            player.sit(seat);
            players.push(player);
        }
        let (mut legal, mut deaf) = (Vec::new(), |_: &G::Sight| ());
        let listener = &mut Broadcast::new(&mut deaf);
        let played =
            play::play(&mut game, &mut players, &mut dice, &mut legal, listener, plan.cap)?;
        Ok(played.outcome.map(|_| numbers(&game.view(Viewer::Watcher), played.actions)))
    }
}

/// What is counted of one game, by name.
type Numbers = BTreeMap<String, i64>;

/// The actions of the players, how many turns they took, and what the game counts itself.
fn numbers(view: &impl Serialize, actions: u64) -> Numbers {
    let view = serde_json::to_value(view).unwrap_or_default();
    let totals = view["totals"].as_object().cloned().unwrap_or_default();
    let counted = totals.into_iter().chain([("turns".to_owned(), view["turns"].clone())]);
    let mut numbers: Numbers =
        counted.filter_map(|(name, number)| Some((name, number.as_i64()?))).collect();
    numbers.insert("actions".to_owned(), actions as i64);
    numbers
}

/// One thread's games.
struct Pairs<'p, G: Game> {
    plan: &'p Plan<G>,
    who: &'p [Contestant<G>],
    sums: Sums,
}

impl<G: Roster> Worker for Pairs<'_, G> {
    type Counts = Sums;

    fn play(&mut self, number: u64) -> Result<(), PlayError> {
        let mut all = Vec::new();
        for one in self.who {
            all.extend(one.play(self.plan, number)?);
        }
        if all.len() == self.who.len() {
            self.sums.count(&all);
        } else {
            self.sums.undecided += 1;
        }
        Ok(())
    }

    fn counts(self) -> Sums {
        self.sums
    }
}

/// Sums over games. Whole numbers, so that adding up does not depend on an order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Sums {
    games: u64,
    /// Games that somebody did not end.
    undecided: u64,
    /// By name: of each contestant, and then of each two of them the difference.
    by_name: BTreeMap<String, Vec<Sum>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    sum: i128,
    squares: i128,
}

impl Sums {
    /// Counts a game that all have played.
    fn count(&mut self, all: &[Numbers]) {
        self.games += 1;
        for name in all[0].keys() {
            let own: Vec<i64> =
                all.iter().filter_map(|numbers| numbers.get(name).copied()).collect();
            if own.len() < all.len() {
                continue;
            }
            let apart = pairs(own.len()).map(|(one, other)| own[one] - own[other]);
            let values: Vec<i64> = own.iter().copied().chain(apart).collect();
            let sums = self.by_name.entry(name.clone()).or_default();
            sums.resize(values.len(), Sum::default());
            for (sum, value) in sums.iter_mut().zip(values.into_iter().map(i128::from)) {
                sum.sum += value;
                sum.squares += value * value;
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.undecided += other.undecided;
        for (name, more) in other.by_name {
            let sums = self.by_name.entry(name).or_default();
            sums.resize(more.len().max(sums.len()), Sum::default());
            for (sum, more) in sums.iter_mut().zip(more) {
                sum.sum += more.sum;
                sum.squares += more.squares;
            }
        }
    }
}

/// Each two of so many.
fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |one| (one + 1..count).map(move |other| (one, other)))
}

/// What is told of a run: the keys of `--json`.
#[derive(Serialize)]
struct Told {
    games: u64,
    undecided: u64,
    /// By name.
    means: BTreeMap<String, Vec<Mean>>,
}

/// The mean of one bot, or of the difference of two.
#[derive(Serialize)]
struct Mean {
    /// `cunning`, or `cunning - attentive`.
    name: String,
    mean: f64,
    /// Where the 95 % interval begins.
    low: f64,
    /// Where it ends.
    high: f64,
}

impl Told {
    fn new(names: &[String], sums: &Sums) -> Self {
        let apart =
            pairs(names.len()).map(|(one, other)| format!("{} - {}", names[one], names[other]));
        let rows: Vec<String> = names.iter().cloned().chain(apart).collect();
        let mean = |(name, sum): (&String, &Sum)| {
            let (mean, low, high) = wilson::mean(sum.sum, sum.squares, sums.games);
            Mean { name: name.clone(), mean, low, high }
        };
        let means = |all: &Vec<Sum>| rows.iter().zip(all).map(mean).collect();
        let by_name = sums.by_name.iter();
        Self {
            games: sums.games,
            undecided: sums.undecided,
            means: by_name.map(|(name, all)| (name.clone(), means(all))).collect(),
        }
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let names = self.means.values().flatten().map(|mean| mean.name.len());
        let wide = names.max().unwrap_or(0);
        for (name, means) in &self.means {
            writeln!(out, "\n{name:wide$}      mean      95 % interval")?;
            for Mean { name, mean, low, high } in means {
                writeln!(out, "{name:wide$}  {mean:>8.2}  {low:>7.2} to {high:>7.2}")?;
            }
        }
        if self.undecided > 0 {
            writeln!(
                out,
                "\nleft out: {} games that not all came to an end with",
                grouped(self.undecided)
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(turns: i64) -> Numbers {
        Numbers::from([("turns".to_owned(), turns)])
    }

    #[test]
    fn differences_are_counted_game_by_game() {
        let mut sums = Sums::default();
        for (one, other) in [(10, 12), (20, 22), (30, 32)] {
            sums.count(&[numbers(one), numbers(other)]);
        }
        let mut twice = sums.clone();
        twice.add(sums.clone());
        for (sums, games) in [(sums, 3), (twice, 6)] {
            let told = Told::new(&["a".to_owned(), "b".to_owned()], &sums);
            assert_eq!((told.games, told.undecided), (games, 0));
            let means = &told.means["turns"];
            let named: Vec<(&str, f64)> =
                means.iter().map(|mean| (mean.name.as_str(), mean.mean)).collect();
            assert_eq!(named, [("a", 20.0), ("b", 22.0), ("a - b", -2.0)]);
            // Games differ much, the bots always by the same.
            assert!(means[0].high - means[0].low > 10.0);
            assert_eq!((means[2].low, means[2].high), (-2.0, -2.0));
        }
    }
}
