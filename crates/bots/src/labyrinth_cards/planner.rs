//! `planner`: what it gains, less what it opens for the next player.

use ::labyrinth_cards::{Action, CardSet, LabyrinthCards};
use game::{FastDice, Game, Imagine, Millis, Phase, Quiet, Seat, Viewer};

use super::gain::{best_take, gain, most};
use crate::{Look, Player};

/// How many hands of the others are imagined for a decision.
const WORLDS: usize = 20;

/// So many ways to play are looked into, those that gain most first.
const WAYS: usize = 40;

/// Ways that gain so much less than the best are not looked into.
const BEHIND: u32 = 1;

/// For each promising way to play a card it imagines what the next player may hold, of the cards that
/// nobody has seen, and what they could take then. It plays where the difference is best.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Planner {
    seat: Seat,
}

impl Player<LabyrinthCards> for Planner {
    fn choose(
        &mut self,
        legal: &[Action],
        look: Look<'_, LabyrinthCards>,
        dice: &mut FastDice,
    ) -> Option<Action> {
        let view = look.view();
        let mut imagine = || LabyrinthCards::imagine(Viewer::Seat(self.seat), &view, &(), dice);
        let world = imagine();
        if !matches!(legal[0], Action::Place { .. }) {
            let take = best_take(&world, self.seat).map(|(action, _)| action);
            return take.or(legal.last().copied());
        }
        let worlds: Vec<LabyrinthCards> = (0..WORLDS).map(|_| imagine()).collect();
        let mut ways: Vec<(u32, u64, Action)> = legal
            .iter()
            .map(|&action| (gain(&world, self.seat, action), dice.bits(), action))
            .collect();
        // The best first, and equals in any order.
        ways.sort_by_key(|&(gain, lot, _)| (std::cmp::Reverse(gain), lot));
        let best = ways.first().map_or(0, |way| way.0);
        ways.retain(|way| way.0 + BEHIND >= best);
        ways.truncate(WAYS);
        let lying = view.layout.cards();
        let worth = |&(gain, _, action): &(u32, u64, Action)| {
            let lost: u32 = worlds.iter().map(|world| self.opened(world, action, lying)).sum();
            i64::from(gain) * WORLDS as i64 - i64::from(lost)
        };
        // Of equals the last is taken, so the one that gains most must come last.
        let best = ways.iter().rev().max_by_key(|way| worth(way));
        best.map(|(_, _, action)| *action)
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
    }
}

impl Planner {
    /// How many cards the next player could take after this.
    fn opened(&self, world: &LabyrinthCards, action: Action, mut lying: CardSet) -> u32 {
        let mut world = world.clone();
        let mut act = |world: &mut LabyrinthCards, action: Action| {
            match action {
                Action::Place { card, .. } => lying.add(card),
                Action::Take(card) => lying.remove(card),
                Action::Finish => {}
            }
            world.act(Millis::ZERO, self.seat, action, &mut Quiet).is_ok()
        };
        if !act(&mut world, action) {
            return 0;
        }
        while let Some((take, _)) = best_take(&world, self.seat) {
            if !act(&mut world, take) {
                break;
            }
        }
        if world.phase() == Phase::Open(game::SeatSet::only(self.seat)) {
            act(&mut world, Action::Finish);
        }
        // What is drawn now is not in the next player's hand: any card will do.
        let mut dice = FastDice::new(0);
        while world.phase() == Phase::Chance {
            let Some(drawn) = world.sample(&mut dice) else { return 0 };
            if world.chance(Millis::ZERO, &drawn, &mut Quiet).is_err() {
                return 0;
            }
        }
        match world.phase() {
            Phase::Open(seats) => {
                seats.iter().next().map_or(0, |seat| best_play(&world, seat, lying))
            }
            _ => 0,
        }
    }
}

/// The most that a player can take with one of the cards in their hand.
fn best_play(world: &LabyrinthCards, seat: Seat, lying: CardSet) -> u32 {
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    let mut best = 0;
    let mut bound = (None, 0);
    for action in legal {
        let Action::Place { card, .. } = action else { continue };
        if bound.0 != Some(card) {
            bound = (Some(card), most(card, lying));
        }
        if bound.1 > best {
            best = best.max(gain(world, seat, action));
        }
    }
    best
}
