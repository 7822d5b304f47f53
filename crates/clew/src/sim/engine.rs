//! Plays a plan's games and counts how they went.

use std::time::Duration;

use anyhow::Result;
use bots::Player;
use game::{Game, Quiet, Seat, Viewer};

use super::options::Plan;
use super::tally::Tally;
use super::timed::Timed;
use super::workers::{Worker, share_out};
use crate::clock::Since;
use crate::play::{self, Broadcast, GameDice, Listener, PlayError, Played};

/// Plays all games; also says how long that took.
///
/// # Errors
/// If a game could not be played on: a fault of the game or of a bot.
pub(super) fn run<G: Game>(plan: &Plan<G>) -> Result<(Tally, Duration)> {
    let since = Since::now();
    let mut whole = Tally::new(plan.seats, plan.bots.len());
    for tally in share_out(plan, || Table::new(plan))? {
        whole.add(tally);
    }
    Ok((whole, since.passed()))
}

/// One thread's table with all that is used again from game to game.
pub(super) struct Table<'p, G: Game> {
    plan: &'p Plan<G>,
    /// In seating order.
    players: Vec<Timed<Box<dyn Player<G> + Send>>>,
    /// How far the bots have moved on from their first seats.
    turned: u64,
    legal: Vec<G::Action>,
    tally: Tally,
}

impl<'p, G: Game> Table<'p, G> {
    pub(super) fn new(plan: &'p Plan<G>) -> Self {
        let bot = |seat: usize| seat % plan.bots.len();
        let players = (0..usize::from(plan.seats))
            .map(|seat| Timed::new(plan.bots[bot(seat)].sit_down(), bot(seat)))
            .collect();
        let tally = Tally::new(plan.seats, plan.bots.len());
        Self { plan, players, turned: 0, legal: Vec::new(), tally }
    }

    /// Plays the game with this number; also says how things stood at the end.
    pub(super) fn game(
        &mut self,
        number: u64,
        cap: u64,
        listener: &mut impl Listener<G>,
    ) -> Result<(Played, G), PlayError> {
        self.seat(number);
        let mut game = G::new(G::RULES, &self.plan.config);
        let mut dice = GameDice::new(self.plan.seed, number);
        let (players, legal) = (&mut self.players, &mut self.legal);
        let played = play::play(&mut game, players, &mut dice, legal, listener, cap)?;
        Ok((played, game))
    }

    /// Bot `b` sits at seat `b + number`, counted round the table.
    fn seat(&mut self, number: u64) {
        let seats = u64::from(self.plan.seats).max(1);
        let turned = number % seats;
        self.players.rotate_right(((turned + seats - self.turned) % seats) as usize);
        self.turned = turned;
        for (seat, player) in Seat::first(self.plan.seats).zip(&mut self.players) {
            Player::<G>::sit(player, seat);
        }
    }
}

impl<G: Game> Worker for Table<'_, G> {
    type Counts = Tally;

    /// Plays the game with this number and counts it.
    fn play(&mut self, number: u64) -> Result<(), PlayError> {
        let watched = self.players.iter().any(Player::<G>::watches);
        let cap = self.plan.cap;
        let (played, end) = match watched {
            true => self.game(number, cap, &mut Broadcast::new(&mut |_| ()))?,
            false => self.game(number, cap, &mut Quiet)?,
        };
        if played.outcome.is_some() {
            self.tally.totals.count(&end.view(Viewer::Watcher));
        }
        self.tally.count(G::SIDES, &played, &mut self.players);
        Ok(())
    }

    fn counts(self) -> Tally {
        self.tally
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;
    use crate::play::toy::Toy;

    fn plan(settings: &str, bots: usize, threads: usize) -> Plan<Toy> {
        let config = settings.parse().expect("good settings");
        let seats = Toy::seats(&config);
        let bots = vec![Bot::RANDOM; bots];
        Plan {
            config,
            seats,
            bots,
            games: 333,
            from: 0,
            seed: 9,
            threads,
            cap: 10_000,
            title: String::new(),
        }
    }

    fn tally(plan: &Plan<Toy>) -> Tally {
        let (mut tally, _) = run(plan).expect("the toy keeps its contract");
        tally.forget_times();
        tally
    }

    #[test]
    fn the_result_is_the_same_for_any_number_of_threads() {
        let one = tally(&plan("seats 3", 3, 1));
        assert_eq!(one, tally(&plan("seats 3", 3, 2)));
        assert_eq!(one, tally(&plan("seats 3", 3, 5)));
        assert_eq!((one.games, one.undecided), (333, 0));
    }

    /// So that a long run can be played in pieces.
    #[test]
    fn pieces_add_up_to_the_whole() {
        let whole = plan("seats 3", 3, 2);
        let mut pieces = Tally::new(3, 3);
        for (from, games) in [(0, 100), (100, 233)] {
            pieces.add(tally(&Plan { from, games, ..whole.clone() }));
        }
        assert_eq!(pieces, tally(&whole));
    }

    #[test]
    fn bots_move_on_by_one_seat_from_game_to_game() {
        let plan = plan("seats 3", 3, 1);
        let mut table = Table::new(&plan);
        for number in [0, 1, 2, 3, 7, 5] {
            table.seat(number);
            let sitting: Vec<_> = table.players.iter().map(Timed::bot).collect();
            let expected: Vec<_> = (0..3).map(|seat| (seat + 9 - number as usize) % 3).collect();
            assert_eq!(sitting, expected, "game {number}");
        }
    }

    #[test]
    fn games_at_the_cap_are_undecided() {
        let plan = Plan { cap: 10, ..plan("goal 1000", 1, 2) };
        let tally = tally(&plan);
        assert_eq!((tally.undecided, tally.steps), (333, 3_330));
        assert!(tally.lengths.is_empty());
    }
}
