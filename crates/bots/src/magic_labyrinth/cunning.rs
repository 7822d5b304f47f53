//! `cunning`: forgets nothing, imagines the unknown walls, and plays to win the race.

use game::{FastDice, Game, Imagine, Seat, Viewer};
use magic_labyrinth::{Action, MagicLabyrinth, Memory, Sight, Slot, Square, Stage, View};

use super::board::{Board, Directions, Known, Slots};
use super::race::{First, Race, Walker};
use crate::{Look, Player};

/// Number of mazes imagined for a decision. In each, one race is simulated for each possible step and
/// one for each rival.
const MAZES: usize = 256;
/// Scale in turns of the logistic function that turns a lead into a probability of being first.
const LEAD_SCALE: f64 = 4.0;
/// Number of races that another step must win more than the usual step to be preferred.
const MARGIN: f64 = 0.5;
/// The value of a turn for a player without rivals.
const TURN_VALUE: f64 = 0.1;

/// Imagines mazes that agree with everything that was seen, with the number of walls and with the
/// fairness rule. In each maze it simulates the race to the goal for each possible step with the same
/// dice, and takes the step that most likely arrives before the rivals.
#[derive(Clone, Debug, Default)]
pub(super) struct Cunning {
    seat: Seat,
    memory: Memory,
    board: Board,
}

impl Player<MagicLabyrinth> for Cunning {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, MagicLabyrinth>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let view = look.view();
        let (Stage::Move { left, .. }, Some(race)) = (view.now, self.race(&view)) else {
            return Some(legal[0]);
        };
        let mage = &view.mages[self.seat];
        let own = Walker { at: index(mage.at), home: index(mage.home), left };
        let open: Vec<Action> =
            legal.iter().filter(|action| is_open(&race, own, **action)).copied().collect();
        let sign = race.directions.side[own.at];
        let signed =
            |action: &&Action| matches!(action, Action::Step(side) if Some(*side as u8) == sign);
        let usual = *open.iter().find(signed).or(open.last()).or(legal.last())?;
        if open.len() < 2 || arrives(&race, own) {
            return Some(usual);
        }
        let mut table = Imagined::new(self, &view, &race, dice);
        let mut best = (usual, table.worth(own, first(usual)) + MARGIN);
        for action in open.into_iter().filter(|&action| action != usual) {
            let worth = table.worth(own, first(action));
            if worth > best.1 {
                best = (action, worth);
            }
        }
        Some(best.0)
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
        self.memory = Memory::default();
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, sight: &Sight) {
        MagicLabyrinth::remember(&mut self.memory, sight);
    }
}

impl Cunning {
    /// The race as it stands; `None` while no symbol is sought.
    fn race(&self, view: &View) -> Option<Race<'_>> {
        let goal = index(view.symbols.of(view.look?));
        let marks = |slots: &[Slot]| self.board.set(slots.iter().copied().collect());
        let known = Known {
            walls: self.board.set(self.memory.walls) | marks(&view.marks.wall),
            open: self.board.set(self.memory.open) | marks(&view.marks.passage),
        };
        let directions = Directions::to(&self.board, goal, known);
        Some(Race { board: &self.board, goal, known, directions })
    }
}

/// The imagined mazes of one decision.
struct Imagined<'r, 'b> {
    race: &'r Race<'b>,
    mazes: Vec<Slots>,
    /// Number of turns that each rival needs, by maze.
    rivals: Vec<Vec<u32>>,
    /// The seed of the dice.
    seed: u64,
}

impl<'r, 'b> Imagined<'r, 'b> {
    fn new(bot: &Cunning, view: &View, race: &'r Race<'b>, dice: &mut FastDice) -> Self {
        let viewer = Viewer::Seat(bot.seat);
        let mut maze = || {
            let world = MagicLabyrinth::imagine(viewer, view, &bot.memory, dice);
            bot.board.set(world.truth().wall)
        };
        let mazes: Vec<Slots> = (0..MAZES).map(|_| maze()).collect();
        let seed = dice.bits();
        let others = || view.mages.iter().filter(|(seat, _)| *seat != bot.seat);
        let rivals = mazes.iter().zip(1..).map(|(&maze, nth)| {
            let turns = others().zip(1..).map(|((_, mage), other)| {
                let rival = Walker { at: index(mage.at), home: index(mage.home), left: 0 };
                race.turns(rival, First::Stop, maze, &mut dice_of(seed, nth, other))
            });
            turns.collect()
        });
        Self { race, rivals: rivals.collect(), mazes, seed }
    }

    /// The expected number of mazes in which this step wins the race; without rivals, minus the turns
    /// needed.
    fn worth(&mut self, own: Walker, first: First) -> f64 {
        let worth = |((&maze, rivals), nth): ((&Slots, &Vec<u32>), u64)| {
            let turns = self.race.turns(own, first, maze, &mut dice_of(self.seed, nth, 0));
            let before = |rival: &u32| {
                1.0 / (1.0 + ((f64::from(turns) - f64::from(*rival)) / LEAD_SCALE).exp())
            };
            match rivals[..] {
                [] => -TURN_VALUE * f64::from(turns),
                _ => rivals.iter().map(before).product(),
            }
        };
        self.mazes.iter().zip(&self.rivals).zip(1..).map(worth).sum()
    }
}

/// The dice of one simulated race: the same for every possible step.
fn dice_of(seed: u64, maze: u64, walker: u64) -> FastDice {
    FastDice::new(seed.wrapping_add(maze * 8 + walker))
}

/// Whether an action does not lead into a known wall.
fn is_open(race: &Race<'_>, own: Walker, action: Action) -> bool {
    let Action::Step(side) = action else { return true };
    let slot = race.board.beside(own.at, side as usize);
    slot.is_some_and(|(slot, _)| race.known.walls >> slot & 1 == 0)
}

/// Whether known passages lead to the goal within the steps that are left.
fn arrives(race: &Race<'_>, own: Walker) -> bool {
    let mut at = own.at;
    for _ in 0..own.left {
        let side = race.directions.side[at].map(usize::from);
        match side.and_then(|side| race.board.beside(at, side)) {
            Some((slot, to)) if race.known.open >> slot & 1 == 1 => at = to,
            _ => break,
        }
    }
    at == race.goal
}

fn first(action: Action) -> First {
    match action {
        Action::Step(side) => First::Step(side as usize),
        _ => First::Stop,
    }
}

fn index(square: Square) -> usize {
    usize::from(square.index())
}
