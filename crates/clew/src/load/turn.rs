//! Whose turn it is, as the seats themselves know it.

use game::{Dice, FastDice};

use super::look::Look;
use super::opening::Viewer;

/// What a table can do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// This viewer does that with this seat, having seen this append.
    Act { viewer: usize, seat: String, action: String, seen: u64 },
    /// This viewer may be able to act, but has not yet seen this append.
    Late { viewer: usize, seq: u64 },
    /// Nobody can act: the game waits for the time.
    Nobody,
    /// The game has ended.
    Over,
}

/// What comes next by what this viewer sees. Of several seats that may act any one does: which
/// comes first depends on `draw`, which stays the same until somebody has acted. Only those states
/// are read that are needed.
pub(super) fn turn(
    viewers: &[Viewer],
    from: usize,
    draw: usize,
    dice: &mut FastDice,
) -> serde_json::Result<Turn> {
    let known = Look::read(viewers[from].listener.newest())?;
    if known.is_over() {
        return Ok(Turn::Over);
    }
    for step in 0..viewers.len() {
        let at = (draw + step) % viewers.len();
        let Viewer { seat, listener } = &viewers[at];
        if !known.is_turn(seat) {
            continue;
        }
        if listener.seq() < known.seq {
            return Ok(Turn::Late { viewer: at, seq: known.seq });
        }
        let own = if at == from { None } else { Some(Look::read(listener.newest())?) };
        let own = own.as_ref().unwrap_or(&known);
        let mut legal = own.legal(seat);
        if legal.len() > 0 {
            let action = legal.nth(dice.below(legal.len() as u32) as usize);
            let action = action.expect("it is below the number of them").to_owned();
            return Ok(Turn::Act { viewer: at, seat: seat.clone(), action, seen: own.seq });
        }
    }
    Ok(Turn::Nobody)
}

/// What comes next by the pages of all seats: a page does not say whose turn it is, but offers what
/// its own seat can do.
pub(super) fn page_turn(viewers: &[Viewer], from: usize, draw: usize, dice: &mut FastDice) -> Turn {
    let (known, seq) = (viewers[from].listener.page(), viewers[from].listener.seq());
    if known.is_over() {
        return Turn::Over;
    }
    let mut late = None;
    for step in 0..viewers.len() {
        let at = (draw + step) % viewers.len();
        let Viewer { seat, listener } = &viewers[at];
        if listener.seq() < seq {
            late = Some(at);
            continue;
        }
        let mut offers = listener.page().offers();
        if offers.len() > 0 {
            let action = offers.nth(dice.below(offers.len() as u32) as usize);
            let action = action.expect("it is below the number of them").to_owned();
            return Turn::Act { viewer: at, seat: seat.clone(), action, seen: listener.seq() };
        }
    }
    late.map_or(Turn::Nobody, |viewer| Turn::Late { viewer, seq })
}
