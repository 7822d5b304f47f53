//! Simulates the race to a symbol in an imagined maze.
//!
//! A walker takes the cheapest path by what is known, and learns from bumps. The number of turns it
//! takes shows the value of a first step that is not on this path, or of not stepping.

use game::{Dice, FastDice};

use super::board::{Board, Directions, Known, Slots};

/// Maximum number of simulated turns.
const MAX_TURNS: u32 = 60;

/// ML-04: the faces of the die.
const DIE: [u8; 6] = [1, 2, 2, 3, 3, 4];

/// What all walkers have in common.
#[derive(Clone, Debug)]
pub(super) struct Race<'b> {
    pub(super) board: &'b Board,
    pub(super) goal: usize,
    /// The walls and passages that are known at the start.
    pub(super) known: Known,
    /// The path to the goal as it is known at the start.
    pub(super) directions: Directions,
}

/// A simulated player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Walker {
    /// The current square.
    pub(super) at: usize,
    /// The square to which a bump sends it.
    pub(super) home: usize,
    /// Steps left in this turn.
    pub(super) left: u8,
}

/// The first action of a walker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// A step to this side.
    Step(usize),
    /// Ends the turn.
    Stop,
}

impl Race<'_> {
    /// Number of turns after the current one that the walker needs in this maze with these dice.
    pub(super) fn turns(
        &self,
        walker: Walker,
        first: First,
        maze: Slots,
        dice: &mut FastDice,
    ) -> u32 {
        let mut course = Course { race: self, maze, walker, known: self.known, directions: None };
        let mut left = match first {
            First::Step(side) if course.step(side) => walker.left - 1,
            _ => 0,
        };
        for turns in 0..MAX_TURNS {
            if course.walk(left) {
                return turns;
            }
            left = DIE[dice.below(6) as usize];
        }
        MAX_TURNS
    }
}

/// A simulated race in progress.
struct Course<'r, 'b> {
    race: &'r Race<'b>,
    maze: Slots,
    walker: Walker,
    known: Known,
    /// The path since the last bump; `None` before the first bump.
    directions: Option<Directions>,
}

impl Course<'_, '_> {
    /// Walks up to `left` steps, and returns whether the goal was reached.
    fn walk(&mut self, left: u8) -> bool {
        for _ in 0..left {
            let directions = self.directions.as_ref().unwrap_or(&self.race.directions);
            // There is no direction at the goal.
            let Some(side) = directions.side[self.walker.at] else { break };
            if !self.step(usize::from(side)) {
                return false;
            }
        }
        self.walker.at == self.race.goal
    }

    /// Makes one step, and returns whether it did not end at a wall.
    fn step(&mut self, side: usize) -> bool {
        let Some((slot, to)) = self.race.board.beside(self.walker.at, side) else { return false };
        if self.maze >> slot & 1 == 0 {
            self.known.open |= 1 << slot;
            self.walker.at = to;
            return true;
        }
        self.walker.at = self.walker.home;
        self.known.walls |= 1 << slot;
        self.directions = Some(Directions::to(self.race.board, self.race.goal, self.known));
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean number of turns from the first corner to the square three to the east, over several dice.
    fn mean(maze: &[(usize, usize)], known: &[(usize, usize)], first: First) -> f64 {
        let board = Board::default();
        let slots = |of: &[(usize, usize)]| {
            let slot = |&(at, side): &(usize, usize)| board.beside(at, side).expect("inside").0;
            of.iter().fold(0, |set, one| set | 1 << slot(one))
        };
        let known = Known { walls: slots(known), open: 0 };
        let directions = Directions::to(&board, 3, known);
        let race = Race { board: &board, goal: 3, known, directions };
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
