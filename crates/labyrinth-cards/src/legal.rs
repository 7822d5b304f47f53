//! Which actions are open. The list depends on nothing the seat may not know.

use game::Seat;

use crate::rim::{Rim, Spot};
use crate::state::{LabyrinthCards, Stage};
use crate::{Action, Card, CardSet};

pub(crate) fn legal(game: &LabyrinthCards, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if seat != game.turn {
        return;
    }
    match game.stage {
        Stage::Place => placements(game, seat, out),
        Stage::Take(played) => {
            out.extend(claims(game, played).iter().map(Action::Take));
            out.push(Action::Finish);
        }
        _ => {}
    }
}

/// LC-26: the listed actions without the claims that would be refused.
pub(crate) fn accepted(game: &LabyrinthCards, seat: Seat, out: &mut Vec<Action>) {
    legal(game, seat, out);
    if game.refuses_claims() && matches!(game.stage, Stage::Take(_)) {
        let held = game.linked.except(game.takeable);
        out.retain(|action| !matches!(action, Action::Take(card) if held.contains(*card)));
    }
}

/// LC-20: each card of the hand on each place where it fits, in each way that differs.
fn placements(game: &LabyrinthCards, seat: Seat, out: &mut Vec<Action>) {
    let rim = Rim::of(&game.layout);
    for card in game.hands[seat].iter() {
        let shape = card.face().shape;
        for &Spot { at, open } in rim.spots() {
            for turn in shape.all_turns() {
                if rim.takes(open, shape.ways(turn)) {
                    out.push(Action::Place { card, at, turn });
                }
            }
        }
    }
}

/// LC-26: what can be taken; for those who look for it themselves, all that lies.
fn claims(game: &LabyrinthCards, played: Card) -> CardSet {
    if game.options.find_it_yourself {
        return game.layout.cards().except(CardSet::only(played));
    }
    game.takeable
}

impl LabyrinthCards {
    /// LC-26, from rules number 2: whether claims are listed that are then refused.
    fn refuses_claims(&self) -> bool {
        self.rules >= 2 && self.options.find_it_yourself
    }

    /// LC-28, from rules number 2: whether the turn goes on by itself. With `find-it-yourself` it
    /// never does: that would tell that nothing is linked any more.
    pub(crate) fn has_taken_all(&self) -> bool {
        self.rules >= 2 && !self.options.find_it_yourself && self.takeable.is_empty()
    }
}
