//! `planner`: compares its own distances with those of its rivals, and simulates promising moves.

use game::{Dice, FastDice, Game, Imagine, Millis, Phase, Quiet, Seat, Viewer};
use mago_magino::{Action, MagoMagino, Memory, Sight, View};

use super::ahead::{self, Ahead};
use super::plan::{ANOTHER_ROLL, MAX_MAGICIAN, Plan};
use crate::{Look, Player};

/// The weight of the rivals' progress, in percent of one's own.
const RIVAL_PERCENT: i32 = 15;
/// Number of moves that are simulated, those with the highest value.
const MOVES_SIMULATED: usize = 4;
/// Number of simulations of each move.
const SIMULATIONS: u64 = 24;
/// The value of a move that wins the game.
const WON: i32 = 1_000_000;

/// Evaluates each move in an imagined world by its own distances and those of the rivals. It simulates
/// the best moves for some turns, with the same random numbers for each move, and takes the one with the
/// best mean result.
#[derive(Clone, Debug, Default)]
pub(super) struct Planner {
    seat: Seat,
    memory: Memory,
    /// One of this number of frogs is not remembered; 0: all are remembered.
    forgets: u32,
    /// Number of frogs that it has seen appear.
    frogs: u32,
}

impl Player<MagoMagino> for Planner {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagoMagino>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        // Another roll is another move, so it is never declined.
        if legal.contains(&Action::Roll) {
            return Some(Action::Roll);
        }
        let view = look.view();
        let world = MagoMagino::imagine(Viewer::Seat(self.seat), &view, &self.memory, dice);
        let now = self.value(&view);
        let mut moves: Vec<(i32, u32, Action)> = legal
            .iter()
            .map(|&action| (self.worth(&world, action, now), dice.below(u32::MAX), action))
            .collect();
        // The best first; equal ones in random order.
        moves.sort_by_key(|&(worth, lot, _)| (std::cmp::Reverse(worth), lot));
        moves.truncate(MOVES_SIMULATED);
        if moves.len() < 2 || moves[0].0 >= WON {
            return moves.first().map(|(_, _, action)| *action);
        }
        let seed = dice.bits();
        let mut best = (moves[0].2, i64::MIN);
        for (_, _, action) in moves {
            let mut sum = 0;
            for run in 0..SIMULATIONS {
                let mut dice = FastDice::new(seed.wrapping_add(run));
                let memory = self.memory.clone();
                let ahead = Ahead { seat: self.seat, world: world.clone(), memory };
                sum += i64::from(ahead.play(action, &mut dice));
            }
            if sum > best.1 {
                best = (action, sum);
            }
        }
        Some(best.0)
    }

    fn sit(&mut self, seat: Seat) {
        *self = Self { seat, forgets: self.forgets, ..Self::default() };
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, sight: &Sight) {
        if matches!(sight, Sight::Frog { .. }) {
            self.frogs += 1;
            if self.forgets > 0 && self.frogs.is_multiple_of(self.forgets) {
                return;
            }
        }
        MagoMagino::remember(&mut self.memory, sight);
    }
}

impl Planner {
    /// A planner that forgets one of this number of frogs.
    pub(super) fn forgetting(one_in: u32) -> Self {
        Self { forgets: one_in, ..Self::default() }
    }

    /// The improvement by a move.
    fn worth(&self, world: &MagoMagino, action: Action, now: i32) -> i32 {
        let mut after = world.clone();
        if after.act(Millis::ZERO, self.seat, action, &mut Quiet).is_err() {
            return i32::MIN;
        }
        if matches!(after.phase(), Phase::Over(_)) {
            return WON;
        }
        let gain = self.value(&after.view(Viewer::Seat(self.seat))) - now;
        let mut legal = Vec::new();
        after.legal(self.seat, &mut legal);
        let again = legal.contains(&Action::Roll);
        match action {
            // Otherwise two players could move the magician back and forth for ever.
            Action::Magician { .. } if !again => gain.min(MAX_MAGICIAN),
            _ if again => gain + ANOTHER_ROLL,
            _ => gain,
        }
    }

    /// The value of the situation for this seat; more is better.
    fn value(&self, view: &View) -> i32 {
        let rivals = Seat::first(view.options.seats).filter(|&seat| seat != self.seat);
        let outlook = |seat| ahead::outlook(&Plan::new(view, seat, &self.memory), view, seat);
        let ways: Vec<i32> = rivals.map(outlook).collect();
        let best = ways.iter().max().copied().unwrap_or(0);
        let mean = ways.iter().sum::<i32>() / ways.len().max(1) as i32;
        outlook(self.seat) - RIVAL_PERCENT * (best + mean) / 200
    }
}
