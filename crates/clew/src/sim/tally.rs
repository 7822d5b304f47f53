//! Counts of played games. They are whole numbers, so the order of adding does not matter.

use std::collections::BTreeMap;

use game::{Outcome, Seat, Sides};
use hdrhistogram::Histogram;
use serde::Serialize;

use super::engine::TimedPlayer;
use super::stats::{Sum, add_sums};
use crate::play::Played;

/// Longer decisions are counted as this time, in nanoseconds: about 18 minutes.
const MAX_DECISION_NS: u64 = 1 << 40;

/// The counts of some games.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tally {
    /// All games.
    pub(super) games: u64,
    /// Games that were stopped at the cap.
    pub(super) undecided: u64,
    /// Accepted inputs of every kind.
    pub(super) steps: u64,
    /// The number of decided games by length, in actions of players.
    pub(super) lengths: BTreeMap<u64, u64>,
    /// What decided games report under `totals`, by name.
    pub(super) totals: BTreeMap<String, Sum>,
    /// In seating order.
    pub(super) by_seat: Vec<Count>,
    /// In the order of the plan.
    pub(super) bots: Vec<Count>,
}

/// The counts of one seat or one bot.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Count {
    /// The number of decided games that it played.
    pub(super) played: u64,
    /// Two for a game won alone or as a team, one for a tie.
    pub(super) half_wins: u64,
    /// Times of its decisions in nanoseconds.
    pub(super) times: Histogram<u64>,
}

impl Tally {
    pub(super) fn new(seats: u8, bots: usize) -> Self {
        let times = Histogram::new_with_bounds(1, MAX_DECISION_NS, 2);
        let none =
            Count { played: 0, half_wins: 0, times: times.expect("these bounds are allowed") };
        Self {
            games: 0,
            undecided: 0,
            steps: 0,
            lengths: BTreeMap::new(),
            totals: BTreeMap::new(),
            by_seat: vec![none.clone(); usize::from(seats)],
            bots: vec![none; bots],
        }
    }

    /// Counts a game with its players in seating order.
    pub(super) fn count<P>(
        &mut self,
        sides: Sides,
        played: &Played,
        players: &mut [TimedPlayer<P>],
    ) {
        self.games += 1;
        self.steps += played.steps;
        match played.outcome {
            None => self.undecided += 1,
            Some(_) => *self.lengths.entry(played.actions).or_default() += 1,
        }
        // A team wins as one: a bot at several of its seats wins once.
        let mut counted = vec![false; self.bots.len()];
        for ((nth, player), at_seat) in players.iter_mut().enumerate().zip(&mut self.by_seat) {
            let again = std::mem::replace(&mut counted[player.bot], true);
            let bot = &mut self.bots[player.bot];
            for time in player.times.drain(..) {
                at_seat.times.saturating_record(time.as_nanos() as u64);
                bot.times.saturating_record(time.as_nanos() as u64);
            }
            if let (Some(outcome), Some(seat)) = (played.outcome, Seat::new(nth)) {
                let bot = (sides == Sides::Rivals || !again).then_some(bot);
                for count in [Some(&mut *at_seat), bot].into_iter().flatten() {
                    count.played += 1;
                    count.half_wins += half_wins(sides, outcome, seat);
                }
            }
        }
    }

    /// Counts the totals of a decided game.
    pub(super) fn count_totals(&mut self, totals: BTreeMap<String, i64>) {
        add_sums(&mut self.totals, totals.into_iter().map(|(name, total)| (name, Sum::of(total))));
    }

    /// Adds the counts of other games.
    pub(super) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.undecided += other.undecided;
        self.steps += other.steps;
        add_sums(&mut self.totals, other.totals);
        for (length, count) in other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        let counts = self.by_seat.iter_mut().chain(&mut self.bots);
        for (count, more) in counts.zip(other.by_seat.iter().chain(&other.bots)) {
            count.played += more.played;
            count.half_wins += more.half_wins;
            count.times += &more.times;
        }
    }

    /// Removes what depends on the machine.
    #[cfg(test)]
    pub(super) fn forget_times(&mut self) {
        for count in self.by_seat.iter_mut().chain(&mut self.bots) {
            count.times.reset();
        }
    }
}

