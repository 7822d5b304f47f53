//! `clew sim --paired`: each bot plays every game at all seats. All bots get the same setup, so the
//! differences come from the bots.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use bots::{Bot, Roster};
use game::{Game, Quiet, Seat, Viewer};
use games::Complete;
use serde::Serialize;

use super::Args;
use super::engine::share_out;
use super::plan::Plan;
use super::stats::{Sum, add_sums};
use super::tally::totals;
use crate::exit::{UsageError, Verdict, write_json};
use crate::numbers::grouped;
use crate::play::{self, Broadcast, GameDice, PlayError};

/// The name of the player that knows what is hidden.
const SEER: &str = "seer";

/// Runs the command.
pub(super) fn run<G: Complete>(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let plan = Plan::<G>::without_bots(args, &[])?;
    let names: Vec<String> = args.bots.iter().map(|name| name.trim().to_owned()).collect();
    let contestants =
        names.iter().map(|name| Contestant::named(name)).collect::<Result<Vec<_>, _>>()?;
    if contestants.iter().any(|one| matches!(one, Contestant::Seer)) && !has_seer(&plan)? {
        return Err(UsageError::new(format!(
            "{} has no seer: remove it from --bots, or choose another game",
            G::NAME
        ))
        .into());
    }
    let mut sums = PairedSums::default();
    let play = |sums: &mut PairedSums, number| sums.play(&plan, &contestants, number);
    for counted in share_out(&plan, PairedSums::default, play)? {
        sums.undecided += counted.undecided;
        sums.games += counted.games;
        add_sums(&mut sums.sums, counted.sums);
    }
    let summary = PairedSummary::new(&names, &sums);
    if args.json {
        write_json(&summary, out)?;
    } else {
        let (games, seats, seed) = (grouped(summary.games), plan.seats, plan.seed);
        let s = if seats == 1 { "" } else { "s" };
        writeln!(out, "{}: {games} games by each bot, {seats} seat{s}, seed {seed}", G::NAME)?;
        summary.write(out)?;
    }
    Ok(Verdict::Passed)
}

/// Whether the game has a player that knows what is hidden.
fn has_seer<G: Complete>(plan: &Plan<G>) -> Result<bool> {
    let mut game = G::new(G::RULES, &plan.config);
    let set_up = play::set_up(&mut game, &mut GameDice::new(plan.seed, plan.from), &mut Quiet);
    set_up.map_err(|error| error.at(plan.from, plan.seed))?;
    Ok(<G::Bots>::seer(&game.truth()).is_some())
}

/// A player of all games.
enum Contestant<G: Game> {
    Bot(Bot<G>),
    Seer,
}

impl<G: Complete> Contestant<G> {
    fn named(name: &str) -> Result<Self, UsageError> {
        match name {
            SEER => Ok(Self::Seer),
            _ => <G::Bots>::named(name).map(Self::Bot).map_err(UsageError::new),
        }
    }

    /// Plays the game with this number; `None` if it was stopped at the cap.
    fn play(
        &self,
        plan: &Plan<G>,
        number: u64,
    ) -> Result<Option<BTreeMap<String, i64>>, PlayError> {
        let mut game = G::new(G::RULES, &plan.config);
        let mut dice = GameDice::new(plan.seed, number);
        let mut players = Vec::new();
        if matches!(self, Self::Seer) {
            play::set_up(&mut game, &mut dice, &mut Quiet)?;
        }
        for seat in Seat::first(plan.seats) {
            let mut player = match self {
                Self::Bot(bot) => bot.sit_down(),
                Self::Seer => <G::Bots>::seer(&game.truth()).ok_or(PlayError::Nobody)?,
            };
            player.sit(seat);
            players.push(player);
        }
        let (mut legal, mut ignore) = (Vec::new(), |_: &G::Sight| ());
        let listener = &mut Broadcast::new(&mut ignore);
        let played =
            play::play(&mut game, &mut players, &mut dice, &mut legal, listener, plan.cap)?;
        Ok(played.outcome.map(|_| figures(&game.view(Viewer::Watcher), played.actions)))
    }
}

/// The figures of one game by name: actions, turns, and what the game itself counts.
fn figures(view: &impl Serialize, actions: u64) -> BTreeMap<String, i64> {
    let mut figures = totals(view);
    let turns = serde_json::to_value(view).ok().and_then(|view| view["turns"].as_i64());
    figures.extend(turns.map(|turns| ("turns".to_owned(), turns)));
    figures.insert("actions".to_owned(), actions as i64);
    figures
}

