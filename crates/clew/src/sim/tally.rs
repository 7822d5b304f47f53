//! What is counted while games are played. Whole numbers only, so that adding up does not depend
//! on an order.

use std::collections::BTreeMap;

use game::{Outcome, Seat, Sides};

use super::timed::Timed;
use super::times::Times;
use super::totals::Totals;
use crate::play::Played;

/// The counts of some games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    /// All games.
    pub(super) games: u64,
    /// Those that were broken off at the cap.
    pub(super) undecided: u64,
    /// Accepted inputs of every kind.
    pub(super) steps: u64,
    /// For each length, counted in inputs of players, how many decided games had it.
    pub(super) lengths: BTreeMap<u64, u64>,
    /// What decided games count themselves.
    pub(super) totals: Totals,
    /// In seating order.
    pub(super) by_seat: Vec<Count>,
    /// In the order the bots were given.
    pub(super) bots: Vec<Count>,
}

/// The counts of one seat or one bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Count {
    /// How often it sat in a decided game.
    pub(super) sat: u64,
    /// Two for a game won alone or as a team, one for a tie.
    pub(super) halves: u64,
    /// How long its decisions took.
    pub(super) times: Times,
}

impl Tally {
    pub(super) fn new(seats: u8, bots: usize) -> Self {
        let none = Count { sat: 0, halves: 0, times: Times::new() };
        Self {
            games: 0,
            undecided: 0,
            steps: 0,
            lengths: BTreeMap::new(),
            totals: Totals::default(),
            by_seat: vec![none.clone(); usize::from(seats)],
            bots: vec![none; bots],
        }
    }

    /// Counts a game with those who played it, in seating order.
    pub(super) fn count<P>(&mut self, sides: Sides, played: &Played, players: &mut [Timed<P>]) {
        self.games += 1;
        self.steps += played.steps;
        match played.outcome {
            None => self.undecided += 1,
            Some(_) => *self.lengths.entry(played.actions).or_default() += 1,
        }
        // A team wins as one: a bot that holds several of its seats has not won several times.
        let mut counted = vec![false; self.bots.len()];
        for ((nth, player), at_seat) in players.iter_mut().enumerate().zip(&mut self.by_seat) {
            let again = std::mem::replace(&mut counted[player.bot()], true);
            let bot = &mut self.bots[player.bot()];
            for time in player.take_times() {
                at_seat.times.count(time);
                bot.times.count(time);
            }
            if let (Some(outcome), Some(seat)) = (played.outcome, Seat::new(nth)) {
                let bot = (sides == Sides::Rivals || !again).then_some(bot);
                for count in [Some(&mut *at_seat), bot].into_iter().flatten() {
                    count.sat += 1;
                    count.halves += halves(sides, outcome, seat);
                }
            }
        }
    }

    /// Adds the counts of other games.
    pub(super) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.undecided += other.undecided;
        self.steps += other.steps;
        self.totals.add(&other.totals);
        for (length, count) in other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        let counts = self.by_seat.iter_mut().chain(&mut self.bots);
        for (count, more) in counts.zip(other.by_seat.iter().chain(&other.bots)) {
            count.sat += more.sat;
            count.halves += more.halves;
            count.times.add(&more.times);
        }
    }

    /// Leaves what does not depend on the machine.
    #[cfg(test)]
    pub(super) fn forget_times(&mut self) {
        for count in self.by_seat.iter_mut().chain(&mut self.bots) {
            count.times = Times::new();
        }
    }
}

fn halves(sides: Sides, outcome: Outcome, seat: Seat) -> u64 {
    match outcome {
        Outcome::Won(seats) if !seats.contains(seat) => 0,
        Outcome::Won(seats) if seats.len() == 1 || sides == Sides::Team => 2,
        Outcome::Won(_) => 1,
        Outcome::Lost => 0,
    }
}

#[cfg(test)]
mod tests {
    use bots::Random;

    use super::*;

    fn check(sides: Sides, outcomes: &[&str], expected: [u64; 2]) {
        let mut tally = Tally::new(2, 1);
        for outcome in outcomes {
            let outcome = (*outcome != "-").then(|| outcome.parse().expect("an outcome"));
            let played = Played { steps: 5, actions: 3, outcome };
            tally.count(sides, &played, &mut [Timed::new(Random, 0), Timed::new(Random, 0)]);
        }
        assert_eq!([tally.by_seat[0].halves, tally.by_seat[1].halves], expected);
        let [one, other] = expected;
        let halves = if sides == Sides::Team { one.max(other) } else { one + other };
        assert_eq!(tally.bots[0].halves, halves);
        let decided = outcomes.iter().filter(|outcome| **outcome != "-").count() as u64;
        let sat = if sides == Sides::Team { decided } else { 2 * decided };
        assert_eq!(tally.bots[0].sat, sat);
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
}
