//! Plays the games of a plan on several threads and counts how they went.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow};
use bots::{Look, Player};
use game::{FastDice, Game, Quiet, Seat, Viewer};

use super::plan::Plan;
use super::tally::{Tally, totals};
use crate::clock::Since;
use crate::exit::progress_bar;
use crate::play::{self, Broadcast, GameDice, Listener, PlayError, Played};

/// The number of games that a thread takes at a time.
const BATCH_MAX: u64 = 32;
/// One decision of each player in this many is timed, which costs nothing measurable. It is a prime:
/// where every other decision is a roll of the die, an even number would time nothing else.
const TIMED_ONE_IN: u32 = 61;
/// Plays all games of a plan. Returns the counts and the time it took.
///
/// # Errors
/// If a game cannot be played to its end, which is a bug of the game or of a bot.
pub(super) fn run<G: Game>(plan: &Plan<G>) -> Result<(Tally, Duration)> {
    let since = Since::now();
    let mut whole = Tally::new(plan.seats, plan.bots.len());
    for worker in share_out(plan, || SimTable::new(plan), SimTable::count_game)? {
        whole.add(worker.tally);
    }
    Ok((whole, since.passed()))
}

/// Plays all games of a plan with one worker per thread, and returns the workers. Which worker plays
/// which game depends on the threads.
///
/// # Errors
/// If a game cannot be played to its end.
pub(super) fn share_out<G: Game, W: Send>(
    plan: &Plan<G>,
    new_worker: impl Fn() -> W + Sync,
    play: impl Fn(&mut W, u64) -> Result<(), PlayError> + Sync,
) -> Result<Vec<W>> {
    let bar = progress_bar(&plan.title, plan.games, "games");
    let next = AtomicU64::new(plan.from);
    let end = plan.from.saturating_add(plan.games);
    let stop = AtomicBool::new(false);
    // If there are few games, each thread gets its share of them.
    let batch = BATCH_MAX.min(plan.games.div_ceil(plan.threads as u64)).max(1);
    let work = || {
        let mut worker = new_worker();
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(batch, Ordering::Relaxed);
            if first >= end {
                break;
            }
            for number in first..end.min(first.saturating_add(batch)) {
                if let Err(error) = play(&mut worker, number) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error.at(number, plan.seed));
                }
                bar.inc(1);
            }
        }
        Ok(worker)
    };
    let workers = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let joined = |thread: thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|_| Err(anyhow!("the thread of a game panicked")))
        };
        threads.into_iter().map(joined).collect::<Vec<Result<W>>>()
    });
    bar.finish_and_clear();
    workers.into_iter().collect()
}

/// The bots of one thread, with the buffers and counts that they use from game to game.
struct SimTable<'p, G: Game> {
    plan: &'p Plan<G>,
    /// In seating order.
    players: Vec<TimedPlayer<Box<dyn Player<G> + Send>>>,
    /// The number of seats by which the bots have moved from their first seats.
    rotation: u64,
    legal: Vec<G::Action>,
    tally: Tally,
}

impl<'p, G: Game> SimTable<'p, G> {
    fn new(plan: &'p Plan<G>) -> Self {
        let bot = |seat: usize| seat % plan.bots.len();
        let players = (0..usize::from(plan.seats))
            .map(|seat| TimedPlayer::new(plan.bots[bot(seat)].sit_down(), bot(seat)))
            .collect();
        let tally = Tally::new(plan.seats, plan.bots.len());
        Self { plan, players, rotation: 0, legal: Vec::new(), tally }
    }

    /// Plays the game with this number; also returns its last state.
    fn play(
        &mut self,
        number: u64,
        listener: &mut impl Listener<G>,
    ) -> Result<(Played, G), PlayError> {
        self.seat(number);
        let mut game = G::new(G::RULES, &self.plan.config);
        let mut dice = GameDice::new(self.plan.seed, number);
        let (players, legal, cap) = (&mut self.players, &mut self.legal, self.plan.cap);
        let played = play::play(&mut game, players, &mut dice, legal, listener, cap)?;
        Ok((played, game))
    }

    /// Plays the game with this number and counts it.
    fn count_game(&mut self, number: u64) -> Result<(), PlayError> {
        let (played, end) = match self.players.iter().any(Player::<G>::watches) {
            true => self.play(number, &mut Broadcast::new(&mut |_| ()))?,
            false => self.play(number, &mut Quiet)?,
        };
        if played.outcome.is_some() {
            self.tally.count_totals(totals(&end.view(Viewer::Watcher)));
        }
        self.tally.count(G::SIDES, &played, &mut self.players);
        Ok(())
    }

    /// Seats the bots: bot `b` at seat `b + number`, counted round the table.
    fn seat(&mut self, number: u64) {
        let seats = u64::from(self.plan.seats).max(1);
        let rotation = number % seats;
        self.players.rotate_right(((rotation + seats - self.rotation) % seats) as usize);
        self.rotation = rotation;
        for (seat, player) in Seat::first(self.plan.seats).zip(&mut self.players) {
            Player::<G>::sit(player, seat);
        }
    }
}

/// A player, some of whose decisions are timed.
#[derive(Clone, Debug)]
pub(super) struct TimedPlayer<P> {
    player: P,
    /// The index of its bot in the plan.
    pub(super) bot: usize,
    /// The number of its decisions so far.
    decisions: u32,
    /// Times of decisions that were not counted yet.
    pub(super) times: Vec<Duration>,
}

impl<P> TimedPlayer<P> {
    pub(super) fn new(player: P, bot: usize) -> Self {
        Self { player, bot, decisions: 0, times: Vec::new() }
    }
}

impl<G: Game, P: Player<G>> Player<G> for TimedPlayer<P> {
    #[inline]
    fn choose(
        &mut self,
        legal: &[G::Action],
        look: Look<'_, G>,
        dice: &mut FastDice,
    ) -> Option<G::Action> {
        let is_timed = self.decisions.is_multiple_of(TIMED_ONE_IN);
        self.decisions = self.decisions.wrapping_add(1);
        if !is_timed {
            return self.player.choose(legal, look, dice);
        }
        let since = Since::now();
        let action = self.player.choose(legal, look, dice);
        self.times.push(since.passed());
        action
    }

    fn sit(&mut self, seat: Seat) {
        self.player.sit(seat);
    }

    fn watches(&self) -> bool {
        self.player.watches()
    }

    fn see(&mut self, sight: &G::Sight) {
        self.player.see(sight);
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use toy_game::Toy;

    use super::*;

    fn plan(settings: &str, bots: usize, threads: usize) -> Plan<Toy<true>> {
        let config = settings.parse().expect("good settings");
        let seats = Toy::<true>::seats(&config);
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

    fn tally(plan: &Plan<Toy<true>>) -> Tally {
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

    /// A long run can be played in pieces.
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
    fn bots_move_by_one_seat_from_game_to_game() {
        let plan = plan("seats 3", 3, 1);
        let mut table = SimTable::new(&plan);
        for number in [0, 1, 2, 3, 7, 5] {
            table.seat(number);
            let seated: Vec<_> = table.players.iter().map(|player| player.bot).collect();
            let expected: Vec<_> = (0..3).map(|seat| (seat + 9 - number as usize) % 3).collect();
            assert_eq!(seated, expected, "game {number}");
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
