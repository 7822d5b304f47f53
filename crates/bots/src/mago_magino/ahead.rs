//! Simulates some turns in an imagined world, with players that run the shortest way.

use game::{Dice, FastDice, Game, Imagine, Log, Millis, Outcome, Phase, Seat, Viewer};
use mago_magino::{Action, Event, MagoMagino, Memory, View};

use super::plan::Plan;

/// Number of simulated rounds.
const ROUNDS: u32 = 4;
/// The value of a game that is won; negative for one that is lost.
const WON: i32 = 400;

/// A simulated game.
#[derive(Clone, Debug)]
pub(super) struct Ahead {
    /// The seat for which the result is computed.
    pub(super) seat: Seat,
    pub(super) world: MagoMagino,
    /// The known owners of frogs.
    pub(super) memory: Memory,
}

impl Ahead {
    /// Makes this move, simulates some turns, and returns the lead over the best rival.
    pub(super) fn play(mut self, first: Action, dice: &mut FastDice) -> i32 {
        let mut legal = Vec::new();
        let mut seat = self.seat;
        let mut turns = 0;
        self.act(seat, first);
        loop {
            match self.world.phase() {
                Phase::Over(Outcome::Won(won)) if won.contains(self.seat) => return WON,
                Phase::Over(_) => return -WON,
                Phase::Chance => {
                    let Some(outcome) = self.world.sample(dice) else { break };
                    let mut heard = Remember(&mut self.memory);
                    if self.world.chance(Millis::ZERO, &outcome, &mut heard).is_err() {
                        break;
                    }
                }
                Phase::Open(open) => {
                    let Some(mover) = open.iter().next() else { break };
                    self.world.legal(mover, &mut legal);
                    if mover != seat {
                        (seat, turns) = (mover, turns + 1);
                    }
                    if legal.contains(&Action::Roll) {
                        let view = self.world.view(Viewer::Watcher);
                        if turns > ROUNDS * u32::from(view.options.seats) {
                            break;
                        }
                        self.act(mover, Action::Roll);
                        continue;
                    }
                    let plan = Plan::new(&self.world.view(Viewer::Watcher), mover, &self.memory);
                    let start = dice.below(legal.len() as u32) as usize;
                    // Start at a random action, so that equal ones are equally likely.
                    let (late, early) = legal.split_at(start);
                    let action =
                        early.iter().chain(late).copied().max_by_key(|&action| plan.worth(action));
                    self.act(mover, action.unwrap_or(legal[0]));
                }
            }
        }
        self.standing()
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let done = self.world.act(Millis::ZERO, seat, action, &mut Remember(&mut self.memory));
        done.expect("it is listed");
    }

    /// The lead over the best rival.
    fn standing(&self) -> i32 {
        let view = self.world.view(Viewer::Watcher);
        let outlook = |seat| outlook(&Plan::new(&view, seat, &self.memory), &view, seat);
        let rivals = Seat::first(view.options.seats).filter(|&seat| seat != self.seat);
        outlook(self.seat) - rivals.map(outlook).max().unwrap_or(0)
    }
}

/// The progress of a player: delivered crystals, minus the remaining distances.
pub(super) fn outlook(plan: &Plan, view: &View, seat: Seat) -> i32 {
    plan.round() * i32::from(view.players[seat].delivered) + plan.value()
}

/// Adds events to a memory.
struct Remember<'m>(&'m mut Memory);

impl Log<Event> for Remember<'_> {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        if let Some(sight) = MagoMagino::sight(&event(), Viewer::Watcher) {
            MagoMagino::remember(self.0, &sight);
        }
    }
}
