//! Finds out whether a game of Magic Maze can be won: no clock, no silence, every seat in one hand.
//!
//! A seed settles the order of the tiles, wherever one explores; so a seed is a deck. The planner
//! looks at no tile before it is drawn. It explores until all that is needed lies, then plans the
//! theft and the way out. It never enters a timer. Several tries with other tastes explore
//! elsewhere; what none of them wins may still be winnable.

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

/// How often a deck is tried at most.
pub const TRIES: u32 = 12;

/// So many wins are compared; more tries make a solution only a little shorter.
const WINS: usize = 3;

/// A game that was won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What was done, and by whom. All of it are deeds (MZ-19).
    pub acts: Vec<(Seat, Action)>,
    /// How many tries were lost before the first win.
    pub lost: u32,
}

/// Why a try could not be won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stuck {
    /// No exploration square leads to where no tile lies, and something is still missing.
    NothingOpen,
    /// No hero could be brought to an exploration square of its colour.
    OpeningsBlocked,
    /// MZ-63: the next tile belongs into a dimension where nothing is open.
    WrongDimension,
    /// Everything lies, but the heroes could not all be brought to the items.
    ItemsBlocked,
    /// From the items not all could be brought to the exits.
    ExitsBlocked,
    /// All tiles lie and something is missing.
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

/// Plays one deck up to [`TRIES`] times and gives the shortest of the first wins.
///
/// The config is one for two seats or more. Equal configs and seeds give equal solutions.
///
/// # Errors
/// Why the last try was not won; all of them were not.
pub fn solve(config: &Config, seed: u64) -> Result<Solution, Stuck> {
    let mut best: Option<Solution> = None;
    let mut wins = 0;
    let mut lost = 0;
    let mut reason = Stuck::NothingOpen;
    for number in 0..TRIES {
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
        if wins == WINS {
            break;
        }
    }
    best.ok_or(reason)
}

/// One try.
fn attempt(config: &Config, seed: u64, number: u32) -> Result<Vec<(Seat, Action)>, Stuck> {
    let mut table = Table::new(config, seed);
    // Dice of the planner's own: nature's are not touched.
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
        // More tiles can open another way.
        explore::explore(&mut table, &view, &map, taste, &mut dice)
            .map_err(|stuck| blocked.unwrap_or(stuck))?;
    }
}
