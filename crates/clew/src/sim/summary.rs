//! The result of a run, as JSON and as a table for people.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use game::{Game, Seat, Sides};
use serde::Serialize;

use super::plan::Plan;
use super::stats::{Sum, elo_points, length_at, wilson_interval};
use super::tally::{Count, Tally};
use crate::numbers::{grouped, percent, time};

/// The result of a run. The keys are those of `--json` and never change. Speeds and milliseconds depend
/// on the machine, everything else on the seed alone.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Summary {
    pub(crate) games: u64,
    /// Games that were stopped at the cap.
    pub(crate) undecided: u64,
    /// Accepted inputs of every kind: of players, of chance and of the clock.
    pub(crate) steps: u64,
    pub(crate) games_per_s: f64,
    pub(crate) steps_per_s_per_core: f64,
    /// The length of decided games, in actions of players.
    pub(crate) length: Length,
    /// What the game itself counts, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) totals: BTreeMap<String, Total>,
    /// In seating order.
    pub(crate) by_seat: Vec<Share>,
    /// In the order of `--bots`.
    pub(crate) bots: Vec<Share>,
}

/// Lengths of games: the mean and three percentiles; all 0 if no game was decided.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Length {
    pub(crate) mean: f64,
    pub(crate) p10: u64,
    pub(crate) p50: u64,
    pub(crate) p90: u64,
}

/// A number that the game itself counts, over all decided games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Total {
    pub(crate) mean: f64,
    pub(crate) least: i64,
    pub(crate) most: i64,
}

/// The wins of one seat or one bot.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Share {
    /// The letter of the seat, or the name of the bot.
    pub(crate) name: String,
    /// The share of its decided games that it won; a tie counts half.
    pub(crate) win_share: f64,
    /// The 95 % interval of the share: from `low` to `high`.
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// Percentiles of the time of a decision, in milliseconds.
    pub(crate) ms_p50: f64,
    pub(crate) ms_p99: f64,
    /// Elo points over the others, where different bots are rivals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) elo: Option<f64>,
}

impl Summary {
    pub(super) fn new<G: Game>(plan: &Plan<G>, tally: &Tally, time: Duration) -> Self {
        let seconds = time.as_secs_f64().max(1e-9);
        let letters = Seat::first(plan.seats).map(Seat::letter);
        let shares = |names: Vec<&str>, counts: &[Count]| -> Vec<Share> {
            names.into_iter().zip(counts).map(|(name, count)| Share::new(name, count)).collect()
        };
        let mut bots = shares(plan.bot_names(), &tally.bots);
        let differ = bots.iter().any(|bot| bot.name != bots[0].name);
        if differ && G::SIDES == Sides::Rivals {
            bots.iter_mut().for_each(|bot| bot.elo = Some(elo_points(bot.win_share, plan.seats)));
        }
        let total = |sum: &Sum| Total { mean: sum.mean(), least: sum.least, most: sum.most };
        Self {
            games: tally.games,
            undecided: tally.undecided,
            steps: tally.steps,
            games_per_s: tally.games as f64 / seconds,
            steps_per_s_per_core: tally.steps as f64 / seconds / plan.cores() as f64,
            length: Length::new(&tally.lengths),
            totals: tally.totals.iter().map(|(name, sum)| (name.clone(), total(sum))).collect(),
            by_seat: shares(letters.collect(), &tally.by_seat),
            bots,
        }
    }

    /// Writes a table for people.
    pub(super) fn write<G: Game>(&self, plan: &Plan<G>, out: &mut impl Write) -> io::Result<()> {
        let (name, games) = (G::NAME, grouped(self.games));
        writeln!(out, "{name}: {games} games, {} seats, seed {}\n", plan.seats, plan.seed)?;
        write_shares(out, "seat", &self.by_seat)?;
        writeln!(out)?;
        write_shares(out, "bot", &self.bots)?;
        let [p10, p50, p90] = [self.length.p10, self.length.p50, self.length.p90].map(grouped);
        writeln!(
            out,
            "\nlength     mean {:.1}, p10 {p10}, median {p50}, p90 {p90} player actions",
            self.length.mean
        )?;
        for (name, Total { mean, least, most }) in &self.totals {
            writeln!(out, "{name:<9}  mean {mean:.1}, {least} to {most}")?;
        }
        if self.undecided > 0 {
            let (undecided, cap) = (grouped(self.undecided), grouped(plan.cap));
            writeln!(out, "undecided  {undecided} games, stopped after {cap} inputs")?;
        }
        let (games, steps) = (grouped(self.games_per_s as u64), self.steps_per_s_per_core / 1e6);
        writeln!(out, "speed      {games} games/s, {steps:.2} million steps/s per core")
    }
}

fn write_shares(out: &mut impl Write, title: &str, shares: &[Share]) -> io::Result<()> {
    let wide = shares.iter().map(|share| share.name.len()).max().unwrap_or(0).max(8);
    let points = if shares.iter().any(|share| share.elo.is_some()) { "     Elo" } else { "" };
    writeln!(out, "{title:wide$}      wins      95 % interval  median time  p99 time{points}")?;
    for Share { name, win_share, low, high, ms_p50, ms_p99, elo } in shares {
        let elo = elo.map_or_else(String::new, |elo| format!("{elo:>+8.0}"));
        let [win_share, low, high] = [*win_share, *low, *high].map(percent);
        let (p50, p99) = (time(*ms_p50), time(*ms_p99));
        writeln!(
            out,
            "{name:wide$}  {win_share:>8}  {low:>7} to {high:>7}  {p50:>11}  {p99:>8}{elo}"
        )?;
    }
    Ok(())
}

impl Length {
    fn new(lengths: &BTreeMap<u64, u64>) -> Self {
        let games: u64 = lengths.values().sum();
        let actions: u128 = lengths.iter().map(|(&len, &n)| u128::from(len) * u128::from(n)).sum();
        let [p10, p50, p90] = [10, 50, 90].map(|percent| length_at(lengths, percent));
        Self { mean: actions as f64 / games.max(1) as f64, p10, p50, p90 }
    }
}

impl Share {
    fn new(name: &str, count: &Count) -> Self {
        let win_share = count.half_wins as f64 / 2.0 / count.played.max(1) as f64;
        let (low, high) = wilson_interval(win_share, count.played);
        let millis = |quantile| count.times.value_at_quantile(quantile) as f64 / 1e6;
        let (ms_p50, ms_p99) = (millis(0.50), millis(0.99));
        Self { name: name.to_owned(), win_share, low, high, ms_p50, ms_p99, elo: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_a_mean_and_percentiles() {
        let lengths = (1..=10).map(|length| (length * 10, 1)).collect();
        assert_eq!(Length::new(&lengths), Length { mean: 55.0, p10: 10, p50: 50, p90: 90 });
        assert_eq!(Length::new(&BTreeMap::new()), Length::default());
        let one = BTreeMap::from([(7, 1)]);
        assert_eq!(Length::new(&one), Length { mean: 7.0, p10: 7, p50: 7, p90: 7 });
    }
}
