//! Counts positions: a cheap alarm for any change of what is allowed.

use game::{Game, Millis, Phase, Quiet, SeatSet};

use super::step::Input;

/// How many sequences of `depth` inputs there are from here, all at this time: each action that is
/// open to somebody, each outcome that is listed. A game that has ended, or whose outcomes are too
/// many to list, goes no further.
///
/// The error names an input that is listed and then not taken.
pub(super) fn count<G: Game>(game: &G, at: Millis, depth: u32) -> Result<u64, String> {
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
        input.give(&mut next, at, &mut Quiet).map_err(|why| format!("{input}, and then {why}"))?;
        sum = sum.saturating_add(count(&next, at, depth - 1)?);
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
        game.legal(seat, &mut legal);
        inputs.extend(legal.iter().map(|&action| Input::Act(seat, action)));
    }
    inputs
}
