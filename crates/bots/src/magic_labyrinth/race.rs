//! The way to a symbol, walked to its end in a maze that may be the true one.
//!
//! Whoever walks takes the cheapest way through what has been seen, and learns from bumps. So the turns
//! it takes show what a first step is worth that is not on that way, or not to step.

use game::{Dice, FastDice};

use super::board::{Board, Known, Signs, Slots};

/// So many turns are looked at.
const HORIZON: u32 = 60;

/// ML-04: the faces of the die.
const DIE: [u8; 6] = [1, 2, 2, 3, 3, 4];

/// What all walkers have in common.
#[derive(Clone, Debug)]
pub(super) struct Race<'b> {
    pub(super) board: &'b Board,
    pub(super) goal: usize,
    /// What has been seen so far.
    pub(super) known: Known,
    /// The way, as things stand.
    pub(super) signs: Signs,
}

/// One who walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Walker {
    /// Where it stands.
    pub(super) at: usize,
    /// Where a bump sends it.
    pub(super) home: usize,
    /// How many steps it has left in this turn.
    pub(super) left: u8,
}

/// What a walker does first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// Steps to this side.
    Step(usize),
    /// Lets the other steps go.
    Stop,
}

impl Race<'_> {
    /// How many turns it takes beyond this one, in this maze with these dice.
    pub(super) fn turns(
        &self,
        walker: Walker,
        first: First,
        maze: Slots,
        dice: &mut FastDice,
    ) -> u32 {
        let mut course = Course { race: self, maze, walker, known: self.known, signs: None };
        let mut left = match first {
            First::Step(side) if course.step(side) => walker.left - 1,
            _ => 0,
        };
        for turns in 0..HORIZON {
            if course.walk(left) {
                return turns;
            }
            left = DIE[dice.below(6) as usize];
        }
        HORIZON
    }
}

/// A walk as it goes.
struct Course<'r, 'b> {
    race: &'r Race<'b>,
    maze: Slots,
    walker: Walker,
    known: Known,
    /// The way since the last bump; none yet: the way as it was.
    signs: Option<Signs>,
}

impl Course<'_, '_> {
    /// Walks on; says whether the goal was reached.
    fn walk(&mut self, left: u8) -> bool {
        for _ in 0..left {
            let signs = self.signs.as_ref().unwrap_or(&self.race.signs);
            // There is no sign at the goal.
            let Some(side) = signs.side[self.walker.at] else { break };
            if !self.step(usize::from(side)) {
                return false;
            }
        }
        self.walker.at == self.race.goal
    }

    /// One step; says whether it went well.
    fn step(&mut self, side: usize) -> bool {
        let Some((slot, to)) = self.race.board.beside(self.walker.at, side) else { return false };
        if self.maze >> slot & 1 == 0 {
            self.known.open |= 1 << slot;
            self.walker.at = to;
            return true;
        }
        self.walker.at = self.walker.home;
        self.known.walls |= 1 << slot;
        self.signs = Some(Signs::to(self.race.board, self.race.goal, self.known));
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean turns from the first corner to the square three to the east, over some dice.
    fn mean(maze: &[(usize, usize)], known: &[(usize, usize)], first: First) -> f64 {
        let board = Board::default();
        let slots = |of: &[(usize, usize)]| {
            let slot = |&(at, side): &(usize, usize)| board.beside(at, side).expect("inside").0;
            of.iter().fold(0, |set, one| set | 1 << slot(one))
        };
        let known = Known { walls: slots(known), open: 0 };
        let signs = Signs::to(&board, 3, known);
        let race = Race { board: &board, goal: 3, known, signs };
        let walker = Walker { at: 0, home: 0, left: 3 };
        let run = |seed| race.turns(walker, first, slots(maze), &mut FastDice::new(seed));
        (0..400).map(|seed| f64::from(run(seed))).sum::<f64>() / 400.0
    }

    #[test]
    fn walls_cost_turns_and_known_walls_cost_less() {
        const EAST: usize = 1;
        let wall = [(2, EAST)];
        assert_eq!(mean(&[], &[], First::Step(EAST)), 0.0);
        let stopped = mean(&[], &[], First::Stop);
        // Three steps: one turn for half of the rolls, then a second, seldom a third.
        assert!((1.4..1.6).contains(&stopped), "{stopped}");
        let bumped = mean(&wall, &[], First::Step(EAST));
        let warned = mean(&wall, &wall, First::Stop);
        assert!(bumped >= warned && warned > stopped, "{bumped} {warned}");
    }
}
