//! What is told of a run: the keys of `--json`.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{Game, Seat, Sides};
use serde::Serialize;

use super::options::Plan;
use super::tally::{Count, Tally};
use super::totals::Total;
use super::{elo, wilson};

/// A run of games. Keys never change; speeds and milliseconds depend on the machine, all else on
/// the seed alone.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Summary {
    /// How many games were played.
    pub(crate) games: u64,
    /// How many of them were broken off at the cap.
    pub(crate) undecided: u64,
    /// Accepted inputs of every kind: the players', nature's and the clock's.
    pub(crate) steps: u64,
    /// Games in a second of the run.
    pub(crate) games_per_s: f64,
    /// Steps in a second of the run, on one core.
    pub(crate) steps_per_s_per_core: f64,
    /// How many inputs the players gave in a decided game.
    pub(crate) length: Length,
    /// What games count themselves, by name; left out where a game counts nothing.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) totals: BTreeMap<String, Total>,
    /// The seats, in order.
    pub(crate) by_seat: Vec<Share>,
    /// The bots, in the order they were given.
    pub(crate) bots: Vec<Share>,
}

/// How long games were; all 0 if none was decided.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Length {
    /// The mean.
    pub(crate) mean: f64,
    /// A tenth of the games was not longer.
    pub(crate) p10: u64,
    /// Half of the games were not longer.
    pub(crate) p50: u64,
    /// Nine tenths of the games were not longer.
    pub(crate) p90: u64,
}

/// How often one seat or one bot won.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Share {
    /// The seat's letter or the bot's name.
    pub(crate) name: String,
    /// Of the decided games it sat in, the share it won; a tie counts half.
    pub(crate) win_share: f64,
    /// Where the 95 % interval begins.
    pub(crate) low: f64,
    /// Where the 95 % interval ends.
    pub(crate) high: f64,
    /// Milliseconds that half of its decisions took at most.
    pub(crate) ms_p50: f64,
    /// Milliseconds that 99 of 100 decisions took at most.
    pub(crate) ms_p99: f64,
    /// Elo points over the others; only where rivals that differ are compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) elo: Option<f64>,
}

impl Summary {
    pub(super) fn new<G: Game>(plan: &Plan<G>, tally: &Tally, time: Duration) -> Self {
        let seconds = time.as_secs_f64().max(1e-9);
        let letters = Seat::first(plan.seats).map(Seat::letter);
        let shares = |names: Vec<&str>, counts: &[Count]| {
            names.into_iter().zip(counts).map(|(name, count)| Share::new(name, count)).collect()
        };
        Self {
            games: tally.games,
            undecided: tally.undecided,
            steps: tally.steps,
            games_per_s: tally.games as f64 / seconds,
            steps_per_s_per_core: tally.steps as f64 / seconds / plan.cores() as f64,
            length: Length::new(&tally.lengths),
            totals: tally.totals.all(),
            by_seat: shares(letters.collect(), &tally.by_seat),
            bots: rated::<G>(plan, shares(plan.bot_names(), &tally.bots)),
        }
    }
}

/// Gives bots that play against others their points.
fn rated<G: Game>(plan: &Plan<G>, mut shares: Vec<Share>) -> Vec<Share> {
    let differ = shares.iter().any(|share| share.name != shares[0].name);
    if differ && G::SIDES == Sides::Rivals {
        for share in &mut shares {
            share.elo = Some(elo::points(share.win_share, plan.seats));
        }
    }
    shares
}

impl Length {
    fn new(lengths: &BTreeMap<u64, u64>) -> Self {
        let games: u64 = lengths.values().sum();
        if games == 0 {
            return Self::default();
        }
        let inputs: u128 = lengths.iter().map(|(&len, &n)| u128::from(len) * u128::from(n)).sum();
        Self {
            mean: inputs as f64 / games as f64,
            p10: at_share(lengths, games, 10),
            p50: at_share(lengths, games, 50),
            p90: at_share(lengths, games, 90),
        }
    }
}

/// The shortest length that so many per cent of the games did not exceed.
fn at_share(lengths: &BTreeMap<u64, u64>, games: u64, percent: u64) -> u64 {
    let wanted = (u128::from(games) * u128::from(percent)).div_ceil(100).max(1);
    let mut sum = 0;
    for (&length, &count) in lengths {
        sum += u128::from(count);
        if sum >= wanted {
            return length;
        }
    }
    0
}

impl Share {
    fn new(name: &str, count: &Count) -> Self {
        let win_share = match count.sat {
            0 => 0.0,
            sat => count.halves as f64 / 2.0 / sat as f64,
        };
        let (low, high) = wilson::interval(win_share, count.sat);
        Self {
            name: name.to_owned(),
            win_share,
            low,
            high,
            ms_p50: count.times.millis(0.50),
            ms_p99: count.times.millis(0.99),
            elo: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_by_share() {
        let lengths = (1..=10).map(|length| (length * 10, 1)).collect();
        assert_eq!(Length::new(&lengths), Length { mean: 55.0, p10: 10, p50: 50, p90: 90 });
        assert_eq!(Length::new(&BTreeMap::new()), Length::default());
        let one = BTreeMap::from([(7, 1)]);
        assert_eq!(Length::new(&one), Length { mean: 7.0, p10: 7, p50: 7, p90: 7 });
    }
}