/// The whole numbers under `totals` in the last view of a game: what the game itself counts.
pub(super) fn totals(view: &impl Serialize) -> BTreeMap<String, i64> {
    let view = serde_json::to_value(view).unwrap_or_default();
    let totals = view.get("totals").and_then(|totals| totals.as_object());
    let whole =
        totals.into_iter().flatten().filter_map(|(name, value)| Some((name, value.as_i64()?)));
    whole.map(|(name, value)| (name.clone(), value)).collect()
}

fn half_wins(sides: Sides, outcome: Outcome, seat: Seat) -> u64 {
    match outcome {
        Outcome::Won(seats) if !seats.contains(seat) => 0,
        Outcome::Won(seats) if seats.len() == 1 || sides == Sides::Team => 2,
        Outcome::Won(_) => 1,
        Outcome::Lost => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bots::Random;
    use serde_json::json;

    use super::*;

    fn players() -> [TimedPlayer<Random>; 2] {
        [TimedPlayer::new(Random, 0), TimedPlayer::new(Random, 0)]
    }

    fn check(sides: Sides, outcomes: &[&str], expected: [u64; 2]) {
        let mut tally = Tally::new(2, 1);
        for outcome in outcomes {
            let outcome = (*outcome != "-").then(|| outcome.parse().expect("an outcome"));
            let played = Played { steps: 5, actions: 3, outcome };
            tally.count(sides, &played, &mut players());
        }
        assert_eq!([tally.by_seat[0].half_wins, tally.by_seat[1].half_wins], expected);
        let [one, other] = expected;
        let half_wins = if sides == Sides::Team { one.max(other) } else { one + other };
        assert_eq!(tally.bots[0].half_wins, half_wins);
        let decided = outcomes.iter().filter(|outcome| **outcome != "-").count() as u64;
        let played = if sides == Sides::Team { decided } else { 2 * decided };
        assert_eq!(tally.bots[0].played, played);
        assert_eq!(tally.games, outcomes.len() as u64);
    }

    #[test]
    fn a_tie_counts_half() {
        check(Sides::Rivals, &["A", "A", "B"], [4, 2]);
        check(Sides::Rivals, &["A B", "B"], [1, 3]);
        check(Sides::Rivals, &["lost", "-"], [0, 0]);
    }

    #[test]
    fn a_team_wins_as_one() {
        check(Sides::Team, &["A B", "lost", "-"], [2, 2]);
    }

    #[test]
    fn times_are_counted_for_seat_and_bot() {
        let mut tally = Tally::new(2, 1);
        let mut players = players();
        players[0].times = (1..=1000).map(Duration::from_micros).collect();
        players[1].times = vec![Duration::ZERO, Duration::MAX];
        tally.count(Sides::Rivals, &Played { steps: 0, actions: 0, outcome: None }, &mut players);
        tally.add(tally.clone());
        let half = tally.by_seat[0].times.value_at_quantile(0.5);
        assert!((495_000..=505_000).contains(&half), "{half}");
        assert_eq!((tally.by_seat[0].times.len(), tally.bots[0].times.len()), (2_000, 2_004));
        assert!(tally.by_seat[1].times.max() >= MAX_DECISION_NS);
    }

    #[test]
    fn numbers_under_totals_are_counted_and_nothing_else() {
        let mut tally = Tally::new(2, 1);
        for view in [
            json!({ "turn": 7, "totals": { "won": 3, "by": "A" } }),
            json!({ "turn": 9, "totals": { "won": 8 } }),
            json!({ "totals": { "won": 1, "lost": 2 } }),
            json!({ "turn": 9 }),
            json!("none"),
        ] {
            tally.count_totals(totals(&view));
        }
        let found: Vec<_> = tally
            .totals
            .iter()
            .map(|(name, sum)| (&**name, sum.mean(), sum.least, sum.most))
            .collect();
        assert_eq!(found, [("lost", 2.0, 2, 2), ("won", 4.0, 1, 8)]);
    }
}