/// Sums over the games that all contestants have ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct PairedSums {
    games: u64,
    /// Games that a contestant did not end.
    undecided: u64,
    /// By the name of the figure and the number of the row: first each contestant, then each pair.
    sums: BTreeMap<(String, usize), Sum>,
}

impl PairedSums {
    /// Lets all contestants play the game with this number.
    fn play<G: Complete>(
        &mut self,
        plan: &Plan<G>,
        contestants: &[Contestant<G>],
        number: u64,
    ) -> Result<(), PlayError> {
        let mut all = Vec::new();
        for one in contestants {
            all.extend(one.play(plan, number)?);
        }
        match all.len() == contestants.len() {
            true => self.count(&all),
            false => self.undecided += 1,
        }
        Ok(())
    }

    /// Counts a game by the figures of each contestant, and the differences of each pair.
    fn count(&mut self, all: &[BTreeMap<String, i64>]) {
        self.games += 1;
        for name in all[0].keys() {
            let own: Option<Vec<i64>> =
                all.iter().map(|figures| figures.get(name).copied()).collect();
            let Some(own) = own else { continue };
            let differences = pairs(own.len()).map(|(one, other)| own[one] - own[other]);
            let rows = own.iter().copied().chain(differences).enumerate();
            add_sums(
                &mut self.sums,
                rows.map(|(row, value)| ((name.clone(), row), Sum::of(value))),
            );
        }
    }
}

/// All pairs of numbers below `count`, the smaller number first.
fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |one| (one + 1..count).map(move |other| (one, other)))
}

/// The result of a run. The keys are those of `--json`.
#[derive(Serialize)]
struct PairedSummary {
    games: u64,
    undecided: u64,
    /// By the name of the figure.
    means: BTreeMap<String, Vec<Mean>>,
}

/// The mean of one bot, or of the difference of two.
#[derive(Serialize)]
struct Mean {
    /// `cunning`, or `cunning - attentive`.
    name: String,
    mean: f64,
    /// The 95 % interval of the mean: from `low` to `high`.
    low: f64,
    high: f64,
}

impl PairedSummary {
    fn new(names: &[String], sums: &PairedSums) -> Self {
        let pairs =
            pairs(names.len()).map(|(one, other)| format!("{} - {}", names[one], names[other]));
        let rows: Vec<String> = names.iter().cloned().chain(pairs).collect();
        let mut means: BTreeMap<String, Vec<Mean>> = BTreeMap::new();
        for ((figure, row), sum) in &sums.sums {
            let (low, high) = sum.mean_interval();
            let mean = Mean { name: rows[*row].clone(), mean: sum.mean(), low, high };
            means.entry(figure.clone()).or_default().push(mean);
        }
        Self { games: sums.games, undecided: sums.undecided, means }
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let names = self.means.values().flatten().map(|mean| mean.name.len());
        let wide = names.max().unwrap_or(0);
        for (figure, means) in &self.means {
            writeln!(out, "\n{figure:wide$}      mean      95 % interval")?;
            for Mean { name, mean, low, high } in means {
                writeln!(out, "{name:wide$}  {mean:>8.2}  {low:>7.2} to {high:>7.2}")?;
            }
        }
        if self.undecided > 0 {
            let undecided = grouped(self.undecided);
            writeln!(out, "\nnot counted: {undecided} games that a bot did not finish")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_counted_game_by_game() {
        let turns = |turns: i64| BTreeMap::from([("turns".to_owned(), turns)]);
        let mut sums = PairedSums::default();
        for (one, other) in [(10, 12), (20, 22), (30, 32)] {
            sums.count(&[turns(one), turns(other)]);
        }
        let summary = PairedSummary::new(&["a".to_owned(), "b".to_owned()], &sums);
        assert_eq!((summary.games, summary.undecided), (3, 0));
        let means = &summary.means["turns"];
        let named: Vec<(&str, f64)> =
            means.iter().map(|mean| (mean.name.as_str(), mean.mean)).collect();
        assert_eq!(named, [("a", 20.0), ("b", 22.0), ("a - b", -2.0)]);
        // The games differ much, the bots always by the same.
        assert!(means[0].high - means[0].low > 10.0);
        assert_eq!((means[2].low, means[2].high), (-2.0, -2.0));
    }
}
