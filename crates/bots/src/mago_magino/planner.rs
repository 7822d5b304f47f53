//! `planner`: weighs everybody's ways against each other, and plays promising moves some turns on.

use game::{Dice, FastDice, Game, Imagine, Millis, Phase, Quiet, Seat, Viewer};
use mago_magino::{Action, MagoMagino, Memory, Sight, View};

use super::ahead::{self, Ahead};
use super::plan::{AGAIN, NEARER, Plan};
use crate::{Look, Player};

/// What a rival's way counts, in hundredths of one's own.
const RIVAL: i32 = 15;

/// So many moves are played on, those that look best.
const MOVES: usize = 4;

/// How often each of them is played on.
const RUNS: u64 = 24;

/// The worth of a game that is won.
const WON: i32 = 1_000_000;

/// Makes each move in an imagined world, and weighs its own ways against those of the rivals. The moves
/// that look best it plays on for some turns, with the die and the arrow as they may fall and the same
/// for each move, and takes the one after which it stands best in the mean.
#[derive(Clone, Debug, Default)]
pub(super) struct Planner {
    seat: Seat,
    memory: Memory,
    /// One frog in so many is not remembered; never any if 0.
    forgets: u32,
    /// How many frogs it has seen made.
    frogs: u32,
}

impl Player<MagoMagino> for Planner {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagoMagino>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        // A second roll is one more move, so it is never declined.
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
        // The best first, and equals in any order.
        moves.sort_by_key(|&(worth, lot, _)| (std::cmp::Reverse(worth), lot));
        moves.truncate(MOVES);
        if moves.len() < 2 || moves[0].0 >= WON {
            return moves.first().map(|(_, _, action)| *action);
        }
        let seed = dice.bits();
        let mut best = (moves[0].2, i64::MIN);
        for (_, _, action) in moves {
            let mut sum = 0;
            for run in 0..RUNS {
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
    /// One that does not remember one frog in so many.
    pub(super) fn forgetting(one_in: u32) -> Self {
        Self { forgets: one_in, ..Self::default() }
    }

    /// By how much a move makes things better.
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
            // Else two players could pull the magician to and fro for ever.
            Action::Magician { .. } if !again => gain.min(NEARER),
            _ if again => gain + AGAIN,
            _ => gain,
        }
    }

    /// How things stand for this seat; the more the better.
    fn value(&self, view: &View) -> i32 {
        let rivals = Seat::first(view.options.seats).filter(|&seat| seat != self.seat);
        let outlook = |seat| ahead::outlook(&Plan::new(view, seat, &self.memory), view, seat);
        let ways: Vec<i32> = rivals.map(outlook).collect();
        let best = ways.iter().max().copied().unwrap_or(0);
        let mean = ways.iter().sum::<i32>() / ways.len().max(1) as i32;
        outlook(self.seat) - RIVAL * (best + mean) / 200
    }
}
