//! Finds out whether a game of Magic Maze can be won, without the clock, without silence, and with all
//! seats controlled by one player.
//!
//! A seed fixes the order of the tiles, wherever heroes explore; so a seed is a deck. The planner looks
//! at no tile before it is drawn. It explores until everything needed lies in the mall, then plans the
//! theft and the way out. It never enters a timer. Several attempts with different preferences explore
//! different places; a deck that none of them wins may still be winnable.

mod explore;
pub(crate) mod favours;
mod goals;
mod map;
mod pairs;
pub(crate) mod prices;
mod spot;
mod table;
mod terms;
#[cfg(test)]
mod tests;
mod together;
mod walk;
pub(crate) mod wishes;

use std::fmt;

use game::{FastDice, Seat};
use magic_maze::{Action, Config};

use explore::Taste;
use map::Map;
use table::Table;

/// Maximum number of attempts for a deck.
pub const MAX_ATTEMPTS: u32 = 12;
/// Number of wins that are compared; more attempts make the solution only a little shorter.
const WINS_COMPARED: usize = 3;

/// A game that was won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The actions and their seats. All of them are deeds (MZ-19).
    pub acts: Vec<(Seat, Action)>,
    /// Number of attempts that were lost before the first win.
    pub lost: u32,
}

/// The reason why an attempt could not be won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stuck {
    /// No exploration square leads to a free place, and something is still missing.
    NothingOpen,
    /// No hero can reach an exploration square of its colour.
    OpeningsBlocked,
    /// MZ-63: the next tile belongs into a dimension without open exploration squares.
    WrongDimension,
    /// All tiles needed lie in the mall, but the heroes cannot all reach the items.
    ItemsBlocked,
    /// From the items the heroes cannot all reach the exits.
    ExitsBlocked,
    /// All tiles lie in the mall, and something is missing.
    DeckEmpty,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NothingOpen => "no open exploration square",
            Self::OpeningsBlocked => "no way to an exploration square",
            Self::WrongDimension => "no open square in that dimension",
            Self::ItemsBlocked => "no way to the items",
            Self::ExitsBlocked => "no way to the exits",
            Self::DeckEmpty => "all tiles lie",
        })
    }
}

/// Plays one deck up to [`MAX_ATTEMPTS`] times and returns the shortest of the first wins.
///
/// The config must have two seats or more. Equal configs and seeds give equal solutions.
///
/// # Errors
/// The reason why the last attempt was lost, if all were.
pub fn solve(config: &Config, seed: u64) -> Result<Solution, Stuck> {
    let mut best: Option<Solution> = None;
    let mut wins = 0;
    let mut lost = 0;
    let mut reason = Stuck::NothingOpen;
    for number in 0..MAX_ATTEMPTS {
        match attempt(config, seed, number) {
            Ok(acts) => {
                wins += 1;
                match &mut best {
                    Some(best) if best.acts.len() <= acts.len() => {}
                    Some(best) => best.acts = acts,
                    None => best = Some(Solution { acts, lost }),
                }
            }
            Err(stuck) => (reason, lost) = (stuck, lost + 1),
        }
        if wins == WINS_COMPARED {
            break;
        }
    }
    best.ok_or(reason)
}

/// Plays one attempt.
fn attempt(config: &Config, seed: u64, number: u32) -> Result<Vec<(Seat, Action)>, Stuck> {
    let mut table = Table::new(config, seed);
    // The planner has its own dice, so that those of the game are not affected.
    let mut dice = FastDice::new(seed.rotate_left(17) ^ u64::from(number) << 32);
    let taste = Taste::of_try(number, &mut dice);
    loop {
        let view = table.view();
        let map = Map::new(&view);
        let mut blocked = None;
        if goals::are_known(&map) {
            match goals::finish(&map, &table::heroes(&view)) {
                Ok(moves) => {
                    table.follow(&moves);
                    assert!(table.is_won(), "a plan that was followed to its end wins");
                    return Ok(table.acts);
                }
                Err(stuck) => blocked = Some(stuck),
            }
        }
        // More tiles can open another path.
        explore::explore(&mut table, &view, &map, taste, &mut dice)
            .map_err(|stuck| blocked.unwrap_or(stuck))?;
    }
}
