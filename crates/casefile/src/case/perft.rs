//! Counts positions: a cheap alarm for any change of what is allowed.

use game::{Game, Millis, Phase, Quiet, SeatSet};

use super::step::Input;

/// Maximum number of positions that one count visits.
pub(super) const MAX_POSITIONS: u64 = 1_000_000;

/// Why a count has no result.
#[derive(Debug)]
pub(super) enum NoCount {
    /// An input was listed, but the game did not accept it.
    NotAccepted(String),
    /// More than [`MAX_POSITIONS`] positions would have to be visited.
    TooMany,
}

/// How many sequences of `depth` inputs there are from here, all at this time: each action that is
/// open to somebody, each outcome that is listed. A game that has ended, or whose outcomes are too
/// many to list, goes no further.
///
/// The last input of a sequence is counted without being given to the game, so the positions
/// visited are those after all earlier inputs.
pub(super) fn count<G: Game>(game: &G, at: Millis, depth: u32) -> Result<u64, NoCount> {
    let mut left = MAX_POSITIONS;
    visit(game, at, depth, &mut left)
}

fn visit<G: Game>(game: &G, at: Millis, depth: u32, left: &mut u64) -> Result<u64, NoCount> {
    *left = left.checked_sub(1).ok_or(NoCount::TooMany)?;
    if depth == 0 {
        return Ok(1);
    }
    let inputs = inputs(game);
    if depth == 1 {
        return Ok(inputs.len() as u64);
    }
    let mut sum = 0u64;
    for input in inputs {
        let mut next = game.clone();
        input
            .give(&mut next, at, &mut Quiet)
            .map_err(|why| NoCount::NotAccepted(format!("{input}, and then {why}")))?;
        sum = sum.saturating_add(visit(&next, at, depth - 1, left)?);
    }
    Ok(sum)
}

fn inputs<G: Game>(game: &G) -> Vec<Input<G>> {
    match game.phase() {
        Phase::Open(seats) => actions(game, seats),
        Phase::Chance => {
            let mut odds = Vec::new();
            game.odds(&mut odds);
            odds.into_iter().map(|(_, outcome)| Input::Chance(outcome)).collect()
        }
        Phase::Over(_) => Vec::new(),
    }
}

fn actions<G: Game>(game: &G, seats: SeatSet) -> Vec<Input<G>> {
    let mut inputs = Vec::new();
    let mut legal = Vec::new();
    for seat in seats.iter() {
        legal.clear();
        game.accepted(seat, &mut legal);
        inputs.extend(legal.iter().map(|&action| Input::Act(seat, action)));
    }
    inputs
}
