//! `planner`: its gain, minus the gain that it opens for the next player.

use ::labyrinth_cards::{Action, CardSet, LabyrinthCards};
use game::{FastDice, Game, Imagine, Millis, Phase, Quiet, Seat, Viewer};

use super::gain::{best_take, gain, most};
use crate::{Look, Player};

/// Number of worlds with different hidden hands imagined for a decision.
const WORLDS: usize = 20;
/// Maximum number of ways to play that are examined, those with the highest gain first.
const MAX_WAYS: usize = 40;
/// Maximum difference in cards to the best way for a way to be examined.
const MAX_BEHIND: u32 = 1;

/// For each promising way to play a card, imagines which unseen cards the next player may hold and what
/// they could take then. Chooses the way with the best difference.
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
        // The best first; equal ones in random order.
        ways.sort_by_key(|&(gain, lot, _)| (std::cmp::Reverse(gain), lot));
        let best = ways.first().map_or(0, |way| way.0);
        ways.retain(|way| way.0 + MAX_BEHIND >= best);
        ways.truncate(MAX_WAYS);
        let lying = view.layout.cards();
        let worth = |&(gain, _, action): &(u32, u64, Action)| {
            let lost: u32 = worlds.iter().map(|world| self.opened(world, action, lying)).sum();
            i64::from(gain) * WORLDS as i64 - i64::from(lost)
        };
        // `max_by_key` returns the last of equal elements, so the way with the highest gain must come
        // last.
        let best = ways.iter().rev().max_by_key(|way| worth(way));
        best.map(|(_, _, action)| *action)
    }

    fn sit(&mut self, seat: Seat) {
        self.seat = seat;
    }
}

impl Planner {
    /// Number of cards that the next player could take after this action.
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
        // A card drawn now does not go to the next player's hand, so any card will do.
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

/// The most cards that a player can take with one of the cards in their hand.
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
