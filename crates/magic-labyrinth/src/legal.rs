//! Which actions are open. The list depends on nothing the seat may not know: walls above all.

use game::Seat;
use maze::Side;

use crate::board::{Square, Squares};
use crate::state::{MagicLabyrinth, Stage};
use crate::{Action, Refusal};

pub(crate) fn legal(game: &MagicLabyrinth, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if seat != game.turn {
        return;
    }
    match game.stage {
        Stage::Roll => out.push(Action::Roll),
        Stage::Move { left, .. } => {
            let (here, others) = (game.mage[seat], game.others(seat));
            for side in Side::ALL {
                let to = here.beside(side);
                if to.is_some_and(|to| may_step(game, others, to, left)) {
                    out.push(Action::Step(side));
                }
            }
            if may_stop(game, seat).is_ok() {
                out.push(Action::Stop);
            }
        }
        _ => {}
    }
}

/// ML-24: a step onto another's square only if a free one can still be reached, walls or not: to
/// look at the walls here would tell of them.
#[inline]
pub(crate) fn may_step(game: &MagicLabyrinth, others: Squares, to: Square, left: u8) -> bool {
    if game.options.shared_squares || !others.contains(to) {
        return true;
    }
    let mut reach = Squares::only(to);
    for _ in 1..left {
        reach = reach.grown();
    }
    !reach.except(others).is_empty()
}

/// ML-21, ML-25: anywhere but on another's square; with no step taken there as well.
#[inline]
pub(crate) fn may_stop(game: &MagicLabyrinth, seat: Seat) -> Result<(), Refusal> {
    let Stage::Move { rolled, left } = game.stage else { return Err(Refusal::RollFirst) };
    let moved = left < rolled;
    if moved && !game.options.shared_squares && game.others(seat).contains(game.mage[seat]) {
        return Err(Refusal::SquareTaken);
    }
    Ok(())
}
